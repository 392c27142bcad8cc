"""When a person may be called: time zone, quiet hours, vacation, and how often to be reminded.

Moments are seconds since 1970, durations seconds; minutes of the day are those of the person's own clock on
the wall. A night is one span, from the moment at which that clock first shows (or jumps over) its beginning
to the moment at which it first shows (or jumps over) its end. So nights grow and shrink with daylight saving,
but never fall apart.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta
from heapq import merge
from itertools import takewhile
from math import inf
from zoneinfo import ZoneInfo

from pydantic import TypeAdapter
from pydantic_core import from_json

Span = tuple[float, float]
"""From a moment until another, which no longer belongs to it."""

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0
DAY_MINUTES = 24 * 60
LONGEST_NIGHT = 20 * 60
"""Minutes. Some of the day must be left, or a clock that sleeps at night would never run out."""
LONGEST_VACATION = 90 * DAY
REMEMBERED, MOST_TAKEN = 100 * DAY, 20
"""For how long a vacation is remembered, longer than any season lasts, and the most that are kept apart."""
SHORTEST_RHYTHM, LONGEST_RHYTHM = 5 * MINUTE, 30 * DAY


class BadHabit(ValueError):
    """Settings that cannot be meant: `field` says which."""

    def __init__(self, field: str, why: str) -> None:
        super().__init__(f"{field}: {why}")
        self.field = field


@dataclass(frozen=True, slots=True)
class Habits:
    """A person's preferences; raises `BadHabit` when that makes no sense.

    `zone`: an IANA name. `quiet`: minutes of the local day, from and until, may pass midnight. `vacation`:
    moments, from and until. `rhythm`: seconds between reminders, 0 for none. `digest`: the local minute of
    the evening digest. `dms`: whether private questions also come by direct message. `taken`: earlier
    vacations of the last 100 days, for as long as they lasted; a season counts them. `language`: of all that
    they alone read; empty: that of their Discord.
    """

    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    vacation: Span | None = None
    rhythm: float = DAY
    digest: int | None = None
    dms: bool = True
    taken: tuple[Span, ...] = ()
    language: str = ""

    def __post_init__(self) -> None:
        zone_of(self.zone)
        if self.quiet and not sensible_night(*self.quiet):
            raise BadHabit("quiet", "two different minutes of a day, which leave some of it")
        if self.vacation and not 0 < self.vacation[1] - self.vacation[0] <= LONGEST_VACATION:
            raise BadHabit("vacation", "must end after it begins, and not too late")
        if self.rhythm and not SHORTEST_RHYTHM <= self.rhythm <= LONGEST_RHYTHM:
            raise BadHabit("rhythm", "too short or too long")
        if self.digest is not None and not 0 <= self.digest < DAY_MINUTES:
            raise BadHabit("digest", "no minute of a day")

    def dump(self) -> str:
        return STORED.dump_json(self).decode()

    @classmethod
    def load(cls, text: str) -> Habits:
        """From JSON; a field that is missing, or a zone that this machine lacks, is as for a new person.

        Zones differ between machines: a stored `localtime` must not lock the tables of a person. Raises
        `BadHabit`.
        """
        try:
            facts = from_json(text)
            if not is_zone(facts.get("zone", "UTC")):
                del facts["zone"]
            return STORED.validate_python(facts)
        except (ValueError, TypeError, AttributeError) as wrong:
            raise BadHabit("habits", str(wrong)) from wrong


def zone_of(name: str) -> ZoneInfo:
    """The time zone of an IANA name; raises `BadHabit` for an unknown one."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError) as unknown:  # a folder of the zone database is an OSError
        raise BadHabit("zone", f"unknown time zone {name!r}") from unknown


def is_zone(name: str) -> bool:
    """Whether the time zone database has this name."""
    try:
        zone_of(name)
    except BadHabit:
        return False
    return True


def sensible_night(start: int, end: int) -> bool:
    """Whether these are minutes of a day, and the night between them is neither empty nor too long."""
    minutes = range(DAY_MINUTES)
    return start in minutes and end in minutes and 0 < (end - start) % DAY_MINUTES <= LONGEST_NIGHT


STORED: TypeAdapter[Habits] = TypeAdapter(Habits)
USUAL = Habits()
"""Default habits."""
ALWAYS = Habits(rhythm=0)
"""Habits without quiet hours: elapsed time."""


