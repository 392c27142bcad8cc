"""When a person may be called: nights, vacations, and the time that counts."""

from __future__ import annotations

import json
from datetime import datetime
from itertools import islice, pairwise
from math import floor, inf, nan
from zoneinfo import ZoneInfo

import pytest
from hypothesis import strategies as st

from engine.tables.model.habits import (
    HOUR,
    LONGEST_NIGHT,
    BadHabit,
    Habits,
    active,
    after_active,
    asleep,
    awake,
    nights,
    quiet_until,
)
from tests.tables.time.days import (
    BERLIN,
    FIRST,
    LAST,
    always,
    local,
    minutes,
    moments,
    people,
    quiets,
    shown,
    sleeper,
    spells,
)

# What makes sense


@pytest.mark.parametrize(
    ("what", "value"),
    [
        *(("zone", name) for name in ("Nowhere/Town", "America", "", "../etc", "/etc/localtime", "a\0b")),
        *(("quiet", pair) for pair in ((60, 60), (0, 24 * 60), (-1, 60), (0, LONGEST_NIGHT + 1), (1, 0))),
        *(("vacation", pair) for pair in ((5.0, 5.0), (5.0, 4.0), (0.0, inf), (nan, 5.0), (0.0, 1e9))),
        *(("rhythm", seconds) for seconds in (-1.0, 1.0, inf, nan)),
        *(("digest", minute) for minute in (-1, 24 * 60)),
    ],
)
def test_what_cannot_be_meant_is_refused(what: str, value: object) -> None:
    with pytest.raises(BadHabit) as refusal:
        Habits(**{what: value})  # type: ignore[arg-type]
    assert refusal.value.field == what


@always(people, st.none() | minutes, st.booleans())
def test_habits_survive_json(person: Habits, digest: int | None, dms: bool) -> None:
    habits = Habits(person.zone, person.quiet, person.vacation, 8 * HOUR, digest, dms)
    assert Habits.load(habits.dump()) == habits


def test_what_is_not_stored_is_as_for_a_new_person() -> None:
    assert Habits.load("{}") == Habits()
    assert Habits.load('{"digest": 1200, "horoscope": "Leo"}') == Habits(digest=1200)


def test_a_stored_zone_that_this_machine_lacks_is_as_for_a_new_person() -> None:
    """As after moving to a machine without the link `localtime`: tables of this person must not be locked."""
    assert Habits.load('{"zone": "Host/localtime", "digest": 1200}') == Habits(digest=1200)


@pytest.mark.parametrize("text", ["", "[]", '{"zone": 7}', '{"quiet": [1]}', '{"rhythm": null}'])
def test_spoiled_habits_are_refused(text: str) -> None:
    with pytest.raises(BadHabit):
        Habits.load(text)


def test_habits_are_stored_as_people_would_write_them() -> None:
    assert json.loads(sleeper("22:00-07:00", BERLIN).dump())["quiet"] == [22 * 60, 7 * 60]


# Nights and vacations


@pytest.mark.parametrize(
    ("quiet", "zone", "at", "until"),
    [
        ("22:00-07:00", "UTC", "2026-05-01 21:59", "2026-05-01 21:59"),
        ("22:00-07:00", "UTC", "2026-05-01 22:00", "2026-05-02 07:00"),
        ("22:00-07:00", "UTC", "2026-05-01 06:59", "2026-05-01 07:00"),
        ("22:00-07:00", "UTC", "2026-05-01 07:00", "2026-05-01 07:00"),
        ("13:00-15:00", "UTC", "2026-05-01 14:00", "2026-05-01 15:00"),
        ("13:00-15:00", "UTC", "2026-05-01 02:00", "2026-05-01 02:00"),
        ("00:00-08:00", BERLIN, "2026-05-01 00:00", "2026-05-01 08:00"),
        ("22:00-00:00", BERLIN, "2026-05-01 23:59", "2026-05-02 00:00"),
        ("22:00-07:00", "Asia/Kolkata", "2026-12-31 23:00", "2027-01-01 07:00"),
        ("22:15-06:45", "Asia/Kathmandu", "2026-02-28 22:15", "2026-03-01 06:45"),
        ("22:00-07:00", "Pacific/Kiritimati", "2026-05-01 06:00", "2026-05-01 07:00"),
    ],
)
def test_the_night_is_where_the_person_lives(quiet: str, zone: str, at: str, until: str) -> None:
    habits = sleeper(quiet, zone)

    assert shown(quiet_until(habits, local(at, zone)), zone)[:16] == until
    assert asleep(habits, local(at, zone)) == (at != until)


