"""Plan of a season: which game, and when what happens. Days begin and end in the server's time zone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Any, Self

from pydantic import BaseModel, ConfigDict

from engine.seasons.kinds import KINDS
from engine.tables.model.habits import DAY, zone_of

EVENING = 20
"""The hour of the server's zone at which seasons begin and end."""
BREAK = 1
"""Length of the break after a season, in weeks."""
CLOSING, CHECK_IN, LAST = 3, 2, 7
"""Days before the start at which sign-up closes, and from which players confirm; days before the end at which
players of open games are told so."""
NOTICE = 7
"""Days from opening to start with fewer than which signing up is confirming, until the start."""
GONE, REFUSED = "gone", "refused"
"""What is missing where the channel was deleted, and where Discord refuses for another reason."""
FINAL_PART = 3
"""One part of this many of a cup is for its final."""


@dataclass(frozen=True, slots=True)
class SeasonRequest:
    """What a manager wants to open: the first day of a season, and its length in weeks."""

    kind: str
    first: date
    weeks: int
    zone: str
    game: str
    expansions: tuple[str, ...] = ()
    seats: int = 4

    @property
    def last(self) -> date:
        return self.first + timedelta(days=7 * self.weeks - 1)

    def dates(self, *, confirms: bool) -> dict[str, Any]:
        """Dates on the way, by the names of a plan's fields. `confirms`: players confirm before the start."""
        zone, days = self.zone, 7 * self.weeks
        dates = {"closes": before(self.first, CLOSING if confirms else 0, zone)}
        if confirms:
            dates["checks"] = before(self.first, CHECK_IN, zone)
        if self.weeks > 1:
            dates |= {"half": before(self.first, -days // 2, zone), "last": before(self.last, LAST, zone)}
        if KINDS[self.kind].final:
            dates["groups"] = before(self.last, max(1, days // FINAL_PART), zone)
        return dates


class SeasonPlan(BaseModel):
    """What was agreed. `game`: empty where every game counts; `seats`: of a table; `pace`: name of the clock;
    `zone`: IANA name; `number`: of the season among those of its kind on the server. Times are seconds since
    1970; `closes`: end of sign-up; `checks`: players confirm from then on, 0 where signing up is confirming;
    `groups`: deadline of the games before a final; `half`, `last`: 0 where nothing happens then. `again`:
    another season follows. `done`: names of the dates that have passed. `channels`: in which tables
    stand as long as one of them is free, before threads are opened. `grace`: until when a season waits after
    its end for games that are not over, 0 before. `missing`: names of the permissions without which the bot
    cannot go on in its channel, or `GONE`, or `REFUSED`; `since` when.
    """

    model_config = ConfigDict(frozen=True)

    zone: str
    starts: float
    ends: float
    number: int = 1
    game: str = ""
    expansions: tuple[str, ...] = ()
    seats: int = 4
    pace: str = "season"
    closes: float = 0.0
    checks: float = 0.0
    half: float = 0.0
    last: float = 0.0
    groups: float = 0.0
    again: bool = False
    done: tuple[str, ...] = ()
    channels: tuple[int, ...] = ()
    grace: float = 0.0
    missing: tuple[str, ...] = ()
    since: float = 0.0

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

    @classmethod
    def from_request(cls, request: SeasonRequest, now: float) -> Self:
        """A season from the evening of its first day to that of its last one, this many weeks later. A
        duplicate week begins at once, and has neither check-in, clock nor messages on the way."""
        begins, solo = evening(request.first, request.zone), KINDS[request.kind].solo
        return cls(
            zone=request.zone,
            starts=now if solo else begins,
            ends=evening(request.last, request.zone),
            game=request.game,
            expansions=request.expansions,
            seats=request.seats,
            pace="none" if solo else "season",
            again=KINDS[request.kind].moves,
            **({} if solo else request.dates(confirms=begins - now >= NOTICE * DAY)),
        )

    def following(self, now: float) -> Self:
        """The plan of the season after this one: as long, after the break, on the same day of the week."""
        first, last = day_of(self.starts, self.zone), day_of(self.ends, self.zone)
        weeks = ((last - first).days + 1) // 7
        begins = last + timedelta(days=1 + 7 * BREAK)
        while evening(begins, self.zone) <= now:
            begins += timedelta(days=7)
        facts = (self.game, self.expansions, self.seats)
        request = SeasonRequest("league", begins, weeks, self.zone, *facts)
        following = self.from_request(request, now)
        return following.model_copy(update={"channels": self.channels})

    def deadline(self, *, final: bool) -> float:
        """When stand-ins play the games to their end: those of the groups of a cup, or of all others."""
        return self.groups if self.groups and not final else self.ends

    def after(self, *names: str) -> Self:
        """The plan once these dates have passed."""
        return self.model_copy(update={"done": (*self.done, *names)})

    def upcoming(self, now: float) -> Sequence[float]:
        before_start, running = (self.closes, self.checks, self.starts), (self.half, self.last, self.groups)
        return [moment for moment in (*before_start, *running, self.ends, self.grace) if moment > now]


def last_day(day: date) -> date:
    """The last day of a month."""
    return (day.replace(day=28) + timedelta(days=4)).replace(day=1) - timedelta(days=1)


def evening(day: date, zone: str) -> float:
    """The moment of a day at which seasons begin and end."""
    return datetime(day.year, day.month, day.day, EVENING, tzinfo=zone_of(zone)).timestamp()


def before(day: date, days: int, zone: str) -> float:
    """The evening this many days before a day."""
    return evening(day - timedelta(days=days), zone)


def day_of(at: float, zone: str) -> date:
    """The day of a moment."""
    return datetime.fromtimestamp(at, zone_of(zone)).date()


def next_monday(now: float, zone: str, days: int = NOTICE) -> date:
    """The first Monday that is at least this many days away."""
    day = day_of(now, zone) + timedelta(days=days)
    return day + timedelta(days=-day.weekday() % 7)
