"""Nothing said in the local channel waits for its turn: its people read another clock than its world."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from bot.platform.rate_limits import RateLimiter
from bot.platform.registration import Registration
from bot.playground import name_commands, speak_at_once

YEAR = 365 * 24 * 3_600.0


async def test_a_turn_announced_by_another_clock_is_not_waited_for() -> None:
    ahead = RateLimiter(10)
    messages = SimpleNamespace(openings=RateLimiter(5))
    ahead.next = asyncio.get_running_loop().time() + YEAR
    tables = RateLimiter(1)
    tables.next = ahead.next
    seasons = SimpleNamespace(agenda=SimpleNamespace(limiter=ahead, opener=SimpleNamespace(limiter=tables)))
    scheduler = SimpleNamespace(sleepers=[seasons, SimpleNamespace(agenda=SimpleNamespace())])
    sender = SimpleNamespace(limiter=ahead, direct_messages=messages)
    bot: Any = SimpleNamespace(sender=sender, scheduler=scheduler)
    speak_at_once(bot)
    await asyncio.wait_for(tables.acquire(), timeout=1.0)
    await asyncio.wait_for(bot.sender.limiter.acquire(10), timeout=1.0)
    await asyncio.wait_for(bot.sender.direct_messages.openings.acquire(), timeout=1.0)


async def test_commands_have_names_and_no_ids_that_its_pages_would_print() -> None:
    bot: Any = SimpleNamespace(registration=Registration.__new__(Registration))
    bot.registration.ids = {"new": 1}
    name_commands(bot)
    bot.registration.note([{"name": "new", "id": "1"}])
    assert bot.registration.ids == {}
