"""Clocks: what is left, when it is over, when to remind; exact through pauses, nights and restarts."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict

import pytest
from hypothesis import strategies as st

from engine.tables.model.clock import (
    PACES,
    Clock,
    Pace,
    begin,
    fresh,
    hold,
    last_call,
    rebase,
    remaining,
    resume,
    stop,
    zero,
)
from engine.tables.model.habits import DAY, HOUR, MINUTE, Habits, active
from tests.tables.time.days import (
    BERLIN,
    DAILY,
    LIVE,
    NONE,
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
    spells,
)

three = st.lists(moments, min_size=3, max_size=3).map(sorted)


def restarted(clock: Clock) -> Clock:
    """Stored and read again."""
    return Clock(**json.loads(json.dumps(asdict(clock))))


# Bank and credit


@pytest.mark.parametrize("pace", [LIVE, DAILY, RELAXED])
def test_a_pace_makes_sense(pace: Pace) -> None:
    assert 0 < pace.call < pace.credit <= pace.bank <= pace.cap


@pytest.mark.parametrize(
    ("pace", "bank", "after"),
    [
        (LIVE, 10 * MINUTE, 11 * MINUTE),
        (LIVE, 14.5 * MINUTE, 15 * MINUTE),
        (DAILY, 0.0, 12 * HOUR),
        (DAILY, 2 * DAY, 2.5 * DAY),
        (DAILY, 3 * DAY, 3 * DAY),
        (RELAXED, 7 * DAY, 9 * DAY),
        (NONE, 0.0, 0.0),
    ],
)
def test_a_decision_brings_its_credit_up_to_the_cap(pace: Pace, bank: float, after: float) -> None:
    assert begin(Clock(bank), pace, NOON) == Clock(after, NOON)


def test_a_player_who_is_due_already_earns_nothing() -> None:
    clock = begin(fresh(DAILY), DAILY, NOON)
    assert begin(clock, DAILY, NOON + HOUR) == clock


@pytest.mark.parametrize(
    ("pace", "habits", "start", "end", "used"),
    [
        (DAILY, SLEEPLESS, "2026-05-01 21:00", "2026-05-02 08:00", 11 * HOUR),
        (DAILY, SLEEPER, "2026-05-01 21:00", "2026-05-02 08:00", 2 * HOUR),
        (DAILY, SLEEPER, "2026-05-01 23:00", "2026-05-02 05:00", 0.0),
        (DAILY, SLEEPER, "2026-03-28 12:00", "2026-03-29 12:00", 15 * HOUR),
        (DAILY, SLEEPER, "2026-10-24 12:00", "2026-10-25 12:00", 15 * HOUR),
        (DAILY, SLEEPLESS, "2026-10-24 12:00", "2026-10-25 12:00", 25 * HOUR),
        (RELAXED, SLEEPER, "2026-05-01 21:00", "2026-06-01 08:00", 9 * DAY),
        (LIVE, SLEEPER, "2026-05-01 23:00", "2026-05-01 23:05", 5 * MINUTE),
        (DAILY, SLEEPER, "2026-05-01 12:00", "2026-05-01 11:00", 0.0),
    ],
)
def test_an_answer_costs_what_it_took(pace: Pace, habits: Habits, start: str, end: str, used: float) -> None:
    clock = begin(fresh(pace), pace, local(start, BERLIN))
    after = stop(clock, habits, pace, local(end, BERLIN))
    assert (after.bank, after.since) == (clock.bank - used, None)


def test_a_bank_is_never_below_nothing_and_starts_again_with_the_credit() -> None:
    empty = stop(begin(fresh(DAILY), DAILY, NOON), SLEEPER, DAILY, NOON + 30 * DAY)

    assert (empty.bank, empty.since) == (0.0, None)
    assert begin(empty, DAILY, NOON + 30 * DAY).bank == DAILY.credit


@always(paces, people, st.lists(spells, max_size=8), moments)
def test_no_bank_is_above_its_cap_or_below_nothing(
    pace: Pace, person: Habits, waits: list[float], now: float
) -> None:
    clock = fresh(pace)
    for wait in waits:
        clock = begin(clock, pace, now)
        assert pace.credit <= clock.bank <= pace.cap
        now += wait
        clock = stop(clock, person, pace, now)
        assert 0 <= clock.bank <= pace.cap


def test_without_a_clock_nothing_runs_out() -> None:
    clock = begin(fresh(NONE), NONE, NOON)

    assert clock.since == NOON
    assert zero(clock, SLEEPER, NONE) is last_call(clock, SLEEPER, NONE) is None
    assert stop(clock, SLEEPER, NONE, NOON + DAY) == Clock(stopped=DAY)


# Zero


@pytest.mark.parametrize(
    ("pace", "bank", "habits", "start", "end"),
    [
        (DAILY, 12 * HOUR, SLEEPLESS, "2026-05-01 20:00", "2026-05-02 08:00"),
        (DAILY, 12 * HOUR, SLEEPER, "2026-05-01 20:00", "2026-05-02 17:00"),
        (DAILY, 12 * HOUR, SLEEPER, "2026-03-28 20:00", "2026-03-29 17:00"),
        (DAILY, 12 * HOUR, SLEEPER, "2026-05-02 03:00", "2026-05-02 19:00"),
        (DAILY, 3 * DAY, SLEEPER, "2026-05-01 07:00", "2026-05-05 19:00"),
        (LIVE, 15 * MINUTE, SLEEPER, "2026-05-01 21:50", "2026-05-01 22:05"),
    ],
)
def test_a_clock_runs_out_while_the_person_is_awake(
    pace: Pace, bank: float, habits: Habits, start: str, end: str
) -> None:
    over = zero(Clock(bank, local(start, BERLIN)), habits, pace)
    assert over is not None
    assert shown(over, BERLIN)[:16] == end


def test_vacation_stops_a_slow_clock_and_not_a_live_one() -> None:
    away = Habits(vacation=(NOON + MINUTE, NOON + 20 * DAY))

    assert zero(Clock(12 * HOUR, NOON), away, DAILY) == NOON + 20 * DAY + 12 * HOUR - MINUTE
    assert zero(Clock(12 * MINUTE, NOON), away, LIVE) == NOON + 12 * MINUTE


@pytest.mark.parametrize("ask", [zero, last_call])
def test_a_clock_that_stands_has_no_zero(ask: Callable[[Clock, Habits, Pace], float | None]) -> None:
    assert ask(Clock(DAY), SLEEPER, DAILY) is None


@always(running, people)
def test_at_zero_nothing_is_left_and_a_moment_before_there_is(it: tuple[Pace, Clock], person: Habits) -> None:
    pace, clock = it
    over = zero(clock, person, pace)

    assert over is not None
    assert remaining(clock, person, pace, over) == 0
    assert remaining(clock, person, pace, over - 1 / 2048) > 0
    assert stop(clock, person, pace, over).bank == 0


# Pause, restart, other habits


def test_a_pause_costs_nothing_and_brings_nothing() -> None:
    clock = begin(fresh(DAILY), DAILY, NOON)
    still = hold(clock, SLEEPER, DAILY, NOON + HOUR)
    again = resume(still, NOON + 100 * DAY)

    assert still == Clock(2.5 * DAY - HOUR)
    assert zero(still, SLEEPER, DAILY) is None
    assert remaining(still, SLEEPER, DAILY, NOON + 50 * DAY) == still.bank
    assert again == Clock(still.bank, NOON + 100 * DAY)


def test_what_is_asked_again_after_an_undo_brings_no_second_credit() -> None:
    clock = begin(fresh(DAILY), DAILY, NOON)
    for hour in range(1, 5):
        answered = stop(clock, SLEEPER, DAILY, NOON + hour * HOUR)
        clock = resume(answered, NOON + hour * HOUR)

    assert clock.bank == 2.5 * DAY - 4 * HOUR


@always(running, people, moments, spells)
def test_a_pause_loses_and_gains_nothing(
    it: tuple[Pace, Clock], person: Habits, at: float, pause: float
) -> None:
    pace, clock = it
    still = hold(clock, person, pace, at)
    again = resume(still, at + pause)

    assert again.bank == remaining(again, person, pace, at + pause) == remaining(clock, person, pace, at)
    assert hold(again, person, pace, at + pause) == still
    assert resume(again, at + pause + 1) == again


@always(paces, people, three)
def test_a_wait_split_by_a_restart_or_a_settlement_is_the_same(
    pace: Pace, person: Habits, at: list[float]
) -> None:
    start, middle, end = at
    whole = begin(fresh(pace), pace, start)
    split = restarted(rebase(restarted(whole), person, pace, middle))

    assert restarted(whole) == whole
    assert remaining(split, person, pace, end) == remaining(whole, person, pace, end)
    assert stop(split, person, pace, end) == stop(whole, person, pace, end)
    if remaining(whole, person, pace, middle):
        assert zero(split, person, pace) == zero(whole, person, pace)


def test_new_habits_do_not_change_what_has_passed() -> None:
    clock = rebase(begin(fresh(DAILY), DAILY, NOON), SLEEPLESS, DAILY, NOON + 20 * HOUR)

    assert remaining(clock, SLEEPER, DAILY, NOON + 20 * HOUR) == 2.5 * DAY - 20 * HOUR
    assert rebase(Clock(DAY), SLEEPER, DAILY, NOON) == Clock(DAY)


# How long habits stop a clock


@always(paces, st.lists(st.tuples(people, spells), min_size=1, max_size=40), people)
def test_no_settings_stop_a_clock_for_longer_than_its_pace_allows(
    pace: Pace, changes: list[tuple[Habits, float]], last: Habits
) -> None:
    clock, now = begin(fresh(pace), pace, NOON), NOON
    bank = clock.bank
    for person, spell in changes:
        now += spell
        clock = rebase(clock, person, pace, now)
    over = zero(clock, last, pace)

    assert over is not None
    assert over <= max(now, NOON + bank + pace.stop)
    assert remaining(clock, last, pace, NOON + bank + pace.stop) == 0


@always(st.lists(st.tuples(people, spells), min_size=1, max_size=40))
def test_nor_all_decisions_at_a_table_together(waits: list[tuple[Habits, float]]) -> None:
    clock, now = fresh(DAILY), NOON
    for person, spell in waits:
        clock = begin(clock, DAILY, now)
        bank, now = clock.bank, now + spell
        clock = stop(clock, person, DAILY, now)
        assert clock.stopped <= DAILY.stop and clock.rested <= DAILY.rest
        assert clock.bank == max(0.0, bank - (spell - clock.stopped))


def test_once_the_allowance_is_used_up_nights_and_vacation_count() -> None:
    away = Habits(vacation=(NOON, NOON + 80 * DAY))
    clock = rebase(begin(fresh(DAILY), DAILY, NOON), away, DAILY, NOON + 80 * DAY)
    again = Habits(vacation=(NOON + 80 * DAY, NOON + 160 * DAY))

    assert clock.stopped == 80 * DAY
    assert zero(clock, again, DAILY) == NOON + 90 * DAY + 2.5 * DAY
    assert last_call(clock, again, DAILY) == NOON + 90 * DAY + 2.5 * DAY - DAILY.call


def test_a_season_counts_ten_hours_of_a_night() -> None:
    pace = PACES["season"]
    clock = Clock(14 * HOUR, local("2026-05-01 22:00", BERLIN))
    long = Habits(zone=BERLIN, quiet=(22 * 60, 18 * 60))

    assert zero(clock, long, pace) == local("2026-05-02 22:00", BERLIN)


def test_months_are_counted_quickly() -> None:
    year = NOON + 365 * DAY
    assert active(SLEEPER, NOON, year) == 365 * 15 * HOUR
