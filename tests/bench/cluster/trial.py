"""The whole of it: a database, its bots, those who press, and what is left at the end."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import perf_counter, time
from typing import Any

import psycopg
import pytest

from engine.tables.model.habits import DAY, MINUTE, Habits
from engine.tables.model.table import Table
from engine.tables.service import Tables
from engine.tables.store import Store
from engine.tables.store.address import Server
from engine.tables.time.alarms import SNOOZE, postpone
from tests.bench.clock import percentile
from tests.bench.cluster import checks
from tests.bench.cluster.bots import LONGEST, SERVERS, Bots
from tests.bench.cluster.city import City, Press
from tests.bench.cluster.crowd import Crowd
from tests.bench.cluster.verdict import SHOWN, verdict
from tests.server import own_database, served
from tests.sleepers import begun

PROCESSES, TABLES, SECONDS = 4, 200, 60.0
MASTERS, REMINDED = 10, 10
"""One in this many tables has a master on a seat, and one a reminder that is due."""
AWAKE, QUIET = 90.0, 300.0
"""Seconds in which all must be there, and in which nothing may be owed any more."""
OWED = (
    "SELECT table_id, what, tries FROM outbox",
    "SELECT id, alarm FROM tables WHERE alarm < %(soon)s",
    "SELECT person, digest FROM people WHERE digest < %(soon)s",
)
ROUNDS = 5
"""Presses until a table counts as stuck."""


def run() -> None:
    """Where a server is to be had."""
    server = Path(tempfile.gettempdir()) / "kontor-bench-cluster"
    try:
        with served(server, careless=False) as address, tempfile.TemporaryDirectory() as folder:
            asyncio.run(Trial(own_database(address), Path(folder)).run())
    except pytest.skip.Exception as absent:
        print(f"  {absent}")


class Trial:
    """This many bots on a database. `tables`: the server of each table."""

    def __init__(self, database: Server, folder: Path, processes: int = PROCESSES) -> None:
        self.database = database
        self.city = City()
        self.bots = Bots(database, folder, processes)
        self.tables: dict[int, int] = {}

    async def run(self, seconds: float = SECONDS) -> None:
        """All of it; raises AssertionError where something is wrong."""
        await self.prepare()
        try:
            async with await asyncio.start_unix_server(self.city.meet, self.bots.socket, limit=LONGEST):
                await self.play(seconds)
        finally:
            await self.bots.end()
            for complaint, times in self.bots.complaints().most_common(10):
                print(f"  logged {times} times: {complaint}")
        await verdict(self.database, self.city, self.tables)

    async def play(self, seconds: float) -> None:
        """While bots are killed, and afterwards once more at each table."""
        for place in self.bots.places:
            await self.bots.begin(place)
        await self.until(self.complete, AWAKE, "they do not come")
        crowd = Crowd(self.city, self.tables, "crowd")
        await asyncio.gather(crowd.press(seconds), self.bots.kill(seconds))
        self.told([*self.city.presses.values()])
        await self.until(self.complete, AWAKE, "they do not come back")
        print(f"  all that was owed was said {await self.settled():.0f} s later")
        await self.go_on(crowd)

    async def prepare(self) -> None:
        """Tables on all servers, without calls so far."""
        store = await Store.open(self.database)
        with psycopg.connect(self.database.address, autocommit=True) as session:
            for statement in checks.OWED:
                session.execute(statement)
        for number in range(TABLES):
            table = await Tables(store).open(laid(number))
            self.tables[table.id] = table.guild
            if number % REMINDED == 1:
                await remind(store, table, time() + self.bots.luck.uniform(0, SECONDS))
        await store.close()

    def complete(self) -> bool:
        """Whether all bots are at work."""
        return len(self.city.ready) == len(self.bots.places)

    async def until(self, true: Callable[[], bool], seconds: float, otherwise: str) -> float:
        """How many seconds it took until this was true; raises AssertionError where it takes too many."""
        began = perf_counter()
        while not true():
            assert perf_counter() - began < seconds, otherwise
            await asyncio.sleep(0.25)
        return perf_counter() - began

    async def settled(self) -> float:
        """Seconds until nothing was owed and no agent thought."""
        try:
            return await self.until(lambda: not self.owed(), QUIET, "something")
        except AssertionError as something:
            raise AssertionError(f"{something} stays owed: {self.owed()[:SHOWN]}") from None

    def owed(self) -> list[Any]:
        """The outbox, tables that are due soon because an agent thinks there, and digests."""
        with psycopg.connect(self.database.address) as session:
            return [it for sql in OWED for it in session.execute(sql, {"soon": time() + QUIET}).fetchall()]

    async def go_on(self, crowd: Crowd) -> None:
        """A press at every table, and it is played."""
        left, before = {*self.tables}, len(self.city.presses)
        for _ in range(ROUNDS):
            for table in left:
                crowd.visit(table)
            ours = [*self.city.presses.values()][before:]
            await self.until(lambda: all(it.outcome for it in ours), AWAKE, "presses without an answer")  # noqa: B023
            await self.settled()
            left -= {checks.stood_for(it).table for it in ours if it.played}
        assert not left, f"tables where nothing can be pressed any more: {sorted(left)}"

    def told(self, presses: list[Press]) -> None:
        """What was pressed meanwhile."""
        took = [it.acknowledged - it.at for it in presses if it.acknowledged is not None]
        played = sum(it.played for it in presses)
        print(f"  {self.bots.killed} times a bot was killed; {len(self.city.messages):,} messages were sent")
        print(f"  {len(presses):,} presses, {len(took):,} acknowledged, {played:,} of them played")
        half, most = (1e3 * percentile(took, share) for share in (0.5, 0.99))
        print(f"  acknowledged after          p50 {half:8.1f} ms     p99 {most:8.1f} ms")


async def remind(store: Store, table: Table, at: float) -> None:
    """The players who are due at a table are called again then, and get their digest."""
    person = table.chairs[table.due[0]].person or 0
    await Tables(store, clock=lambda: at - SNOOZE).do(table.id, postpone, person)
    await store.people.set_habits(person, Habits(digest=int(at % DAY // MINUTE)), at)


def laid(number: int) -> Table:
    """A table at which a game has just begun."""
    table = begun(4, (), f"cluster {number}")
    people = [10 * number + seat << 22 for seat in range(1, 5)]  # as Discord numbers them, by time
    chairs = [replace(chair, person=person) for person, chair in zip(people, table.chairs, strict=True)]
    if number % MASTERS == 0:
        chairs[-1] = replace(chairs[-1], person=None, agent="master")
    server = SERVERS[number % len(SERVERS)]
    return replace(table, id=0, guild=server, channel=100_000 + number, host=people[0], chairs=tuple(chairs))
