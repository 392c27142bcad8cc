"""What monitoring reads of the bot."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol

import discord

from bot.interactions.responder import Responder
from bot.services import Services
from bot.workers.thinkers import Thinkers


class Subject(Protocol):
    """The monitored bot. Before it is set up it has neither `services`, `responder` nor `thinkers`.
    `database_trouble`: why the database could not be opened yet, else empty."""

    services: Services
    responder: Responder
    thinkers: Thinkers
    database_trouble: str

    @property
    def guilds(self) -> Sequence[discord.Guild]:
        """Servers where the bot is a member."""

    def add_listener(self, listener: Callable[..., Coroutine[Any, Any, None]], name: str, /) -> None:
        """Call this at each event of this name."""
