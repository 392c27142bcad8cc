"""The log of a table: moves and remarks, only ever appended. What counts of it is its course."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Literal

from engine.core.actions import Action
from engine.core.events import Event
from engine.core.records import Seals

Cause = Literal["hand", "step", "forced", "order", "agent"]
"""Why a move was made: by a press, as a further step of the same press, because nothing else was allowed,
by a standing order, by an agent."""
What = Literal[
    "undo", "minded", "returned", "claimed", "paused", "resumed", "host", "expired", "refused", "forked"
]


@dataclass(frozen=True, slots=True)
class Move:
    """An action in the log. `person`: who pressed; None for what no press made. `events` and `seals` follow
    from the moves before it."""

    action: Action
    cause: Cause
    person: int | None
    at: float
    events: tuple[Event, ...] = field(default=(), compare=False)
    seals: Seals = field(default="", compare=False)

    @property
    def auto(self) -> bool:
        """Nothing else was allowed."""
        return self.cause == "forced"


@dataclass(frozen=True, slots=True)
class Remark:
    """Something about the sitting that is no move of the game.

    `keeps`: how many moves count after it, for an undo; None else. `touched`: the seats whose moves no longer
    do. `stale`: the seats whose questions are others now. `seat`: whom it is about, if anybody.
    """

    what: What
    person: int | None
    at: float
    seat: int | None = None
    keeps: int | None = None
    touched: tuple[int, ...] = ()
    stale: tuple[int, ...] = ()


Entry = Move | Remark


def course(log: Sequence[Entry]) -> tuple[Entry, ...]:
    """What counts, in order: moves that were not taken back, and every remark where it belongs."""
    out: list[Entry] = []
    for entry in log:
        if isinstance(entry, Remark) and entry.keeps is not None:
            out = list(kept(out, entry.keeps))
        out.append(entry)
    return tuple(out)


def kept(entries: Iterable[Entry], moves: int) -> Iterator[Entry]:
    """So many first moves, and all remarks."""
    for entry in entries:
        if isinstance(entry, Remark):
            yield entry
        elif moves > 0:
            moves -= 1
            yield entry


def plies(log: Iterable[Entry], seat: int) -> int:
    """How many moments a seat has lived through: each of its moves, and each undo that took one back or
    changed what it is asked.

    It only grows, so that buttons from before an undo are out of date after it.
    """
    return sum(seat == entry.action.seat if isinstance(entry, Move) else seat in entry.stale for entry in log)


@dataclass(frozen=True, slots=True)
class ByOrder(Event):
    """Something that happened by a standing order."""

    what: Event

    def seen_by(self, seat: int | None) -> Event | None:
        """As the seat may know what happened."""
        seen = self.what.seen_by(seat)
        return None if seen is None else ByOrder(seen)


@dataclass(frozen=True, slots=True)
class Remarked(Event):
    """A remark, as people read it in the log."""

    remark: Remark


def told(entry: Entry) -> Iterator[Event]:
    """What people read of an entry."""
    if isinstance(entry, Remark):
        yield Remarked(entry)
    elif entry.cause == "order":
        yield from map(ByOrder, entry.events)
    else:
        yield from entry.events
