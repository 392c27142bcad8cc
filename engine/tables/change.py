"""What follows from a change of a table, in one direction: clocks, calls and clocks that end, votes, terms,
messages, the next alarm."""

from __future__ import annotations

from dataclasses import replace

from engine.tables.model import clock
from engine.tables.model.change import Change
from engine.tables.model.habits import DAY
from engine.tables.model.log import Remark
from engine.tables.model.outbox import CALLS, NoteKind, call_notes, notes
from engine.tables.model.table import Table
from engine.tables.model.terms import with_consents
from engine.tables.people.care import mark_host_notified, play_out, seat_caretaker
from engine.tables.people.votes import is_void, propose_caretaker
from engine.tables.time.alarms import Alarm, People, alarms, habits_of, next_alarm

LESSON = DAY
"""Seconds after its last change in which a lesson is deleted, finished or not: it counts for nothing."""


def complete_change(before: Table, edited: Table, people: People, now: float) -> Change:
    """The changed table, one revision later, with all that follows. A lesson sends no messages on its own:
    the learner is looking at it. Its alarm ends it: see `LESSON`."""
    table, calls, coming = edited, dict[int, NoteKind](), list[Alarm]()
    if "running" in (before.status, edited.status):
        table = run_clocks(before, table, people, now)
        table, calls, coming = fire_alarms(table, people, now)
    if table.motion is not None and is_void(table, table.motion):
        table = replace(table, motion=None)
    if table.lost is not None:
        table = mark_host_notified(table, now)
    if table.status == "lobby":
        table = with_consents(table, now)
    former_sitters = table.former_sitters if table.status in ("lobby", "running") else ()
    table = replace(table, revision=before.revision + 1, former_sitters=former_sitters)
    if table.lesson:
        return Change(before, table, (), now + LESSON)
    messages = (*notes(before, table), *call_notes(table, calls))
    return Change(before, table, messages, next_alarm(table, coming, now))


def run_clocks(before: Table, table: Table, people: People, now: float) -> Table:
    """Start the clocks of seats that have just become due, and stop those of seats that no longer are.

    An undo gives no credit: the question was asked before. A paused table stops all clocks.
    """
    new_entries = table.log[len(before.log) :]
    taken_back = any(isinstance(entry, Remark) and entry.what == "undo" for entry in new_entries)
    asked_before = {(seat, before.ply(seat)) for seat in before.due_seats}
    chairs, tempo = [*table.chairs], table.tempo
    for seat, chair in enumerate(chairs):
        due = seat in table.due_seats
        if not due and chair.clock.since is None:
            continue
        habits, running = habits_of(chair, table, people), chair.clock
        newly_due = due and (seat, table.ply(seat)) not in asked_before
        if newly_due or not due:
            running = clock.stop(running, habits, tempo, now)
        if newly_due:
            chairs[seat] = replace(chair, calls=0, snooze=None, warned=False, expired=False)
            running = running if taken_back else clock.begin(running, tempo, now)
        if due and table.rests is None:
            running = clock.resume(running, now)
        elif due:
            running = clock.hold(running, habits, tempo, now)
        chairs[seat] = replace(chairs[seat], clock=running)
    return replace(table, chairs=tuple(chairs))


def fire_alarms(table: Table, people: People, now: float) -> tuple[Table, dict[int, NoteKind], list[Alarm]]:
    """The table after all events due by now, the seats to call and how, and the alarms to come; the revision
    stays.

    At its deadline the table is played to its end. Of several calls to one person only the most urgent is
    sent. Where the end of a clock advances the game, the next players are called too.
    """
    if table.status == "running" and table.deadline is not None and table.deadline <= now:
        table = run_clocks(table, play_out(table, now=now), people, now)
    calls, coming = dict[int, NoteKind](), [*alarms(table, people)]
    while due := [alarm for alarm in coming if alarm.at <= now]:
        before, asked = table, {(seat, table.ply(seat)) for seat in table.due_seats}
        for alarm in due:
            if alarm.kind != "zero":
                table = call(table, alarm, calls, now)
        for alarm in sorted(due, key=lambda alarm: (alarm.at, alarm.seat)):
            if alarm.kind == "zero" and (alarm.seat, table.ply(alarm.seat)) in asked:
                table = end_clock(table, alarm.seat, now)
                calls.pop(alarm.seat, None)
        if table.log is not before.log:  # a clock ran out
            table = run_clocks(before, table, people, now)
        for seat in [*calls]:  # no one is called for a decision that has been answered since
            if seat not in table.due_seats or (seat, table.ply(seat)) not in asked:
                del calls[seat]
        coming = [*alarms(table, people)]
    return table, calls, coming


def call(table: Table, alarm: Alarm, calls: dict[int, NoteKind], now: float) -> Table:
    """Add a call to `calls`, and count it; the revision stays. A last call that comes before the ping
    replaces it."""
    seat = alarm.seat
    if alarm.kind != "zero":
        calls[seat] = max(calls.get(seat, "ping"), alarm.kind, key=CALLS.index)
    if alarm.kind == "lastcall":
        table = table.with_chair(seat, warned=True)
        if table.chairs[seat].calls:
            return table
    return table.with_chair(seat, calls=table.chairs[seat].calls + 1, called=now, snooze=None)


def end_clock(table: Table, seat: int, now: float) -> Table:
    """Carry out what the table does when a clock runs out: a remark only, a vote, or the caretaker."""
    if seat not in table.due_seats:  # another seat's timeout has advanced the game
        return table
    table = table.with_chair(seat, expired=True).adding(Remark("expired", None, now, seat))
    if table.at_zero == "caretaker":
        return seat_caretaker(table, seat, "clock", None, now=now)
    return propose_caretaker(table, None, seat, now=now) if table.at_zero == "vote" else table
