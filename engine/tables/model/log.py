"""The log of a table: moves and remarks, append-only. Its course is what undos leave in force.

The course is kept up to date entry by entry, so an undo costs what it takes back and not the length of the
log. A sealed answer that is changed replaces the one before: the course does not show how often or when that
happened.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal

from engine.core.actions import Action
from engine.core.events import Event
from engine.core.records import Seals

Cause = Literal["hand", "step", "forced", "order", "agent"]
"""Why a move was made: by a press, as a further step of the same press, because nothing else was allowed,
by a standing order, by an agent."""
RemarkKind = Literal[
    "asked",
    "undo",
    "minded",
    "returned",
    "claimed",
    "paused",
    "resumed",
    "host",
    "moved",
    "expired",
    "refused",
    "forked",
    "ended",
    "deadline",
]


FOLDED = frozenset({"paused", "resumed", "minded", "returned", "host", "moved", "refused"})
"""Remarks of which the newest between two moves says all."""


@dataclass(frozen=True, slots=True)
class Move:
    """An action in the log. `person`: the player who pressed; None without a press. `events` follow from the
    moves before it. `seals`: whether it was a sealed answer; empty also where an older program wrote it."""

    action: Action
    cause: Cause
    person: int | None
    at: float
    events: tuple[Event, ...] = field(default=(), compare=False)
    seals: Seals = ""

    @property
    def auto(self) -> bool:
        """Whether it was made because nothing else was allowed."""
        return self.cause == "forced"


@dataclass(frozen=True, slots=True)
class Remark:
    """Something about the sitting that is no move of the game.

    `keeps`: how many moves count after an undo, or would after one that others are asked for; None else.
    `touched`: the seats whose moves no longer count. `stale`: the seats whose questions have changed. `seat`:
    the seat it is about, if any.
    """

    what: RemarkKind
    person: int | None
    at: float
    seat: int | None = None
    keeps: int | None = None
    touched: tuple[int, ...] = ()
    stale: tuple[int, ...] = ()


Entry = Move | Remark


class LogCourse:
    """The part of a log that counts. Not to be changed; `after` makes another one.

    `entries`: the moves that were not taken back, and every remark, in order; `moves`: the moves alone;
    `places`, `numbers`: where each of them stands among the entries and in the log. `undone`: what the last
    undo took back. `plies`: how many moments each seat has lived through: each of its moves, and each undo
    that took one back or changed what it is asked; it only grows, so that buttons from before an undo are out
    of date after it. `length`: of the log; `public`: the entries of it that all players may count.
    """

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.moves: list[Move] = []
        self.places: list[int] = []
        self.numbers: list[int] = []
        self.undone: tuple[Move, ...] = ()
        self.plies: Counter[int] = Counter()
        self.length = self.public = 0

    def after(self, entries: Iterable[Entry]) -> LogCourse:
        """The course with more entries in the log."""
        course = LogCourse()
        course.entries, course.moves = self.entries[:], self.moves[:]
        course.places, course.numbers = self.places[:], self.numbers[:]
        course.undone, course.plies = self.undone, self.plies.copy()
        course.length, course.public = self.length, self.public
        for entry in entries:
            course.add(entry)
            course.length += 1
        return course

    def add(self, entry: Entry) -> None:
        """Add one entry, in place."""
        if isinstance(entry, Move) and entry.seals == "changed" and self.reseal(entry):
            return
        self.public += 1
        if isinstance(entry, Move):
            self.plies[entry.action.seat] += 1
            self.places.append(len(self.entries))
            self.numbers.append(self.length)
            self.moves.append(entry)
        else:
            self.plies.update(entry.stale)
            if entry.what == "undo":
                self.take_back(entry.keeps or 0)
            self.fold(entry)
        self.entries.append(entry)

    def fold(self, remark: Remark) -> None:
        """Drop an earlier remark since the last move that this one repeats, in place: pauses, stand-ins and
        hosts that come and go without a move leave one line each. What follows a question about an undo
        stays, for the two are counted together."""
        if remark.what not in FOLDED:
            return
        first = self.places[-1] + 1 if self.places else 0
        if remark.what == "refused":  # each belongs to its question
            first = max(first, len(self.entries) - 1)
        for at in range(len(self.entries) - 1, first - 1, -1):
            known, before = self.entries[at], self.entries[at - 1] if at else None
            if isinstance(known, Remark) and (known.what, known.seat) == (remark.what, remark.seat):
                if not (isinstance(before, Remark) and before.what == "asked"):
                    del self.entries[at]
                return

    def take_back(self, keeps: int) -> None:
        """Drop the moves after the first `keeps`, in place."""
        cut = self.place(keeps)
        self.undone = tuple(self.moves[keeps:])
        self.entries[cut:] = [entry for entry in self.entries[cut:] if isinstance(entry, Remark)]
        del self.moves[keeps:], self.places[keeps:], self.numbers[keeps:]

    def reseal(self, changed: Move) -> bool:
        """Put a sealed answer in the place of the one before, in place; False where that is not known."""
        for at in range(len(self.moves) - 1, -1, -1):
            before = self.moves[at]
            if before.seals == "sealed" and before.action.seat == changed.action.seat:
                self.moves[at] = self.entries[self.places[at]] = replace(before, action=changed.action)
                return True
        return False

    def place(self, moves: int) -> int:
        """Index just behind the first `moves` moves and the remarks that follow them."""
        return self.places[moves] if moves < len(self.places) else len(self.entries)

    def since(self, moves: int, until: int | None = None) -> Sequence[Entry]:
        """The entries after the first `moves` moves; `until`: up to the last of this many moves."""
        if moves > len(self.moves):
            return ()
        first, last = (number and self.places[number - 1] + 1 for number in (moves, until))
        return self.entries[first:last]


class Log(tuple[Entry, ...]):
    """The entries of a table with their course, which is found once and then kept up to date."""

    @cached_property
    def course(self) -> LogCourse:
        return LogCourse().after(self)

    def adding(self, entries: Iterable[Entry]) -> Log:
        """This log with more entries."""
        more = tuple(entries)
        log = Log((*self, *more))
        log.__dict__["course"] = self.course.after(more)
        return log


class ByOrder(Event):
    """An event that a standing order brought about."""

    inner: Event

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as a seat may know it; None: it knows nothing of it."""
        seen = self.inner.seen_by(seat)
        return None if seen is None else ByOrder(seen)


class Remarked(Event):
    """A remark, as people read it in the log."""

    remark: Remark


def events_of(entry: Entry) -> Iterator[Event]:
    """The events of a log entry, as its readers see them."""
    if isinstance(entry, Remark):
        yield Remarked(entry)
    elif entry.cause == "order":
        yield from map(ByOrder, entry.events)
    else:
        yield from entry.events
