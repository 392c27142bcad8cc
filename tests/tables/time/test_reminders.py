"""Reminders in a rhythm and the last call: never at night, never all at once, never too late."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.tables.model.clock import (
    MOST_REMINDERS,
    Clock,
    Pace,
    begin,
    last_call,
    remaining,
    reminders,
    zero,
)
from engine.tables.model.habits import DAY, HOUR, MINUTE, Habits, asleep
from tests.tables.time.days import (
    BERLIN,
    DAILY,
    LIVE,
    NOON,
    RELAXED,
    SLEEPER,
    SLEEPLESS,
    always,
    local,
    moments,
    paces,
    people,
    running,
    shown,
    sleeper,
)

# The last call


@pytest.mark.parametrize(
    ("pace", "bank", "habits", "start", "call"),
    [
        (DAILY, 12 * HOUR, SLEEPLESS, "2026-05-01 12:00", "2026-05-01 21:00"),
        (DAILY, 12 * HOUR, SLEEPER, "2026-05-01 12:00", "2026-05-01 21:00"),
        (DAILY, 12 * HOUR, SLEEPER, "2026-05-01 14:00", "2026-05-02 08:00"),
        (DAILY, 12 * HOUR, SLEEPER, "2026-05-01 13:00", "2026-05-02 07:00"),  # not at the stroke of ten
        (DAILY, 12 * HOUR, SLEEPER, "2026-05-01 12:59", "2026-05-01 21:59"),
        (DAILY, 1 * HOUR, SLEEPER, "2026-05-01 12:00", "2026-05-01 12:00"),
        (DAILY, 1 * HOUR, SLEEPER, "2026-05-01 23:00", "2026-05-02 07:00"),
        (RELAXED, 2 * DAY, SLEEPER, "2026-05-01 07:00", "2026-05-03 13:00"),
        (LIVE, 10 * MINUTE, SLEEPER, "2026-05-01 23:00", "2026-05-01 23:09"),
    ],
)
def test_the_last_call_leaves_waking_time_to_answer(
    pace: Pace, bank: float, habits: Habits, start: str, call: str
) -> None:
    at = last_call(Clock(bank, local(start, BERLIN)), habits, pace)
    assert at is not None
    assert shown(at, BERLIN)[:16] == call


@always(running, people)
def test_the_last_call_is_never_at_night_and_never_too_late(it: tuple[Pace, Clock], person: Habits) -> None:
    pace, clock = it
    call, over = last_call(clock, person, pace), zero(clock, person, pace)

    assert call is not None and over is not None and clock.since is not None
    assert clock.since <= call < over
    assert remaining(clock, person, pace, call) == min(pace.call, clock.bank)
    stopped_enough = call - clock.since >= pace.stop  # from then on a clock runs whatever its player says
    assert stopped_enough or not (pace.sleeps and asleep(person, call))


@always(paces, moments)
def test_a_fresh_decision_is_not_called_twice_at_once(pace: Pace, now: float) -> None:
    call = last_call(begin(Clock(), pace, now), SLEEPLESS, pace)
    assert call is not None and call > now


def test_after_zero_there_is_nothing_to_call_for() -> None:
    assert last_call(Clock(0.0, NOON), SLEEPER, DAILY) is None


# Reminders


def reminded(habits: Habits, since: float) -> list[str]:
    """All reminders of an unanswered decision."""
    told: list[str] = []
    while (at := reminders(since, habits, len(told))) is not None:
        told.append(shown(at, habits.zone)[:16])
    return told


@pytest.mark.parametrize(
    ("rhythm", "quiet", "due", "told"),
    [
        (24, "22:00-07:00", "2026-05-01 12:00", ["05-02 12:00", "05-03 12:00", "05-04 12:00"]),
        (24, "22:00-07:00", "2026-05-01 23:00", ["05-03 07:00", "05-04 07:00", "05-05 07:00"]),
        (8, "22:00-07:00", "2026-05-01 18:00", ["05-02 07:00", "05-02 15:00", "05-03 07:00"]),
        (8, "22:00-07:00", "2026-05-01 23:00", ["05-02 15:00", "05-03 07:00", "05-03 15:00"]),
        (1, "22:00-07:00", "2026-05-01 21:30", ["05-02 07:00", "05-02 08:00", "05-02 09:00"]),
        (6, "22:00-07:00", "2026-10-24 17:00", ["10-25 07:00", "10-25 13:00", "10-25 19:00"]),
        (24, "22:00-07:00", "2026-03-28 12:00", ["03-29 13:00", "03-30 13:00", "03-31 13:00"]),
        (0, "22:00-07:00", "2026-05-01 12:00", []),
    ],
)
def test_reminders_keep_the_rhythm_and_the_night(rhythm: int, quiet: str, due: str, told: list[str]) -> None:
    habits = sleeper(quiet, BERLIN, rhythm=rhythm * HOUR)
    assert reminded(habits, local(due, BERLIN)) == [f"2026-{it}" for it in told]


def test_no_one_is_reminded_on_vacation() -> None:
    away = (local("2026-05-02 00:00", BERLIN), local("2026-05-16 00:00", BERLIN))
    habits = sleeper("22:00-07:00", BERLIN, vacation=away)
    assert reminded(habits, NOON) == ["2026-05-16 07:00", "2026-05-17 07:00", "2026-05-18 07:00"]


def test_reminders_stop() -> None:
    assert reminders(NOON, SLEEPER, MOST_REMINDERS) is None
    assert reminders(NOON, SLEEPER, 1, most=1) is None
    assert reminders(NOON, SLEEPER, 4, most=5) is not None


def test_after_a_standstill_reminders_do_not_come_all_at_once() -> None:
    late = NOON + 10 * DAY
    assert reminders(NOON, SLEEPER, 1, sent=late) == late + DAY
    assert reminders(NOON, SLEEPER, 1, sent=NOON + DAY) == reminders(NOON, SLEEPER, 1)


@always(people, moments)
def test_reminders_come_one_by_one_to_people_who_are_awake(person: Habits, since: float) -> None:
    told = [it for n in range(MOST_REMINDERS) if (it := reminders(since, person, n)) is not None]

    assert len(told) == MOST_REMINDERS
    assert not any(asleep(person, it) for it in told)
    assert all(later - sooner >= person.rhythm for sooner, later in pairwise([since, *told]))