@pytest.mark.parametrize(
    ("vacation", "at", "until"),
    [
        (("2026-07-01 12:00", "2026-07-15 12:00"), "2026-07-01 11:59", "2026-07-01 11:59"),
        (("2026-07-01 12:00", "2026-07-15 12:00"), "2026-07-01 12:00", "2026-07-15 12:00"),
        (("2026-07-01 12:00", "2026-07-15 23:00"), "2026-07-10 12:00", "2026-07-16 07:00"),
        (("2026-07-01 00:00", "2026-07-15 03:00"), "2026-06-30 22:00", "2026-07-15 07:00"),
        (("2026-07-01 07:00", "2026-07-15 22:00"), "2026-06-30 23:00", "2026-07-16 07:00"),
        (("2026-07-01 01:00", "2026-07-01 02:00"), "2026-07-01 01:30", "2026-07-01 07:00"),
    ],
)
def test_a_vacation_that_ends_at_night_ends_in_the_morning(
    vacation: tuple[str, str], at: str, until: str
) -> None:
    away = (local(vacation[0], BERLIN), local(vacation[1], BERLIN))
    habits = sleeper("22:00-07:00", BERLIN, vacation=away)
    assert shown(quiet_until(habits, local(at, BERLIN)), BERLIN)[:16] == until


@always(people, moments)
def test_no_one_is_called_asleep(person: Habits, at: float) -> None:
    until = quiet_until(person, at)

    assert not asleep(person, until)
    assert asleep(person, at) == (until > at)
    assert active(person, at, until) == 0


@always(quiets, moments, st.sampled_from(["UTC", "Asia/Kolkata", "Asia/Kathmandu", "Pacific/Kiritimati"]))
def test_without_daylight_saving_the_clock_on_the_wall_decides(
    quiet: tuple[int, int], at: float, zone: str
) -> None:
    now = datetime.fromtimestamp(floor(at), ZoneInfo(zone))  # no microsecond rounds up into the next day
    minute, (evening, morning) = now.hour * 60 + now.minute, quiet
    night = evening <= minute < morning if evening < morning else minute >= evening or minute < morning
    assert asleep(Habits(zone, quiet), at) == night


@always(people, moments)
def test_nights_follow_each_other(person: Habits, at: float) -> None:
    for (falls_asleep, wakes), (again, _) in pairwise(islice(nights(person, at), 400)):
        assert falls_asleep <= wakes <= again


# Time that counts


@pytest.mark.parametrize(
    ("start", "seconds", "end"),
    [
        ("2026-05-01 12:00", 10 * HOUR, "2026-05-01 22:00"),
        ("2026-05-01 12:00", 11 * HOUR, "2026-05-02 08:00"),
        ("2026-05-01 23:00", 1 * HOUR, "2026-05-02 08:00"),
        ("2026-05-01 07:00", 30 * HOUR, "2026-05-02 22:00"),
        ("2026-05-01 07:00", 150 * HOUR, "2026-05-10 22:00"),
        ("2026-05-01 23:00", 0.0, "2026-05-01 23:00"),
    ],
)
def test_only_waking_hours_count(start: str, seconds: float, end: str) -> None:
    habits = sleeper("22:00-07:00", BERLIN)
    assert shown(after_active(habits, local(start, BERLIN), seconds), BERLIN)[:16] == end


def test_vacation_does_not_count() -> None:
    away = (local("2026-05-02 12:00"), local("2026-05-12 23:00"))
    habits = sleeper("22:00-07:00", vacation=away)
    start = local("2026-05-01 12:00")

    assert active(habits, start, local("2026-05-13 08:00")) == (10 + 5 + 1) * HOUR
    assert after_active(habits, start, 16 * HOUR) == local("2026-05-13 08:00")
    assert after_active(Habits(vacation=away), start, 25 * HOUR) == away[1] + HOUR


def test_a_player_who_never_sleeps_has_all_the_time() -> None:
    assert list(awake(Habits(), FIRST)) == [(FIRST, inf)]
    assert active(Habits(), FIRST, LAST) == LAST - FIRST


@always(people, moments, moments)
def test_time_does_not_run_backwards(person: Habits, one: float, other: float) -> None:
    start, end = sorted((one, other))

    assert 0 <= active(person, start, end) <= end - start
    assert active(person, end, start) == 0


@always(people, st.lists(moments, min_size=3, max_size=3).map(sorted))
def test_a_wait_may_be_split_anywhere(person: Habits, at: list[float]) -> None:
    start, middle, end = at
    assert active(person, start, middle) + active(person, middle, end) == active(person, start, end)


@always(people, moments, spells)
def test_after_so_much_time_so_much_has_passed(person: Habits, start: float, seconds: float) -> None:
    end = after_active(person, start, seconds)

    assert active(person, start, end) == seconds
    assert active(person, start, end - 1) < seconds or seconds == 0


@always(people, moments, moments)
def test_it_is_the_first_such_moment(person: Habits, one: float, other: float) -> None:
    start, end = sorted((one, other))
    first = after_active(person, start, active(person, start, end))

    assert first <= end
    assert active(person, first, end) == 0


@always(people, moments, spells, spells)
def test_waiting_twice_is_waiting_for_both(person: Habits, start: float, one: float, other: float) -> None:
    assert after_active(person, after_active(person, start, one), other) == after_active(
        person, start, one + other
    )
