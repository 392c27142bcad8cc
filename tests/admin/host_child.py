"""A bot in a process of its own: python -m tests.admin.host_child DATABASE ANSWERS [stay]

It plays this many answers at a table, says `ready`, and stays until it is killed, or is gone at once without
closing anything, as after a power cut.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
from pathlib import Path

from tests.tables.sittings import ANNA, BEN, Sittings


async def main(database: Path, answers: int, stay: bool) -> None:
    """One life."""
    house = await Sittings(database).begin()
    house.luck, house.clock.now = random.Random(), time.time()
    known = await house.store.open_tables(1)
    table = known[0] if known else (await house.start(ANNA, BEN, channel=1)).id
    await house.play(table, answers)
    print("ready", flush=True)
    if stay:
        await asyncio.sleep(60)
    os._exit(0)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2]), "stay" in sys.argv[3:]))
