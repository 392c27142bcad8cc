"""What follows from a change of a table: clocks, calls, complaints, what must be said."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.tables.model.change import Change
from engine.tables.model.habits import DAY, Habits
from engine.tables.model.outbox import call_notes, notes
from engine.tables.model.table import Table
from engine.tables.model.terms import with_consents
from engine.tables.people.care import mark_host_notified
from engine.tables.people.votes import without_void_motion
from engine.tables.time.alarms import next_alarm, ring, tick

LESSON = DAY
"""Seconds after its last change in which a lesson is deleted, finished or not: it counts for nothing."""


def complete_change(before: Table, edited: Table, people: Mapping[int, Habits], now: float) -> Change:
    """The changed table, one revision later, with clocks, calls and void motions brought up to date. A lesson
    sends no messages on its own: the learner is looking at it. Its alarm ends it: see `LESSON`."""
    after, calls, coming = ring(tick(before, edited, people, now), people, now)
    after = with_consents(mark_host_notified(without_void_motion(after), now), now)
    former = after.former_sitters if after.status in ("lobby", "running") else ()
    after = replace(after, revision=before.revision + 1, former_sitters=former)
    said = () if after.lesson else (*notes(before, after), *call_notes(after, calls))
    return Change(before, after, said, now + LESSON if after.lesson else next_alarm(after, coming, now))
