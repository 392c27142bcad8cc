"""Service layer of all tables: lock, load, check, change, save. Messages are sent after the commit."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from functools import partial
from typing import Any

from cachetools import LRUCache

from engine.core.actions import Action
from engine.core.orders import Orders
from engine.core.records import write
from engine.tables.change import complete_change
from engine.tables.erasure import without_person
from engine.tables.locks import Locks
from engine.tables.model.change import Change
from engine.tables.model.drafts import Draft
from engine.tables.model.errors import Broken, Occupied, Stale, TableError, WrongMoment
from engine.tables.model.habits import Habits, next_local, with_history
from engine.tables.model.outbox import EVERYBODY, Note
from engine.tables.model.table import Table
from engine.tables.model.terms import awaited, digest_of_terms
from engine.tables.people import lobby
from engine.tables.people.series import SeriesScore, score
from engine.tables.play import answers, start
from engine.tables.play.forks import Branch, fork
from engine.tables.store import Store
from engine.tables.store.privacy import Erasure
from engine.tables.time.alarms import rebase_clock

log = logging.getLogger(__name__)
REMEMBERED, KNOWN = 256, 1280
"""Size of the caches of tables and of habits; evicted entries are loaded again on demand."""
TRIES = 20
"""How often an erasure is tried again where other processes change the same tables."""
TOMBSTONE_BITS = 53
"""Random bits of the number that takes a person's place: enough that no two are equal."""
Edit = Callable[[Table], Table]
Pick = Callable[[Table, int], Sequence[Action]]
"""Finds the actions that a press means, given the table and the seat; raises `Stale`."""


