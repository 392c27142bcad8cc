"""Worker processes beside the loop, for everything that takes more than some milliseconds."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection
from time import perf_counter
from typing import TypeVar, TypeVarTuple

from pebble import ProcessExpired, ProcessPool

from bot.workers.fair_queue import NO_OWNER, FairSemaphore

T = TypeVar("T")
Facts = TypeVarTuple("Facts")

START = 60.0
"""Seconds that a new worker may take until it begins, on a busy machine; after that its pool is replaced."""


class GivenUp(Exception):
    """Work that no worker has finished: it took too long, or killed two of them."""


class WorkerPool:
    """So many workers, started with their first work. One that dies or hangs is replaced, and no other work
    notices: each worker has one work at a time, and what waits, waits here, in turn by server.

    `nice`: how far they step back behind whoever presses. `measured`: called with the seconds that each work
    waited for a worker and then took, and whether a worker has finished it.
    """

    def __init__(self, size: int, nice: int) -> None:
        self.size = size
        self.nice = nice
        self.slots = FairSemaphore(size)
        self.measured: Callable[[float, float, bool], None] = lambda waited, took, finished: None
        self.processes: ProcessPool | None = None

    async def run(
        self, work: Callable[[*Facts], T], *facts: *Facts, limit: float, server: int = NO_OWNER
    ) -> T:
        """What the work gives; done again where its worker dies. `limit`: seconds from its beginning; waiting
        for a worker does not count. `server`: for whom. Whoever no longer waits for it ends it.

        Raises `GivenUp`, and whatever the work raises.
        """
        came = perf_counter()
        async with self.slots.acquire(server):
            began, finished = perf_counter(), False
            try:
                found = await self.tried(work, *facts, limit=limit)
                finished = True
            finally:
                self.measured(began - came, perf_counter() - began, finished)
        return found

    async def tried(self, work: Callable[[*Facts], T], *facts: *Facts, limit: float) -> T:
        """The result of a worker, or of the next one where it dies. Raises `GivenUp`, and as `run`."""
        for _ in range(2):
            pool = await self.working()
            try:
                return await self.done(pool, work, *facts, limit=limit)
            except ProcessExpired:
                continue
            except BrokenProcessPool:
                await self.dismiss(pool)
        raise GivenUp("two workers died")

    async def done(self, pool: ProcessPool, work: Callable[[*Facts], T], *facts: *Facts, limit: float) -> T:
        """The result of a worker; raises `GivenUp`, `BrokenProcessPool` or what pebble raises where a worker
        has died.
        """
        try:
            doing = pool.schedule(work, facts, timeout=limit)
        except RuntimeError as ended:
            raise BrokenProcessPool("it has just died") from ended
        try:
            async with asyncio.timeout(START + limit) as begun:
                return await asyncio.wrap_future(doing)
        except TimeoutError as late:
            if begun.expired():
                raise BrokenProcessPool("no worker begins") from late
            raise GivenUp("it took too long") from late

    async def working(self) -> ProcessPool:
        """The pool; a new one where there is none, or where its workers have died while they had nothing to
        do."""
        if self.processes is not None and not self.processes.active:
            await self.dismiss(self.processes)
        if self.processes is None:
            spawn = multiprocessing.get_context("spawn")
            self.processes = ProcessPool(self.size, 0, prepared, (self.nice,), spawn)
        return self.processes

    async def dismiss(self, pool: ProcessPool) -> None:
        """Send the workers of a pool away, whatever they are doing; the next work gets new ones."""
        if self.processes is pool:
            self.processes = None
        pool.stop()
        await asyncio.to_thread(pool.join)

    async def close(self) -> None:
        """Let the workers go, after what they are doing."""
        pool, self.processes = self.processes, None
        if pool is not None:
            pool.close()
            await asyncio.to_thread(pool.join)


def prepared(nice: int) -> None:
    """In the worker: step back, and end when the parent has ended. Ctrl-C is left to the parent by pebble."""
    os.nice(nice)
    threading.Thread(target=orphaned, daemon=True).start()


def orphaned() -> None:
    """Wait for the end of the parent, however it came; nobody would read the answers any more."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
