"""The end of a clock: what the table chose happens, once, for all questions and restarts."""

from __future__ import annotations

from typing import get_args

import pytest

from engine.tables.model.habits import DAY
from engine.tables.model.log import Move, Remark
from engine.tables.model.table import AtZero, Table
from engine.tables.people import care
from tests.tables.calling import asked, listened
from tests.tables.sittings import ANNA, BEN, CLARA, Sittings, whole
from tests.tables.takings import vote

pytestmark = pytest.mark.usefixtures("dealt")

ASKS = ("demand", "purchase", "reservation", "loading", "spying", "chief", "insurance")
every_question = pytest.mark.parametrize("ask", ASKS)


def expired(table: Table) -> list[int | None]:
    return [it.seat for it in table.log if isinstance(it, Remark) and it.what == "expired"]


async def run_out(house: Sittings, ask: str, at_zero: AtZero) -> tuple[Table, int]:
    """A table at the moment at which the clock of the asked player runs out, and their seat."""
    table = await asked(house, ask, pace="daily", at_zero=at_zero)
    seat = table.due_seats[0]
    hand = table.chairs[seat].clock
    listener = await listened(house, table)
    await listener.until((hand.since or 0.0) + hand.bank - 1)
    assert not (await listener.table()).chairs[seat].expired
    house.clock.advance(1)
    return await listener.table(), seat


async def at_last(house: Sittings, table: Table) -> Table:
    """The bot is restarted at that moment, and looks several times."""
    await house.again()
    it = await house.tables.ring(table.id)
    assert whole(await house.tables.ring(table.id))[1:] == whole(it)[1:]
    await house.again()
    again = await house.tables.ring(table.id)
    assert (again.log, again.motion) == (it.log, it.motion)
    return again


@every_question
async def test_nothing_happens_but_that_it_is_said(house: Sittings, ask: str) -> None:
    before, seat = await run_out(house, ask, "nothing")
    after = await at_last(house, before)

    assert expired(after) == [seat]
    assert after.moves == before.moves
    assert after.due_seats == (seat,)
    assert (after.chairs[seat].expired, after.motion) == (True, None)


@every_question
async def test_the_others_vote(house: Sittings, ask: str) -> None:
    before, seat = await run_out(house, ask, "vote")
    after = await at_last(house, before)
    others = [person for person in after.people if person != after.chairs[seat].person]
    assert expired(after) == [seat]
    assert after.moves == before.moves
    assert after.motion is not None
    assert (after.motion.by, after.motion.seat, list(after.motion.voters)) == (None, seat, others)
    assert sorted(it.seat for it in await house.store.mail.unsaid() if it.what == "vote") == [
        after.seat_of(person) for person in others
    ]

    for person in others:
        after = await vote(house, after, person)
    assert after.chairs[seat].minder == "vote"
    assert seat not in after.due_seats


@every_question
async def test_the_caretaker_plays_and_the_next_one_is_called(house: Sittings, ask: str) -> None:
    before, seat = await run_out(house, ask, "caretaker")
    after = await at_last(house, before)

    assert expired(after) == [seat]
    assert after.chairs[seat].minder == "clock"
    new = [it for it in after.log[len(before.log) :] if isinstance(it, Move)]
    assert new[0].action.seat == seat
    assert new[0].cause == "agent"
    assert {it.action.seat for it in new if it.cause != "forced"} == {seat}
    pinged = [it.seat for it in await house.store.mail.unsaid() if it.what == "ping"]
    assert pinged == list(after.due_seats)
    assert all(after.chairs[it].clock.since == house.clock() for it in after.due_seats)
    assert (await house.play(before.id)).status == "finished"


async def test_a_player_who_comes_back_has_a_fresh_decision_and_no_fresh_bank(house: Sittings) -> None:
    before, seat = await run_out(house, "demand", "caretaker")
    await at_last(house, before)
    person = before.chairs[seat].person
    it = await house.tables.do(before.id, care.return_to_seat, person)
    while seat not in it.due_seats:
        it = await house.answer(it.id)

    assert not it.chairs[seat].expired
    assert it.chairs[seat].clock.bank == it.tempo.credit


async def test_two_clocks_that_end_together_end_once_each(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, pace="daily", at_zero="nothing")
    while table.due_seats != (0, 1):
        table = await house.answer(table.id)
        assert table.status == "running"
    house.clock.advance(9 * DAY)
    await house.again()
    after = await house.tables.ring(table.id)

    assert expired(after) == [0, 1]
    assert expired(await house.tables.ring(table.id)) == [0, 1]


async def test_a_whole_game_of_people_who_never_come_stops_when_all_are_away(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, CLARA, pace="daily", at_zero="caretaker")
    listener = await listened(house, table)
    await listener.pass_by(60 * DAY)
    it = await listener.table()

    assert [chair.minder for chair in it.chairs] == ["clock"] * 3
    assert it.status == "running"
    assert await house.store.next_alarm() is None
    back = await house.tables.do(table.id, care.return_to_seat, BEN)
    assert back.due_seats == (1,)


async def test_without_a_clock_nothing_runs_out(house: Sittings) -> None:
    table = await asked(house, "purchase", at_zero="caretaker")
    listener = await listened(house, table)
    await listener.pass_by(400 * DAY)

    assert (await listener.table()).log == table.log


async def test_after_the_end_of_a_clock_reminders_go_on_but_no_clock(house: Sittings) -> None:
    table = await asked(house, "demand", pace="live", at_zero="nothing")
    listener = await listened(house, table)
    heard = await listener.pass_by(40 * DAY)

    assert [what for _, what, _ in heard] == ["lastcall", "remind", "remind", "remind"]
    assert expired(await listener.table()) == [table.due_seats[0]]


async def test_a_standstill_beyond_the_end_calls_no_one_for_what_is_over(house: Sittings) -> None:
    table = await asked(house, "demand", pace="daily", at_zero="caretaker")
    late = table.due_seats[0]
    listener = await listened(house, table)
    await listener.asleep(30 * DAY)
    await house.tables.ring(table.id)
    heard = await listener.pass_by(0)

    assert [what for _, what, _ in heard] == ["ping"]
    assert heard[0][2] != table.chairs[late].person


@pytest.mark.parametrize("at_zero", get_args(AtZero))
async def test_for_a_player_who_has_left_the_server_a_caretaker_plays_until_they_are_back(
    house: Sittings, at_zero: AtZero
) -> None:
    table = await asked(house, "demand", at_zero=at_zero)
    seat = table.due_seats[0]
    person = table.chairs[seat].person
    it = await house.tables.do(table.id, care.replace_departed, person)
    assert (it.motion, it.chairs[seat].minder) == (None, "left")
    assert person not in it.present

    assert await house.tables.do(table.id, care.replace_departed, person) is it
    assert (await house.tables.do(table.id, care.return_to_seat, person)).chairs[seat].waits
