"""Calls: once a decision, never at night, in a rhythm, and not all at once after a standstill."""

from __future__ import annotations

from typing import Any

import pytest

from engine.tables.model.clock import PACES, Clock
from engine.tables.model.habits import DAY, HOUR, MINUTE, Habits
from engine.tables.model.outbox import JUST_ACTED
from engine.tables.people import care
from engine.tables.play import undo
from engine.tables.time import alarms
from engine.tables.time.alarms import SNOOZE
from tests.tables.calling import Heard, Listener, listened
from tests.tables.sittings import ANNA, BEN, CLARA, Sittings, person_due
from tests.tables.takings import answer_until
from tests.tables.time.days import local, sleeper

pytestmark = pytest.mark.usefixtures("dealt")

SLEEPER = sleeper("22:00-07:00")
OFTEN = sleeper("22:00-07:00", rhythm=8 * HOUR)
EVENING = local("2027-01-15 21:00")
"""The tables of `Sittings` begin at eight in the morning of that day."""


async def waiting(house: Sittings, habits: Habits | None = None, **facts: Any) -> Listener:
    """A table of two at which Anna has pressed and Ben is due since eight; it is ten past eight now."""
    house.tables.seed = "calls"
    if habits is not None:
        await house.tables.set_habits(BEN, habits)
    table = await house.start(ANNA, BEN, **facts)
    while table.due_seats != (1,) or not any(move.person == ANNA for move in table.moves):
        table = await house.answer(table.id)
    return await listened(house, table)


async def due_in_the_evening(house: Sittings, habits: Habits, minutes: float = 0, **facts: Any) -> Listener:
    """A table of two at which Ben becomes due this many minutes after nine."""
    house.tables.seed = "calls"
    await house.tables.set_habits(BEN, habits)
    table = await house.start(ANNA, BEN, **facts)
    while table.due_seats != (0,):
        table = await house.answer(table.id)
    listener = await listened(house, table)
    await listener.until(EVENING + minutes * MINUTE)
    listener.heard.clear()
    await house.answer(table.id)
    return listener


async def snooze(house: Sittings, listener: Listener, person: int = BEN) -> None:
    await house.tables.do(listener.id, alarms.postpone, person)


# One ping a decision


async def test_each_decision_is_called_for_once(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, CLARA, agents=1)
    listener = await listened(house, table)
    for _ in range(60):
        due = person_due(await listener.table())
        heard = await listener.answer()
        now = await listener.table()
        if now.status != "running":
            break
        assert {(what, person) for _, what, person in heard} <= {
            ("ping", now.chairs[seat].person) for seat in now.due_seats
        }
        assert len(heard) == len(set(heard))
        assert [person for _, _, person in heard] != [due] or person_due(now) == due
        await listener.pass_by(10 * MINUTE)


async def looking(house: Sittings, rhythm: float = 0, **facts: Any) -> Listener:
    """A table at which Anna is due again five seconds after her own press."""
    await house.tables.set_habits(ANNA, Habits(rhythm=rhythm))
    table = await house.start(ANNA, agents=1, **facts)
    listener = Listener(house, table.id)
    await listener.pass_by(JUST_ACTED)
    assert await listener.answer() == []
    assert await listener.pass_by(5) == []
    assert (await listener.table()).due_seats == (0,)
    return listener


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("rhythm", [0, DAY])
async def test_the_call_of_a_player_who_has_just_pressed_waits_while_they_look(
    house: Sittings, pace: str, rhythm: float
) -> None:
    listener = await looking(house, rhythm, pace=pace)
    assert await listener.pass_by(JUST_ACTED - 6) == []
    assert await listener.pass_by(1) == [("01-15 08:04", "ping", ANNA)]
    assert ("remind" in [what for _, what, _ in await listener.pass_by(DAY)]) == bool(rhythm)


async def test_a_player_who_answers_while_they_look_is_not_called(house: Sittings) -> None:
    listener = await looking(house)
    for _ in range(3):
        assert await listener.pass_by(JUST_ACTED / 2) == []
        assert await listener.answer() == []


async def test_a_last_call_that_comes_while_they_look_is_the_call(house: Sittings) -> None:
    listener = await looking(house, pace="live")
    nearly = Clock(MINUTE, house.clock())
    await house.tables.change(listener.id, lambda it: it.with_chair(0, clock=nearly).after())

    assert await listener.pass_by(10 * MINUTE) == [("01-15 08:02", "lastcall", ANNA)]


