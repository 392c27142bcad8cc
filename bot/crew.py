"""Worker processes beside the loop, for everything that takes more than some milliseconds."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection
from typing import TypeVar, TypeVarTuple

T = TypeVar("T")
Facts = TypeVarTuple("Facts")


class GivenUp(Exception):
    """Work that no worker has finished: it took too long, or killed two of them."""


class Crew:
    """So many workers, started with their first work and replaced when one has died or hangs.

    `nice`: how far they step back behind whoever presses.
    """

    def __init__(self, workers: int, nice: int) -> None:
        self.workers = workers
        self.nice = nice
        self.pool: ProcessPoolExecutor | None = None

    async def do(self, work: Callable[[*Facts], T], *facts: *Facts, patience: float) -> T:
        """What the work gives; done again where its worker dies. Raises `GivenUp`, also after so many seconds
        of patience, and whatever the work raises."""
        for _ in range(2):
            pool = self.pool = self.pool or self.hired()
            try:
                doing = asyncio.get_running_loop().run_in_executor(pool, work, *facts)
                return await asyncio.wait_for(doing, patience)
            except BrokenProcessPool:
                self.dismiss(pool)
            except TimeoutError as late:
                self.dismiss(pool)
                raise GivenUp("it took too long") from late
        raise GivenUp("two workers died")

    def hired(self) -> ProcessPoolExecutor:
        """A new crew."""
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, spawn, prepared, (self.nice,))

    def dismiss(self, pool: ProcessPoolExecutor) -> None:
        """Send workers away, whatever they are doing; the next work gets new ones."""
        if self.pool is pool:
            self.pool = None
        for worker in list((pool._processes or {}).values()):
            worker.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        """Let the workers go, after what they are doing."""
        pool, self.pool = self.pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown)


def prepared(nice: int) -> None:
    """In the worker: step back, leave Ctrl-C to the parent, and end when the parent has ended."""
    os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=orphaned, daemon=True).start()


def orphaned() -> None:
    """Wait for the end of the parent, however it came; nobody would read the answers any more."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
