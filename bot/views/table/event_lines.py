"""What happened at a table, a line each: the game's in its presenter's words, the table's in ours."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from bot.presenter.context import LogEvent
from bot.presenter.contract import Presenter
from bot.views.scene import Scene
from bot.views.table import remarks
from engine.core.events import Event
from engine.tables.model.log import ByOrder, Remarked


def lines(
    scene: Scene,
    presenter: Presenter,
    events: Iterable[Event],
    *,
    brief: bool = False,
    pictured: bool = False,
) -> list[str]:
    """These events, which the reader may know. `brief`: those of others in short; `pictured`: beside what
    lies on the table."""
    out: list[str] = []
    for ours, group in groupby(events, key=lambda event: isinstance(event, Remarked)):
        if ours:
            out += [remarks.remark_line(scene, it.remark) for it in group if isinstance(it, Remarked)]
        else:
            told = [
                LogEvent(event.inner, True, brief, pictured)
                if isinstance(event, ByOrder)
                else LogEvent(event, False, brief, pictured)
                for event in group
            ]
            out += presenter.history.lines(scene.context, told)
    return out
