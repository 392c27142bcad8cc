"""Bad weather between the bot and Discord: calls that fail, hang or come late, in any world."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import discord

from bot.background.sender import PAUSES, Sender
from engine.tables.model.outbox import Note
from engine.tables.store.mail import Pause
from tests.world import World

SHORT = Pause(0.01, 0.05)


@dataclass
class Storm:
    """What befalls calls of a method to a path (a pattern), so often; None: until it is over."""

    method: str
    path: str
    fault: Callable[[], Exception] | None = None
    delay: float = 0.0
    times: int | None = None
    met: int = 0

    def meets(self, route: Any) -> bool:
        """Whether this call is caught in it."""
        over = self.times is not None and self.met >= self.times
        return not over and re.fullmatch(self.method, route.method) and re.search(self.path, route.url)  # type: ignore[return-value]


class Weather:
    """Stands before the HTTP client of a bot."""

    def __init__(self, bot: Any) -> None:
        self.storms: list[Storm] = []
        self.calls: list[tuple[str, str]] = []
        self.through = bot.http.request
        bot.http.request = self.request

    def storm(self, method: str, path: str, fault: Callable[[], Exception] | None, **more: Any) -> Storm:
        """From now on."""
        self.storms.append(Storm(method, path, fault, **more))
        return self.storms[-1]

    def clears(self) -> None:
        """The sun shines."""
        self.storms.clear()

    def tried(self, method: str, path: str) -> int:
        """How many such calls there were."""
        return sum(it == method and re.search(path, url) is not None for it, url in self.calls)

    async def request(self, route: Any, **more: Any) -> Any:
        """As discord.py's."""
        self.calls.append((route.method, route.url))
        for storm in self.storms:
            if storm.meets(route):
                storm.met += 1
                await asyncio.sleep(storm.delay)
                if storm.fault is not None:
                    raise storm.fault()
        return await self.through(route, **more)


class Answer:
    """As much of an HTTP answer as discord.py's exceptions look at."""

    def __init__(self, status: int) -> None:
        self.status = status
        self.reason = "?"


def refused(status: int, code: int | None = 0) -> discord.HTTPException:
    """What discord.py raises; without a code the answer is a page of HTML."""
    answer: Any = Answer(status)
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    error = discord.DiscordServerError if status >= 500 else kinds.get(status, discord.HTTPException)
    return error(answer, "<html>" if code is None else {"code": code, "message": "?"})


def impatient(monkeypatch: Any, pause: Pause = SHORT) -> None:
    """What fails is tried again so soon."""
    for kind in PAUSES:
        monkeypatch.setitem(PAUSES, kind, pause)


async def again(world: World) -> None:
    """The board of the channel's first table is to be shown once more."""
    bot: Any = world.env.bot
    table = await bot.services.tables.table(1)
    await bot.services.store.mail.say(Note(1, "board", revision=table.revision))
    world.as_bot(bot.sender.wake)


async def quiet(world: World, limit: float = 10.0) -> None:
    """Wait until nothing is owed any more."""
    bot: Any = world.env.bot
    world.as_bot(bot.sender.wake)
    async with asyncio.timeout(limit):
        while await bot.services.store.mail.unsaid() or not resting(bot.sender):  # noqa: ASYNC110
            await asyncio.sleep(0.02)


def resting(sender: Sender) -> bool:
    """Whether the sender does nothing just now."""
    return not sender.busy and not sender.working


def sender(world: World) -> Sender:
    """That of the world's bot."""
    bot: Any = world.env.bot
    found: Sender = bot.sender
    return found
