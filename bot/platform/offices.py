"""Keeps one office a player and table."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

import aiohttp
import discord
from cachetools import TTLCache

from bot.platform import faults

log = logging.getLogger(__name__)
KNOWN, WITHIN = 5_000, 14 * 60.0
"""Most offices that are kept in memory, and for how many seconds: Discord removes an ephemeral message by a
token that is valid for 15 minutes. An older office stays, and turns into today's at its next press."""


class PrivateMessage(NamedTuple):
    """A message to one player. `delete`: removes it; an ephemeral one while the token of its interaction is
    valid."""

    id: int
    delete: Callable[[], Coroutine[Any, Any, None]]


class Offices:
    """The last office of each player at each table, in memory only: tokens are never stored."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.open: TTLCache[tuple[int, int], PrivateMessage] = TTLCache(KNOWN, WITHIN, clock)

    async def replace(self, table: int, person: int, message: PrivateMessage) -> None:
        """Keep the office that a player has just been shown, and remove the one before it."""
        before = self.open.get((table, person))
        self.open[table, person] = message
        if before is not None and before.id != message.id:
            await remove(before)

    def forget(self, person: int) -> None:
        """Remove a person from memory."""
        for key in [key for key in self.open if key[1] == person]:
            del self.open[key]


async def remove(message: PrivateMessage) -> None:
    """Delete a message; one that its reader has dismissed, or whose token has expired, stays."""
    try:
        await message.delete()
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as refused:
        log.info("message %s was not removed: %s", message.id, faults.summary(refused))
