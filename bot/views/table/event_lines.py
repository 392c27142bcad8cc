"""Events of a table as text: those of the game by its presenter, remarks by `remarks`."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from bot.presenter.context import LogEvent
from bot.presenter.contract import Presenter
from bot.views.scene import Scene
from bot.views.table.remarks import remark_line
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
    """Text of events that the reader may know. `brief`: those of others are shortened; `pictured`: beside a
    picture of the table."""
    texts: list[str] = []
    for is_remark, group in groupby(events, key=lambda event: isinstance(event, Remarked)):
        if is_remark:
            texts += [remark_line(scene, event.remark) for event in group if isinstance(event, Remarked)]
        else:
            bare = [(event.inner, True) if isinstance(event, ByOrder) else (event, False) for event in group]
            log_events = [LogEvent(event, by_order, brief, pictured) for event, by_order in bare]
            texts += presenter.history.lines(scene.context, log_events)
    return texts
