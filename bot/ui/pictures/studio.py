"""Where pictures are drawn: one worker process beside the loop, and a memory of the last pictures."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection

from bot.ui.pictures import paint
from bot.ui.pictures.facts import Facts

log = logging.getLogger(__name__)

NICE, REMEMBERED, PATIENCE = 10, 64, 20.0
"""How far the worker steps back, how many pictures are kept, after how many seconds one is given up."""


class Studio:
    """Draws in one worker process, started with the first picture and replaced when it has died.

    Equal facts are drawn once. A picture that fails is logged and is None: the message goes out as text.
    """

    def __init__(self, draw: Callable[[Facts], bytes] = paint.draw, patience: float = PATIENCE) -> None:
        self.draw, self.patience = draw, patience
        self.pool: ProcessPoolExecutor | None = None
        self.kept: OrderedDict[Facts, asyncio.Task[bytes | None]] = OrderedDict()

    async def picture(self, facts: Facts) -> bytes | None:
        """The PNG of these facts, perhaps from memory; None where it could not be drawn."""
        if facts not in self.kept:
            self.kept[facts] = asyncio.create_task(self.drawn(facts))
        self.kept.move_to_end(facts)
        while len(self.kept) > REMEMBERED:
            self.kept.popitem(last=False)
        task = self.kept[facts]
        data = await asyncio.shield(task)
        if data is None and self.kept.get(facts) is task:
            del self.kept[facts]
        return data

    async def drawn(self, facts: Facts) -> bytes | None:
        """Draw, with another worker where the first one dies. Of what fails only the kind is logged."""
        kind = type(facts).__name__
        for _ in range(2):
            pool = self.pool = self.pool or hired()
            try:
                work = asyncio.get_running_loop().run_in_executor(pool, self.draw, facts)
                return await asyncio.wait_for(work, self.patience)
            except BrokenProcessPool:
                self.dismiss(pool)
            except TimeoutError:
                log.warning("a picture took too long: %s", kind)
                self.dismiss(pool)
                return None
            except Exception as failed:  # whatever it is, the text goes out
                log.warning("no picture of %s: %s", kind, type(failed).__name__)
                return None
        log.warning("no picture of %s: two workers died", kind)
        return None

    def dismiss(self, pool: ProcessPoolExecutor) -> None:
        """Send a worker away, whatever it is doing; the next picture gets a new one."""
        if self.pool is pool:
            self.pool = None
        for worker in list((pool._processes or {}).values()):
            worker.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        """Let the worker go, after the pictures that are asked for."""
        await asyncio.gather(*self.kept.values(), return_exceptions=True)
        pool, self.pool = self.pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown)
        self.kept.clear()


def hired() -> ProcessPoolExecutor:
    """One worker; it starts with its first picture."""
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), prepared)


def prepared() -> None:
    """In the worker: step back, leave Ctrl-C to the parent, and end when the parent has ended."""
    os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=orphaned, daemon=True).start()


def orphaned() -> None:
    """Wait for the end of the parent, however it came; nobody would read the pictures any more."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
