"""Trying again while Discord is out of reach: no network, an outage, too many requests."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from itertools import repeat

import aiohttp
import discord

from bot.platform.faults import told

log = logging.getLogger(__name__)
PASSING = (
    OSError,
    TimeoutError,
    aiohttp.ClientError,
    discord.HTTPException,
    discord.RateLimited,
    discord.GatewayNotFound,
)
"""What a request ends with that may go well another time."""
FIRST, LONGEST = 5.0, 300.0
"""Seconds before the second try, and before each one after many."""


async def insist(
    attempt: Callable[[], Awaitable[None]],
    what: str,
    *,
    longest: float = LONGEST,
    over: Callable[[], bool] = lambda: False,
) -> None:
    """Try until it works, saying in a line each time that it did not; `what`: what is wrong then. Raises what
    will not pass, and what has happened once all is `over`."""
    for pause in pauses(FIRST, longest):
        try:
            await attempt()
        except PASSING as fault:
            if over():
                raise
            rest = max(pause, fault.retry_after) if isinstance(fault, discord.RateLimited) else pause
            log.warning("%s (%s); trying again in %.0f s", what, told(fault), rest)
            await asyncio.sleep(rest)
        else:
            return


def pauses(first: float, longest: float) -> Iterator[float]:
    """Seconds to wait before each further try: twice as long every time, up to the longest."""
    pause = first
    while pause < longest:
        yield pause
        pause *= 2
    yield from repeat(longest)
