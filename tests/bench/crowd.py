"""How long a master takes to answer beside a server with 200 tables full of masters (goal: twice at most)."""

import asyncio
import tempfile
from dataclasses import replace
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from bot.preload import preload
from bot.settings import Settings
from bot.workers.thinkers import PAUSE, Thinkers
from engine.tables.model.table import Table
from engine.tables.service import Tables
from engine.tables.store import Store
from tests.sleepers import begun

CROWD, OTHER = 1, 2
"""The server that is full of masters, and the one with a single table of them."""
TABLES, ANSWERS, FIRST = 200, 30, 2
"""Tables of the crowd; answers that count, after the first ones, for which the worker loads the game."""
PRESS = 0.05
"""Seconds until a person presses when a table waits for them."""


def run() -> None:
    """Alone, then beside the others; the same beginning of the same game."""
    preload()
    alone, beside = (asyncio.run(thought(tables)) for tables in (0, TABLES))
    for what, took in (("alone", alone), (f"beside {TABLES} tables", beside)):
        half, most = median(took), max(took)
        print(
            f"  {what:20}an answer takes {half:5.2f} s, the slowest {most:5.2f} s; a rest of {PAUSE} s in all"
        )
    print(f"  {median(beside) / median(alone):.2f} times as long")


async def thought(tables: int) -> list[float]:
    """Seconds that each answer takes at the one table of a server, its rest included; this many others think
    meanwhile."""
    settings = Settings(discord_token=None)
    with tempfile.TemporaryDirectory() as folder:
        house = Watched(await Store.open(Path(folder) / "bench.sqlite3"))
        thinkers = Thinkers(house, lambda: None, settings.thinkers, settings.thinking)
        await thinkers.workers.run(perf_counter, limit=60.0)  # it is awake
        people = asyncio.create_task(pressing(house))
        try:
            for number in range(tables):
                await house.open(against_masters(CROWD, 1_000 + number))
            await house.open(against_masters(OTHER, 1))
            await house.done.wait()
        finally:
            people.cancel()
            await asyncio.gather(people, return_exceptions=True)
            await thinkers.close()
            await house.store.close()
    return house.seconds[FIRST:]


class Watched(Tables):
    """Notes how long each answer at the other server's table took, from the moment at which it was wanted."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.seconds: list[float] = []
        self.since: float | None = None
        self.done = asyncio.Event()

    def attend(self, table: Table, alarm: float | None) -> None:
        """Someone may have to think there."""
        if table.guild == OTHER and table.thinking and self.since is None:
            self.since = perf_counter()
        super().attend(table, alarm)

    async def answer_for_agent(self, *facts: Any) -> Table:
        """He has thought."""
        table = await super().answer_for_agent(*facts)
        if table.guild == OTHER and self.since is not None:
            self.seconds.append(perf_counter() - self.since)
            self.since = perf_counter() if table.thinking else None
            if len(self.seconds) == FIRST + ANSWERS:
                self.done.set()
        return table


async def pressing(house: Tables) -> None:
    """People take the first option, soon after they are asked."""
    while True:
        await asyncio.sleep(PRESS)
        for table in [*house.recent.values()]:
            for seat in table.due_seats:
                person = table.chairs[seat].person or 0
                await house.answer(table.id, person, lambda it, seat: (it.decisions_of(seat)[0].default,))


def against_masters(server: int, channel: int) -> Table:
    """A table that has begun: one person, and a master on every other seat."""
    table = begun(4, (), f"masters {channel}")
    chairs = (table.chairs[0], *(replace(chair, agent="master") for chair in table.chairs[1:]))
    return replace(table, id=0, guild=server, channel=channel, chairs=chairs)
