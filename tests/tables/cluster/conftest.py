"""Two processes of a bot, each with sittings of its own on the one database."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from engine.tables.service import Tables
from engine.tables.store import Store
from engine.tables.store.address import Server
from engine.tables.store.partition import ClusterProcess, Share
from tests.tables.sittings import Sittings

Both = tuple[Sittings, Sittings]


class Neighbour(Sittings):
    """The sittings of one process of a cluster of two, where Discord has two shards."""

    def __init__(self, address: Server, number: int) -> None:
        super().__init__(address)
        self.process = ClusterProcess(number, 2)

    async def begin(self) -> Sittings:
        self.store = await Store.open(self.address, self.process)
        self.store.connection.share = Share(self.process, 2)
        self.tables = Tables(self.store, self.clock)
        return self


@pytest.fixture
async def both(database: Server) -> AsyncIterator[Both]:
    """Two processes, by one clock."""
    one, two = await Neighbour(database, 1).begin(), await Neighbour(database, 2).begin()
    two.clock = two.tables.clock = one.clock
    yield one, two
    await one.stop()
    await two.stop()
