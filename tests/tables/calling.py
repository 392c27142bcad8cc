"""A table whose calls are recorded, while time passes."""

from __future__ import annotations

import random
from typing import Any

from engine.agents.rollout import pick
from engine.tables.model.outbox import CALLS, Note, still_due
from engine.tables.model.table import Table
from engine.tables.play.answers import apply_answers
from tests.tables.sittings import ANNA, BEN, CLARA, LONG, Sittings
from tests.tables.time.days import shown

SEEDS = {"spying": 7, "chief": 4}
"""Deals in which something rare is asked."""
Heard = list[tuple[str, str, int | None]]
"""Time, kind and receiver."""


class Listener:
    """Takes every call out of the outbox as soon as it is there, as the sender does."""

    def __init__(self, house: Sittings, table: int) -> None:
        self.house = house
        self.id = table
        self.heard: Heard = []

    async def table(self) -> Table:
        return await self.house.tables.table(self.id)

    async def until(self, at: float) -> Heard:
        """Time passes until then; the bot looks at the table whenever it must. What was heard on the way."""
        known = len(self.heard)
        await self.listen()
        while (due := await self.house.store.next_alarm()) is not None and due <= at:
            self.house.clock.now = max(self.house.clock.now, due)
            await self.house.tables.ring(self.id)
            await self.listen()
        self.house.clock.now = max(self.house.clock.now, at)
        return self.heard[known:]

    async def pass_by(self, seconds: float) -> Heard:
        """So much time passes."""
        return await self.until(self.house.clock() + seconds)

    async def asleep(self, seconds: float) -> None:
        """So much time passes while the bot is stopped; then it is started again."""
        self.house.clock.advance(seconds)
        await self.house.again()

    async def answer(self) -> Heard:
        """The player who is due answers at random; the calls after that."""
        await self.house.answer(self.id)
        return await self.pass_by(0)

    async def listen(self) -> None:
        """Take note of what is called, and of nothing else."""
        table = await self.table()
        for note in await self.house.store.mail.unsaid():
            if note.what in CALLS and still_due(note, table):
                self.heard.append((self.now, note.what, self.person(table, note)))
            await self.house.store.mail.mark_sent(note)

    @property
    def now(self) -> str:
        return shown(self.house.clock(), "UTC")[5:16]

    def person(self, table: Table, note: Note) -> int | None:
        return table.chairs[note.seat].person if note.seat >= 0 else None


async def listened(house: Sittings, table: Table) -> Listener:
    """A listener at a table at which no one looks any more; what was called until now is forgotten."""
    listener = Listener(house, table.id)
    await listener.pass_by(LONG)
    listener.heard.clear()
    return listener


async def asked(house: Sittings, ask: str, **facts: Any) -> Table:
    """A game of three at the moment at which one of them alone is asked this."""
    house.tables.seed = f"{ask} {SEEDS.get(ask, 0)}"
    table = await house.start(ANNA, BEN, CLARA, expansions=("kaispeicher",), **facts)
    found = await house.tables.change(table.id, lambda it: played_until(it, ask, house.clock()))
    assert asks(found) == ask
    return found


def played_until(table: Table, ask: str, now: float) -> Table:
    """The table at that moment, or at the end of its game."""
    luck = random.Random(ask)
    while table.status == "running" and asks(table) != ask:
        decision = luck.choice([it for it in table.pending if it.blocking])
        table = apply_answers(table, decision.seat, (pick(decision, luck),), now)
    return table


def asks(table: Table) -> str:
    """The question to the one person all others wait for."""
    if len(table.due_seats) != 1:
        return ""
    return next(it.ask for it in table.decisions_of(table.due_seats[0]) if it.blocking)
