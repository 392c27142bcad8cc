"""Which shards are ours, where several processes share them, and when each may introduce itself."""

from __future__ import annotations

import asyncio
import logging

import discord
from discord.ext import commands

from engine.tables.service import Tables
from engine.tables.store.sharing import Process, Share

log = logging.getLogger(__name__)
APART = 5.5
"""Seconds between two shards of the same bucket that introduce themselves; Discord wants 5."""
SHARDS, INTRODUCED = "cluster shards", "cluster introduced {}"
"""Under which names the processes agree on the number of shards, and on whose turn it is in each bucket."""


class Shards:
    """The shards of one process of a cluster. `abreast`: how many may introduce themselves at a time."""

    def __init__(self, bot: commands.AutoShardedBot, process: Process) -> None:
        self.bot = bot
        self.process = process
        self.proposed = process.of
        self.abreast = 1

    async def ask(self) -> None:
        """Ask Discord how many it recommends; raises what fails. We have at least one a process."""
        recommended, _, limits = await self.bot.http.get_bot_gateway()
        self.proposed = max(recommended, self.process.of)
        self.abreast = max(1, limits["max_concurrency"])

    async def settle(self, tables: Tables) -> None:
        """Take our share. What the first process was told holds for all, until none of them runs."""
        count = int(await tables.store.people.settled(SHARDS, str(self.proposed)))
        self.bot.shard_count, self.bot.shard_ids = count, self.process.shards(count)
        tables.store.connection.share = Share(self.process, count)
        log.info("process %s: shards %s of %s", self.process, self.bot.shard_ids, count)

    async def turn(self, tables: Tables, shard: int) -> None:
        """Wait until a shard may introduce itself."""
        name = INTRODUCED.format(shard % self.abreast)
        at = await tables.store.people.turn(name, tables.clock(), APART)
        await asyncio.sleep(max(0.0, at - discord.utils.utcnow().timestamp()))
