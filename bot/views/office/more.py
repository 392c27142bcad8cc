"""*More …*: one menu for all that is not an answer. Each of its lines stands for a button."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.messages.controls import Button, Choices, Control, Menu
from bot.messages.ids import Id
from bot.presenter.contract import Presenter
from bot.views.help import guide
from bot.views.office import orders
from bot.views.rows import LAST, row_count
from bot.views.scene import Scene

MORE = "more"


def controls(scene: Scene, answers: Sequence[Control], lines: Sequence[Button]) -> list[Control]:
    """The menu below the answers; where they leave no row for it, as many buttons as have room."""
    if not lines:
        return []
    if row_count(answers) > LAST:
        return [replace(line, row=LAST) for line in lines]
    return [menu(scene, lines)]


def menu(scene: Scene, lines: Sequence[Button]) -> Menu:
    """The menu; its values are the ids of the buttons that it replaces."""
    options = [(str(line.id_), line.label) for line in lines]
    notes = {str(line.id_): scene.t(f"more-{line.id_.verb}") for line in lines if line.id_.verb in NOTED}
    id = Id(MORE, scene.table.id, scene.table.ply(scene.me))
    return Menu(id, scene.t("office-more"), Choices(options, notes=notes), LAST)


NOTED = ("hint", "log", "always", "read")
"""Verbs whose lines have small print."""


def ways(scene: Scene, presenter: Presenter) -> Iterator[Button]:
    """The ways from an office to elsewhere: log, the notes of the board, cards, plans, note."""
    table, t = scene.table, scene.t
    if table.moves:
        yield Button(Id("log", table.id), t("board-log"))
    for title, _ in presenter.outlook.sections(scene.context)[:1] if table.status == "running" else ():
        yield Button(Id("outlook", table.id), title)
    if presenter.guide.lying(scene.context):
        yield Button(Id("lookup", table.id), t("lookup-open"))
    yield from orders.ways(scene, presenter)


def help_lines(scene: Scene, *, explained: bool, pictured: bool) -> Iterator[Button]:
    """Explanations and the office as text. `explained`: the question has its explanation already."""
    table, t = scene.table, scene.t
    if not explained and any(decision.blocking for decision in scene.mine):
        yield Button(Id("explain", table.id, table.ply(scene.me)), t("more-explain"))
    yield from guide.hide_button(scene)
    if pictured:
        yield Button(Id("read", table.id), t("board-read"))
