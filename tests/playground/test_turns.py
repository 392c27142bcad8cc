"""Nothing said in the local channel waits for its turn: its people read another clock than its world."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from bot.platform.rate_limits import RateLimiter
from bot.playground import speak_at_once

YEAR = 365 * 24 * 3_600.0


async def test_a_turn_that_was_told_by_another_clock_is_not_waited_for() -> None:
    ahead = RateLimiter(10)
    messages = SimpleNamespace(openings=RateLimiter(5))
    ahead.next = asyncio.get_running_loop().time() + YEAR
    bot: Any = SimpleNamespace(sender=SimpleNamespace(limiter=ahead, direct_messages=messages))
    speak_at_once(bot)
    await asyncio.wait_for(bot.sender.limiter.acquire(10), timeout=1.0)
    await asyncio.wait_for(bot.sender.direct_messages.openings.acquire(), timeout=1.0)
