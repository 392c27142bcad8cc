"""Whether the bot should be restarted, for a supervisor that asks by HTTP: 200 if all is well, else 503."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from typing import TYPE_CHECKING, Any

from aiohttp import web

from bot.watching.gateway import Gateway

if TYPE_CHECKING:
    from bot.app import Kontor

log = logging.getLogger(__name__)
STILL = 5.0
"""Seconds that the loop, and then the database, may take to give a sign of life."""
AWAY = 600.0
"""Seconds for which Discord may be away: it is, now and then, and no restart of ours brings it back."""
FINE, SICK = 200, 503


class Health:
    """Asks the bot's loop and the database for a sign of life, from the loop of the HTTP server."""

    def __init__(self, bot: Kontor, gateway: Gateway, loop: asyncio.AbstractEventLoop) -> None:
        self.bot = bot
        self.gateway = gateway
        self.loop = loop

    async def answer(self, request: web.BaseRequest) -> web.Response:
        """What is wrong, a line each."""
        wrong = [trouble async for trouble in self.troubles()]
        text = "".join(f"{line}\n" for line in wrong or ["all is well"])
        return web.Response(status=SICK if wrong else FINE, text=text)

    async def troubles(self) -> AsyncIterator[str]:
        """All that is wrong; nothing can be known of the rest where the loop stands still."""
        if not await self.alive(nothing()):
            yield f"the loop has stood still for {STILL:.0f} s"
            return
        if (away := self.gateway.away) > AWAY:
            yield f"Discord has been away for {away:.0f} s"
        house = getattr(self.bot, "house", None)
        if house is not None and not await self.alive(house.store.census.alive()):
            yield "the database does not answer"

    async def alive(self, sign: Coroutine[Any, Any, None]) -> bool:
        """Whether the loop gives this sign in time."""
        try:
            asked = asyncio.run_coroutine_threadsafe(sign, self.loop)
        except RuntimeError:  # the loop is closed
            sign.close()
            return False
        try:
            async with asyncio.timeout(STILL):
                await asyncio.wrap_future(asked)
        except Exception as fault:
            log.warning("no sign of life: %s", type(fault).__name__)
            return False
        return True


async def nothing() -> None:
    """The least that a loop can do."""
