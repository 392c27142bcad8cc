"""From an open table to the first move."""

from __future__ import annotations

from functools import partial

import pytest

from engine.tables.model.errors import (
    AlreadySeated,
    Full,
    NotAllowed,
    NotSeated,
    Occupied,
    TooFew,
    WrongMoment,
)
from engine.tables.model.table import Table
from engine.tables.people import care, lobby
from engine.tables.play import start
from tests.tables.sittings import ANNA, BEN, CLARA, DAVID, EMMA, Sittings, together, whole


def sitting(table: Table) -> list[int | str | None]:
    return [chair.person or chair.agent for chair in table.chairs]


async def test_a_player_who_joins_takes_the_next_seat(house: Sittings) -> None:
    table = await house.open(ANNA, BEN, CLARA)

    assert sitting(table) == [ANNA, BEN, CLARA]
    assert table.host == ANNA
    assert await house.stored(table.id) == table


async def test_no_one_sits_twice(house: Sittings) -> None:
    table = await house.open(ANNA, BEN)
    with pytest.raises(AlreadySeated):
        await house.tables.do(table.id, lobby.join, BEN)

    assert await house.stored(table.id) == table


async def test_a_full_table_takes_no_one(house: Sittings) -> None:
    table = await house.open(ANNA, BEN, limit=2)
    with pytest.raises(Full):
        await house.tables.do(table.id, lobby.join, CLARA)
    with pytest.raises(Full):
        await house.tables.do(table.id, lobby.with_agent, ANNA, "quick")


async def test_of_many_players_who_join_at_once_as_many_sit_as_there_are_seats(house: Sittings) -> None:
    table = await house.open(ANNA, limit=3)
    people = (BEN, CLARA, DAVID, EMMA)
    joins = (house.tables.do(table.id, lobby.join, person) for person in people)
    results = await together(*joins)

    assert [type(result).__name__ for result in results] == ["Table", "Table", "Full", "Full"]
    assert sitting(await house.stored(table.id)) == [ANNA, BEN, CLARA]


async def test_when_the_host_leaves_the_next_person_is_host(house: Sittings) -> None:
    table = await house.open(ANNA, agents=1)
    await house.tables.do(table.id, lobby.join, BEN)
    after = await house.tables.do(table.id, lobby.leave, ANNA)

    assert sitting(after) == ["quick", BEN]
    assert after.host == BEN


async def test_when_another_leaves_the_host_stays(house: Sittings) -> None:
    table = await house.open(ANNA, BEN)

    assert (await house.tables.do(table.id, lobby.leave, BEN)).host == ANNA


async def test_the_last_one_out_ends_the_table(house: Sittings) -> None:
    table = await house.open(ANNA, agents=2)
    after = await house.tables.do(table.id, lobby.leave, ANNA)

    assert after.status == "ended"
    assert (await house.open(BEN)).status == "lobby"


async def test_only_players_of_the_table_leave_or_manage_agents(house: Sittings) -> None:
    table = await house.open(ANNA, agents=1)
    for verb in (lobby.leave, partial(lobby.with_agent, agent="quick"), lobby.without_agent):
        with pytest.raises(NotSeated):
            await house.tables.do(table.id, verb, BEN)

    assert await house.stored(table.id) == table


async def test_the_agent_that_came_last_goes_first(house: Sittings) -> None:
    table = await house.open(ANNA, agents=1)
    await house.tables.do(table.id, lobby.join, BEN)
    await house.tables.do(table.id, lobby.with_agent, BEN, "quick")
    after = await house.tables.do(table.id, lobby.without_agent, ANNA)

    assert sitting(after) == [ANNA, "quick", BEN]


async def test_without_an_agent_there_is_none_to_remove(house: Sittings) -> None:
    table = await house.open(ANNA, BEN)
    await house.tables.do(table.id, lobby.without_agent, ANNA)

    assert sitting(await house.stored(table.id)) == [ANNA, BEN]


async def test_one_alone_cannot_start(house: Sittings) -> None:
    table = await house.open(ANNA)
    with pytest.raises(TooFew) as refusal:
        await house.tables.start(table.id, ANNA)

    assert refusal.value.least == 2
    assert await house.stored(table.id) == table


async def test_only_the_host_starts(house: Sittings) -> None:
    table = await house.open(ANNA, BEN)
    with pytest.raises(NotAllowed):
        await house.tables.start(table.id, BEN)

    assert (await house.tables.start(table.id, ANNA)).status == "running"


async def test_a_running_table_is_no_lobby(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    agent = partial(lobby.with_agent, agent="quick")
    for verb in (lobby.join, lobby.leave, agent, lobby.without_agent, start.start):
        with pytest.raises(WrongMoment) as refusal:
            await house.tables.do(table.id, verb, ANNA)
        assert refusal.value.status == "running"

    assert whole(await house.stored(table.id)) == whole(table)


async def test_of_two_starts_at_once_one_begins_the_game(house: Sittings) -> None:
    table = await house.open(ANNA, BEN)
    starts = await together(*(house.tables.start(table.id, ANNA) for _ in range(2)))

    assert sorted(type(it).__name__ for it in starts) == ["Table", "WrongMoment"]
    assert (await house.stored(table.id)).deal == (await house.tables.table(table.id)).deal


async def test_of_two_tables_opened_at_once_in_a_channel_one_is_open(house: Sittings) -> None:
    opened = await together(*(house.tables.open(house.lobby(it)) for it in (ANNA, BEN)))

    assert sorted(type(it).__name__ for it in opened) == [Occupied.__name__, "Table"]


async def test_a_host_who_has_left_the_server_gets_up_and_the_next_one_is_host(house: Sittings) -> None:
    table = await house.open(ANNA, BEN, CLARA)
    left = await house.tables.do(table.id, care.replace_departed, ANNA)
    again = await house.tables.do(table.id, care.replace_departed, ANNA)

    assert sitting(left) == [BEN, CLARA] and left.host == BEN
    assert again == left
    assert (await house.tables.start(table.id, BEN)).status == "running"
