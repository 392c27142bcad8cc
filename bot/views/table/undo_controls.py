"""Undo for its player: what was undone, and the buttons of an office to undo and redo."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.messages.controls import Button
from bot.messages.ids import Id
from bot.presenter.contract import Presenter
from bot.views.scene import Scene
from bot.views.table import event_lines
from engine.tables.model.errors import Impossible
from engine.tables.model.log import Move
from engine.tables.play import undo

MOST = 3
"""Moves of a press that are named."""


def note(scene: Scene, presenter: Presenter, key: str, moves: Sequence[Move]) -> str:
    """What was undone or redone, in the words of the log. `scene`: the table before that."""
    moved = (scene.table.redact_events(scene.seat, move.events) for move in moves if move.cause != "forced")
    lines = [line for events in moved for line in event_lines.lines(scene, presenter, events)[:1]]
    return scene.t(key, what=" ".join(lines[:MOST]), known="yes" if lines else "no")


def buttons(scene: Scene) -> Iterator[Button]:
    """Buttons to undo the last press for free, or to redo it. An undo with a price or that needs consent is
    offered in the panel of the table."""
    table, person = scene.table, scene.table.chairs[scene.me].person
    if table.status != "running" or table.lesson or table.motion is not None or person is None:
        return
    if undo.redoable(table, scene.me):
        yield Button(Id("redo", table.id), scene.t("care-redo"))
    elif is_free(scene):
        yield Button(Id("undo", table.id, table.ply(scene.me)), scene.t("care-undo"))


def is_free(scene: Scene) -> bool:
    """Whether undoing is free and needs no consent."""
    try:
        reach = undo.reach(scene.table, scene.me)
    except Impossible:
        return False
    return not (reach.concerned or reach.friendly)
