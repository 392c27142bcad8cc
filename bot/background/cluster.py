"""The other processes of a cluster: what they tell us, and whether they are there."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

from bot.background.scheduler import Scheduler
from bot.background.sender import Sender
from bot.house import House
from engine.tables.time.alarms import THINKING

log = logging.getLogger(__name__)
LOOK, EACH = 2.0, 5
"""Seconds between two looks at who is there; every so many looks we see whether anything is owed, for what
others tell may get lost."""
AGAIN = 2.0
"""Seconds until we try to hear again where the server is lost."""


class Cluster:
    """Lets a process take over what those leave behind who are gone, and begin at once with what others store
    for it."""

    def __init__(self, house: House, sender: Sender, scheduler: Scheduler) -> None:
        self.house = house
        self.tables = house.tables
        self.connection = house.store.connection
        self.sender = sender
        self.scheduler = scheduler
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """From now on."""
        await self.check_processes()
        self.tasks = [asyncio.create_task(self.listen()), asyncio.create_task(self.watch())]

    async def close(self) -> None:
        """Hear and see no more."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def watch(self) -> None:
        """Look who is there, again and again."""
        looks = 0
        while True:
            await asyncio.sleep(LOOK)
            looks += 1
            try:
                await self.check_processes()
            except Exception:
                log.exception("looking at the other processes failed")
            if looks % EACH == 0:
                self.wake()

    async def check_processes(self) -> None:
        """See who is there. What is owed by who is not is done by others; where he thought, they think."""
        share = self.connection.share
        if share is None:
            return
        absent = frozenset(range(1, share.process.of + 1)) - await self.connection.present()
        absent -= {share.process.number}
        if absent == share.absent:
            return
        self.connection.share = replace(share, absent=absent)
        log.info("processes that are not there: %s", sorted(absent) or "none")
        if absent - share.absent:
            now = self.tables.clock()
            await self.tables.store.hasten(now, now + THINKING)
        self.wake()

    async def listen(self) -> None:
        """Do what follows from what others tell, as long as the server is there."""
        while True:
            try:
                async for news in self.connection.tidings():
                    self.handle(news)
            except OSError as lost:
                log.warning("nothing is heard of the other processes (%s); trying again", lost)
            except Exception:
                log.exception("nothing is heard of the other processes")
            await asyncio.sleep(AGAIN)

    def handle(self, news: str) -> None:
        """What follows from something that another process has stored."""
        kind, _, fact = news.partition(" ")
        share = self.connection.share
        match kind:
            case "outbox":
                if share is None or share.serves(int(fact)):
                    self.sender.wake()
            case "alarm":
                self.scheduler.expect(float(fact))
            case "person":
                self.house.heard.pop(int(fact), None)
            case "erased":
                self.tables.recent.clear()
                self.house.forget(int(fact))
            case _:  # we begin to hear: whatever was told before is lost
                self.house.heard.clear()
                self.house.ladders.forget()
                self.wake()

    def wake(self) -> None:
        """See whether anything is owed."""
        self.sender.wake()
        self.scheduler.expect(self.tables.clock())
