"""A change of a table with everything that follows from it, ready to be stored."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.tables.people.care import complaining
from engine.tables.people.votes import without_void_motion
from engine.tables.play.outbox import Note, called, notes
from engine.tables.table import Table
from engine.tables.time.alarms import next_alarm, rung, ticked
from engine.tables.time.habits import Habits


@dataclass(frozen=True, slots=True)
class Change:
    """A table before and after. `notes`: what must be said of it; `alarm`: when it must be looked at next, in
    seconds since 1970, None: only when somebody presses."""

    before: Table
    after: Table
    notes: tuple[Note, ...] = ()
    alarm: float | None = None


def followed(before: Table, edited: Table, people: Mapping[int, Habits], now: float) -> Change:
    """With clocks, calls and void motions seen to, one revision later. Of a lesson nothing is said by itself:
    who learns is looking at it."""
    after, calls = rung(ticked(before, edited, people, now), people, now)
    after = complaining(without_void_motion(after), now)
    former = after.former_sitters if after.status == "running" else ()
    after = replace(after, revision=before.revision + 1, former_sitters=former)
    said = () if after.lesson else (*notes(before, after), *called(after, calls))
    return Change(before, after, said, None if after.lesson else next_alarm(after, people, now))
