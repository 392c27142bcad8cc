"""Answers a second through the tables and SQLite, each a durable transaction, and how long one takes."""

import asyncio
import tempfile
from pathlib import Path
from time import perf_counter

from engine.tables.table import Table
from tests.bench.clock import percentile
from tests.tables.sittings import ANNA, BEN, CLARA, DAVID, Sittings

MANY = 100
"""Tables at which somebody answers at the same moment."""
ROUNDS = 30


def run() -> None:
    """One table alone, then many at once."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder) / "bench.sqlite3"))


async def measure(path: Path) -> None:
    """Print what both come to."""
    house = await Sittings(path).begin()
    alone = await house.start(ANNA, BEN, CLARA, DAVID, channel=0)
    began = perf_counter()
    took = [await timed(house, alone) for _ in range(ROUNDS * 5)]
    told("one table", took, perf_counter() - began)
    tables = [await house.start(ANNA, BEN, CLARA, DAVID, channel=1 + it) for it in range(MANY)]
    began, took = perf_counter(), []
    for _ in range(ROUNDS):
        took += await asyncio.gather(*(timed(house, table) for table in tables))
    told(f"{MANY} tables at once", took, perf_counter() - began)
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
