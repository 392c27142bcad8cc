"""Timed events of a table: pings, reminders, the last call, the end of a clock.

A table stores one time only: its next alarm. When it fires, all due events are derived from the table,
carried out (see `engine.tables.change`) and put into the outbox in one transaction, so each happens exactly
once across restarts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from engine.tables.model import clock
from engine.tables.model.habits import USUAL, Habits, limit_vacation, quiet_until
from engine.tables.model.outbox import JUST_ACTED
from engine.tables.model.table import Chair, Table
from engine.tables.model.terms import patience_ends
from engine.tables.people.care import host_notice_due
from engine.tables.play.answers import delayed_orders

Kind = Literal["ping", "remind", "lastcall", "zero"]
People = Mapping[int, Habits]
THINKING = 90.0
"""Seconds after which a computer player that has not answered is asked again."""
SNOOZE = 8 * 3600.0
"""Seconds by which one press postpones a reminder."""


@dataclass(frozen=True, slots=True)
class Alarm:
    """A timed event of a seat."""

    at: float
    kind: Kind
    seat: int


def rebase_clock(table: Table, person: int, people: People, *, now: float) -> Table:
    """Fix the time that a person's clock has counted under their present habits; the revision stays."""
    if person not in table.people:
        return table
    seat = table.seat_of(person)
    chair = table.chairs[seat]
    return table.with_chair(
        seat, clock=clock.rebase(chair.clock, habits_of(chair, table, people), table.tempo, now)
    )


def habits_of(chair: Chair, table: Table, people: People) -> Habits:
    """Habits of the person on a seat, as far as they count here; the defaults for a person who has set none.
    Of their vacations a season counts all since it began."""
    own = people.get(chair.person or 0, USUAL)
    if table.season is None:
        return own
    began = table.created if table.season_began is None else table.season_began
    return limit_vacation(own, began, table.tempo.vacation)


def alarms(table: Table, people: People) -> Iterator[Alarm]:
    """All timed events that will come due without a move. A seat is not called for a decision that its
    standing orders are about to answer."""
    if table.status != "running" or table.rests is not None:
        return
    delayed = delayed_orders(table)
    for seat in table.due_seats:
        chair = table.chairs[seat]
        for at, kind in chair_alarms(table, chair, habits_of(chair, table, people)):
            yield Alarm(max(at, delayed.get(seat, at)), kind, seat)


def chair_alarms(table: Table, chair: Chair, habits: Habits) -> Iterator[tuple[float, Kind]]:
    """Timed events of one person: the ping, after quiet hours and not while they are looking; then reminders;
    the last call; the end of the clock.
    """
    since = chair.clock.since
    if since is None:
        return
    hours = clock.effective_habits(habits, table.tempo)
    if not chair.calls:
        yield quiet_until(hours, max(since, chair.acted + JUST_ACTED)), "ping"
    elif chair.snooze is not None:
        yield quiet_until(hours, chair.snooze), "remind"
    elif (at := clock.reminders(since, habits, chair.calls - 1, sent=chair.called)) is not None:
        yield at, "remind"
    if not table.tempo.cap:
        return
    if not chair.warned and (at := clock.last_call(chair.clock, habits, table.tempo)) is not None:
        yield at, "lastcall"
    if (at := clock_end(table, chair, habits)) is not None:
        yield at, "zero"


def ends(table: Table, people: People) -> dict[int, float]:
    """When the clocks of the seats that are due run out, by seat."""
    if table.status != "running" or table.rests is not None or not table.tempo.cap:
        return {}
    chairs = ((seat, table.chairs[seat]) for seat in table.due_seats)
    by_seat = {seat: clock_end(table, chair, habits_of(chair, table, people)) for seat, chair in chairs}
    delayed = delayed_orders(table) if any(by_seat.values()) else {}
    return {seat: max(at, delayed.get(seat, at)) for seat, at in by_seat.items() if at is not None}


def clock_end(table: Table, chair: Chair, habits: Habits) -> float | None:
    """When a person's clock runs out; None: it does not run, has no end, or has run out."""
    running = chair.clock.since is not None and not chair.expired
    return clock.zero(chair.clock, habits, table.tempo) if running else None


def next_alarm(table: Table, coming: Iterable[Alarm], now: float) -> float | None:
    """Time of the next alarm of this table, whose timed events are `coming`; None: it has none. While an
    agent thinks there is one, so a lost search is started again."""
    moments: list[float | None] = [alarm.at for alarm in coming]
    if table.status == "lobby":
        moments.append(patience_ends(table))
    elif table.status == "running":
        moments += delayed_orders(table).values()
        if table.thinking:
            moments.append(now + THINKING)
        if table.deadline is not None:
            moments.append(max(table.deadline, now))
    if table.lost is not None:
        moments.append(host_notice_due(table))
    return min((at for at in moments if at is not None), default=None)


def postpone(table: Table, person: int, *, now: float) -> Table:
    """Postpone the next reminder of a person, at their own request."""
    seat = table.seat_of(person)
    table.expect("running")
    if seat not in table.due_seats:
        return table
    return table.with_chair(seat, snooze=now + SNOOZE, acted=now).after()
