"""The days on which the clock on the wall jumps; the digest once a day all the same."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import strategies as st

from engine.tables.model.habits import HOUR, MINUTE, Habits, active, asleep, next_local, nights, quiet_until
from tests.tables.time.days import (
    BERLIN,
    NEW_YORK,
    ZONES,
    always,
    clock,
    local,
    minutes,
    moments,
    shown,
    sleeper,
)


@pytest.mark.parametrize(
    ("zone", "day", "quiet", "hours"),
    [
        (BERLIN, "2026-03-28", "22:00-07:00", 8),
        (BERLIN, "2026-10-24", "22:00-07:00", 10),
        (NEW_YORK, "2026-03-07", "22:00-07:00", 8),
        (NEW_YORK, "2026-10-31", "22:00-07:00", 10),
        ("Australia/Lord_Howe", "2026-10-03", "22:00-07:00", 8.5),
        ("Australia/Lord_Howe", "2026-04-04", "22:00-07:00", 9.5),
        ("Asia/Kolkata", "2026-03-28", "22:00-07:00", 9),
        # the end is jumped over: the night ends with the jump
        (BERLIN, "2026-03-28", "22:00-02:30", 4),
        # the end comes twice: the first counts
        (BERLIN, "2026-10-24", "22:00-02:30", 4.5),
    ],
)
def test_nights_shrink_and_grow(zone: str, day: str, quiet: str, hours: float) -> None:
    habits = sleeper(quiet, zone)
    evening = local(f"{day} 22:00", zone)

    assert quiet_until(habits, evening) - evening == hours * HOUR
    assert active(habits, evening - HOUR, evening + 14 * HOUR) == (15 - hours) * HOUR


@pytest.mark.parametrize(
    ("quiet", "falls_asleep", "wakes"),
    [
        ("02:30-06:00", "2026-03-29 03:00+02:00", "2026-03-29 06:00+02:00"),
        ("02:10-02:50", "2026-03-30 02:10+02:00", "2026-03-30 02:50+02:00"),  # nothing is left of that night
        ("02:00-22:00", "2026-03-29 03:00+02:00", "2026-03-29 22:00+02:00"),
    ],
)
def test_a_night_that_begins_in_the_gap(quiet: str, falls_asleep: str, wakes: str) -> None:
    habits = sleeper(quiet, BERLIN)
    noon, jump = local("2026-03-28 12:00", BERLIN), local("2026-03-29 03:00", BERLIN)
    begins, ends = next(it for it in nights(habits, noon) if it[0] >= jump and it[1] > it[0])

    assert (shown(begins, BERLIN), shown(ends, BERLIN)) == (falls_asleep, wakes)


def test_a_night_does_not_fall_apart_when_its_end_comes_twice() -> None:
    habits = sleeper("22:00-02:30", BERLIN)
    first, second = (local("2026-10-25 02:15", BERLIN, fold) for fold in (0, 1))

    assert asleep(habits, first)
    assert not asleep(habits, second)
    assert active(habits, first, second) == 45 * MINUTE


@pytest.mark.parametrize(
    ("zone", "minute", "after", "then"),
    [
        ("UTC", "20:00", "2026-05-01 19:59", "2026-05-01 20:00+00:00"),
        ("UTC", "20:00", "2026-05-01 20:00", "2026-05-02 20:00+00:00"),
        ("Asia/Kolkata", "20:00", "2026-05-01 20:01", "2026-05-02 20:00+05:30"),
        (BERLIN, "20:00", "2026-03-28 20:00", "2026-03-29 20:00+02:00"),
        (BERLIN, "20:00", "2026-10-24 20:00", "2026-10-25 20:00+01:00"),
        (BERLIN, "02:30", "2026-03-28 20:00", "2026-03-29 03:00+02:00"),
        (BERLIN, "02:30", "2026-03-29 03:00", "2026-03-30 02:30+02:00"),
        (BERLIN, "02:30", "2026-10-24 20:00", "2026-10-25 02:30+02:00"),
        (BERLIN, "02:30", "2026-10-25 02:30", "2026-10-26 02:30+01:00"),
        (NEW_YORK, "02:30", "2026-03-07 20:00", "2026-03-08 03:00-04:00"),
        ("Africa/Cairo", "00:00", "2026-04-23 12:00", "2026-04-24 01:00+03:00"),
    ],
)
def test_the_digest_comes_once_a_day(zone: str, minute: str, after: str, then: str) -> None:
    assert shown(next_local(Habits(zone), clock(minute), local(after, zone)), zone) == then


@always(st.sampled_from(ZONES), minutes, moments)
def test_the_digest_is_at_that_minute_or_at_the_jump(zone: str, minute: int, after: float) -> None:
    then = next_local(Habits(zone), minute, after)
    now = datetime.fromtimestamp(then, ZoneInfo(zone))
    before = datetime.fromtimestamp(then - 1, ZoneInfo(zone))

    assert after < then <= after + 25 * HOUR
    assert now.hour * 60 + now.minute == minute or now.utcoffset() != before.utcoffset()


@always(st.sampled_from(ZONES), minutes, moments)
def test_no_day_is_without_digest_and_none_has_two(zone: str, minute: int, at: float) -> None:
    days = []
    for _ in range(40):
        at = next_local(Habits(zone), minute, at)
        days.append(datetime.fromtimestamp(at, ZoneInfo(zone)).date().toordinal())
    assert days == list(range(days[0], days[0] + 40))
