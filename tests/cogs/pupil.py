"""Who learns a game by presses, whichever it is: Anna, on the one screen that she has."""

from __future__ import annotations

from typing import Any

import discord

from bot.texts import Texts
from engine.tables.model.table import Table
from engine.tables.play import lesson
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
        table: Table = await bot.house.tables.of_channel(self.world.member("Anna").id)
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
        """To the end; what she should have been told until then was said, and in time."""
        t = Texts.of(locale).within((await self.table()).key)
        script = lesson.script((await self.table()).game)
        while (await self.table()).round <= script.rounds:
            await self.step()
        keys = {it.key: loose(t(f"lesson-{it.key}")) for it in script.moments}
        late, early = {it.key for it in script.moments if it.late}, "\n".join(self.told)
        missed = [key for key, said in keys.items() if key not in late and said not in early]
        assert not missed, missed
        while (await self.table()).status == "running":
            await self.step()
        assert loose(t("learn-over")) in self.told[-1]
        assert any(loose(t("learn-enough")) in screen for screen in self.told)
        never = [key for key, said in keys.items() if said not in "\n".join(self.told)]
        assert not never, never
