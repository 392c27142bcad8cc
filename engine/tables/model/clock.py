"""How long a seat may think: a bank of seconds, a credit for each decision, and when to remind.

Pure: the caller passes the time. Nothing ticks; a clock is what is left and since when it runs, so it
is exact after any standstill. Moments are seconds since 1970, durations seconds.

At a slow pace a clock runs only while the person is awake (see `habits`). At the live pace it always runs:
people who play at once sit there, and must not stop the clock by a setting.

When a player changes their habits, or the seat changes hands, `rebase` fixes what was used so far. Time in
which a clock is stopped by habits is limited (`Pace.stop`, `Pace.rest`), so no sequence of settings stops one
for good: once the allowance is used up, the clock runs also in quiet hours and vacation.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.tables.model.habits import (
    ALWAYS,
    DAY,
    HOUR,
    LONGEST_NIGHT,
    LONGEST_VACATION,
    MINUTE,
    Habits,
    active,
    after_active,
    limit_vacation,
    quiet_until,
    shorten_night,
)

MOST_REMINDERS = 3
"""Maximum number of reminders of one decision."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast a table plays; all in seconds.

    `bank`: at the start. `credit`: added when a decision falls due. `cap`: never more than this; 0: there is
    no clock. `call`: how much is left at the last call; less than `credit`, so that it is never the same
    moment as the ping. `sleeps`: whether quiet hours and vacation stop the clock, `stop`: for how long during
    one decision, `rest`: at one table, in real time. In a season, `vacation`: for how long vacations do, all
    together; `night`: how many minutes of each day's quiet hours count. `offered`: hosts may choose it.
    """

    bank: float = 0.0
    credit: float = 0.0
    cap: float = 0.0
    call: float = 0.0
    sleeps: bool = True
    stop: float = LONGEST_VACATION
    rest: float = 2 * LONGEST_VACATION
    vacation: float = LONGEST_VACATION
    night: int = LONGEST_NIGHT
    offered: bool = True

    @property
    def grace(self) -> float:
        """How long a player who was told that they left their seat has to come back before another player
        may take it: a day, at the live pace its bank."""
        return DAY if self.sleeps else self.bank


PACES: dict[str, Pace] = {
    "none": Pace(),
    "live": Pace(10 * MINUTE, 1 * MINUTE, 15 * MINUTE, MINUTE / 2, sleeps=False),
    "daily": Pace(2 * DAY, 12 * HOUR, 3 * DAY, 3 * HOUR),
    "relaxed": Pace(7 * DAY, 2 * DAY, 10 * DAY, 12 * HOUR),
    "season": Pace(
        bank=3 * DAY,
        credit=8 * HOUR,
        cap=3 * DAY,
        call=3 * HOUR,
        stop=10 * DAY,
        rest=21 * DAY,
        vacation=7 * DAY,
        night=10 * 60,
        offered=False,
    ),
}
OFFERED = tuple(name for name, pace in PACES.items() if pace.offered)
"""Names of the clocks that hosts may choose."""


@dataclass(frozen=True, slots=True)
class Clock:
    """What a seat has left when the running decision fell due; `since` when it runs, None: it stands.

    `stopped`: seconds before `since` in which the running decision waited while habits stopped the clock, or
    at a pace without a clock; pauses do not count. `rested`: the same for all decisions at this table.
    """

    bank: float = 0.0
    since: float | None = None
    stopped: float = 0.0
    rested: float = 0.0


def fresh(pace: Pace) -> Clock:
    """The clock of a seat at the start of a game."""
    return Clock(pace.bank)


def begin(clock: Clock, pace: Pace, now: float) -> Clock:
    """Start for a decision that falls due, with its credit. A running clock goes on and earns nothing."""
    if clock.since is not None:
        return clock
    return Clock(min(pace.cap, clock.bank + pace.credit), now, rested=clock.rested)


def stop(clock: Clock, habits: Habits, pace: Pace, now: float) -> Clock:
    """Stop when the decision is answered: the bank without the time that it took."""
    stopped = waited(clock, now) - used(clock, habits, pace, now)
    rested = stopped if pace.cap else 0.0
    left = remaining(clock, habits, pace, now)
    return Clock(left, None, clock.stopped + stopped, clock.rested + rested)


def hold(clock: Clock, habits: Habits, pace: Pace, now: float) -> Clock:
    """Stop while the table stands still: the decision stays due, without a new credit later."""
    return stop(clock, habits, pace, now)


def resume(clock: Clock, now: float) -> Clock:
    """Go on with what was left, without a new credit.

    For seats that are due: after a pause, and when an undo asks again what was answered before.
    """
    return clock if clock.since is not None else replace(clock, since=now)


def rebase(clock: Clock, habits: Habits, pace: Pace, now: float) -> Clock:
    """The same clock with its base moved to now, so that other habits cannot change what has passed."""
    if clock.since is None:
        return clock
    return resume(hold(clock, habits, pace, now), now)


def remaining(clock: Clock, habits: Habits, pace: Pace, now: float) -> float:
    """Seconds that the seat may still think, never below 0; what the bank holds while the clock stands."""
    if clock.since is None:
        return clock.bank
    return max(0.0, clock.bank - used(clock, habits, pace, now))


def waited(clock: Clock, now: float) -> float:
    """Seconds since the clock runs; 0 while it stands."""
    return 0.0 if clock.since is None else max(0.0, now - clock.since)


def used(clock: Clock, habits: Habits, pace: Pace, now: float) -> float:
    """Seconds that count since the clock runs: those in which the person is awake, and those for which it may
    not be stopped any more. None do at a pace without a clock."""
    if clock.since is None or not pace.cap:
        return 0.0
    awake = active(effective_habits(habits, pace), clock.since, now)
    return max(awake, waited(clock, now) - allowance(clock, pace))


def allowance(clock: Clock, pace: Pace) -> float:
    """Seconds for which habits may still stop a clock, from `since` on."""
    return max(0.0, min(pace.stop - clock.stopped, pace.rest - clock.rested))


def zero(clock: Clock, habits: Habits, pace: Pace) -> float | None:
    """The moment at which the clock runs out; None: it stands, or there is none."""
    if clock.since is None or not pace.cap:
        return None
    awake = after_active(effective_habits(habits, pace), clock.since, clock.bank)
    return min(awake, clock.since + clock.bank + allowance(clock, pace))


def last_call(clock: Clock, habits: Habits, pace: Pace) -> float | None:
    """When to call for the last time before zero; None: there is no zero, or it has come already.

    `pace.call` is counted like the clock itself, in the time in which the person is awake. So a clock that
    runs out in the morning calls on the evening before, and no call falls into the night or comes too late.
    With less than that left (after a pause) the moment is at once; remember whether it was called before.
    """
    if clock.since is None or not clock.bank or not pace.cap:
        return None
    hours, seconds = effective_habits(habits, pace), max(0.0, clock.bank - pace.call)
    awake = quiet_until(hours, after_active(hours, clock.since, seconds))
    return min(awake, clock.since + seconds + allowance(clock, pace))


def effective_habits(habits: Habits, pace: Pace) -> Habits:
    """The habits that stop a clock at this pace."""
    if not pace.sleeps:
        return ALWAYS
    return shorten_night(limit_vacation(habits, 0.0, pace.vacation), pace.night)


def reminders(
    since: float, habits: Habits, earlier: int, most: int = MOST_REMINDERS, *, sent: float | None = None
) -> float | None:
    """When to remind of a decision, due `since`, after this many `earlier` reminders; None: no more.

    The interval counts from the ping or the reminder before. A reminder that falls into quiet hours or a
    vacation is postponed to their end, and the next one counts from there, so a morning never brings two.
    `sent`: when the last message (ping or reminder) was really sent; a late one delays the next.
    """
    if not habits.rhythm or earlier >= most:
        return None
    at = quiet_until(habits, since)
    for _ in range(earlier + 1):
        at = quiet_until(habits, at + habits.rhythm)
    return at if sent is None else max(at, quiet_until(habits, sent + habits.rhythm))
