"""How long presses wait while a database of 200 MB is backed up: in steps, as we do it, and at one go."""

import asyncio
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import date
from itertools import count
from pathlib import Path
from time import perf_counter

from engine.tables.store.sqlite.copies import Copies
from tests.bench.clock import percentile
from tests.bench.database import timed
from tests.tables.sittings import ANNA, BEN, CLARA, DAVID, Sittings

MEGABYTES = 200
PRESSING = 4
"""Tables at which a player presses without a pause."""
CHANNELS = count(1)
ALONE = 3.0
"""Seconds that are measured without a backup."""


def run() -> None:
    """Without a backup, with one, and with the two ways that we do not take."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder)))


async def measure(folder: Path) -> None:
    """Print what each comes to."""
    house = await Sittings(folder / "bench.sqlite3").begin()
    await house.file.transact(fill)
    copies = Copies(house.store.connection, folder / "backups")

    def vacuum(db: sqlite3.Connection) -> None:
        db.execute("VACUUM INTO ?", (str(folder / "vacuumed.sqlite3"),))

    def whole(db: sqlite3.Connection) -> None:
        with closing(sqlite3.connect(folder / "whole.sqlite3")) as copy:
            db.backup(copy)

    await report(house, "no backup", lambda: asyncio.sleep(ALONE))
    await report(house, "in steps", lambda: copies.make(date(2026, 1, 1)))
    await report(house, "at one go", lambda: alone(house, whole))
    await report(house, "VACUUM INTO", lambda: alone(house, vacuum))
    await house.stop()


def fill(db: sqlite3.Connection) -> None:
    """As much as some thousand games."""
    pages = ((f"page {number}", "x" * 4_000) for number in range(MEGABYTES * 250))
    db.executemany("INSERT INTO settings (name, value) VALUES (?, ?)", pages)


async def alone(house: Sittings, work: Callable[[sqlite3.Connection], None]) -> None:
    """In the thread of the connection, outside of a transaction."""
    connection = house.file
    await connection._execute(lambda: work(connection._conn))  # type: ignore[no-untyped-call]


async def report(house: Sittings, name: str, work: Callable[[], Awaitable[object]]) -> None:
    """The presses during some work."""
    ended, took = asyncio.Event(), list[float]()
    pressing = [asyncio.create_task(press(house, took, ended)) for _ in range(PRESSING)]
    await asyncio.sleep(0.3)
    took.clear()
    began = perf_counter()
    await work()
    seconds = perf_counter() - began
    ended.set()
    await asyncio.gather(*pressing)
    half, most, longest = (1e3 * it for it in (percentile(took, 0.5), percentile(took, 0.99), max(took)))
    print(
        f"  {name:12}{seconds:6.1f} s   {len(took):5} presses"
        f"   p50 {half:7.1f} ms   p99 {most:7.1f} ms   longest {longest:7.1f} ms"
    )


async def press(house: Sittings, took: list[float], ended: asyncio.Event) -> None:
    """One game after the other, in a channel of its own each."""
    while not ended.is_set():
        table = await house.start(ANNA, BEN, CLARA, DAVID, channel=next(CHANNELS))
        while not ended.is_set() and table.status == "running":
            took.append(await timed(house, table.id))
            table = await house.tables.table(table.id)
            await asyncio.sleep(0.01)
