"""Answers a second through the tables, each a durable transaction, in a file and on a PostgreSQL server."""

import asyncio
import tempfile
from pathlib import Path
from time import perf_counter

import pytest

from engine.tables.store.address import Address
from engine.tables.table import Table
from tests.bench.clock import percentile
from tests.server import own_database, served
from tests.tables.sittings import ANNA, BEN, CLARA, DAVID, Sittings

MANY = 100
"""Tables at which somebody answers at the same moment."""
ROUNDS = 30


def run() -> None:
    """One table alone, then many at once; where a server is to be had, on that, too."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure("file", Path(folder) / "bench.sqlite3"))
    try:
        with served(Path(tempfile.gettempdir()) / "kontor-bench", careless=False) as address:
            asyncio.run(measure("server", own_database(address)))
    except pytest.skip.Exception as absent:
        print(f"  {absent}")


async def measure(kind: str, address: Address) -> None:
    """Print what both come to."""
    house = await Sittings(address).begin()
    alone = await house.start(ANNA, BEN, CLARA, DAVID, channel=0)
    began = perf_counter()
    took = [await timed(house, alone) for _ in range(ROUNDS * 5)]
    told(f"{kind}, one table", took, perf_counter() - began)
    tables = [await house.start(ANNA, BEN, CLARA, DAVID, channel=1 + it) for it in range(MANY)]
    began, took = perf_counter(), []
    for _ in range(ROUNDS):
        took += await asyncio.gather(*(timed(house, table) for table in tables))
    told(f"{kind}, {MANY} at once", took, perf_counter() - began)
    await house.stop()


async def timed(house: Sittings, table: Table) -> float:
    """Seconds until one answer is played and stored."""
    began = perf_counter()
    await house.answer(table.id)
    return perf_counter() - began


def told(what: str, took: list[float], seconds: float) -> None:
    """A line of it."""
    half, most = (1e3 * percentile(took, share) for share in (0.5, 0.99))
    rate = len(took) / seconds
    print(f"  {what:24}{rate:10,.0f} answers a second   p50 {half:6.2f} ms   p99 {most:6.2f} ms")