def with_history(habits: Habits, before: Habits, now: float) -> Habits:
    """New habits that remember the vacation which they end, as far as it was taken by now."""
    spans = [*before.taken]
    if before.vacation is not None and habits.vacation != before.vacation and before.vacation[0] < now:
        spans.append((before.vacation[0], min(before.vacation[1], now)))
    spans = [span for span in spans if span[1] > now - REMEMBERED]
    while len(spans) > MOST_TAKEN:  # the oldest two count as one
        spans[:2] = [(spans[0][0], spans[1][1])]
    return replace(habits, taken=tuple(spans))


def limit_vacation(habits: Habits, began: float, most: float) -> Habits:
    """These habits with as much of their vacation as those taken since `began` leave of `most` seconds."""
    if habits.vacation is None:
        return habits
    begins, until = habits.vacation
    first, spent = max(begins, began), 0.0
    for start, end in habits.taken if began else ():
        spent += max(0.0, end - max(start, began))
        first = max(first, end)
    until = min(until, first + max(0.0, most - spent))
    return replace(habits, vacation=(begins, until) if until > begins else None)


def shorten_night(habits: Habits, most: int) -> Habits:
    """These habits with the first `most` minutes of their quiet hours."""
    if habits.quiet is None or (habits.quiet[1] - habits.quiet[0]) % DAY_MINUTES <= most:
        return habits
    return replace(habits, quiet=(habits.quiet[0], (habits.quiet[0] + most) % DAY_MINUTES))


def asleep(habits: Habits, at: float) -> bool:
    """Whether the person must not be called at this moment: quiet hours or vacation."""
    return quiet_until(habits, at) > at


def quiet_until(habits: Habits, at: float) -> float:
    """The first moment from `at` on at which the person may be called; `at` itself when awake."""
    if habits.quiet is None and habits.vacation is None:
        return at
    start, _ = next(awake(habits, at))
    return start


def active(habits: Habits, start: float, end: float) -> float:
    """Seconds between two moments in which the person is awake; 0 if `end` comes first.

    Exact: moments of our days are multiples of the same small fraction of a second, and so are their sums.
    """
    spans = takewhile(lambda span: span[0] < end, awake(habits, start))
    return sum((min(until, end) - since for since, until in spans), 0.0)


def after_active(habits: Habits, start: float, seconds: float) -> float:
    """The first moment at which the player has been awake for this many seconds since `start`."""
    if seconds <= 0:
        return start
    spans = awake(habits, start)
    since, until = next(spans)
    while seconds > until - since:
        seconds -= until - since
        since, until = next(spans)
    return since + seconds


def next_local(habits: Habits, minute: int, after: float) -> float:
    """The next moment, later than `after`, at which it is this minute of the day where the person lives.

    Once a day: an hour that comes twice counts the first time; if the clock jumps over the minute, the jump.
    """
    zone = zone_of(habits.zone)
    return next(at for at in (moment(zone, day, minute) for day in days(zone, after)) if at > after)


def awake(habits: Habits, start: float) -> Iterator[Span]:
    """The spans from `start` on in which the person may be called, in order; the last one may be endless."""
    at = start
    holidays = (habits.vacation,) if habits.vacation else ()
    for falls_asleep, wakes in merge(nights(habits, start), holidays):
        if falls_asleep > at:
            yield at, falls_asleep
        at = max(at, wakes)
    yield at, inf


def nights(habits: Habits, start: float) -> Iterator[Span]:
    """All nights that end after `start`, in order, and perhaps a few before."""
    if habits.quiet is None:
        return
    evening, morning = habits.quiet
    if morning < evening:
        morning += DAY_MINUTES
    zone = zone_of(habits.zone)
    for day in days(zone, start):
        yield moment(zone, day, evening), moment(zone, day, morning)


def days(zone: ZoneInfo, at: float) -> Iterator[date]:
    """The days of the calendar there, beginning shortly before this moment: its night may have begun then."""
    day = datetime.fromtimestamp(at, zone).date() - timedelta(days=2)
    while True:
        yield day
        day += timedelta(days=1)


def moment(zone: ZoneInfo, day: date, minute: int) -> float:
    """When a clock there first shows this minute, counted from the midnight before the day, or jumps over it.

    A later minute never comes at an earlier moment.
    """
    shown = datetime.combine(day, time(), zone) + timedelta(minutes=minute)
    first, second = shown.timestamp(), shown.replace(fold=1).timestamp()
    if first <= second:
        return first

    def is_after_jump(at: int) -> bool:
        return datetime.fromtimestamp(at, zone).utcoffset() == shown.replace(fold=1).utcoffset()

    # Jumped over: between its two readings the clock goes on as before until the jump, then as after it.
    readings = range(int(second), int(first) + 1)
    return float(readings[bisect_left(readings, True, key=is_after_jump)])
