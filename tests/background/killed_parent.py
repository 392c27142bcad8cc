"""Starts a worker, says who it is, and waits to be killed: python -m tests.background.killed_parent [busy]"""

from __future__ import annotations

import asyncio
import os
import sys
import time

from bot.workers.pool import WorkerPool


async def main(busy: bool) -> None:
    """One worker, with work that never ends or without any."""
    pool = WorkerPool(1, 0)
    print(await pool.run(os.getpid, limit=60.0), flush=True)
    if busy:
        await pool.run(time.sleep, 600.0, limit=600.0)
    await asyncio.sleep(600.0)


if __name__ == "__main__":
    asyncio.run(main(busy="busy" in sys.argv))