async def test_a_player_who_pressed_two_minutes_ago_is_called(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    listener = await listened(house, table)
    await listener.answer()
    house.clock.advance(JUST_ACTED)
    heard = await listener.answer()
    assert [what for _, what, _ in heard] == ["ping"]


async def test_at_night_the_call_waits_for_the_morning(house: Sittings) -> None:
    listener = await due_in_the_evening(house, SLEEPER, minutes=90)

    assert await listener.pass_by(9 * HOUR) == [("01-16 07:00", "ping", BEN)]


async def test_a_player_who_answers_at_night_is_not_called_in_the_morning(house: Sittings) -> None:
    listener = await due_in_the_evening(house, SLEEPER, minutes=90)
    await listener.pass_by(10 * MINUTE)
    while (await listener.table()).due_seats == (1,):
        await house.answer(listener.id)
    heard = await listener.until(EVENING + 11 * HOUR)

    assert [(what, person) for _, what, person in heard] == [("ping", ANNA)]


async def test_on_vacation_no_one_is_called(house: Sittings) -> None:
    away = (EVENING, EVENING + 14 * DAY)
    listener = await due_in_the_evening(house, sleeper("22:00-07:00", vacation=away), pace="daily")

    assert await listener.until(EVENING + 14 * DAY - 1) == []
    assert await listener.pass_by(1) == [("01-29 21:00", "ping", BEN)]
    assert await listener.pass_by(2 * DAY) == [("01-30 21:00", "remind", BEN), ("01-31 21:00", "remind", BEN)]
    assert not (await listener.table()).chairs[1].expired


async def test_at_a_live_table_quiet_hours_do_not_hold_a_call_back(house: Sittings) -> None:
    """The clock runs on, so the player who is due has to know."""
    listener = await due_in_the_evening(house, SLEEPER, minutes=90, pace="live")

    assert await listener.pass_by(0) == [("01-15 22:30", "ping", BEN)]


# Reminders


async def test_reminders_come_in_the_rhythm_and_stop_after_three(house: Sittings) -> None:
    listener = await waiting(house)
    assert await listener.pass_by(40 * DAY) == [(f"01-{day} 08:02", "remind", BEN) for day in (16, 17, 18)]
    assert await house.store.next_alarm() is None


async def test_reminders_keep_the_persons_own_rhythm_and_night(house: Sittings) -> None:
    listener = await waiting(house, OFTEN)
    assert [at for at, _, _ in await listener.pass_by(9 * DAY)] == [
        "01-15 16:02",
        "01-16 07:00",
        "01-16 15:00",
    ]


async def test_a_player_who_wants_no_reminders_gets_none(house: Sittings) -> None:
    listener = await waiting(house, Habits(rhythm=0))
    assert await listener.pass_by(40 * DAY) == []


async def test_after_a_standstill_there_is_one_reminder_and_not_three(house: Sittings) -> None:
    listener = await waiting(house)
    await listener.asleep(10 * DAY)
    assert await listener.pass_by(0) == [("01-25 08:10", "remind", BEN)]
    assert [at for at, _, _ in await listener.pass_by(10 * DAY)] == ["01-26 08:10", "01-27 08:10"]


async def test_a_call_that_comes_late_is_followed_by_no_reminder_at_once(house: Sittings) -> None:
    listener = await due_in_the_evening(house, SLEEPER, minutes=90)
    await listener.asleep(3 * DAY + 12 * HOUR)

    assert await listener.pass_by(DAY - 1) == [("01-19 10:30", "ping", BEN)]
    assert await listener.pass_by(1) == [("01-20 10:30", "remind", BEN)]


@pytest.mark.parametrize("restarts", [1, 3])
async def test_between_the_hour_and_the_call_restarts_make_no_second_one(
    house: Sittings, restarts: int
) -> None:
    listener = await waiting(house)
    house.clock.advance(DAY)
    for _ in range(restarts):
        await house.again()
        await house.tables.ring(listener.id)
        await house.tables.ring(listener.id)
    assert [what for _, what, _ in await listener.pass_by(0)] == ["remind"]
    assert (await listener.table()).chairs[1].calls == 2


async def test_new_habits_of_one_do_not_bring_the_reminders_of_another_nearer(house: Sittings) -> None:
    house.tables.seed = "crane"
    table = await house.start(ANNA, BEN)
    table = await answer_until(house, table, lambda _, it: it.due_seats == (0, 1))
    listener = await listened(house, table)
    await house.tables.set_habits(ANNA, Habits(rhythm=8 * HOUR))
    heard = await listener.pass_by(DAY)

    assert [at for at, _, person in heard if person == BEN] == ["01-16 08:02"]
    assert len([at for at, _, person in heard if person == ANNA]) == 3


async def test_a_decision_asked_again_after_an_undo_is_called_for_again(house: Sittings) -> None:
    listener = await waiting(house)
    await house.tables.do(listener.id, undo.undo_press, ANNA)
    assert await listener.pass_by(JUST_ACTED) == [("01-15 08:12", "ping", ANNA)]
    heard = await listener.answer()

    assert heard == [("01-15 08:12", "ping", BEN)]


# Later


async def test_a_player_who_puts_a_reminder_off_is_called_that_much_later(house: Sittings) -> None:
    listener = await waiting(house)
    await listener.pass_by(DAY)
    await snooze(house, listener)

    assert SNOOZE == 8 * HOUR
    assert await listener.pass_by(SNOOZE - 1) == []
    assert await listener.pass_by(1) == [("01-16 16:10", "remind", BEN)]
    assert await listener.pass_by(7 * DAY) == [("01-18 08:00", "remind", BEN)]


async def test_what_is_put_off_into_the_night_comes_in_the_morning(house: Sittings) -> None:
    listener = await waiting(house, SLEEPER)
    await listener.until(EVENING)
    await snooze(house, listener)

    assert [at for at, _, _ in await listener.pass_by(DAY)] == ["01-16 07:00"]


async def test_a_player_who_is_not_asked_puts_nothing_off(house: Sittings) -> None:
    listener = await waiting(house)
    before = await listener.table()
    await snooze(house, listener, ANNA)

    assert await listener.table() is before


async def test_the_next_decision_is_called_for_at_once_all_the_same(house: Sittings) -> None:
    listener = await waiting(house)
    await snooze(house, listener)
    await listener.answer()
    await listener.pass_by(HOUR)
    heard: Heard = []
    while not heard or heard[-1][2] != BEN:
        heard += await listener.answer()
        await listener.pass_by(10 * MINUTE)

    assert heard[-1][1] == "ping"


# The last call


async def test_there_is_one_last_call(house: Sittings) -> None:
    listener = await waiting(house, Habits(rhythm=0), pace="daily")

    assert await listener.pass_by(9 * DAY) == [("01-18 05:00", "lastcall", BEN)]


async def test_the_last_call_counts_the_hours_in_which_one_is_awake(house: Sittings) -> None:
    listener = await waiting(house, SLEEPER, pace="daily")

    assert await listener.pass_by(80 * DAY) == [
        *((f"01-{day} 08:02", "remind", BEN) for day in (16, 17, 18)),
        ("01-19 17:00", "lastcall", BEN),
    ]


async def test_a_live_table_calls_half_a_minute_before_the_end(house: Sittings) -> None:
    listener = await waiting(house, SLEEPER, pace="live")
    assert await listener.pass_by(HOUR) == [("01-15 08:11", "lastcall", BEN)]


# Rest


@pytest.mark.parametrize("rest", [lambda it, now: care.pause(it, ANNA, False, now=now), care.suspend])
async def test_a_table_that_rests_calls_no_one(house: Sittings, rest: Any) -> None:
    listener = await waiting(house, pace="daily", at_zero="caretaker")
    await house.tables.do(listener.id, rest)

    assert await house.store.next_alarm() is None
    assert await listener.pass_by(40 * DAY) == []
    await house.tables.ring(listener.id)
    assert await listener.pass_by(0) == []


async def test_after_a_rest_there_is_no_call_at_once(house: Sittings) -> None:
    listener = await waiting(house)
    await house.tables.do(listener.id, care.pause, ANNA, False)
    await listener.pass_by(HOUR)
    await house.tables.do(listener.id, care.resume, ANNA, False)

    assert await listener.pass_by(DAY) == [("01-16 09:10", "remind", BEN)]
