"""*What is …?*: a menu of the cards on the table; the answer is the card's public description."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from bot.messages.controls import OPTIONS, Button, Choices, Control, Menu
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.presenter.contract import Presenter
from bot.views.menus import row_left
from bot.views.scene import Scene

BESIDE, HERE = "beside", "here"
"""Whether the answer comes beside the message that was pressed on, or in its place."""


def way(scene: Scene, presenter: Presenter, beside: Sequence[Control]) -> Iterator[Control]:
    """From an office: the menu where a row is left for it, else a button that brings it."""
    row = row_left(beside)
    if not (lying := presenter.guide.lying(scene.context)):
        return
    if row is None:
        yield Button(Id("lookup", scene.table.id), scene.t("lookup-open"), row=3)
    else:
        yield menu(scene, lying, BESIDE, row=row)


def menu(
    scene: Scene, lying: Mapping[str, str], where: str, picked: str = "", row: int | None = None
) -> Menu:
    """Everything that lies there."""
    lines = [*lying.items()][:OPTIONS]
    return Menu(
        Id("lookup", scene.table.id, 0, where), scene.t("lookup-pick"), Choices(lines, picked=(picked,)), row
    )


def panel(scene: Scene, presenter: Presenter) -> Sheet:
    """The menu alone; nothing to choose from where nothing lies there any more."""
    found = presenter.guide.lying(scene.context)
    controls = [menu(scene, found, HERE)] if found else []
    return Sheet(scene.t("lookup-title"), scene.t("lookup-text" if found else "lookup-none"), controls)


def answer(scene: Scene, presenter: Presenter, card: str, found: Sheet) -> Sheet:
    """A card, and the menu below it, so that one may go on asking."""
    lying = presenter.guide.lying(scene.context)
    return replace(found, controls=[menu(scene, lying, HERE, card)] if lying else [])
