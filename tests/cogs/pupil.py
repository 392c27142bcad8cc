"""Who learns a game by presses, whichever it is: Anna, on the one screen that she has."""

from __future__ import annotations

from typing import Any

import discord

from bot.games.registry import PRESENTERS
from bot.texts import Texts
from bot.views.help import pages
from engine.tables.model.table import Table
from engine.tables.play import lesson, lesson_texts
from tests.cogs.clicker import Clicker
from tests.world import World, loose


class Pupil(Clicker):
    """Goes before a class that answers the questions of a game. `told`: what she was told, a screen each."""

    def __init__(self, world: World) -> None:
        super().__init__(world, ("Anna",), "pupil")
        self.told: list[str] = []

    async def begin(self, game: str, *, lobby: bool = False) -> None:
        """By the command, or from the lobby in which Ben waits."""
        if lobby:
            await self.world.slash("Ben", "new", game=game)
            await self.world.press("Anna", "Learn by playing")
        else:
            await self.world.slash("Anna", "learn", game=game)
        self.screen = self.office("Anna")
        self.read()
        await self.click("Anna", self.screen, "bk:learnbegin:")

    @property
    def board(self) -> discord.Message:
        """There is no other message."""
        return self.screen

    async def desk(self, name: str) -> discord.Message:
        """The same one."""
        return self.screen

    async def table(self) -> Table:
        """The lesson as it is."""
        bot: Any = self.world.env.bot
        table: Table = await bot.services.tables.of_channel(self.world.member("Anna").id)
        return table

    async def step(self) -> None:
        """One answer."""
        raise NotImplementedError

    async def click(self, name: str, message: discord.Message, part: str) -> None:
        """Press, and read."""
        await super().click(name, message, part)
        self.read()

    def read(self) -> None:
        """What stands there now."""
        self.told.append(self.world.texts(self.screen))

    async def learn(self, locale: str) -> None:
        """To the end of the lesson, by when she was told everything, and to the end of its game."""
        t = Texts.of(locale).within((await self.table()).key)
        script = lesson_texts.script((await self.table()).game)
        while not lesson.complete(await self.table()):
            assert (await self.table()).round <= script.rounds
            await self.step()
        assert loose(t("learn-enough")) in self.told[-1]
        table, told = await self.table(), "\n".join(self.told)
        facts = pages.numbers(PRESENTERS[table.key], table.key, table)
        missed = [it.key for it in script.moments if loose(t(f"lesson-{it.key}", **facts)) not in told]
        assert not missed, missed
        await self.click("Anna", self.screen, "bk:learnon:")
        while (await self.table()).status == "running":
            await self.step()
        assert loose(t("learn-over")) in self.told[-1]
