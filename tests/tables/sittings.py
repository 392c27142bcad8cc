"""Tables to test with, and answers that are always legal."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Sequence
from dataclasses import replace
from typing import Any

from engine.agents.rollout import pick
from engine.core.actions import Action
from engine.core.state import State
from engine.tables.model.table import Chair, Table
from engine.tables.model.terms import awaited
from engine.tables.people import lobby
from engine.tables.play.answers import apply_answers
from engine.tables.service import Tables
from engine.tables.store import Store
from engine.tables.store.address import Address
from engine.tables.store.sqlite.connection import SqliteConnection

ANNA, BEN, CLARA, DAVID, EMMA = 101, 102, 103, 104, 105
CHANNEL = 7
LONG = 600.0
"""Seconds after which no one is looking any more."""


class Clock:
    """A clock that stands still until a test moves it."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now

    def advance(self, seconds: float) -> None:
        self.now += seconds


class Sittings:
    """The tables of a file, as long as the bot runs; then those of the next bot."""

    def __init__(self, address: Address) -> None:
        self.address = address
        self.clock = Clock()
        self.luck = random.Random(1)

    async def begin(self) -> Sittings:
        self.store = await Store.open(self.address)
        self.tables = Tables(self.store, self.clock)
        return self

    async def stop(self) -> None:
        await self.store.close()

    async def again(self) -> None:
        """A new bot on the same file."""
        await self.stop()
        await self.begin()

    async def open(
        self, *people: int, agents: int = 0, channel: int = CHANNEL, limit: int = 5, **facts: Any
    ) -> Table:
        """A lobby in which these people and this many agents sit; the first is the host. `facts`: of it."""
        table = await self.tables.open(replace(self.lobby(people[0], channel, limit), **facts))
        for person in people[1:]:
            await self.tables.do(table.id, lobby.join, person)
        for _ in range(agents):
            await self.tables.do(table.id, lobby.with_agent, people[0], "quick")
        return await self.tables.table(table.id)

    async def start(self, *people: int, agents: int = 0, channel: int = CHANNEL, **facts: Any) -> Table:
        """A game of these people and this many agents that has just begun."""
        table = await self.open(*people, agents=agents, channel=channel, **facts)
        return await self.tables.start(table.id, people[0])

    async def agree(self, table: int) -> Table:
        """A lobby to whose terms all who are asked have agreed."""
        it = await self.tables.table(table)
        for seat in awaited(it):
            await self.tables.do(table, lobby.join, it.chairs[seat].person)
        return await self.tables.table(table)

    def lobby(self, host: int = ANNA, channel: int = CHANNEL, limit: int = 5) -> Table:
        """A lobby as a command makes it, not stored yet."""
        return Table(
            id=0,
            guild=1,
            channel=channel,
            host=host,
            key="speicherstadt",
            expansions=(),
            limit=limit,
            chairs=(Chair(person=host, acted=self.clock()),),
            created=self.clock(),
            changed=self.clock(),
        )

    async def arranged(self, state: State[Any], *people: int) -> Table:
        """A running table in this position. It lives in memory only: its log is empty."""
        lobby, game = self.lobby(people[0]), self.lobby().game
        deal = game.deal(state.rules, len(people), "arranged")
        chairs = tuple(Chair(person=person, acted=self.clock(), calls=1) for person in people)
        table = await self.store.create(replace(lobby, chairs=chairs, status="running", deal=deal), ())
        self.tables.remember(replace(table, state=state))
        return await self.tables.table(table.id)

    def any_answer(self, table: Table, seat: int) -> Sequence[Action]:
        """A legal answer of this seat, at random."""
        return (pick(table.decisions_of(seat)[0], self.luck),)

    async def answer(self, table: int) -> Table:
        """One legal answer of the player who is due."""
        it = await self.tables.table(table)
        return await self.tables.answer(table, person_due(it), self.any_answer)

    async def play(self, table: int, answers: int = 1_000) -> Table:
        """This many answers, or as many as there are until the end."""
        return await self.tables.change(table, lambda it: gone_on(it, answers, self.luck, self.clock()))

    async def finished(self, *people: int, agents: int = 0, channel: int = CHANNEL, **facts: Any) -> Table:
        """A game of these people, played to its end."""
        return await self.play((await self.start(*people, agents=agents, channel=channel, **facts)).id)

    async def stored(self, table: int) -> Table:
        """What the file says of a table, past the cache."""
        return await self.store.load(table)

    @property
    def file(self) -> SqliteConnection:
        """The connection to the file, for what only SQLite can do."""
        assert isinstance(self.store.connection, SqliteConnection)
        return self.store.connection

    async def sql(self, statement: str, *facts: object) -> list[Any]:
        """Look at the database, or spoil it."""

        def transaction(db: Any) -> list[Any]:
            found = db.execute(statement, facts)
            return [*found] if found.description else []

        return await self.store.connection.transact(transaction)


def person_due(table: Table) -> int:
    """The person whose answer is wanted first."""
    return next(person for seat in table.due if (person := table.chairs[seat].person) is not None)


def gone_on(table: Table, answers: int, luck: random.Random, now: float) -> Table:
    """After this many answers at random, or as many as there are until the end; stored as one change, they
    take a tenth of the time."""
    for _ in range(answers):
        if table.status != "running":
            break
        seat = table.seat_of(person_due(table))
        table = apply_answers(table, seat, (pick(table.decisions_of(seat)[0], luck),), now)
    return table


def whole(table: Table) -> tuple[Any, ...]:
    """Everything about a table, for comparison; its equality leaves out what follows from the log."""
    snapshot = table.game.dump(table.state) if table.state else ""
    return table, snapshot, table.pending, table.opening


async def together(*answers: Awaitable[Table]) -> list[Table | BaseException]:
    """What comes of presses at the same moment: tables and refusals."""
    return await asyncio.gather(*answers, return_exceptions=True)
