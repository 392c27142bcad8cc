"""Plan of a season: which game, and when what happens. Days begin and end in the server's time zone."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import Self

from pydantic import BaseModel, ConfigDict

from engine.tables.model.habits import DAY, zone_of

EVENING = 20
"""The hour of the server's zone at which seasons begin and end."""
WEEKS, CHECK_IN, LAST = 6, 2 * DAY, 7 * DAY
"""Length of a season in weeks; seconds before the start from which players confirm, and before the end from
which players of open games are told so."""


class Plan(BaseModel):
    """What was agreed. `game`: empty where every game counts; `seats`: of a table; `pace`: name of the clock;
    `zone`: IANA name; `number`: of the season among those of its kind on the server. Times are seconds since
    1970; `checks`, `half` and `last` are 0 where nothing happens then.
    """

    model_config = ConfigDict(frozen=True)

    zone: str
    starts: float
    ends: float
    number: int = 1
    game: str = ""
    expansions: tuple[str, ...] = ()
    seats: int = 4
    pace: str = "daily"
    checks: float = 0.0
    half: float = 0.0
    last: float = 0.0

    @classmethod
    def month(cls, now: float, zone: str, number: int = 1) -> Self:
        """The month of an open season: from the last evening of a month to that of the next one."""
        today = datetime.fromtimestamp(now, zone_of(zone)).date()
        ends = evening(last_day(today), zone)
        if ends <= now:
            today = last_day(today) + timedelta(days=1)
            ends = evening(last_day(today), zone)
        starts = evening(today.replace(day=1) - timedelta(days=1), zone)
        return cls(zone=zone, starts=starts, ends=ends, number=number)


def last_day(day: date) -> date:
    """The last day of a month."""
    return (day.replace(day=28) + timedelta(days=4)).replace(day=1) - timedelta(days=1)


def evening(day: date, zone: str) -> float:
    """The moment of a day at which seasons begin and end."""
    return datetime(day.year, day.month, day.day, EVENING, tzinfo=zone_of(zone)).timestamp()
