"""Who may open a PostgreSQL database: one alone, or the processes of one cluster."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from engine.tables.model.errors import InUse, NumberTaken, OtherCluster
from engine.tables.store.address import Server
from engine.tables.store.database import Connection
from engine.tables.store.partition import ClusterProcess
from engine.tables.store.postgresql import membership

pytest.importorskip("psycopg", reason="there is no libpq on this platform", exc_type=ImportError)
from engine.tables.store.postgresql import connection as sessions
from engine.tables.store.postgresql.connection import connect

Enter = Callable[..., Awaitable[Connection]]


@pytest.fixture
async def enter(database: Server, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Enter]:
    """Opens the database, as a process or alone; without patience."""
    monkeypatch.setattr(membership, "ATTEMPTS", 1)
    monkeypatch.setattr(membership, "CLUSTER_ATTEMPTS", 1)
    opened = []

    async def come(*numbers: int) -> Connection:
        opened.append(await connect(database.address, ClusterProcess(*numbers) if numbers else None))
        return opened[-1]

    yield come
    for connection in opened:
        await connection.close()


async def test_processes_share_it_and_no_one_else_comes_in(enter: Enter) -> None:
    one, two = await enter(1, 3), await enter(2, 3)
    with pytest.raises(InUse):
        await enter()
    with pytest.raises(NumberTaken):
        await enter(2, 3)
    with pytest.raises(OtherCluster):
        await enter(3, 4)

    assert await one.present() == await two.present() == {1, 2}
    await two.close()
    async with asyncio.timeout(5):
        while await one.present() != {1}:  # noqa: ASYNC110  # the server notices soon
            await asyncio.sleep(0.001)
    await enter(2, 3)


async def test_a_lone_process_lets_no_other_in(enter: Enter, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = await enter()
    with pytest.raises(InUse):
        await enter(1, 2)
    await alone.close()

    monkeypatch.setattr(membership, "CLUSTER_ATTEMPTS", 40)
    await (await enter(1, 2)).close()
    await (await enter(1, 5)).close()


async def test_what_one_has_claimed_no_other_does(enter: Enter) -> None:
    one, two = await enter(1, 2), await enter(2, 2)

    assert await one.claim("outbox 17") and await two.claim("outbox 18")
    assert not await one.claim("outbox 17") and not await two.claim("outbox 17")
    await one.let_go("outbox 17")
    assert await two.claim("outbox 17")
    assert not await one.claim("outbox 17")


async def test_a_lease_ends_with_its_holder(enter: Enter) -> None:
    one, two = await enter(1, 2), await enter(2, 2)
    await one.claim("outbox 17")
    assert not await two.claim("outbox 17")
    await one.close()

    async with asyncio.timeout(5):
        while not await two.claim("outbox 17"):  # noqa: ASYNC110  # the server notices soon
            await asyncio.sleep(0.001)


async def test_a_lease_of_a_frozen_process_expires_and_the_process_goes_on_afterwards(
    enter: Enter, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = await enter(1, 2), await enter(2, 2)
    await two.claim("outbox 17")
    assert await one.present() == {1, 2} and not await one.claim("outbox 17")
    monkeypatch.setattr(sessions, "HUNG_AFTER", 0.0)

    async with asyncio.timeout(5):
        while await one.present() != {1}:  # noqa: ASYNC110  # the server notices soon
            await asyncio.sleep(0.001)
    assert await one.claim("outbox 17")
    monkeypatch.undo()
    assert await two.present() == {1, 2}
    assert not await two.claim("outbox 17") and await two.claim("outbox 18")


async def test_a_cancelled_caller_keeps_no_lease(enter: Enter) -> None:
    one, two = await enter(1, 2), await enter(2, 2)
    task = asyncio.create_task(one.claim("outbox 17"))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await one.present()  # what was begun is done

    assert await two.claim("outbox 17")


async def test_a_lone_process_has_the_whole_limit(enter: Enter) -> None:
    alone = await enter()
    assert await alone.claim("outbox 17") and await alone.claim("outbox 17")
    assert await alone.present() == frozenset()
