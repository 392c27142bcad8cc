"""A table rests, moves to another channel, gets another clock; nobody loses time by it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.tables import care, lobby
from engine.tables.clock import PACES, left
from engine.tables.errors import (
    NotAllowed,
    Occupied,
    Stale,
    WrongMoment,
)
from engine.tables.habits import DAY, HOUR, Habits
from engine.tables.log import Remark
from engine.tables.table import Table
from tests.tables.sittings import ANNA, BEN, CLARA, EMMA, Sittings

pytestmark = pytest.mark.usefixtures("dealt")

DAILY = PACES["daily"]


def remarks(table: Table) -> list[tuple[str, int | None]]:
    return [(it.what, it.seat) for it in table.log if isinstance(it, Remark)]


def clocks(table: Table, now: float) -> list[float]:
    return [left(it.clock, Habits(), table.tempo, now) for it in table.chairs]


# Rest


async def test_a_pause_stops_every_clock_exactly(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, pace="daily")
    house.clock.advance(5 * HOUR)
    paused = await house.tables.do(table.id, care.paused, BEN, False)
    known = clocks(paused, house.clock())
    assert sorted(known) == [DAILY.bank, DAILY.bank + DAILY.credit - 5 * HOUR]
    house.clock.advance(30 * DAY)
    await house.again()
    await house.tables.ring(table.id)
    it = await house.tables.do(table.id, care.resumed, ANNA, False)

    assert clocks(it, house.clock()) == known
    house.clock.advance(HOUR)
    assert sum(clocks(it, house.clock())) == sum(known) - HOUR
    assert remarks(it) == [("paused", None), ("resumed", None)]


async def test_who_wants_to_move_in_a_pause_may_and_no_clock_runs(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, pace="daily")
    await house.tables.do(table.id, care.paused, BEN, False)
    for _ in range(3):
        house.clock.advance(DAY)
        it = await house.answer(table.id)

    assert all(chair.clock.since is None for chair in it.chairs)
    it = await house.tables.do(table.id, care.resumed, BEN, False)
    assert [it.chairs[seat].clock.since for seat in it.awaited] == [house.clock()]


@pytest.mark.parametrize("verb", [care.paused, care.resumed])
async def test_strangers_do_not_stop_a_table(house: Sittings, verb: Any) -> None:
    table = await house.start(ANNA, BEN)
    with pytest.raises(NotAllowed):
        await house.tables.do(table.id, verb, EMMA, False)


async def test_once_is_enough(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    with pytest.raises(WrongMoment):
        await house.tables.do(table.id, care.resumed, ANNA, False)
    await house.tables.do(table.id, care.paused, EMMA, True)
    with pytest.raises(WrongMoment):
        await house.tables.do(table.id, care.paused, ANNA, False)


# Its place


async def test_a_lost_table_rests_and_says_so_once(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, pace="daily", agents=1)
    it = await house.tables.do(table.id, care.strayed)
    assert it.rests == house.clock()
    assert [n.seat for n in await house.store.mail.unsaid() if n.what == "lost"] == [0, 1]
    assert all(chair.clock.since is None for chair in it.chairs)

    house.clock.advance(DAY)
    assert (await house.tables.do(table.id, care.strayed)).lost == it.lost
    assert (await house.tables.do(table.id, care.found)).rests is None


async def test_it_goes_on_where_it_is_moved(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    await house.tables.do(table.id, care.strayed)
    with pytest.raises(NotAllowed):
        await house.tables.do(table.id, care.moved, 1, 9, EMMA, False)
    it = await house.tables.do(table.id, care.moved, 2, 9, BEN, False)

    assert (it.guild, it.channel, it.lost) == (2, 9, None)
    assert (await house.tables.of_channel(9)).id == table.id
    assert (await house.play(table.id)).status == "finished"


async def test_a_place_that_is_taken_is_refused_and_nothing_changes(house: Sittings) -> None:
    table, other = await house.start(ANNA, BEN), await house.open(CLARA, channel=8)
    with pytest.raises(Occupied) as refusal:
        await house.tables.do(table.id, care.moved, 1, 8, BEN, False)

    assert refusal.value.table == other.id
    assert await house.tables.table(table.id) == table
    assert (await house.answer(table.id)).channel == table.channel


async def test_a_pause_outlasts_the_loss(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    await house.tables.do(table.id, care.paused, ANNA, False)
    await house.tables.do(table.id, care.strayed)
    assert (await house.tables.do(table.id, care.found)).rests is not None


# Its clock


async def test_another_clock_begins_full_for_all(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    house.clock.advance(9 * DAY)
    with pytest.raises(NotAllowed):
        await house.tables.do(table.id, care.paced, BEN, False, "daily", "vote")
    it = await house.tables.do(table.id, care.paced, ANNA, False, "daily", "vote")

    assert (it.pace, it.at_zero) == ("daily", "vote")
    assert min(clocks(it, house.clock())) == DAILY.bank
    assert not any(chair.expired for chair in it.chairs)


async def test_what_is_over_needs_no_care(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    await house.tables.do(table.id, lobby.ended, ANNA, False)
    for press in (
        house.tables.do(table.id, care.leave, ANNA),
        house.tables.do(table.id, care.paused, ANNA, False),
        house.tables.do(table.id, care.strayed),
        house.tables.do(table.id, care.moved, 1, 9, ANNA, False),
    ):
        with pytest.raises(WrongMoment):
            await press


async def test_a_stale_file_is_not_written_over(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    await house.sql("UPDATE tables SET revision = revision + 1")
    with pytest.raises(Stale):
        await house.tables.do(table.id, care.leave, ANNA)


async def test_new_habits_do_not_change_what_has_been_counted(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, pace="daily")
    seat = table.awaited[0]
    person = table.chairs[seat].person or 0
    house.clock.advance(20 * HOUR)
    known = clocks(await house.tables.table(table.id), house.clock())[seat]
    await house.tables.set_habits(person, Habits(quiet=(22 * 60, 18 * 60)))
    it = await house.tables.table(table.id)

    assert clocks(it, house.clock())[seat] == known
    assert it.chairs[seat].clock.since == house.clock()
    zero = known / (4 * HOUR) * DAY  # four hours a day are left
    assert (await house.store.next_alarm() or 0.0) <= house.clock() + zero + DAY
