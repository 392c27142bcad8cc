"""Time limits on what is asked of Discord."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord


@asynccontextmanager
async def limited(client: discord.Client, seconds: float) -> AsyncIterator[None]:
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
