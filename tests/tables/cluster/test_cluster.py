"""What a process does when others are gone, or have stored something."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import pytest

from bot.background.cluster import Cluster
from bot.background.scheduler import Digests
from engine.tables.model.habits import Habits
from engine.tables.people import lobby
from tests.tables.cluster.conftest import Both
from tests.tables.cluster.test_partition import HERE, THERE, opened
from tests.tables.sittings import ANNA, BEN, Sittings


class Worker:
    """A sender, a scheduler and open offices: how often they were woken, what comes due, what has changed."""

    def __init__(self) -> None:
        self.woken = 0
        self.expected: list[float] = []
        self.changed: list[int | None] = []
        self.news = asyncio.Event()

    def wake(self) -> None:
        self.woken += 1
        self.news.set()

    def note_change_elsewhere(self, guild: int | None = None) -> None:
        self.changed.append(guild)

    def expect(self, at: float) -> None:
        self.expected.append(at)


def cluster(services: Sittings, worker: Any) -> Cluster:
    """Those of a process."""
    forgotten: list[int] = []
    rooms = SimpleNamespace(
        tables=services.tables,
        store=services.store,
        locales={BEN: "de"},
        ladders=SimpleNamespace(forget=lambda: None),
        forget=forgotten.append,
        forgotten=forgotten,
    )
    return Cluster(rooms, worker, worker, worker)  # type: ignore[arg-type]  # it needs no more of them


@pytest.fixture
async def hearing(both: Both) -> AsyncIterator[tuple[Cluster, Worker]]:
    """The first process, which hears of the second."""
    worker = Worker()
    it = cluster(both[0], worker)
    await it.start()
    await asyncio.wait_for(worker.news.wait(), 5)
    worker.news.clear()
    yield it, worker
    await it.close()


async def test_what_another_stores_for_us_wakes_us(hearing: tuple[Cluster, Worker], both: Both) -> None:
    it, worker = hearing
    woken = worker.woken
    await opened(both[1], THERE)
    await both[1].store.people.set_discord_language(BEN, "it")
    await both[1].store.people.set_habits(BEN, Habits(digest=600), 1_900_000_000.0)
    assert worker.woken == woken
    await opened(both[1], HERE)
    await asyncio.wait_for(worker.news.wait(), 5)

    assert worker.woken == woken + 1
    assert 1_900_000_000.0 in worker.expected
    assert BEN not in it.services.locales


async def test_what_another_changes_reaches_the_offices_that_are_open_here(
    hearing: tuple[Cluster, Worker], both: Both
) -> None:
    worker = hearing[1]
    assert worker.changed == [None]  # of what was stored before one began to listen nothing is heard
    table = await opened(both[1], THERE)
    await both[1].tables.do(table.id, lobby.join, BEN)
    async with asyncio.timeout(5):
        while len(worker.changed) < 3:  # noqa: ASYNC110
            await asyncio.sleep(0.001)

    assert worker.changed[1:] == [THERE, THERE]


async def test_the_outbox_of_a_dead_process_is_ours(hearing: tuple[Cluster, Worker], both: Both) -> None:
    it, worker = hearing
    one, two = both
    table = await one.start(ANNA, BEN)
    await one.store.set_alarm(table.id, one.clock() + 60)  # an agent thinks there
    await two.stop()
    async with asyncio.timeout(5):
        while not (share := it.connection.share) or not share.absent:
            await it.check_processes()

    assert share.absent == {2} and share.serves(THERE)
    assert worker.news.is_set()
    assert await one.store.next_alarm() == one.clock()
    await two.begin()
    await it.check_processes()
    assert it.connection.share and not it.connection.share.absent


async def test_an_erased_person_is_forgotten_by_all_processes(
    hearing: tuple[Cluster, Worker], both: Both
) -> None:
    it, _ = hearing
    table = await both[1].start(ANNA, BEN)
    await both[0].tables.table(table.id)
    await both[1].store.people.set_discord_language(BEN, "it")
    await both[1].tables.erase(BEN)
    async with asyncio.timeout(5):
        while not it.services.forgotten:  # type: ignore[attr-defined]  # noqa: ASYNC110
            await asyncio.sleep(0.001)

    assert it.services.forgotten == [BEN]  # type: ignore[attr-defined]
    assert not both[0].tables.recent


async def test_a_digest_that_both_see_due_is_sent_once(both: Both) -> None:
    await both[0].store.people.set_habits(ANNA, Habits(digest=600), both[0].clock())
    sent: list[int] = []

    async def send(person: int) -> None:
        sent.append(person)
        await asyncio.sleep(0.05)
        await both[0].store.people.set_digest(person, None)

    agendas = [Digests(services.store.people, send) for services in both]
    for services in both:
        services.clock.now += 40
    for it in agendas:
        assert await it.due(both[0].clock(), 5) == (ANNA,)
    await asyncio.gather(*(it.do(ANNA) for it in agendas))
    await agendas[1].do(ANNA)

    assert sent == [ANNA]
