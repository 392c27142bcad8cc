"""The processes, and who kills them."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import sys
from collections import Counter
from pathlib import Path
from time import perf_counter

from engine.tables.store.address import Server

SERVERS = [number << 22 for number in range(1, 9)]
"""Servers as Discord numbers them: shard by shard."""
LONGEST = 2**24
"""Bytes of a line to Discord or from there at most."""
PAUSE, AWAY = 1.0, 5.0
"""Seconds after which the next one is killed, and for which it stays away."""


class Bots:
    """This many bots on a database, each with its shards. `alive`: by their places; `killed`: how often one
    of them was; `coming`: those who are away."""

    def __init__(self, database: Server, folder: Path, many: int) -> None:
        self.database = database
        self.folder = folder
        self.places = range(many)
        self.luck = random.Random("bots")
        self.alive: dict[int, asyncio.subprocess.Process] = {}
        self.coming: set[asyncio.Task[None]] = set()
        self.killed = 0

    @property
    def socket(self) -> str:
        """Where they meet Discord."""
        return str(self.folder / "discord")

    async def begin(self, place: int) -> None:
        """One takes its place."""
        command = (sys.executable, "-m", "tests.bench.cluster.worker", self.socket, str(place))
        with (self.folder / f"{place}.log").open("a", encoding="utf-8") as log:
            self.alive[place] = await asyncio.create_subprocess_exec(
                *command, env={**os.environ, **self.facts(place)}, stderr=log
            )

    def facts(self, place: int) -> dict[str, str]:
        """Its settings."""
        many = len(self.places)
        home = [server for server in SERVERS if (server >> 22) % many == place]
        return {
            "KONTOR_DATABASE": self.database.address,
            "KONTOR_PICTURES": "false",
            "KONTOR_THINKING": "0.05",
            "KONTOR_CLUSTER": f"{place + 1}/{many}" if many > 1 else "",
            "DISCORD_TOKEN": "token",
            "HOME_SERVERS": json.dumps(home),
        }

    async def kill(self, seconds: float) -> None:
        """Kill a random live process again and again; then wait until all are back."""
        until = perf_counter() + seconds
        while perf_counter() < until:
            await asyncio.sleep(PAUSE)
            place = self.luck.choice(self.places)
            if (bot := self.alive.pop(place, None)) is not None:
                bot.kill()
                self.killed += 1
                self.coming.add(asyncio.create_task(self.come_back(place, bot)))
        await asyncio.gather(*self.coming)

    async def come_back(self, place: int, bot: asyncio.subprocess.Process) -> None:
        """After a while, start another one in its place."""
        await bot.wait()
        await asyncio.sleep(AWAY)
        await self.begin(place)

    async def end(self) -> None:
        """No one lives any more."""
        for task in self.coming:
            task.cancel()
        for bot in self.alive.values():
            if bot.returncode is None:
                bot.kill()
            await bot.wait()

    def complaints(self) -> Counter[str]:
        """What their logs complain of, without numbers and times."""
        found = Counter[str]()
        for log in self.folder.glob("*.log"):
            for line in log.read_text(encoding="utf-8").splitlines():
                if re.search(r"WARNING|ERROR|^\w+(\.\w+)*Error", line):
                    found[re.sub(r"[0-9a-f]*\d[0-9a-f]*", "N", line)] += 1
        return found
