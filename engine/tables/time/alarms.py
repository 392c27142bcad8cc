"""Timed events of a table: pings, reminders, the last call, the end of a clock.

A table stores one time only: its next alarm. When it fires, all due events are derived from the table,
carried out and put into the outbox in one transaction, so each happens exactly once across restarts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from engine.tables.model import clock
from engine.tables.model.habits import USUAL, Habits, limit_vacation, quiet_until
from engine.tables.model.log import Remark
from engine.tables.model.outbox import CALLS, JUST_ACTED, NoteKind
from engine.tables.model.table import Chair, Table
from engine.tables.model.terms import patience_ends
from engine.tables.people.care import host_notice_due, play_out, seat_caretaker
from engine.tables.people.votes import propose_caretaker
from engine.tables.play.answers import biding

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


def tick(before: Table, after: Table, people: People, now: float) -> Table:
    """Start the clocks of seats that have just become due, and stop those of seats that no longer are.

    An undo gives no credit: the question was asked before. A paused table stops all clocks.
    """
    taken_back = any(isinstance(it, Remark) and it.what == "undo" for it in after.log[len(before.log) :])
    was = {(seat, before.ply(seat)) for seat in before.due_seats}
    chairs, tempo, rests = list(after.chairs), after.tempo, after.rests
    for seat, chair in enumerate(chairs):
        due = seat in after.due_seats
        if not due and chair.clock.since is None:
            continue
        his, new = habits(after, people, chair), due and (seat, after.ply(seat)) not in was
        hand = chair.clock if due and not new else clock.stop(chair.clock, his, tempo, now)
        if new:
            hand = hand if taken_back else clock.begin(hand, tempo, now)
            chairs[seat] = replace(chair, calls=0, snooze=None, warned=False, expired=False)
        if due:
            hand = clock.resume(hand, now) if rests is None else clock.hold(hand, his, tempo, now)
        chairs[seat] = replace(chairs[seat], clock=hand)
    return replace(after, chairs=tuple(chairs))


def rebase_clock(table: Table, person: int, people: People, *, now: float) -> Table:
    """Fix the time that a person's clock has counted under their present habits; the revision stays."""
    if person not in table.people:
        return table
    seat = table.seat_of(person)
    chair = table.chairs[seat]
    return table.with_chair(
        seat, clock=clock.rebase(chair.clock, habits(table, people, chair), table.tempo, now)
    )


def habits(table: Table, people: People, chair: Chair) -> Habits:
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
    bide = biding(table)
    for seat in table.due_seats:
        chair = table.chairs[seat]
        for at, kind in alarms_of(table, chair, habits(table, people, chair)):
            yield Alarm(max(at, bide.get(seat, at)), kind, seat)


def alarms_of(table: Table, chair: Chair, his: Habits) -> Iterator[tuple[float, Kind]]:
    """Timed events of one person: the ping, after quiet hours and not while they are looking; then reminders;
    the last call; the end of the clock.
    """
    since = chair.clock.since
    if since is None:
        return
    hours = clock.effective_habits(his, table.tempo)
    if not chair.calls:
        yield quiet_until(hours, max(since, chair.acted + JUST_ACTED)), "ping"
    elif chair.snooze is not None:
        yield quiet_until(hours, chair.snooze), "remind"
    elif (at := clock.reminders(since, his, chair.calls - 1, sent=chair.called)) is not None:
        yield at, "remind"
    if not table.tempo.cap:
        return
    if not chair.warned and (at := clock.last_call(chair.clock, his, table.tempo)) is not None:
        yield at, "lastcall"
    if (at := end_of(table, chair, his)) is not None:
        yield at, "zero"


def ends(table: Table, people: People) -> dict[int, float]:
    """When the clocks of the seats that are due run out, by seat."""
    if table.status != "running" or table.rests is not None or not table.tempo.cap:
        return {}
    chairs = ((seat, table.chairs[seat]) for seat in table.due_seats)
    found = {seat: end_of(table, chair, habits(table, people, chair)) for seat, chair in chairs}
    bide = biding(table) if any(found.values()) else {}
    return {seat: max(at, bide.get(seat, at)) for seat, at in found.items() if at is not None}


