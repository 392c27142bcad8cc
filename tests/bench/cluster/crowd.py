"""People who press what they see, as soon as they are called."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from time import perf_counter

from tests.bench.cluster.city import OPEN, City, Press, Said

PACE = 20
"""Presses a second, over all tables."""
HOT, HOTTER = 4, 0.4
"""This many tables take this share of all presses."""
LOOKS = 10
"""Tables that a user polls until there is something to press."""
PATIENCE = 4.0
"""Seconds after which a user without an answer presses again: Discord gives up after three."""


class Crowd:
    """The people of all tables; `servers`: where each table is. Where one presses twice, it is at several
    processes in the same moment, and perhaps not even the same button."""

    def __init__(self, city: City, servers: dict[int, int], seed: str) -> None:
        self.city = city
        self.servers = servers
        self.luck = random.Random(seed)
        self.last: dict[int, Press] = {}

    async def press(self, seconds: float) -> None:
        """For so long."""
        until, tables = perf_counter() + seconds, sorted(self.servers)
        while perf_counter() < until:
            await asyncio.sleep(1 / PACE)
            hot = self.luck.sample(tables[:HOT], HOT) if self.luck.random() < HOTTER else []
            any(self.visit(table) for table in (*hot, *self.luck.sample(tables, LOOKS)))

    def visit(self, table: int) -> bool:
        """Let a user who is called press there; whether there was anything to press, and a process to
        answer."""
        last, now = self.last.get(table), perf_counter()
        if last is not None and last.acknowledged is None and now - last.at < PATIENCE:
            return False
        found = [*self.offers(table)]
        ready = sorted(self.city.ready)
        if not found or not ready:
            return False
        person, on, control = self.luck.choice(found)
        for process in self.luck.sample(ready, self.luck.randint(1, len(ready))):
            server = 0 if on.channel > OPEN else self.servers[table]
            self.last[table] = self.city.press(on, control, person, server, process)
            _, on, control = self.luck.choice([it for it in found if it[0] == person])
        return True

    def offers(self, table: int) -> Iterator[tuple[int, Said, str]]:
        """What those who are called there can press: on the board, or in a direct message."""
        called = self.standing(table, "p")
        board = self.standing(table, "b")
        for person in people(called) if called else ():
            for said in (board, self.letter(table, person)):
                yield from ((person, said, it) for it in answers(said, table)) if said else ()

    def standing(self, table: int, kind: str) -> Said | None:
        """The newest message of a kind that a table has in its channel."""
        found = (it for it in reversed(self.city.messages.values()) if it.nonce.startswith(f"{kind}{table}."))
        return next((it for it in found if it.standing), None)

    def letter(self, table: int, person: int) -> Said | None:
        """The newest direct message about a table."""
        found = (it for it in reversed(self.city.messages.values()) if it.channel == OPEN + person)
        return next((it for it in found if it.nonce.startswith(f"d{table}.")), None)


def people(called: Said) -> list[int]:
    """Whom a message mentions."""
    return [int(it) for it in re.findall(r"<@(\d+)>", called.body["content"])]


def answers(said: Said, table: int) -> list[str]:
    """What on a message is an answer at a table."""
    return [it for it in said.controls if re.match(rf"bk:(?:go|confirm):{table}:", it)]
