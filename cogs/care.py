"""/table: what a table needs besides being played at."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Kontor
from bot.translator import said
from bot.ui.controls import Button, Style
from bot.ui.ids import Id
from bot.ui.sheets import Sheet
from bot.ui.visit import Visit
from engine.tables.errors import NotAllowed


@app_commands.guild_install()
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class Care(commands.GroupCog, group_name="table", group_description=said("command-table")):
    """Care for the table of this channel."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.tables = bot.house.tables

    @app_commands.command(name="end", description=said("command-table-end"))
    async def end(self, interaction: discord.Interaction[Kontor]) -> None:
        """End the table before its time; asked back before it happens."""
        visit = Visit(interaction)
        channel = interaction.channel_id or 0
        await self.bot.reception.receive(visit, self.ask(visit, channel))

    async def ask(self, visit: Visit, channel: int) -> None:
        """The question, for those who may answer it."""
        table = await self.tables.of_channel(channel)
        table.expect("lobby", "running")
        if visit.person != table.host and not visit.interaction.permissions.manage_channels:
            raise NotAllowed
        controls = (
            Button(Id("end", table.id), visit.t("end-yes"), Style.danger),
            Button(Id("keep", table.id), visit.t("end-no")),
        )
        await visit.whisper(Sheet("", visit.t("end-question"), controls))


async def setup(bot: Kontor) -> None:
    """Add the cog."""
    await bot.add_cog(Care(bot))
