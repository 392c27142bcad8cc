"""/office: my cards and everything that waits for me."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Kontor
from bot.games.registry import PRESENTERS
from bot.interactions.request import Request
from bot.messages.ids import Id
from bot.platform.translator import tr
from bot.views.office.advice import advised
from cogs.tables.play import expect_turn
from engine.tables.model.errors import Stale


class Office(commands.Cog):
    """Private views of tables."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.house = bot.house
        bot.router.register(self)

    @app_commands.command(name=tr("command-office.name"), description=tr("command-office"))
    @app_commands.guild_install()
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def office(self, interaction: discord.Interaction[Kontor]) -> None:
        """The office at this channel's table."""
        request = Request(interaction)
        await self.bot.responder.receive(request, self.show(request))

    async def show(self, request: Request) -> None:
        """Whisper it."""
        table = await self.house.tables.of_channel(request.interaction.channel_id or 0)
        await request.reply_privately(await self.bot.responder.office(request, table))

    async def on_hint(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """What the strongest computer player would do in the visitor's place, and why. Raises `Stale`."""
        table = await self.house.tables.table(id.table)
        seat = table.seat_of(request.person)
        expect_turn(table, seat, id)
        if not table.hints:
            raise Stale
        scene = await self.house.scene(table, request.t, seat)
        note = advised(
            scene, PRESENTERS[table.key], await self.bot.thinkers.advice(table, seat, request.person)
        )
        await request.reply(
            await self.bot.responder.office(request, await self.house.tables.table(id.table), note)
        )


async def setup(bot: Kontor) -> None:
    """Add the cog."""
    await bot.add_cog(Office(bot))
