"""Whether the bot should be restarted, for a supervisor that asks by HTTP: 200 if all is well, else 503."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator
from typing import TYPE_CHECKING, Any

from bot.watching.gateway import Gateway

if TYPE_CHECKING:
    from bot.app import Kontor

log = logging.getLogger(__name__)
STILL = 5.0
"""Seconds that the loop, and then the database, may take to give a sign of life."""
AWAY = 600.0
"""Seconds for which Discord may be away: it is, now and then, and no restart of ours brings it back."""
FINE, SICK = "200 OK", "503 Service Unavailable"


class Health:
    """Asks the loop and the database for a sign of life, from the thread of whoever wants to know."""

    def __init__(self, bot: Kontor, gateway: Gateway, loop: asyncio.AbstractEventLoop) -> None:
        self.bot = bot
        self.gateway = gateway
        self.loop = loop

    def app(self, question: dict[str, Any], start: Callable[..., Any]) -> list[bytes]:
        """What is wrong, a line each."""
        wrong = list(self.troubles())
        text = "".join(f"{line}\n" for line in wrong or ["all is well"]).encode()
        start(SICK if wrong else FINE, [("Content-Type", "text/plain"), ("Content-Length", str(len(text)))])
        return [text]

    def troubles(self) -> Iterator[str]:
        """All that is wrong; nothing can be known of the rest where the loop stands still."""
        if not self.alive(nothing()):
            yield f"the loop has stood still for {STILL:.0f} s"
            return
        if (away := self.gateway.away) > AWAY:
            yield f"Discord has been away for {away:.0f} s"
        house = getattr(self.bot, "house", None)
        if house is not None and not self.alive(house.store.census.alive()):
            yield "the database does not answer"

    def alive(self, sign: Coroutine[Any, Any, None]) -> bool:
        """Whether the loop gives this sign in time."""
        try:
            asked = asyncio.run_coroutine_threadsafe(sign, self.loop)
        except RuntimeError:  # the loop is closed
            sign.close()
            return False
        try:
            asked.result(STILL)
        except Exception as fault:
            asked.cancel()
            log.warning("no sign of life: %s", type(fault).__name__)
            return False
        return True


async def nothing() -> None:
    """The least that a loop can do."""
