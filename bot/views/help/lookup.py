"""*What is …?*: a menu of the cards on the table; the answer is the card's public description."""

from __future__ import annotations

from dataclasses import replace

from bot.messages.controls import OPTIONS, Choices, Menu
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.presenter.contract import Presenter
from bot.views.scene import Scene

HERE = "here"
"""In the id of a menu whose answer replaces its message; that of any other is a new one."""


def menu(scene: Scene, presenter: Presenter, picked: str = "") -> Menu:
    """Menu of all cards and tiles on the table, with what each does."""
    lines = [*presenter.guide.lying(scene.context).items()][:OPTIONS]
    notes = {card: presenter.reference.small_print(scene.t, card) for card, _ in lines}
    choices = Choices(lines, picked=(picked,), notes=notes)
    return Menu(Id("lookup", scene.table.id, 0, HERE), scene.t("lookup-pick"), choices)


def panel(scene: Scene, presenter: Presenter) -> Sheet:
    """A line for each card or tile on the table, and the menu."""
    names = presenter.guide.lying(scene.context)
    if not names:
        return Sheet(scene.t("lookup-title"), scene.t("lookup-none"))
    lines = (f"**{name}** · {presenter.reference.small_print(scene.t, card)}" for card, name in names.items())
    return Sheet(scene.t("lookup-title"), "\n".join(lines), [menu(scene, presenter)], game=scene.t.game)


def answer(scene: Scene, presenter: Presenter, card: str, description: Sheet) -> Sheet:
    """A card's description, with the menu below it."""
    lying = presenter.guide.lying(scene.context)
    return replace(description, controls=[menu(scene, presenter, card)] if lying else [])
