"""How soon presses are acknowledged after a long standstill, with 10,000 tables owed, and the memory then."""

import asyncio
import json
import math
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter, time
from typing import Any, TypeVar

import discord

from bot.app import create_bot
from bot.background import sender
from bot.messages.ids import Id
from bot.preload import preload
from bot.settings import Settings
from engine.tables.model.table import Chair, Table
from engine.tables.play import start
from engine.tables.service import Tables
from engine.tables.store import Store
from tests.bench.clock import percentile
from tests.bench.wire import GUILD, Wire

W = TypeVar("W", bound=Wire)
TABLES, TWO_DAYS = 10_000, 172_800.0
PACE = 20
"""Tables a second that the sender sees to here: twice as many as in earnest, lest one wait long."""
PRESSES, LEAST, MOST = 10, 5, 1_800.0
"""Presses a second meanwhile; seconds that it takes at least; seconds after which something is lost."""
COPY = """
WITH RECURSIVE copies (copy) AS (SELECT 2 UNION ALL SELECT copy + 1 FROM copies WHERE copy < {tables})
INSERT INTO {table} ({columns}) SELECT {values} FROM {table}, copies WHERE {key} = 1
"""
OTHERS = {
    "id": "copy",
    "table_id": "copy",
    "channel": "100000 + copy",
    "person": "1000000 + 10 * copy + seat",
    "message": "message + copy",
    "host": "1000000 + 10 * copy",
}
"""What differs between the tables."""


def run() -> None:
    """Without a table, and with all of them."""
    with tempfile.TemporaryDirectory() as folder:
        empty = own_process(__name__, Path(folder) / "empty.sqlite3", 0)
        asyncio.run(prepared(Path(folder) / "full.sqlite3"))
        full = own_process(__name__, Path(folder) / "full.sqlite3", TABLES)
    took, twice = full["took"], TABLES - full["once"] - full["never"]
    print(f"  {full['owed']:,} boards are owed, {full['due']:,} calls are due; {PACE} tables a second")
    print(f"  all was said after {full['seconds']:.0f} s; meanwhile there were {len(took):,} presses")
    half, most, worst = (1e3 * percentile(took, share) for share in (0.5, 0.99, 1.0))
    print(f"  acknowledged after          p50 {half:8.1f} ms     p99 {most:8.1f} ms     last {worst:8.1f} ms")
    more = full["memory"] - empty["memory"]
    print(
        f"  memory at most              {more:8.1f} MB above the {empty['memory']:.0f} MB of an empty start"
    )
    print(f"  called once {full['once']:,}, more often {twice:,}, never {full['never']:,}")
    print(f"  boards shown {full['boards']:,}")


