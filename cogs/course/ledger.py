"""Statistics of a finished game: private on request, published once per table."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from discord.ext import commands

from bot.app import Kontor
from bot.interactions.request import Request
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.services import LEISURE
from bot.views.table.ledger import TEXT, private, public
from engine.tables.model.table import Table


class LedgerCog(commands.Cog):
    """Statistics of finished games. `posting_lock`: held while one is posted, so that it is posted once."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.services = bot.services
        self.posting_lock = asyncio.Lock()
        bot.router.register(self)

    async def on_nerves(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Show the ledger privately, as a picture or as text."""
        table = await self.services.tables.table(id.table)
        await request.reply_privately(await self.private(request, table, pictured=id.ply != TEXT))

    async def on_sharenerves(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Post the statistics in the channel; link to them if they were posted before."""
        table = await self.services.tables.table(id.table)
        async with self.posting_lock:
            if not await self.link(table):
                await self.share(request, table)
        await request.reply(await self.private(request, table))

    async def share(self, request: Request, table: Table) -> None:
        """Post the ledger in the table's language, if it has any lines. The press is answered first: a
        follow-up may be public, also after a private answer."""
        t = self.services.public_texts(table)
        sheet = await self.services.nerves(table, t, LEISURE if request.picture_timeout else 0.0)
        if sheet.sections:
            request.claim_publication()
            await request.reply(replace(await self.private(request, table), controls=()))
            name = await self.services.names.name(table.guild, request.person, t)
            message = await request.publish(public(table, t, sheet, name))
            await self.services.store.people.set(
                post_key(table), f"{request.interaction.channel_id}/{message}"
            )

    async def private(self, request: Request, table: Table, *, pictured: bool = True) -> Sheet:
        """Build the ledger for one person."""
        sheet = await self.services.nerves(table, request.t, request.picture_timeout)
        if not pictured:
            sheet = replace(sheet, picture=None)
        return private(table, request.t, sheet, await self.link(table))

    async def link(self, table: Table) -> str:
        """Link to the published ledger; empty if there is none."""
        place = await self.services.store.people.setting(post_key(table))
        return f"https://discord.com/channels/{table.guild}/{place}" if place else ""


def post_key(table: Table) -> str:
    """Key of the stored value that says where a ledger was shared."""
    return f"nerves {table.id}"
