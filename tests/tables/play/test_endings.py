"""Over: by the last fire, before its time, and once more."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from engine.core.records import check
from engine.games import GAMES
from engine.tables.model.errors import NotAllowed, NotSeated, Occupied, WrongMoment
from engine.tables.model.table import Table
from engine.tables.people import lobby
from tests.tables.sittings import ANNA, BEN, CLARA, EMMA, Sittings, together


@pytest.fixture
async def over(house: Sittings) -> AsyncIterator[Table]:
    """A table whose game is finished."""
    table = await house.start(ANNA, BEN, CLARA, agents=1)
    yield await house.play(table.id)


async def test_the_record_of_a_finished_game_is_right(house: Sittings, over: Table) -> None:
    record = await house.tables.record(over.id)

    assert over.status == "finished"
    assert check(GAMES[over.key], record) is None
    assert len(record.moves) == len(over.moves)
    assert [bool(move.get("auto")) for move in record.moves] == [move.auto for move in over.moves]


async def test_it_is_the_same_after_a_restart(house: Sittings, over: Table) -> None:
    record = await house.tables.record(over.id)
    await house.again()

    assert await house.tables.record(over.id) == record


async def test_a_running_game_gives_no_record_for_the_deal_is_secret(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    with pytest.raises(WrongMoment, match="hidden"):
        await house.tables.record(table.id)
    await house.tables.do(table.id, lobby.end, ANNA, manages=False)
    assert (await house.tables.record(table.id)).result is None


async def test_in_a_rematch_the_same_sit_and_the_next_one_begins(house: Sittings, over: Table) -> None:
    again = await house.tables.rematch(over.id, CLARA)

    assert again.status == "lobby"
    assert [chair.person or chair.agent for chair in again.chairs] == [ANNA, BEN, CLARA, "quick"]
    assert again.host == CLARA
    assert again.channel == over.channel
    assert await house.stored(again.id) == again
    await house.agree(again.id)
    begun = await house.tables.start(again.id, CLARA)
    assert over.deal and begun.deal and begun.deal.start_seat == (over.deal.start_seat + 1) % 4


async def test_of_two_rematches_at_once_one_is_open(house: Sittings, over: Table) -> None:
    results = await together(house.tables.rematch(over.id, ANNA), house.tables.rematch(over.id, BEN))

    (opened,) = {table.id for table in results if isinstance(table, Table)}
    assert (await house.tables.rematch(over.id, CLARA)).id == opened
    assert (await house.tables.start(opened, (await house.tables.table(opened)).host)).status == "running"
    with pytest.raises(Occupied):
        await house.tables.rematch(over.id, CLARA)


async def test_a_rematch_is_for_the_players_when_the_game_is_over(house: Sittings, over: Table) -> None:
    with pytest.raises(NotSeated):
        await house.tables.rematch(over.id, EMMA)
    running = await house.start(ANNA, BEN, channel=8)
    with pytest.raises(WrongMoment):
        await house.tables.rematch(running.id, ANNA)


async def test_the_host_ends_a_table(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    with pytest.raises(NotAllowed):
        await house.tables.do(table.id, lobby.end, BEN, manages=False)
    ended = await house.tables.do(table.id, lobby.end, ANNA, manages=False)

    assert ended.status == "ended"
    assert ended.pending == ()
    assert (await house.open(BEN)).status == "lobby"


async def test_a_manager_of_the_channel_ends_a_table_too(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)

    assert (await house.tables.do(table.id, lobby.end, EMMA, manages=True)).status == "ended"


async def test_what_is_over_cannot_be_ended(house: Sittings, over: Table) -> None:
    with pytest.raises(WrongMoment):
        await house.tables.do(over.id, lobby.end, ANNA, manages=True)


async def test_an_end_and_an_answer_at_once_leave_one_story(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    await asyncio.gather(
        house.answer(table.id),
        house.tables.do(table.id, lobby.end, ANNA, manages=False),
        house.answer(table.id),
        return_exceptions=True,
    )
    now = await house.tables.table(table.id)

    assert now.status == "ended"
    assert now == await house.stored(table.id)