class Tables:
    """All tables. One at a time changes a table, in the order in which they came.

    `seed`: for tests that want to know what is dealt; empty: every table draws its own. `on_alarm`: called
    with the moment at which a table must be looked at next, whenever one changes. `on_thinking`: called with
    a table at which an agent has to think. `on_change`: called with each table that this process has changed.
    """

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.shared = store.connection.processes > 1
        self.clock = clock
        self.seed = ""
        self.on_alarm: Callable[[float], None] = lambda at: None
        self.on_thinking: Callable[[Table], None] = lambda table: None
        self.on_change: Callable[[Table], None] = lambda table: None
        self.recent: LRUCache[int, Table] = LRUCache(REMEMBERED)
        self.people: LRUCache[int, Habits] = LRUCache(KNOWN)
        self.locks = Locks()
        self.settling = Locks()
        self.erasure_lock = asyncio.Lock()

    async def table(self, table: int) -> Table:
        """The table as it is now; raises `NoTable` or `Broken`. Other processes may have changed it."""
        known = self.recent.get(table)
        if known is None or (self.shared and not await self.store.current(known)):
            return self.remember(await self.store.load(table))
        return known

    async def readable(self, tables: Sequence[int]) -> AsyncIterator[Table]:
        """Those of these tables that can be read; one that cannot stops no other."""
        for table in tables:
            try:
                yield await self.table(table)
            except TableError as unreadable:
                log.warning("table %s: passed over: %r", table, unreadable)

    async def of_channel(self, channel: int) -> Table:
        """The newest table of a channel, open or over; raises `NoTable`."""
        return await self.table(await self.store.latest(channel))

    async def open(
        self,
        table: Table,
        source: Table | None = None,
        fixture: int = 0,
        call: tuple[int, int] | None = None,
    ) -> Table:
        """Store a new table, in its lobby or already in play; raises `Occupied` where its channel has an open
        one, `Stale` where the `source` of its people has changed, this `fixture` of its season has a table,
        or the `call` that it answers has changed or has one. Cancelling the caller does not stop it
        half-way."""
        return await asyncio.shield(self._open(table, source, fixture, call))

    async def _open(
        self, table: Table, source: Table | None, fixture: int, call: tuple[int, int] | None
    ) -> Table:
        table = await lobby.expected_stakes(table, self.store.results.finishers)
        unstored = replace(table, status="lobby", revision=table.revision - 1)
        change = complete_change(unstored, table, await self.habits(*table.people), self.clock())
        board = () if table.lesson else (Note(table.id, "board", EVERYBODY, revision=table.revision),)
        notes = (*board, *change.notes)
        stored = await self.store.create(change.after, notes, change.alarm, source, fixture, call)
        self.attend(stored, change.alarm)
        return stored

    async def do(self, table: int, verb: Callable[..., Table], *facts: object, **more: object) -> Table:
        """Change a table by a function of this package (`lobby.join`, …), given these facts and the time."""
        return await self.change(table, lambda before: verb(before, *facts, **more, now=self.clock()))

    async def start(self, table: int, person: int, terms: str | None = None) -> Table:
        """Begin the game; `terms`: those that the host was shown."""
        return await self.do(table, start.start, person, terms, seed=self.seed)

    async def rematch(self, table: int, person: int) -> Table:
        """Open a new lobby of the same people; where it is open and waits for this person, they agree to it.
        Raises `Occupied` where another table is open."""
        async with self.locks[table]:  # so that no player of the new lobby is erased in between
            source = await self.table(table)
            series = await self.score(source)
            decided = series is None or series.decided
            try:
                again = lobby.rematch(source, person, decided=decided, now=self.clock())
                return await self.open(again, source=source)
            except Occupied as taken:
                opened = await self.table(taken.table)
                asked = [opened.chairs[seat].person for seat in awaited(opened)]
                if person not in asked or opened.follows != source.seal:
                    raise
        return await self.do(opened.id, lobby.join, person, digest_of_terms(source))

    async def score(self, table: Table) -> SeriesScore | None:
        """Score of the table's series; None for a single game."""
        if table.best_of == 1:
            return None
        return score(table.best_of, await self.store.results.of_series(table.series or table.id))

    async def fork(self, table: int, person: int, branch: Branch) -> Table:
        """Play on from a moment of a finished game, against agents; raises what `forked` raises, and
        `Occupied` where the channel has an open table."""
        source = await self.table(table)
        going_on = partial(fork, source, branch, person, now=self.clock(), seed=self.seed)
        return await self.open(await asyncio.to_thread(going_on))  # it replays the whole game

    async def answer(
        self,
        table: int,
        person: int,
        pick: Pick,
        orders_after: Callable[[Table, int], Orders | None] | None = None,
    ) -> Table:
        """Play one answer of one person: find it among the options offered now, play it, save it.
        `orders_after`: their standing orders from then on, stored in the same change."""

        def edit(current: Table) -> Table:
            current.expect("running")
            seat = current.seat_of(person)
            actions = pick(current, seat)
            if orders_after is not None:
                current = current.with_chair(seat, orders=orders_after(current, seat))
            return answers.apply_answers(current, seat, actions, self.clock())

        return await self.change(table, edit)

    async def order(self, table: int, person: int, edit: Callable[[Table, int, Orders], Orders]) -> Table:
        """Change a person's standing orders. They are carried out when the next decision falls due, or on the
        person's demand; other players cannot see the change."""

        def change(current: Table) -> Table:
            current.expect("running")
            seat = current.seat_of(person)
            view = current.now.seen_by(seat)
            orders = current.game.orders.revise(current.chairs[seat].orders, view, seat)
            return with_orders(current, seat, edit(current, seat, orders))

        return await self.change(table, change)

    async def carry_out(self, table: int, person: int) -> Table:
        """Let a person's standing orders answer their open decision now."""

        def change(current: Table) -> Table:
            current.expect("running")
            answers.expect_moves(current)
            seat, now = current.seat_of(person), self.clock()
            after = answers.settle(current.with_chair(seat, acted=now), now)
            return after.after() if len(after.log) > len(current.log) else current

        return await self.change(table, change)

    async def answer_for_agent(self, table: int, seat: int, ply: int, action: Action) -> Table:
        """Play the answer of an agent that has thought; nothing changes where its moment has passed."""
        return await self.do(table, answers.play_agent_answer, seat, ply, action)

    async def draft(self, table: Table, seat: int) -> Draft:
        """The draft of a seat for its present decision."""
        return await self.store.draft(table, seat)

    async def fill(self, table: int, person: int, edit: Fill) -> Table:
        """Change what a person has filled in: their draft, which leaves the table as it is, or their orders.
        The result of `edit` tells which. Cancelling the caller does not stop it half-way."""
        return await asyncio.shield(self._fill(table, person, edit))

    async def _fill(self, table: int, person: int, edit: Fill) -> Table:
        async with self.locks[table]:
            while True:
                before = await self.table(table)
                before.expect("running")
                seat = before.seat_of(person)
                draft = await self.store.draft(before, seat)
                filled = edit(before, seat, draft)
                if not isinstance(filled, Draft):
                    if after := await self.try_change(before, with_orders(before, seat, filled)):
                        return after
                elif await self.try_store(before, self.store.keep_draft(before, seat, filled, draft)):
                    return before

    async def record(self, table: int, *, hidden: bool = False) -> Any:
        """The record of a finished game, for anyone to check; raises `WrongMoment`.

        `hidden`: also of a running game, with its whole deal. For the host's command line only: nothing of it
        may leave by Discord. Raises `Impossible` where others still play the same deal.
        """
        current = await self.table(table)
        if not hidden:
            current.expect_not_withheld()
        if current.deal is None:
            raise WrongMoment(current.status)
        if current.status == "running" and not hidden:
            raise WrongMoment("hidden")
        actions = [move.action for move in current.moves]
        writing = partial(write, current.game, current.deal, actions, current.seed, after=current.follows)
        return await asyncio.to_thread(writing)  # it replays the whole game

    async def ring(self, table: int, recount: int | None = None) -> Table:
        """Do what has come due at a table; `recount`: fix what the clock of this person has counted."""
        if recount is None:
            return await self.change(table, self.play_due)
        people = await self.habits(recount)
        now = self.clock()
        return await self.change(table, lambda before: rebase_clock(before, recount, people, now=now).after())

    def play_due(self, table: Table) -> Table:
        """A table after what has come due without its people: the day of a lobby's silent players is over, or
        orders answer."""
        now = self.clock()
        return answers.play_due_orders(lobby.without_silent(table, now=now), now).after()

    async def delete_lesson(self, table: int) -> None:
        """Delete a lesson that is over, or at which nothing has happened for a day."""
        async with self.locks[table]:
            await self.store.delete_lesson(table, self.clock())
            self.recent.pop(table, None)

    async def habits(self, *people: int) -> dict[int, Habits]:
        """The habits of these persons, from memory where they are known."""
        if self.shared:  # another process may have changed them
            return {person: Habits() for person in people} | await self.store.people.habits(*people)
        known = {person: self.people[person] for person in people if person in self.people}
        if unknown := [person for person in people if person not in known]:
            stored = await self.store.people.habits(*unknown)
            for person in unknown:  # a person who changed their habits during the query is cached by now
                known[person] = self.people.setdefault(person, stored.get(person, Habits()))
        return known

    async def set_habits(self, person: int, habits: Habits) -> Habits:
        """Store the habits of a person, replacing earlier ones."""
        return await self.change_habits(person, lambda _: habits)

    async def change_habits(self, person: int, edit: Callable[[Habits], Habits]) -> Habits:
        """Change the habits of a person, one change after the other; raises what the edit raises. Time that
        their clocks have counted so far stays as it was; the new habits apply from now on."""
        return await asyncio.shield(self._change_habits(person, edit))

    async def _change_habits(self, person: int, edit: Callable[[Habits], Habits]) -> Habits:
        async with self.settling[person]:
            before = (await self.habits(person))[person]
            habits = with_history(edit(before), before, self.clock())
            await self.ring_of(person, recount=person)
            digest = None if habits.digest is None else next_local(habits, habits.digest, self.clock())
            await self.store.people.set_habits(person, habits, digest)
            self.people[person] = habits
            await self.ring_of(person)
        if digest is not None:
            self.on_alarm(digest)
        return habits

    async def ring_of(self, person: int, recount: int | None = None) -> None:
        """Do what has come due at the tables of a person; one that cannot be read stops no other."""
        for table in await self.store.of_person(person):
            try:
                await self.ring(table, recount)
            except TableError as unreadable:
                log.warning("table %s: not looked at: %r", table, unreadable)

    async def erase(self, person: int) -> Erasure:
        """Erase a person; in all their games a former player sits instead. Raises `Stale` if they sat down at
        another table at the same moment; then nothing has changed."""
        return await asyncio.shield(self._erase(person))

    async def _erase(self, person: int) -> Erasure:
        for _ in range(TRIES if self.shared else 0):
            with suppress(Stale):
                return await self.try_erase(person)
        return await self.try_erase(person)

    async def try_erase(self, person: int) -> Erasure:
        """Erase a person in one transaction, with all tables that refer to them locked: one erasure at a
        time, for holding locks while waiting for more is free of deadlocks only alone. Raises `Stale` where
        another process has changed one of the tables."""
        tombstone = -1 - secrets.randbits(TOMBSTONE_BITS)
        async with self.erasure_lock, AsyncExitStack() as held:
            known = await self.lock_tables(person, held)
            open_tables = [table for table, status in known.items() if status in ("lobby", "running")]
            changes = [
                change
                for table in open_tables
                if (change := await self.erasure_change(table, person, tombstone)) is not None
            ]
            try:
                erasure = await self.store.privacy.erase(person, tombstone, known, changes)
            finally:
                self.forget(person, known)
            for change in changes:
                self.attend(change.after, change.alarm)
            self.on_alarm(self.clock())  # boards of seasons are redrawn
        await self.store.connection.tidy()
        return erasure

    async def lock_tables(self, person: int, held: AsyncExitStack) -> dict[int, str]:
        """All tables that refer to a person, with their status, once all of them are locked."""
        locked: set[int] = set()
        while unlocked := (known := await self.store.privacy.tables(person)).keys() - locked:
            for table in sorted(unlocked):
                await held.enter_async_context(self.locks[table])
            locked |= unlocked
        return known

    async def erasure_change(self, table: int, person: int, tombstone: int) -> Change | None:
        """The change of an open table; None for one that cannot be read, of which only the rows change."""
        try:
            before = await self.table(table)
        except Broken:
            return None
        now, people = self.clock(), await self.habits(*before.people)
        return complete_change(before, without_person(before, person, tombstone, now=now), people, now)

    def forget(self, person: int, tables: Iterable[int]) -> None:
        """Drop a person's data from the caches; their tables are loaded again on demand."""
        self.people.pop(person, None)
        self.store.results.finished.forget()
        self.store.people.knowers.forget()
        for table in tables:
            self.recent.pop(table, None)

    async def change(self, table: int, edit: Edit) -> Table:
        """Change a table under its lock and save it. Cancelling the caller does not stop it half-way."""
        return await asyncio.shield(self._change(table, edit))

    async def _change(self, table: int, edit: Edit) -> Table:
        async with self.locks[table]:
            while True:
                before = await self.table(table)
                edited = edit(before)
                if edited is before:
                    return before
                if after := await self.try_change(before, edited):
                    return after

    async def try_change(self, before: Table, edited: Table) -> Table | None:
        """The table after a change, with all that follows from it, stored; None where another process was
        quicker."""
        now, people = self.clock(), await self.habits(*before.people)
        edited = await lobby.expected_stakes(edited, self.store.results.finishers)
        change = complete_change(before, edited, people, now)
        saving = self.store.save(before, change.after, change.notes, change.alarm)
        if not await self.try_store(before, saving):
            return None
        self.attend(change.after, change.alarm)
        if before.status == "lobby":
            self.on_alarm(now)  # a call for players may wait for this
        return change.after

    async def try_store(self, table: Table, storing: Coroutine[Any, Any, None]) -> bool:
        """Whether a change of this table could be stored. False where another process was quicker: the caller
        loads the table again and retries; each conflict means progress elsewhere, so retries end."""
        try:
            await storing
        except BaseException as fault:
            self.recent.pop(table.id, None)  # what is in memory may be behind: read it again
            if self.shared and isinstance(fault, Stale):
                return False
            raise
        return True

    def attend(self, table: Table, alarm: float | None) -> None:
        """Follow up a stored change: cache the table, let its agents think, set its alarm."""
        self.remember(table)
        self.on_change(table)
        if table.thinking:
            self.on_thinking(table)
        if table.status in ("finished", "ended"):
            self.on_alarm(self.clock())  # seasons may wait for its result
        elif alarm is not None:
            self.on_alarm(alarm)

    def remember(self, table: Table) -> Table:
        """Cache a table unless a newer revision is cached; returns the newest."""
        known = self.recent.get(table.id)
        newest = known if known and known.revision > table.revision else table
        self.recent[table.id] = newest
        return newest


Fill = Callable[[Table, int, Draft], Draft | Orders]
"""Gets table, seat and draft; returns the new draft, or standing orders."""


def with_orders(table: Table, seat: int, orders: Orders) -> Table:
    """The table on which a seat has these standing orders."""
    return table.with_chair(seat, orders=None if orders.empty else orders).after()
