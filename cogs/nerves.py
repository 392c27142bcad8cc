"""The ledger of nerves: shown to whoever asks, shared with everybody once a table."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from discord.ext import commands

from bot.app import Kontor
from bot.house import LEISURE
from bot.interactions.ids import Id
from bot.interactions.request import Visit
from bot.interactions.sheets import Sheet
from bot.views.table.ledger import private, public
from engine.tables.table import Table


class Nerves(commands.Cog):
    """What a game that is over tells of everybody's nerves. `sharing`: held while one ledger is posted, so
    that nobody posts the same a second time."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.house = bot.house
        self.sharing = asyncio.Lock()
        bot.door.let_in(self)

    async def on_nerves(self, visit: Visit, id: Id, values: tuple[str, ...]) -> None:
        """The ledger, only for who asks."""
        table = await self.house.tables.table(id.table)
        await visit.whisper(await self.private(visit, table))

    async def on_sharenerves(self, visit: Visit, id: Id, values: tuple[str, ...]) -> None:
        """The ledger for everybody; if it is there already, the way to it."""
        table = await self.house.tables.table(id.table)
        async with self.sharing:
            if not await self.link(table):
                await self.share(visit, table)
        await visit.reply(await self.private(visit, table))

    async def share(self, visit: Visit, table: Table) -> None:
        """Post it in the table's language, if there is something to be told. The press is answered first:
        what follows an answer may be public, whatever the answer was."""
        t = self.house.public(table)
        sheet = await self.house.nerves(table, t, LEISURE if visit.patience else 0.0)
        if sheet.sections:
            await visit.reply(replace(await self.private(visit, table), controls=()))
            who = await self.house.names.name(table.guild, visit.person, t)
            message = await visit.publish(public(table, t, sheet, who))
            await self.house.store.people.set(mark(table), f"{visit.interaction.channel_id}/{message}")

    async def private(self, visit: Visit, table: Table) -> Sheet:
        """For one person, as it is now."""
        sheet = await self.house.nerves(table, visit.t, visit.patience)
        return private(table, visit.t, sheet, await self.link(table))

    async def link(self, table: Table) -> str:
        """The way to where everybody sees it; empty where nobody has shared it."""
        place = await self.house.store.people.setting(mark(table))
        return f"https://discord.com/channels/{table.guild}/{place}" if place else ""


def mark(table: Table) -> str:
    """Under which name the house remembers where a ledger was shared."""
    return f"nerves {table.id}"


async def setup(bot: Kontor) -> None:
    """Add the cog."""
    await bot.add_cog(Nerves(bot))
