"""Calls for players in two processes: no seat given twice, nobody rung twice."""

from __future__ import annotations

import asyncio

from engine.calls.events import Terms
from engine.calls.service.calls import Call, CallService
from engine.tables.model.errors import Impossible
from engine.tables.model.table import Table
from tests.tables.cluster.conftest import Both

TERMS = Terms(game="speicherstadt", seats=4, hours=3)


async def test_in_two_processes_a_call_is_filled_and_becomes_a_table_once(both: Both) -> None:
    services = tuple(CallService(each.tables) for each in both)
    call = await services[0].open(TERMS, (1, 70), 101)
    results = await asyncio.gather(
        *(services[person % 2].join(call.id, person, whole=False) for person in range(102, 112)),
        return_exceptions=True,
    )
    assert all(isinstance(each, Call | Impossible) for each in results)
    filled = await services[1].call(call.id)
    assert len(filled.seats) == 4 and [fact[0] for fact in filled.row.events].count("filled") == 1
    seated = await asyncio.gather(
        *(services[at % 2].seat(filled, 70 + at) for at in range(4)), return_exceptions=True
    )
    (table,) = [each for each in seated if isinstance(each, Table)]
    assert table.people == tuple(filled.seats)
    assert len(await both[0].tables.store.of_guild(1)) == 1


async def test_in_two_processes_no_one_is_rung_twice(both: Both) -> None:
    services = tuple(CallService(each.tables) for each in both)
    for person in range(201, 209):
        await services[person % 2].store.subscribe(person, 1, "speicherstadt")
    calls = await asyncio.gather(*(services[at % 2].open(TERMS, (1, 70 + at), 101 + at) for at in range(4)))
    messages = [message for call in calls for message in await services[0].store.messages(call.id)]
    rung = [message.person for message in messages if message.person]
    assert sorted(rung) == [*range(201, 209)]
