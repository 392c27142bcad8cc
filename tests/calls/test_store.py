"""What is stored of calls, in both kinds of databases, by one process and by two."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from engine.calls.events import CHOICES, Terms
from engine.calls.rings import APART
from engine.calls.service.calls import Call, CallService
from engine.core.errors import KontorError
from engine.tables.model.errors import Impossible, NoCall
from engine.tables.store.address import Address
from tests.tables.conftest import address, path
from tests.tables.sittings import ANNA, BEN, CLARA, DAVID, Sittings

__all__ = ["address", "path"]
TERMS = Terms(game="speicherstadt", seats=3, hours=3)
HOUR = 3600.0


@pytest.fixture
async def house(address: Address) -> AsyncIterator[Sittings]:
    house = await Sittings(address).begin()
    yield house
    await house.stop()


async def table_of(service: CallService, call: Call, channel: int = 70) -> int:
    """Open the table of a call that is filled; its number."""
    table = await service.seat(await service.call(call.id), channel)
    assert table is not None
    return table.id


async def test_there_are_as_many_calls_as_there_may_be(house: Sittings) -> None:
    service = CallService(house.tables)
    await service.open(TERMS, (1, 70), ANNA)
    with pytest.raises(Impossible, match="call-caller"):
        await service.open(TERMS, (2, 71), ANNA)
    with pytest.raises(Impossible, match="call-channel"):
        await service.open(TERMS, (1, 70), BEN)
    for number in range(4):
        await service.open(TERMS, (1, 80 + number), 1000 + number)
    with pytest.raises(Impossible, match="call-guild"):
        await service.open(TERMS, (1, 90), BEN)


async def test_two_at_the_same_moment_open_one_call_and_one_table(house: Sittings) -> None:
    service, other = CallService(house.tables), CallService(house.tables)
    opened = await asyncio.gather(
        *(each.open(TERMS, (1, 70), ANNA) for each in (service, other)), return_exceptions=True
    )
    (call,) = [each for each in opened if isinstance(each, Call)]
    people = [*range(1000, 1010)]
    results = await asyncio.gather(
        *((service, other)[at % 2].join(call.id, person, whole=False) for at, person in enumerate(people)),
        return_exceptions=True,
    )
    assert all(isinstance(each, Call | Impossible) for each in results)
    filled = await service.call(call.id)
    assert len(filled.seats) == TERMS.seats and filled.row.stage == "filled"
    tables = await asyncio.gather(
        *(each.seat(filled, 70 + at) for at, each in enumerate((service, other))), return_exceptions=True
    )
    assert sum(isinstance(each, KontorError) for each in tables) == 1
    assert len(await house.sql("SELECT * FROM tables")) == 1
    assert (await service.call(call.id)).row.stage == "seated"


async def test_no_one_is_rung_twice_a_day(house: Sittings) -> None:
    """Two calls at the same moment, on two servers, for two games; and after coming back."""
    service = CallService(house.tables)
    for guild, game in ((1, "speicherstadt"), (2, "rotterdam")):
        await service.store.subscribe(ANNA, guild, game)
    other = TERMS.model_copy(update={"game": "rotterdam"})
    await asyncio.gather(service.open(TERMS, (1, 70), BEN), service.open(other, (2, 71), CLARA))
    rings = "SELECT * FROM call_messages WHERE person > 0"
    assert len(await house.sql(rings)) == 1
    await service.store.unsubscribe(ANNA, 1, house.clock() - APART)
    await service.store.subscribe(ANNA, 1, "speicherstadt")
    assert await service.rung(1, "speicherstadt", set()) == ()
    house.clock.now += APART
    assert await service.rung(1, "speicherstadt", set()) == (ANNA,)


async def test_a_call_that_was_erased_from_seats_who_is_left(house: Sittings) -> None:
    service = CallService(house.tables)
    call = await service.open(TERMS, (1, 70), ANNA)
    await service.join(call.id, BEN, whole=True)
    await house.tables.erase(ANNA)
    after = await service.fire_alarm(call.id)
    assert after.state.people == (BEN,) and after.row.caller == BEN
    for person in (CLARA, DAVID):
        await service.join(call.id, person, whole=False)
    table = await house.tables.table(await table_of(service, call))
    assert table.people == (BEN, CLARA, DAVID) and [chair.least for chair in table.chairs] == [3, 0, 0]


async def test_an_unknown_call_is_none(house: Sittings) -> None:
    service = CallService(house.tables)
    with pytest.raises(NoCall):
        await service.call(9)
    call = await service.open(TERMS, (1, 70), ANNA)
    await service.join(call.id, BEN, whole=False)
    for choice in CHOICES:
        with pytest.raises(Impossible, match="call-choice"):
            await service.choose(call.id, BEN, choice)
    house.clock.now += 3 * HOUR
    assert (await service.fire_alarm(call.id)).state.stage == "choosing"
    with pytest.raises(Impossible, match="call-choice"):
        await service.choose(call.id, CLARA, "wait")
