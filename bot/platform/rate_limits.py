"""Timeouts and a rate limiter for calls to Discord."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord


@asynccontextmanager
async def timeout(client: discord.Client, seconds: float) -> AsyncIterator[None]:
    """Cancel the body after `seconds`; raises TimeoutError.

    While discord.py waits for a global rate limit, it blocks all other calls, and would block them for ever
    if the waiting call were cancelled: so the block is lifted here.
    """
    try:
        async with asyncio.timeout(seconds):
            yield
    except TimeoutError:
        if client.http._global_over:  # discord.py sets it with the first connection
            client.http._global_over.set()
        raise


class RateLimiter:
    """Token bucket: `turns` per `seconds`, with a burst of as many after idle time."""

    def __init__(self, turns: float, seconds: float = 1.0) -> None:
        self.each = seconds / turns
        self.rest = seconds
        self.next = float("-inf")

    async def acquire(self, turns: float = 1.0) -> None:
        """Wait for a slot; `turns`: how many slots the call counts for."""
        now = asyncio.get_running_loop().time()
        begins = max(self.next, now - self.rest + self.each)
        self.next = begins + turns * self.each
        if begins > now:
            await asyncio.sleep(begins - now)
