"""Apply a press on the panel of /settings to a person's habits.

A press names a field and a value. For ranges (quiet hours, a vacation) either end may be set first: the other
stays, or moves along if it must. Days are absolute, so a panel from yesterday keeps its meaning.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from bot.texts import LOCALES
from engine.tables.model.errors import Stale
from engine.tables.model.habits import DAY, DAY_MINUTES, HOUR, BadHabit, Habits, moment, zone_of

NIGHT = 10 * 60
"""Default length of a night in minutes, where only one end is given."""
FROM_DISCORD = "-"
"""The option that clears the language of one's own."""
HOLIDAY = 7
"""Default length of a vacation in days, where only its start is given."""


def change_habits(habits: Habits, field: str, value: str, now: float) -> Habits:
    """Habits after a press. Raises `BadHabit` for an impossible value, `Stale` for an unknown field."""
    if field not in CHANGES:
        raise Stale
    try:
        return CHANGES[field](habits, value, now)
    except BadHabit:
        raise
    except ValueError as nonsense:  # no number, no day: no menu of ours
        raise BadHabit(field.partition("_")[0], str(nonsense)) from nonsense


def with_quiet_from(habits: Habits, value: str, now: float) -> Habits:
    """Quiet from this hour on. The end is kept; where the two are no night, its length instead."""
    start, end = int(value) * 60, habits.quiet[1] if habits.quiet else None
    return with_night(habits, (start, end), (start, (start + night_length(habits)) % DAY_MINUTES))


def with_quiet_until(habits: Habits, value: str, now: float) -> Habits:
    """Quiet until this hour. The start is kept; where the two are no night, its length instead."""
    end, start = int(value) * 60, habits.quiet[0] if habits.quiet else None
    return with_night(habits, (start, end), ((end - night_length(habits)) % DAY_MINUTES, end))


def with_night(habits: Habits, wanted: tuple[int | None, int | None], fallback: tuple[int, int]) -> Habits:
    """With the night `wanted` if both ends are given and valid, else with `fallback`."""
    start, end = wanted
    if start is not None and end is not None:
        try:
            return replace(habits, quiet=(start, end))
        except BadHabit:
            pass
    return replace(habits, quiet=fallback)


def night_length(habits: Habits) -> int:
    """The length of the night in minutes."""
    return (habits.quiet[1] - habits.quiet[0]) % DAY_MINUTES if habits.quiet else NIGHT


def with_vacation_from(habits: Habits, value: str, now: float) -> Habits:
    """On vacation from this day on. The day of return is kept; where that is not later, the length in days
    instead."""
    zone, day, old = zone_of(habits.zone), date.fromisoformat(value), vacation_ahead(habits, now)
    start = max(now, moment(zone, day, 0))
    if old:
        try:
            return replace(habits, vacation=(start, old[1]))
        except BadHabit:
            pass
    days = max(1, round((old[1] - old[0]) / DAY)) if old else HOLIDAY
    return replace(habits, vacation=(start, moment(zone, today(habits, start) + timedelta(days=days), 0)))


def with_vacation_until(habits: Habits, value: str, now: float) -> Habits:
    """Back on this day; on vacation from now on, unless a start before it was chosen."""
    end, old = moment(zone_of(habits.zone), date.fromisoformat(value), 0), vacation_ahead(habits, now)
    start = old[0] if old and old[0] < end else now
    return replace(habits, vacation=(start, end))


def with_language(habits: Habits, value: str, now: float) -> Habits:
    """With a language of one's own, or again that of Discord; raises `BadHabit` for one that there is not."""
    if value != FROM_DISCORD and value not in LOCALES:
        raise BadHabit("language", value)
    return replace(habits, language="" if value == FROM_DISCORD else value)


CHANGES: dict[str, Callable[[Habits, str, float], Habits]] = {
    "zone": lambda habits, value, now: replace(habits, zone=value),
    "quiet": lambda habits, value, now: replace(habits, quiet=None),
    "quiet_from": with_quiet_from,
    "quiet_until": with_quiet_until,
    "vacation": lambda habits, value, now: replace(habits, vacation=None),
    "vacation_from": with_vacation_from,
    "vacation_until": with_vacation_until,
    "rhythm": lambda habits, value, now: replace(habits, rhythm=int(value) * HOUR),
    "digest": lambda habits, value, now: replace(habits, digest=None if value == "off" else int(value) * 60),
    "language": with_language,
    "dms": lambda habits, value, now: replace(habits, dms=value == "on"),
}
"""What a press changes, by the name of the field."""


def vacation_ahead(habits: Habits, now: float) -> tuple[float, float] | None:
    """Start and end of the current or next vacation; None: there is none, or it is over."""
    return habits.vacation if habits.vacation and habits.vacation[1] > now else None


def today(habits: Habits, now: float) -> date:
    """The day of the calendar where the person lives."""
    return datetime.fromtimestamp(now, ZoneInfo(habits.zone)).date()