def own_process(bench: str, database: Path, number: int) -> Any:
    """What a bot of its own process found. `number`: of tables, or of what else the bench is about."""
    command = [sys.executable, "-m", bench, str(database), str(number)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return json.loads(done.stdout.splitlines()[-1])


async def prepared(database: Path) -> None:
    """Tables that began two days ago, without calls since."""
    async with open_store(database) as store:
        await write(store)


async def write(store: Store, tables: int = TABLES) -> None:
    """The first table, played by no one yet, and its copies; of the first half a board is owed."""
    now = time() - TWO_DAYS
    service = Tables(store, clock=lambda: now)
    chairs = tuple(Chair(person=1_000_010 + seat, acted=now) for seat in range(2))
    lobby_ = Table(
        0, GUILD, 100_001, 1_000_010, "speicherstadt", (), 2, chairs=chairs, created=now, changed=now
    )
    table = await service.open(lobby_)
    await service.do(table.id, start.start, 1_000_010, seed="standstill")
    await store.connection.transact(lambda db: copy_tables(db, tables))


@asynccontextmanager
async def open_store(database: Path) -> AsyncIterator[Store]:
    """A store, closed at the end."""
    store = await Store.open(database)
    try:
        yield store
    finally:
        await store.close()


def copy_tables(db: Any, tables: int = TABLES) -> None:
    """The one table as often as wanted; each has its board in the channel."""
    db.execute("DELETE FROM outbox")
    db.execute("INSERT INTO messages VALUES (1, 'board', 100001, 1999999999999000000)")
    for table in ("tables", "chairs", "log", "messages"):
        columns = [row["name"] for row in db.execute(f"PRAGMA table_info({table})")]
        others = OTHERS if table != "log" else {"table_id": "copy"}  # the mover is irrelevant
        values = ", ".join(others.get(name, name) for name in columns)
        key = "id" if table == "tables" else "table_id"
        db.execute(
            COPY.format(tables=tables, table=table, columns=", ".join(columns), values=values, key=key)
        )
    db.execute(
        "INSERT INTO outbox (table_id, what, seat, ply, revision, changed)"
        f" SELECT id, 'board', -1, 0, revision, changed FROM tables WHERE id <= {tables // 2}"
    )


async def measured(database: Path, tables: int) -> dict[str, Any]:
    """What a bot on this file does, from ready on, until nothing is owed; people press all the while."""
    preload()
    thrown: dict[int, float] = {}
    memory: list[float] = []
    sender.PACE = PACE
    async with set_up_bot(database, Wire) as (bot, wire):
        store = bot.services.store
        facts = {"owed": len(await store.mail.unsaid()), "due": len(await store.alarms(time()))}
        began = perf_counter()
        bot.dispatch("ready")
        while perf_counter() - began < MOST and (len(memory) < LEAST or await left(bot)):
            for _ in range(PRESSES):
                table = len(thrown) * 7919 % max(tables, 1) + 1
                button = f"b{Id('office', table)}"
                thrown[wire.press(button, 1_000_000 + 10 * table, 100_000 + table)] = perf_counter()
                await asyncio.sleep(1 / PRESSES)
            memory.append(resident())
        seconds = perf_counter() - began
    took = [wire.answered.get(it, perf_counter()) - at for it, at in thrown.items()]
    return {**facts, **said(wire, tables), "seconds": seconds, "took": took, "memory": max(memory)}


@asynccontextmanager
async def set_up_bot(database: Path, connect: Callable[[Any], W]) -> AsyncIterator[tuple[Any, W]]:
    """A bot that has everything but a connection to Discord. `connect`: what stands in for that."""
    bot = create_bot(Settings(database=database, discord_token=None, pictures=False))
    wire = connect(bot)
    await bot._async_setup_hook()
    try:
        await bot.set_up()
        joined(bot)
        yield bot, wire
    finally:
        await bot.before_logout.aclose()
        await bot.exit_stack.aclose()


def said(wire: Wire, tables: int) -> dict[str, int]:
    """Numbers of tables with one call, with none, and of boards shown."""
    calls = Counter(int(it[1:].split(".")[0]) for it in wire.posted.elements() if it.startswith("p"))
    times = Counter(calls[number] for number in range(1, tables + 1))
    return {"once": times[1], "never": times[0], "boards": len(wire.edited)}


async def left(bot: Any) -> bool:
    """Whether anything is owed or due."""
    store = bot.services.store
    owed = (await store.mail.queue(math.inf)).tables
    return bool(owed or await store.alarms(time(), 1) or bot.sender.busy)


def joined(bot: Any) -> None:
    """The server of all tables; no name is known yet."""
    facts: Any = {"id": str(GUILD), "name": "Speicherstadt", "roles": [], "emojis": [], "features": []}
    bot._connection._guilds[GUILD] = discord.Guild(data=facts, state=bot._connection)


def resident() -> float:
    """Megabytes of memory that this process holds."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 2**20


if __name__ == "__main__":
    print(json.dumps(asyncio.run(measured(Path(sys.argv[1]), int(sys.argv[2])))))
