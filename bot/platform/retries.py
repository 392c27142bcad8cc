"""Retry with exponential back-off: calls to Discord during outages and rate limits, a start before the
database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from itertools import repeat

import aiohttp
import discord

from bot.platform.faults import summary

log = logging.getLogger(__name__)
TRANSIENT = (
    OSError,
    TimeoutError,
    aiohttp.ClientError,
    discord.HTTPException,
    discord.RateLimited,
    discord.GatewayNotFound,
)
"""Errors after which a request is worth a retry."""
FIRST_DELAY, LONGEST_DELAY = 5.0, 300.0
"""Seconds before the first retry, and the upper bound of the back-off."""


async def retry(
    attempt: Callable[[], Awaitable[None]],
    failure: str,
    *,
    max_delay: float = LONGEST_DELAY,
    is_over: Callable[[], bool] = lambda: False,
    transient: tuple[type[Exception], ...] = TRANSIENT,
    describe: Callable[[BaseException], str] = summary,
) -> None:
    """Repeat `attempt` with back-off until it succeeds.

    `failure`: what the log says of a failed attempt, with `describe` of the error. Raises all errors but
    `transient` ones at once, and the last transient one when `is_over` becomes true.
    """
    for pause in backoff_delays(FIRST_DELAY, max_delay):
        try:
            await attempt()
        except transient as fault:
            if is_over():
                raise
            rest = max(pause, fault.retry_after) if isinstance(fault, discord.RateLimited) else pause
            log.warning("%s (%s); trying again in %.0f s", failure, describe(fault), rest)
            await asyncio.sleep(rest)
        else:
            return


def backoff_delays(first: float, max_delay: float) -> Iterator[float]:
    """Seconds to wait before each retry: doubled every time, up to `max_delay`."""
    pause = first
    while pause < max_delay:
        yield pause
        pause *= 2
    yield from repeat(max_delay)
