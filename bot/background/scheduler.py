"""Runs timed jobs from the database: clocks of tables and daily digests.

After long downtime thousands may be overdue. They are processed one page per second, the most recently
active tables first, so that presses stay responsive and memory stays bounded.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from bot.tasks import Tasks
from engine.tables.faults import FaultLog, log_fault
from engine.tables.model.errors import TableError
from engine.tables.service import Tables
from engine.tables.store.database import lease
from engine.tables.store.people import People
from engine.tables.time.alarms import THINKING

log = logging.getLogger(__name__)
PAGE, PAUSE = 25, 1.0
"""Jobs per page, and the minimal pause between two pages in seconds."""
CONCURRENT = 4
"""Jobs of a page that run concurrently: a slow one delays no other."""
LIMIT = 30.0
"""Timeout of a job in seconds."""
LONGEST = 3600.0
"""Longest sleep in seconds before the clock is read again: it may have been set, or the machine suspended."""
RETRY_PAUSE = 60.0
"""Seconds until a retry after an unexpected error."""


class Agenda(Protocol):
    """A kind of timed job, each identified by a number."""

    async def due(self, now: float, most: int) -> Sequence[int]:
        """Return jobs that are due at `now`, at most `most`."""

    async def next(self) -> float | None:
        """Return the time of the next job, or None."""

    async def do(self, number: int) -> None:
        """Run a job, which is no longer due afterwards."""

    async def postpone(self, number: int, until: float) -> None:
        """Defer a job until then."""

    def name(self, number: int) -> str:
        """Name of a job for the log."""

    def after_page(self) -> None:
        """Hook after each page."""


class Clocks:
    """Timers of tables: calls, reminders, clocks that run out. `wake`: wakes the sender."""

    def __init__(self, tables: Tables, wake: Callable[[], None]) -> None:
        self.tables = tables
        self.store = tables.store
        self.wake = wake

    async def due(self, now: float, most: int) -> Sequence[int]:
        """Tables that are due, the most recently active first."""
        return await self.store.alarms(now, most)

    async def next(self) -> float | None:
        return await self.store.next_alarm()

    async def do(self, number: int) -> None:
        """Process the alarm of a table, at which a lesson is deleted; an unreadable table gets no more alarms
        until its next press."""
        try:
            if (await self.tables.table(number)).lesson:
                await self.tables.delete_lesson(number)
            else:
                await self.tables.ring(number)
        except TableError as unreadable:
            log.warning("table %s: no longer looked at: %r", number, unreadable)
            await self.store.set_alarm(number)

    async def postpone(self, number: int, until: float) -> None:
        """Move the alarm of this table."""
        await self.store.set_alarm(number, until)

    def name(self, number: int) -> str:
        return f"table {number}"

    def after_page(self) -> None:
        self.wake()


class Digests:
    """Daily digests by person. `send`: sends one and schedules the next."""

    def __init__(self, people: People, send: Callable[[int], Awaitable[None]]) -> None:
        self.people = people
        self.send = send
        self.now = 0.0

    async def due(self, now: float, most: int) -> Sequence[int]:
        """Persons whose digest is due, the longest overdue first."""
        self.now = now
        return await self.people.digests(now, most)

    async def next(self) -> float | None:
        return await self.people.next_digest()

    async def do(self, number: int) -> None:
        """Send a digest, unless another process holds its lease or has sent it."""
        async with lease(self.people.connection, f"digest {number}") as held:
            if held and await self.people.wants_digest(number, self.now):
                await self.send(number)

    async def postpone(self, number: int, until: float) -> None:
        """Retry the digest at this time."""
        await self.people.set_digest(number, until)

    def name(self, number: int) -> str:
        """A constant: the number would identify a person."""
        return "a digest"

    def after_page(self) -> None:
        """Leave the sender asleep: a digest is sent directly."""


class Sleeper:
    """Sleeps until a job of its agenda is due and runs it. A failing job stops no other."""

    def __init__(self, agenda: Agenda, clock: Callable[[], float]) -> None:
        self.agenda = agenda
        self.clock = clock
        self.faults = FaultLog(log, clock)
        self.at = 0.0
        self.sleeping = Tasks[None, None]()
        self.running = False

    def start(self) -> None:
        """Start at once: jobs may have come due during downtime."""
        self.at = 0.0
        self.sleeping.replace(None, self.sleep)

    async def close(self) -> None:
        """Stop; jobs that come due now run after the next start."""
        await self.sleeping.close()

    def expect(self, at: float) -> None:
        """Wake up at this time at the latest."""
        if at >= self.at or not self.sleeping:
            return
        self.at = at
        if not self.running:
            self.sleeping.replace(None, self.sleep)

    async def sleep(self) -> None:
        """Sleep until the next job, run a page, repeat."""
        while True:
            await asyncio.sleep(min(max(self.at - self.clock(), 0.0), LONGEST))
            self.running = True
            try:
                self.at = await self.run_page()
            except Exception:
                log_fault(log, "looking at the clock failed")
                self.at = self.clock() + RETRY_PAUSE
            finally:
                self.running = False

    async def run_page(self) -> float:
        """Run a page of due jobs and return the time of the next one."""
        self.at = self.clock() + LONGEST
        turns = asyncio.Semaphore(CONCURRENT)
        page = await self.agenda.due(self.clock(), PAGE)
        await asyncio.gather(*(self.do(number, turns) for number in page))
        self.agenda.after_page()
        later = (await self.agenda.next(), self.at)
        return max(min(at for at in later if at is not None), self.clock() + PAUSE)

    async def do(self, number: int, turns: asyncio.Semaphore) -> None:
        """Run one job; one that fails or times out is postponed, and logged at most once an hour."""
        async with turns:
            try:
                async with asyncio.timeout(LIMIT):
                    await self.agenda.do(number)
            except Exception:
                self.faults.report(self.agenda.name(number))
                await self.agenda.postpone(number, self.clock() + RETRY_PAUSE)


class Scheduler:
    """Runs clocks, digests and `more` agendas in separate sleepers, so that none waits for another.

    `digest`: sends a person's digest and schedules the next. `wake`: wakes the sender.
    """

    def __init__(
        self,
        tables: Tables,
        digest: Callable[[int], Awaitable[None]],
        wake: Callable[[], None],
        more: Sequence[Agenda] = (),
    ) -> None:
        self.tables = tables
        agendas: tuple[Agenda, ...] = (
            Clocks(tables, wake),
            Digests(tables.store.people, digest),
            *more,
        )
        self.sleepers = tuple(Sleeper(agenda, tables.clock) for agenda in agendas)
        tables.on_alarm = self.expect

    async def start(self) -> None:
        """Start the sleepers; also resume computer moves that were pending when the last run stopped."""
        now = self.tables.clock()
        await self.tables.store.advance_alarms(now, now + THINKING)
        for sleeper in self.sleepers:
            sleeper.start()

    async def close(self) -> None:
        await asyncio.gather(*(sleeper.close() for sleeper in self.sleepers))

    def expect(self, at: float) -> None:
        """Wake up at this time at the latest."""
        for sleeper in self.sleepers:
            sleeper.expect(at)
