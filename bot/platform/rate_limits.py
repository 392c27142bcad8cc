"""How much at a time, and for how long, Discord is asked for anything."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord


@asynccontextmanager
async def timeout(client: discord.Client, seconds: float) -> AsyncIterator[None]:
    """Give up what takes longer; raises TimeoutError.

    While discord.py waits for the end of a global rate limit, it holds back all other calls, and would hold
    them back for ever if the call that waits is given up: so we let them go on.
    """
    try:
        async with asyncio.timeout(seconds):
            yield
    except TimeoutError:
        client.http._global_over.set()
        raise


class RateLimiter:
    """Lets so many turns a second begin, and as many at once after a rest."""

    def __init__(self, turns: float, seconds: float = 1.0) -> None:
        self.each = seconds / turns
        self.rest = seconds
        self.next = float("-inf")

    async def acquire(self, turns: float = 1.0) -> None:
        """Wait for a turn, which may count as several."""
        now = asyncio.get_running_loop().time()
        begins = max(self.next, now - self.rest + self.each)
        self.next = begins + turns * self.each
        if begins > now:
            await asyncio.sleep(begins - now)
