"""*What is …?*: a menu of the cards on the table; the answer is the card's public description."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.messages.controls import OPTIONS, Button, Choices, Control, Menu
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.presenter.contract import Presenter
from bot.views.rows import row_left
from bot.views.scene import Scene

BESIDE, HERE = "beside", "here"
"""Whether the answer is a new message or replaces this one."""


def open_control(scene: Scene, presenter: Presenter, beside: Sequence[Control]) -> Iterator[Control]:
    """In an office: the menu if a row is left for it, else a button that opens it."""
    row = row_left(beside)
    if not presenter.guide.lying(scene.context):
        return
    if row is None:
        yield Button(Id("lookup", scene.table.id), scene.t("lookup-open"), row=3)
    else:
        yield menu(scene, presenter, BESIDE, row=row)


def menu(scene: Scene, presenter: Presenter, where: str, picked: str = "", row: int | None = None) -> Menu:
    """Menu of all cards and tiles on the table, with what each does."""
    lines = [*presenter.guide.lying(scene.context).items()][:OPTIONS]
    notes = {card: presenter.reference.small_print(scene.t, card) for card, _ in lines}
    choices = Choices(lines, picked=(picked,), notes=notes)
    return Menu(Id("lookup", scene.table.id, 0, where), scene.t("lookup-pick"), choices, row)


def panel(scene: Scene, presenter: Presenter) -> Sheet:
    """A line for each card or tile on the table, and the menu."""
    names = presenter.guide.lying(scene.context)
    if not names:
        return Sheet(scene.t("lookup-title"), scene.t("lookup-none"))
    lines = (f"**{name}** · {presenter.reference.small_print(scene.t, card)}" for card, name in names.items())
    return Sheet(scene.t("lookup-title"), "\n".join(lines), [menu(scene, presenter, HERE)], game=scene.t.game)


def answer(scene: Scene, presenter: Presenter, card: str, description: Sheet) -> Sheet:
    """A card's description, with the menu below it."""
    lying = presenter.guide.lying(scene.context)
    return replace(description, controls=[menu(scene, presenter, HERE, card)] if lying else [])
