"""A table rests, moves to another channel, gets another clock; no player loses time by it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.tables.model.clock import PACES, remaining
from engine.tables.model.errors import (
    NotAllowed,
    Occupied,
    Stale,
    WrongMoment,
)
from engine.tables.model.habits import DAY, HOUR, MINUTE, Habits
from engine.tables.model.log import Remark
from engine.tables.model.outbox import Note
from engine.tables.model.table import Table
from engine.tables.people import care, lobby
from tests.tables.sittings import ANNA, BEN, CLARA, EMMA, Sittings

pytestmark = pytest.mark.usefixtures("dealt")

DAILY = PACES["daily"]
SEATED = (ANNA, BEN, CLARA, EMMA)
"""All see all channels."""


def remarks(table: Table) -> list[tuple[str, int | None]]:
    return [(it.what, it.seat) for it in table.log if isinstance(it, Remark)]


def clocks(table: Table, now: float) -> list[float]:
    return [remaining(it.clock, Habits(), table.tempo, now) for it in table.chairs]


# Rest


async def test_a_pause_stops_every_clock_exactly(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, pace="daily")
    house.clock.advance(5 * HOUR)
    paused = await house.tables.do(table.id, care.pause, BEN, False)
    known = clocks(paused, house.clock())
    assert sorted(known) == [DAILY.bank, DAILY.bank + DAILY.credit - 5 * HOUR]
    house.clock.advance(30 * DAY)
    await house.again()
    await house.tables.ring(table.id)
    it = await house.tables.do(table.id, care.resume, ANNA, False)

    assert clocks(it, house.clock()) == known
    house.clock.advance(HOUR)
    assert sum(clocks(it, house.clock())) == sum(known) - HOUR
    assert remarks(it) == [("paused", None), ("resumed", None)]


async def test_without_a_clock_players_may_move_in_a_pause(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    await house.tables.do(table.id, care.pause, BEN, False)
    for _ in range(3):
        house.clock.advance(DAY)
        it = await house.answer(table.id)

    assert all(chair.clock.since is None for chair in it.chairs)
    it = await house.tables.do(table.id, care.resume, BEN, False)
    assert [it.chairs[seat].clock.since for seat in it.due_seats] == [house.clock()]


@pytest.mark.parametrize("verb", [care.pause, care.resume])
async def test_strangers_do_not_stop_a_table(house: Sittings, verb: Any) -> None:
    table = await house.start(ANNA, BEN)
    with pytest.raises(NotAllowed):
        await house.tables.do(table.id, verb, EMMA, False)


async def test_once_is_enough(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    with pytest.raises(WrongMoment):
        await house.tables.do(table.id, care.resume, ANNA, False)
    await house.tables.do(table.id, care.pause, EMMA, True)
    with pytest.raises(WrongMoment):
        await house.tables.do(table.id, care.pause, ANNA, False)


# Its place


async def test_a_lost_table_rests_and_says_so_once(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, pace="daily", agents=1)
    it = await house.tables.do(table.id, care.suspend)
    assert it.rests == house.clock()
    assert [n.seat for n in await house.store.mail.unsaid() if n.what == "lost"] == [0, 1]
    assert all(chair.clock.since is None for chair in it.chairs)

    house.clock.advance(DAY)
    assert (await house.tables.do(table.id, care.suspend)).lost == it.lost
    assert (await house.tables.do(table.id, care.lift_suspension)).rests is None


async def test_it_goes_on_where_it_is_moved(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    await house.tables.do(table.id, care.suspend)
    with pytest.raises(NotAllowed):
        await house.tables.do(table.id, care.move, 9, EMMA, False, SEATED)
    it = await house.tables.do(table.id, care.move, 9, BEN, False, SEATED)

    assert (it.guild, it.channel, it.lost) == (table.guild, 9, None)
    assert it.log[-1] == Remark("moved", BEN, house.clock())
    assert (await house.tables.of_channel(9)).id == table.id
    assert (await house.play(table.id)).status == "finished"


async def test_a_place_that_is_taken_is_refused_and_nothing_changes(house: Sittings) -> None:
    table, other = await house.start(ANNA, BEN), await house.open(CLARA, channel=8)
    with pytest.raises(Occupied) as refusal:
        await house.tables.do(table.id, care.move, 8, BEN, False, SEATED)

    assert refusal.value.table == other.id
    assert await house.tables.table(table.id) == table
    assert (await house.answer(table.id)).channel == table.channel


async def test_a_pause_outlasts_the_loss(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    await house.tables.do(table.id, care.pause, ANNA, False)
    await house.tables.do(table.id, care.suspend)
    assert (await house.tables.do(table.id, care.lift_suspension)).rests is not None


# A channel that refuses us


def letters(notes: tuple[Note, ...]) -> list[int]:
    return [it.seat for it in notes if it.what == "lost"]


async def said(house: Sittings) -> None:
    """Everything is out."""
    for note in await house.store.mail.unsaid():
        await house.store.mail.mark_sent(note)


async def test_of_a_channel_that_refuses_us_only_the_host_hears_and_only_when_it_lasts(
    house: Sittings,
) -> None:
    table = await house.start(ANNA, BEN, pace="daily")
    it = await house.tables.do(table.id, care.suspend, "mute")
    assert (it.rests, it.trouble) == (house.clock(), "mute")
    assert all(chair.clock.since is None for chair in it.chairs)
    assert letters(await house.store.mail.unsaid()) == []
    assert await house.store.next_alarm() == house.clock() + care.GRACE

    await house.again()
    house.clock.advance(care.GRACE)
    await house.tables.ring(table.id)
    assert letters(await house.store.mail.unsaid()) == [table.seat_of(ANNA)]
    assert await house.store.next_alarm() is None


async def test_a_fault_that_passes_at_once_is_never_reported(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, pace="daily")
    await house.tables.do(table.id, care.suspend, "hidden")
    house.clock.advance(care.GRACE - 1)
    it = await house.tables.do(table.id, care.lift_suspension)
    assert (it.lost, it.complained) == (None, None)
    house.clock.advance(MINUTE)
    await house.tables.ring(table.id)

    assert letters(await house.store.mail.unsaid()) == []
    assert sorted(clocks(it, house.clock() - MINUTE)) == [DAILY.bank, DAILY.bank + DAILY.credit]


async def test_the_host_hears_of_it_once_however_often_it_comes_back(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    heard = 0
    for _ in range(10):
        await house.tables.do(table.id, care.suspend, "mute")
        house.clock.advance(HOUR)
        await house.tables.ring(table.id)
        heard += len(letters(await house.store.mail.unsaid()))
        await house.tables.do(table.id, care.lift_suspension)
        await said(house)
    assert heard == 1

    house.clock.advance(care.ONCE)
    await house.tables.do(table.id, care.suspend, "mute")
    house.clock.advance(care.GRACE)
    await house.tables.ring(table.id)
    assert len(letters(await house.store.mail.unsaid())) == 1


async def test_a_channel_that_is_lost_after_all_is_announced_to_all_and_stays_lost(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, pace="daily")
    since = (await house.tables.do(table.id, care.suspend, "hidden")).lost
    house.clock.advance(MINUTE)
    it = await house.tables.do(table.id, care.suspend)
    assert (it.lost, it.trouble) == (since, "gone")
    assert letters(await house.store.mail.unsaid()) == [0, 1]

    it = await house.tables.do(table.id, care.suspend, "hidden")
    assert it.trouble == "gone"
    await house.again()
    assert (await house.tables.table(table.id)).trouble == "gone"


async def test_a_lobby_is_reported_to_its_host_or_else_to_another_player(house: Sittings) -> None:
    table = await house.open(ANNA, BEN)
    await house.tables.do(table.id, lambda it, now: it.after(host=EMMA))
    await house.tables.do(table.id, care.suspend, "locked")
    house.clock.advance(care.GRACE)
    await house.tables.ring(table.id)

    assert letters(await house.store.mail.unsaid()) == [0]


async def test_in_another_channel_trouble_begins_again(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    await house.tables.do(table.id, care.suspend, "outside")
    house.clock.advance(care.GRACE)
    await house.tables.ring(table.id)
    it = await house.tables.do(table.id, care.move, 9, BEN, False, SEATED)
    assert (it.lost, it.complained) == (None, None)


async def test_tables_that_wait_for_their_channel_are_found_by_server_and_channel(house: Sittings) -> None:
    one, other = await house.start(ANNA, BEN), await house.start(CLARA, BEN, channel=8)
    over = await house.start(ANNA, BEN, channel=9)
    for table in (one, other, over):
        await house.tables.do(table.id, care.suspend, "hidden")
    await house.tables.do(over.id, lobby.end, ANNA, False)

    assert await house.store.suspended_tables() == ((one.id, 1, 7), (other.id, 1, 8))
    assert await house.store.suspended_tables(1) == await house.store.suspended_tables()
    assert await house.store.suspended_tables(2) == ()
    assert await house.store.suspended_table_in(8) == ((other.id, 1, 8),)
    assert await house.store.suspended_table_in(9) == ()


# Its clock


async def test_another_clock_begins_full_for_all(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    house.clock.advance(9 * DAY)
    with pytest.raises(NotAllowed):
        await house.tables.do(table.id, care.set_clock, BEN, False, "daily", "vote")
    it = await house.tables.do(table.id, care.set_clock, ANNA, False, "daily", "vote")

    assert (it.pace, it.at_zero) == ("daily", "vote")
    assert min(clocks(it, house.clock())) == DAILY.bank
    assert not any(chair.expired for chair in it.chairs)


async def test_what_is_over_needs_no_care(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    await house.tables.do(table.id, lobby.end, ANNA, False)
    for press in (
        house.tables.do(table.id, care.leave, ANNA),
        house.tables.do(table.id, care.pause, ANNA, False),
        house.tables.do(table.id, care.suspend),
        house.tables.do(table.id, care.move, 9, ANNA, False, SEATED),
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
    seat = table.due_seats[0]
    person = table.chairs[seat].person or 0
    house.clock.advance(20 * HOUR)
    known = clocks(await house.tables.table(table.id), house.clock())[seat]
    await house.tables.set_habits(person, Habits(quiet=(22 * 60, 18 * 60)))
    it = await house.tables.table(table.id)

    assert clocks(it, house.clock())[seat] == known
    assert it.chairs[seat].clock.since == house.clock()
    zero = known / (4 * HOUR) * DAY  # four hours a day are left
    assert (await house.store.next_alarm() or 0.0) <= house.clock() + zero + DAY
