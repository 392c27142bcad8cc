"""What a process that is alone remembers of the database: never longer than it is true."""

from __future__ import annotations

from engine.tables.people import care
from tests.tables.sittings import ANNA, BEN, CHANNEL, CLARA, Sittings


async def test_a_player_who_finishes_a_game_is_known_at_once(house: Sittings) -> None:
    results = house.store.results
    table = await house.start(ANNA, BEN)
    assert await results.finishers(table.key, ANNA, CLARA) == frozenset()

    await house.play(table.id, 1_000)
    assert await results.finishers(table.key, ANNA, CLARA) == {ANNA}
    assert await results.finishers(table.key, BEN) == {BEN}


async def test_a_player_who_is_erased_has_finished_nothing(house: Sittings) -> None:
    results = house.store.results
    table = await house.start(ANNA, BEN)
    await house.play(table.id, 1_000)
    assert await results.finishers(table.key, ANNA) == {ANNA}

    await house.tables.erase(ANNA)
    assert await results.finishers(table.key, ANNA) == frozenset()


async def test_a_player_who_wants_no_explanations_is_known_at_once(house: Sittings) -> None:
    people = house.store.people
    assert await people.knowing("any game", ANNA, BEN) == frozenset()

    await people.know(BEN, "any game")
    assert await people.knowing("any game", ANNA, BEN) == {BEN}
    assert await people.knowing("another game", BEN) == frozenset()


async def test_a_table_that_comes_to_rest_is_found_in_its_channel(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    assert await house.store.suspended_table_in(CHANNEL) == ()

    await house.tables.do(table.id, care.suspend)
    assert [it.table for it in await house.store.suspended_table_in(CHANNEL)] == [table.id]
    await house.again()
    assert [it.table for it in await house.store.suspended_table_in(CHANNEL)] == [table.id]
    await house.tables.do(table.id, care.lift_suspension)
    assert await house.store.suspended_table_in(CHANNEL) == ()
