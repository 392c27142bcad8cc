"""Health check for a supervisor over HTTP: 200, or 503 if the bot should be restarted."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from typing import Any

from aiohttp import web

from bot.interactions.rivals import WARNING
from bot.monitoring.gateway import Gateway
from bot.monitoring.subject import Subject
from engine.tables.model.errors import NotSaved
from engine.tables.store import Store

log = logging.getLogger(__name__)
TIMEOUT = 5.0
"""Timeout in seconds of the event loop, and then of the database."""
TOLERATED = 600.0
"""Seconds of disconnection that are tolerated: a restart does not end an outage of Discord."""
FINE, SICK = 200, 503


class Health:
    """Checks the bot's event loop and database, from the event loop of the HTTP server."""

    def __init__(self, bot: Subject, gateway: Gateway, loop: asyncio.AbstractEventLoop) -> None:
        self.bot = bot
        self.gateway = gateway
        self.loop = loop

    async def answer(self, request: web.BaseRequest) -> web.Response:
        """Respond with one line per problem."""
        wrong = [trouble async for trouble in self.troubles()]
        text = "".join(f"{line}\n" for line in wrong or ["all is well"])
        return web.Response(status=SICK if wrong else FINE, text=text)

    async def troubles(self) -> AsyncIterator[str]:
        """Yield all problems; a blocked event loop hides the others."""
        if not await self.alive(probe()):
            yield f"the loop has stood still for {TIMEOUT:.0f} s"
            return
        if (away := self.gateway.away) > TOLERATED:
            yield f"Discord has been away for {away:.0f} s"
        responder = getattr(self.bot, "responder", None)
        if responder is not None and responder.rivals.present:
            yield WARNING
        if trouble := self.bot.database_trouble:
            yield f"the database is out of reach: {trouble}"
        services = getattr(self.bot, "services", None)
        if services is not None and not await self.alive(services.store.census.alive()):
            yield "the database does not answer"
        elif services is not None and (trouble := await self.unwritable(services.store)):
            yield f"nothing can be saved: {trouble}"

    async def unwritable(self, store: Store) -> str:
        """Why nothing can be saved; empty if it can. After a failed write this tries another: without players
        there may be none for hours."""
        writability = store.connection.writability
        if writability.trouble:
            await self.alive(store.census.write())
        return writability.trouble

    async def alive(self, sign: Coroutine[Any, Any, None]) -> bool:
        """Whether the bot's loop completes this coroutine in time."""
        try:
            pending = asyncio.run_coroutine_threadsafe(sign, self.loop)
        except RuntimeError:  # the loop is closed
            sign.close()
            return False
        try:
            async with asyncio.timeout(TIMEOUT):
                await asyncio.wrap_future(pending)
        except NotSaved:
            return False
        except Exception as fault:
            log.warning("no sign of life: %s", type(fault).__name__)
            return False
        return True


async def probe() -> None:
    """Do nothing: a loop that runs this is alive."""
