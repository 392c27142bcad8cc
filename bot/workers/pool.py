"""Pool of worker processes for all work of more than some milliseconds."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
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
"""Seconds that a new worker may take to start on a busy machine; then the pool is replaced."""


TIMED = hasattr(signal, "setitimer")
"""Whether the system can count the processor time of a worker against its limit."""


class GivenUp(Exception):
    """The work timed out, or two workers died of it."""


class WorkerPool:
    """Pool of `size` workers, started on first use; dead or hanging ones are replaced.

    Each worker has one task at a time; the others wait in a fair queue over servers. `nice`: nice value of
    the workers, below the priority of presses; `batch`: they never interrupt what else runs, get the small
    share that is left on a busy host, and so the limit counts their own processor time. `on_finish`: hook
    with the seconds in the queue, the seconds of work, and whether it was finished.
    """

    def __init__(self, size: int, nice: int, *, batch: bool = False) -> None:
        self.size = size
        self.nice = nice
        self.batch = batch
        self.slots = FairSemaphore(size)
        self.on_finish: Callable[[float, float, bool], None] = lambda waited, took, finished: None
        self.processes: ProcessPool | None = None

    async def run(
        self, work: Callable[[*Facts], T], *facts: *Facts, limit: float, server: int = NO_OWNER
    ) -> T:
        """Run `work(*facts)` in a worker, with one retry if the worker dies; cancellation aborts it.

        `limit`: timeout in seconds, without the time in the queue; that of batch workers is processor time.
        `server`: key of the fair queue. Raises `GivenUp`, and what the work raises.
        """
        came = perf_counter()
        async with self.slots.acquire(server):
            began, finished = perf_counter(), False
            try:
                result = await self.run_with_retry(work, *facts, limit=limit)
                finished = True
            finally:
                self.on_finish(began - came, perf_counter() - began, finished)
        return result

    async def run_with_retry(self, work: Callable[[*Facts], T], *facts: *Facts, limit: float) -> T:
        """Run the work, with one retry if the worker dies. Raises `GivenUp`, and as `run`."""
        for _ in range(2):
            pool = await self.pool()
            try:
                return await self.run_once(pool, work, *facts, limit=limit)
            except ProcessExpired:
                continue
            except BrokenProcessPool:
                await self.dismiss(pool)
        raise GivenUp("two workers died")

    async def run_once(
        self, pool: ProcessPool, work: Callable[[*Facts], T], *facts: *Facts, limit: float
    ) -> T:
        """Run the work once; raises `GivenUp`, `BrokenProcessPool`, or pebble's error for a dead worker."""
        starved = self.batch and TIMED  # then it may take any time
        try:
            if starved:
                doing = pool.schedule(run_within, (limit, work, *facts))
            else:
                doing = pool.schedule(work, facts, timeout=limit)
        except RuntimeError as ended:
            raise BrokenProcessPool("it has just died") from ended
        try:
            async with asyncio.timeout(None if starved else START + limit) as begun:
                return await asyncio.wrap_future(doing)
        except TimeoutError as late:
            if begun.expired():
                raise BrokenProcessPool("no worker begins") from late
            raise GivenUp("it took too long") from late

    async def pool(self) -> ProcessPool:
        """Return the pool; create it if there is none or its idle workers have died."""
        if self.processes is not None and not self.processes.active:
            await self.dismiss(self.processes)
        if self.processes is None:
            spawn = multiprocessing.get_context("spawn")
            self.processes = ProcessPool(self.size, 0, initialise, (self.nice, self.batch), spawn)
        return self.processes

    async def dismiss(self, pool: ProcessPool) -> None:
        """Kill the workers of a pool; the next work creates a new one."""
        if self.processes is pool:
            self.processes = None
        pool.stop()
        await asyncio.to_thread(pool.join)

    async def close(self) -> None:
        """Shut the pool down after the tasks under way."""
        pool, self.processes = self.processes, None
        if pool is not None:
            pool.close()
            await asyncio.to_thread(pool.join)


def initialise(nice: int, batch: bool = False) -> None:
    """Initialise a worker: set its priority and watch the parent. Pebble leaves Ctrl-C to the parent."""
    os.nice(nice)
    if batch and sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    threading.Thread(target=exit_with_parent, daemon=True).start()


def run_within(limit: float, work: Callable[[*Facts], T], *facts: *Facts) -> T:
    """Run work in a worker process with a limit of its CPU time, in seconds. Raises `GivenUp`, and what
    the work raises."""
    signal.signal(signal.SIGPROF, give_up)
    signal.setitimer(signal.ITIMER_PROF, limit)
    try:
        return work(*facts)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0.0)


def give_up(*_: object) -> None:
    """End the work under way; raises `GivenUp`."""
    raise GivenUp("it took too long")


def exit_with_parent() -> None:
    """Exit when the parent process has ended, in any way."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
