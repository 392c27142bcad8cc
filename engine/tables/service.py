"""The door to all tables: lock, load, check, change, save. Whoever speaks does it after the commit."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any
from weakref import WeakValueDictionary

from engine.core.actions import Action
from engine.core.records import write
from engine.tables import lobby
from engine.tables.drafts import Draft
from engine.tables.errors import NotSeated, WrongMoment
from engine.tables.outbox import EVERYBODY, Note, notes
from engine.tables.store import Store
from engine.tables.table import Table

REMEMBERED = 256
"""Tables kept in memory; others are read again when somebody presses."""

Edit = Callable[[Table], Table]
Pick = Callable[[Table, int], Sequence[Action]]
"""Finds the actions that a press means, given the table and the seat; raises `Stale`."""


class Tables:
    """All sittings of the house. One at a time changes a table, in the order in which they came.

    `seed`: for tests that want to know what is dealt; empty: every table draws its own.
    """

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.clock = clock
        self.seed = ""
        self.recent: OrderedDict[int, Table] = OrderedDict()
        self.locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def table(self, table: int) -> Table:
        """The table as it is now; raises `NoTable` or `Broken`."""
        if table not in self.recent:
            self.remember(await self.store.load(table))
        self.recent.move_to_end(table)
        return self.recent[table]

    async def of_channel(self, channel: int) -> Table:
        """The newest table of a channel, open or over; raises `NoTable`."""
        return await self.table(await self.store.latest(channel))

    async def open(self, table: Table) -> Table:
        """Store a new table; raises `Occupied` where its channel has an open one."""
        board = (Note(table.id, "board", EVERYBODY, revision=table.revision),)
        stored = await asyncio.shield(self.store.create(table, board))
        self.remember(stored)
        return stored

    async def join(self, table: int, person: int) -> Table:
        """Sit down."""
        return await self.change(table, lambda it: lobby.joined(it, person, self.clock()))

    async def leave(self, table: int, person: int) -> Table:
        """Get up before the start."""
        return await self.change(table, lambda it: lobby.left(it, person, self.clock()))

    async def add_agent(self, table: int, person: int) -> Table:
        """Let a computer player sit down."""
        return await self.change(table, lambda it: lobby.with_agent(it, person, self.clock()))

    async def remove_agent(self, table: int, person: int) -> Table:
        """Let the last computer player get up."""
        return await self.change(table, lambda it: lobby.without_agent(it, person, self.clock()))

    async def start(self, table: int, person: int) -> Table:
        """Begin the game."""
        return await self.change(table, lambda it: lobby.started(it, person, self.clock(), self.seed))

    async def end(self, table: int, person: int, manages: bool) -> Table:
        """End a table before its time."""
        return await self.change(table, lambda it: lobby.ended(it, person, manages, self.clock()))

    async def speak(self, table: int, person: int, manages: bool, language: str) -> Table:
        """Change the language of a board."""
        return await self.change(table, lambda it: lobby.spoken(it, person, manages, language))

    async def rematch(self, table: int, person: int) -> Table:
        """Open a new lobby of the same people; raises `Occupied` where one is open already."""
        return await self.open(lobby.rematch(await self.table(table), person, self.clock()))

    async def answer(self, table: int, person: int, pick: Pick) -> Table:
        """One answer of one person: find it among what is offered now, play it, save it."""

        def edit(it: Table) -> Table:
            it.expect("running")
            seat = it.seat_of(person)
            return it.answered(seat, pick(it, seat), self.clock())

        return await self.change(table, edit)

    async def draft(self, table: Table, seat: int) -> Draft:
        """What a seat has laid out for its present decision."""
        return await self.store.draft(table, seat)

    async def redraft(self, table: int, person: int, edit: Callable[[Table, int, Draft], Draft]) -> Table:
        """Change what a person has laid out; the table itself stays as it is."""
        async with self.lock(table):
            it = await self.table(table)
            it.expect("running")
            seat = it.seat_of(person)
            draft = edit(it, seat, await self.store.draft(it, seat))
            await self.store.keep_draft(it, seat, draft)
            return it

    async def record(self, table: int, person: int) -> Any:
        """The record of a finished game, for those who played it."""
        it = await self.table(table)
        if it.status != "finished" or it.deal is None:
            raise WrongMoment(it.status)
        if person not in it.people:
            raise NotSeated
        return write(it.game, it.deal, [move.action for move in it.moves])

    async def change(self, table: int, edit: Edit) -> Table:
        """Change a table under its lock and save it. Cancelling the caller does not stop it half-way."""
        return await asyncio.shield(self._change(table, edit))

    async def _change(self, table: int, edit: Edit) -> Table:
        async with self.lock(table):
            before = await self.table(table)
            after = edit(before)
            if after is before:
                return before
            try:
                await self.store.save(before, after, notes(before, after, self.clock()))
            except BaseException:
                self.recent.pop(table, None)  # what is in memory may be behind: read it again
                raise
            self.remember(after)
            return after

    def lock(self, table: int) -> asyncio.Lock:
        """The lock of a table; it lives as long as somebody holds or awaits it."""
        lock = self.locks.get(table)
        if lock is None:
            lock = self.locks[table] = asyncio.Lock()
        return lock

    def remember(self, table: Table) -> None:
        """Keep a table in memory, never behind what is known, and forget the one used longest ago."""
        known = self.recent.get(table.id)
        self.recent[table.id] = known if known and known.revision > table.revision else table
        self.recent.move_to_end(table.id)
        while len(self.recent) > REMEMBERED:
            self.recent.popitem(last=False)
