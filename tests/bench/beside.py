"""Presses beside an analysis and alone, in short turns: ratios of latency and of processor time a press.

The worker is stopped by a signal while a turn is alone. Processor time is that of bot, database and small
Discord, without the worker.
"""

import asyncio
import os
from pathlib import Path
from signal import SIGCONT, SIGSTOP
from typing import Any

from bot.workers.analysts import LIMIT
from tests.bench.presses import analysing
from tests.bench.turns import Pair, alternate, crowded_world, tell


def run() -> None:
    """One analysis after the other, in every other turn."""
    tell(asyncio.run(turns()))


async def turns() -> list[Pair]:
    """Turns without the analysis and with it."""
    async with crowded_world() as crowd:
        bot: Any = crowd.world.env.bot
        worker = await bot.analysts.workers.run(os.getpid, limit=LIMIT)
        tasks = [asyncio.create_task(task) for task in analysing(bot, [])]
        began = processor(worker)
        try:
            return await alternate(crowd, lambda on: os.kill(worker, SIGCONT if on else SIGSTOP))
        finally:
            print(f"  the worker had {processor(worker) - began:.1f} s of a processor")
            os.kill(worker, SIGCONT)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


def processor(worker: int) -> float:
    """Seconds of a processor that a process has had (Linux)."""
    return int(Path(f"/proc/{worker}/schedstat").read_text().split()[0]) / 1e9
