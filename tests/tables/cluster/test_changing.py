"""Two processes change the same tables, in turn and at once: nothing is lost, and nothing is done twice."""

from __future__ import annotations

import asyncio

import pytest

from engine.tables.model.drafts import Draft
from engine.tables.model.errors import NotYourTurn, Occupied, Stale
from engine.tables.model.habits import Habits
from engine.tables.model.table import Table
from engine.tables.people import lobby
from tests.tables.cluster.conftest import Both
from tests.tables.sittings import ANNA, BEN, CHANNEL, CLARA, DAVID, Sittings, whole


async def test_each_sees_what_the_other_has_done(both: Both) -> None:
    table = await both[0].start(ANNA, BEN, CLARA)
    for count in range(12):
        done = await both[count % 2].answer(table.id)
        assert whole(await both[1 - count % 2].tables.table(table.id)) == whole(done)


async def test_a_press_means_what_it_means_at_the_table_as_it_is_now(both: Both) -> None:
    """Both know the table as it was: the same press comes to one, and at the same time to the other."""
    one, two = both
    table = await one.start(ANNA, BEN, CLARA)
    await two.tables.table(table.id)
    seat, ply = table.due[0], table.ply(table.due[0])
    person = table.chairs[seat].person
    assert person is not None
    action = one.any_answer(table, seat)

    async def press(house: Sittings) -> Table:
        def pick(it: Table, its: int) -> object:
            if it.ply(its) != ply:
                raise Stale
            return action

        return await house.tables.answer(table.id, person, pick)  # type: ignore[arg-type]

    said = await asyncio.gather(press(one), press(two), return_exceptions=True)

    assert sum(isinstance(it, Table) for it in said) == 1
    assert sum(isinstance(it, Stale | NotYourTurn) for it in said) == 1
    assert (await one.stored(table.id)).ply(seat) == ply + 1


async def test_what_happens_at_once_in_both_happens_one_after_the_other(both: Both) -> None:
    one, two = both
    tables = [await one.open(ANNA, channel=channel, limit=5) for channel in range(1, 7)]
    people = (BEN, CLARA, DAVID)
    joining = (
        both[(table.id + person) % 2].tables.do(table.id, lobby.join, person)
        for table in tables
        for person in people
    )
    await asyncio.gather(*joining)

    for table in tables:
        it = await two.stored(table.id)
        assert {*it.people} == {ANNA, *people}
        assert it.revision == table.revision + len(people)


async def test_a_channel_has_one_open_table_no_matter_who_opens_it(both: Both) -> None:
    opening = (house.tables.open(house.lobby(host)) for house in both for host in (ANNA, BEN))
    said = await asyncio.gather(*opening, return_exceptions=True)

    assert sum(isinstance(it, Table) for it in said) == 1
    assert sum(isinstance(it, Occupied) for it in said) == 3


async def test_what_is_laid_out_in_both_at_once_is_all_there(both: Both) -> None:
    table = await both[0].start(ANNA, BEN)

    async def lay(house: Sittings, name: str) -> None:
        await house.tables.fill(table.id, ANNA, lambda it, seat, draft: draft.with_pick(name, ("x",)))

    await asyncio.gather(*(lay(both[number % 2], str(number)) for number in range(6)))

    laid: Draft = await both[0].tables.draft(table, table.seat_of(ANNA))
    assert {*laid.picked} == {str(number) for number in range(6)}


async def test_habits_hold_in_both(both: Both) -> None:
    one, two = both
    assert (await two.tables.habits(ANNA))[ANNA] == Habits()
    await one.tables.set_habits(ANNA, Habits(zone="Europe/Rome"))

    assert (await two.tables.habits(ANNA))[ANNA].zone == "Europe/Rome"


async def test_a_player_who_is_erased_in_one_comes_back_in_no_rematch_of_the_other(both: Both) -> None:
    one, two = both
    over = await one.finished(ANNA, BEN)
    held = await two.tables.table(over.id)
    await one.tables.erase(ANNA)
    with pytest.raises(Stale):
        await two.tables.open(two.lobby(ANNA), source=held)

    assert not await two.store.open_tables(CHANNEL)


async def test_an_erasure_waits_for_what_the_other_is_doing(both: Both) -> None:
    one, two = both
    table = await one.start(ANNA, BEN, CLARA)
    await asyncio.gather(
        one.tables.erase(ANNA), *(two.answer(table.id) for _ in range(3)), return_exceptions=True
    )

    assert ANNA not in (await two.tables.table(table.id)).people
    assert await two.store.privacy.tables(ANNA) == {}
