"""How long a house of 10,000 tables takes to move to a server and back, killed ten times on its way there."""

import asyncio
import hashlib
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter, sleep

import pytest

from engine.tables.model.errors import Unfinished
from engine.tables.store import transfer
from engine.tables.store.address import Address, Server, connect
from tests.bench import standstill
from tests.server import own_database, served
from tests.tables.sittings import ANNA, BEN, Sittings

KILLS, ANSWERS = 10, 30
LONGEST = 20.0
"""Seconds after its first rows in which a move is killed; a whole one takes a minute and more."""


def run() -> None:
    """Where a server is to be had."""
    server = Path(tempfile.gettempdir()) / "kontor-bench-moving"
    try:
        with tempfile.TemporaryDirectory() as folder, served(server, careless=False) as address:
            measured(Path(folder), own_database(address))
    except pytest.skip.Exception as absent:
        print(f"  {absent}")


def measured(folder: Path, server: Server) -> None:
    """There, with kills, and back; equal by content."""
    one, two = folder / "one.sqlite3", folder / "two.sqlite3"
    asyncio.run(filled(one))
    print(f"  {one.stat().st_size / 1e6:,.0f} MB in a file")
    before, luck = asyncio.run(fingerprint(one)), random.Random(1)
    said = [killed(one, server, luck.uniform(0, LONGEST)) for _ in range(KILLS)]
    print("  killed:", ", ".join(f"{said.count(it)} times {it}" for it in ("unfinished", "empty", "whole")))
    assert "whole" not in said, "a move was done before it was killed"
    assert asyncio.run(fingerprint(one)) == before, "a move that was killed has changed its source"
    for source, target in ((one, server), (server, two)):
        began = perf_counter()
        asyncio.run(transfer.move_database(source, target, lambda text: None))
        print(f"  {'there' if source is one else 'back':24}{perf_counter() - began:10.1f} s")
        assert asyncio.run(fingerprint(target)) == before, "not everything has arrived"


async def filled(file: Path) -> None:
    """The tables: one game, as often as wanted."""
    house = await Sittings(file).begin()
    await house.play((await house.start(ANNA, BEN, channel=100_001)).id, ANSWERS)
    await house.store.connection.transact(standstill.copy_tables)
    await house.stop()


async def fingerprint(address: Address) -> str:
    """What a database holds, in few letters."""
    connection, found = await connect(address), hashlib.sha256()
    for table in transfer.KEYS:
        async for rows in transfer.batches(connection, table):
            found.update(repr([dict(row) for row in rows]).encode())
    found.update(repr(await connection.counts()).encode())
    await connection.close()
    return found.hexdigest()


def killed(source: Path, target: Server, after: float) -> str:
    """What the target says of itself when a move has been killed this many seconds after its first rows."""
    command = [sys.executable, "-m", "bot", "move", str(source), target.address]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        next(line for line in child.stdout if line.startswith(b"  chairs: "))
        sleep(after)
        child.kill()
    return asyncio.run(state(target))


async def state(target: Server) -> str:
    """Whether it is unfinished, empty or whole."""
    try:
        connection = await connect(target)
    except Unfinished:
        return "unfinished"
    row = await connection.transact(lambda db: db.execute("SELECT count(*) AS count FROM tables").fetchone())
    await connection.close()
    return "whole" if row["count"] else "empty"
