"""Looks at the clock: wakes when tables or digests have come due. What is due stands in the database.

After a long standstill thousands may be overdue. They are worked off a page a second, the tables at which
something happened last first, so that presses have room and memory does not grow with what has piled up.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from engine.tables.model.errors import TableError
from engine.tables.service import Tables
from engine.tables.store.people import People
from engine.tables.time.alarms import THINKING

log = logging.getLogger(__name__)
PAGE, PAUSE = 25, 1.0
"""How many are looked at in one go, and seconds between two goes at least."""
ABREAST = 4
"""How many of a page are under way at the same moment: so one that is slow holds up no other."""
LIMIT = 30.0
"""Seconds after which we no longer wait for one of them."""
LONGEST = 3600.0
"""Seconds of sleep after which we look again: the host's clock may have been set, or the host have slept."""
AGAIN = 60.0
"""Seconds until we look again after a fault of ours."""


class Agenda(Protocol):
    """One kind of things that come due, each known by a number."""

    async def due(self, now: float, most: int) -> Sequence[int]:
        """What has come due, at most so many."""

    async def next(self) -> float | None:
        """When the next one comes due; None: never."""

    async def do(self, number: int) -> None:
        """Do it; afterwards it is due no longer."""

    async def postpone(self, number: int, until: float) -> None:
        """Leave it alone until then."""

    def name(self, number: int) -> str:
        """What it is called in the log."""

    def done(self) -> None:
        """A page is done."""


class Clocks:
    """Tables at which time brings something: a call, a reminder, the end of a clock. `wake`: says what is to
    be said."""

    def __init__(self, tables: Tables, wake: Callable[[], None]) -> None:
        self.tables = tables
        self.store = tables.store
        self.wake = wake

    async def due(self, now: float, most: int) -> Sequence[int]:
        """Tables, the one at which something happened last first."""
        return await self.store.alarms(now, most)

    async def next(self) -> float | None:
        """When the next table must be looked at."""
        return await self.store.next_alarm()

    async def do(self, number: int) -> None:
        """Look at one table; one that cannot be read any more is not looked at again until somebody presses
        there."""
        try:
            await self.tables.ring(number)
        except TableError as unreadable:
            log.warning("table %s: no longer looked at: %r", number, unreadable)
            await self.store.silence(number)

    async def postpone(self, number: int, until: float) -> None:
        """Do not look at this table before then."""
        await self.store.silence(number, until)

    def name(self, number: int) -> str:
        """By its number."""
        return f"table {number}"

    def done(self) -> None:
        """Say what is to be said."""
        self.wake()


class Digests:
    """Persons whose digest is due. `send`: sends one and sets the next moment."""

    def __init__(self, people: People, send: Callable[[int], Awaitable[None]]) -> None:
        self.people = people
        self.send = send
        self.now = 0.0

    async def due(self, now: float, most: int) -> Sequence[int]:
        """Persons, who has waited longest first."""
        self.now = now
        return await self.people.digests(now, most)

    async def next(self) -> float | None:
        """When the next digest is due."""
        return await self.people.next_digest()

    async def do(self, number: int) -> None:
        """Send it, unless another process does or has just done so."""
        connection, claim = self.people.connection, f"digest {number}"
        if not await connection.claim(claim):
            return
        try:
            if await self.people.wants_digest(number, self.now):
                await self.send(number)
        finally:
            await connection.let_go(claim)

    async def postpone(self, number: int, until: float) -> None:
        """Try it again then."""
        await self.people.set_digest(number, until)

    def name(self, number: int) -> str:
        """Without a number, for that is a person."""
        return "a digest"

    def done(self) -> None:
        """Nothing follows from it."""


class Sleeper:
    """Sleeps until something of an agenda comes due, and does it. What we fail at stops nothing else."""

    def __init__(self, agenda: Agenda, clock: Callable[[], float]) -> None:
        self.agenda = agenda
        self.clock = clock
        self.at = 0.0
        self.task: asyncio.Task[None] | None = None
        self.looking = False

    def start(self) -> None:
        """Look at once: something may have come due while nobody was here."""
        self.at = 0.0
        self.task = asyncio.create_task(self.sleep())

    async def close(self) -> None:
        """Sleep no more; what comes due now is done after the next start."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def expect(self, at: float) -> None:
        """Something comes due then; wake up earlier if need be."""
        if at >= self.at or self.task is None:
            return
        self.at = at
        if not self.looking:
            self.task.cancel()
            self.task = asyncio.create_task(self.sleep())

    async def sleep(self) -> None:
        """Sleep until something is due, do it, and so on."""
        while True:
            await asyncio.sleep(min(max(self.at - self.clock(), 0.0), LONGEST))
            self.looking = True
            try:
                self.at = await self.look()
            except Exception:
                log.exception("looking at the clock failed")
                self.at = self.clock() + AGAIN
            finally:
                self.looking = False

    async def look(self) -> float:
        """Do a page of what has come due; the moment at which to look again."""
        self.at = self.clock() + LONGEST
        turns = asyncio.Semaphore(ABREAST)
        page = await self.agenda.due(self.clock(), PAGE)
        await asyncio.gather(*(self.do(number, turns) for number in page))
        self.agenda.done()
        later = (await self.agenda.next(), self.at)
        return max(min(at for at in later if at is not None), self.clock() + PAUSE)

    async def do(self, number: int, turns: asyncio.Semaphore) -> None:
        """Do one thing; what fails, or takes too long, is left for later."""
        async with turns:
            try:
                async with asyncio.timeout(LIMIT):
                    await self.agenda.do(number)
            except Exception:
                log.exception("%s: looking at it failed", self.agenda.name(number))
                await self.agenda.postpone(number, self.clock() + AGAIN)


class Scheduler:
    """Two sleepers for the whole house: clocks do not wait for digests. `digest`: sends one person's digest
    and sets the next moment. `wake`: says what is to be said.
    """

    def __init__(
        self, tables: Tables, digest: Callable[[int], Awaitable[None]], wake: Callable[[], None]
    ) -> None:
        self.tables = tables
        agendas: tuple[Agenda, ...] = (
            Clocks(tables, wake),
            Digests(tables.store.people, digest),
        )
        self.sleepers = tuple(Sleeper(agenda, tables.clock) for agenda in agendas)
        tables.alarmed = self.expect

    async def start(self) -> None:
        """Look at once; also at everything that was under way when the last bot stopped: agents that were
        thinking think anew."""
        now = self.tables.clock()
        await self.tables.store.hasten(now, now + THINKING)
        for sleeper in self.sleepers:
            sleeper.start()

    async def close(self) -> None:
        """Sleep no more."""
        await asyncio.gather(*(sleeper.close() for sleeper in self.sleepers))

    def expect(self, at: float) -> None:
        """Something comes due then; wake up earlier if need be."""
        for sleeper in self.sleepers:
            sleeper.expect(at)
