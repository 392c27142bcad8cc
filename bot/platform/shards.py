"""Shards of this process in a cluster, and the rate limit of their identification."""

from __future__ import annotations

import asyncio
import logging

import discord
from discord.ext import commands

from engine.tables.service import Tables
from engine.tables.store.partition import ClusterProcess, Share

log = logging.getLogger(__name__)
IDENTIFY_INTERVAL = 5.5
"""Seconds between two identifications in the same bucket; Discord requires 5."""
SHARDS, IDENTIFIED = "cluster shards", "cluster introduced {}"
"""Settings through which processes agree on the number of shards and on the order in each bucket."""


class Shards:
    """Shards of one process of a cluster. `max_concurrency`: how many may identify at a time."""

    def __init__(self, bot: commands.AutoShardedBot, process: ClusterProcess) -> None:
        self.bot = bot
        self.process = process
        self.proposed = process.of
        self.max_concurrency = 1

    async def query_limits(self) -> None:
        """Query the recommended number of shards, at least one per process; raises what Discord raises."""
        recommended, _, limits = await self.bot.http.get_bot_gateway()
        self.proposed = max(recommended, self.process.of)
        self.max_concurrency = max(1, limits["max_concurrency"])

    async def take_share(self, tables: Tables) -> None:
        """Take this process's share; the first process fixes the total until all have stopped."""
        count = int(await tables.store.people.agree_on(SHARDS, str(self.proposed)))
        self.bot.shard_count, self.bot.shard_ids = count, self.process.shards(count)
        tables.store.connection.share = Share(self.process, count)
        log.info("process %s: shards %s of %s", self.process, self.bot.shard_ids, count)

    async def await_turn(self, tables: Tables, shard: int) -> None:
        """Wait until a shard may identify."""
        name = IDENTIFIED.format(shard % self.max_concurrency)
        at = await tables.store.people.turn(name, tables.clock(), IDENTIFY_INTERVAL)
        await asyncio.sleep(max(0.0, at - discord.utils.utcnow().timestamp()))