def end_of(table: Table, chair: Chair, his: Habits) -> float | None:
    """When a person's clock runs out; None: it does not run, has no end, or has run out."""
    running = chair.clock.since is not None and not chair.expired
    return clock.zero(chair.clock, his, table.tempo) if running else None


def next_alarm(table: Table, coming: Iterable[Alarm], now: float) -> float | None:
    """Time of the next alarm of this table, whose alarms are `coming`; None: it has none. While an agent
    thinks there is one, so a lost search is started again."""
    moments = [*(alarm.at for alarm in coming), *biding(table).values()]
    if table.thinking:
        moments.append(now + THINKING)
    moments += [at for at in (host_notice_due(table), patience_ends(table)) if at is not None]
    if table.deadline is not None and table.status == "running":
        moments.append(max(table.deadline, now))
    return min(moments, default=None)


def ring(table: Table, people: People, now: float) -> tuple[Table, dict[int, NoteKind], list[Alarm]]:
    """The table after all events due by now, the seats to call and how, and the alarms to come; the revision
    stays.

    At its deadline the table is played to its end. Of several calls to one person only the most urgent is
    sent. Where the end of a clock advances the game, the next players are called too.
    """
    table = at_deadline(table, people, now)
    said, coming = dict[int, NoteKind](), [*alarms(table, people)]
    while due := [it for it in coming if it.at <= now]:
        before, moments = table, {seat: table.ply(seat) for seat in table.due_seats}
        for alarm in due:
            if alarm.kind != "zero":
                said[alarm.seat] = max(said.get(alarm.seat, "ping"), alarm.kind, key=CALLS.index)
                table = count_call(table, alarm, now)
        for alarm in sorted(due, key=lambda it: (it.at, it.seat)):
            if alarm.kind == "zero" and table.ply(alarm.seat) == moments[alarm.seat]:
                table = ran_out(table, alarm.seat, now)
                said.pop(alarm.seat, None)
        if table.log is not before.log:  # a clock ran out
            table = tick(before, table, people, now)
        said = {seat: it for seat, it in said.items() if waits(table, seat, moments[seat])}
        coming = [*alarms(table, people)]
    return table, said, coming


def at_deadline(table: Table, people: People, now: float) -> Table:
    """The table as stand-ins play it on once its deadline has passed; the revision stays."""
    played = play_out(table, now=now)
    return table if played is table else tick(table, played, people, now)


def waits(table: Table, seat: int, ply: int) -> bool:
    """Whether the same decision of a seat still waits for a person."""
    return seat in table.due_seats and table.ply(seat) == ply


def count_call(table: Table, alarm: Alarm, now: float) -> Table:
    """With a call counted; the revision stays. A last call that comes before the ping replaces it."""
    if alarm.kind == "lastcall":
        table = table.with_chair(alarm.seat, warned=True)
        if table.chairs[alarm.seat].calls:
            return table
    calls = table.chairs[alarm.seat].calls + 1
    return table.with_chair(alarm.seat, calls=calls, called=now, snooze=None)


def ran_out(table: Table, seat: int, now: float) -> Table:
    """Carry out what the table does when a clock runs out: a remark only, a vote, or the caretaker."""
    if seat not in table.due_seats:  # another seat's timeout has advanced the game
        return table
    table = table.with_chair(seat, expired=True).adding(Remark("expired", None, now, seat))
    if table.at_zero == "caretaker":
        return seat_caretaker(table, seat, "clock", None, now=now)
    return propose_caretaker(table, None, seat, now=now) if table.at_zero == "vote" else table


def postpone(table: Table, person: int, *, now: float) -> Table:
    """Postpone the next reminder of a person, at their own request."""
    seat = table.seat_of(person)
    table.expect("running")
    if seat not in table.due_seats:
        return table
    return table.with_chair(seat, snooze=now + SNOOZE, acted=now).after()
