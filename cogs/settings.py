"""/settings: what a server and its tables may choose."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Kontor
from bot.texts import LOCALES, Texts
from bot.translator import said
from bot.ui.sheets import Sheet
from bot.ui.visit import Visit
from engine.tables.errors import NoTable


class Settings(commands.Cog):
    """The language of boards. What one person reads in private follows his own Discord."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.house = bot.house

    @app_commands.command(name="settings", description=said("command-settings"))
    @app_commands.describe(language=said("command-settings-language"))
    @app_commands.choices(
        language=[app_commands.Choice(name=Texts.of(it)("language-name"), value=it) for it in LOCALES]
    )
    @app_commands.guild_install()
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def settings(self, interaction: discord.Interaction[Kontor], language: str = "") -> None:
        """Show or change the language."""
        visit = Visit(interaction)
        await self.bot.reception.receive(visit, self.change(visit, language))

    async def change(self, visit: Visit, language: str) -> None:
        """A manager chooses for the server and this channel's table, a host for his table."""
        manages = visit.interaction.permissions.manage_channels
        if language and manages:
            await self.house.store.set_language(visit.interaction.guild_id or 0, language)
        try:
            table = await self.house.tables.of_channel(visit.interaction.channel_id or 0)
        except NoTable:
            if not manages:
                raise
        else:
            if language:
                await self.house.tables.speak(table.id, visit.person, manages, language)
        await visit.whisper(Sheet("", await self.spoken(visit)))

    async def spoken(self, visit: Visit) -> str:
        """Which languages are chosen here."""
        language = await self.house.language(visit.interaction)
        return visit.t("settings-language", language=Texts.of(language)("language-name"))


async def setup(bot: Kontor) -> None:
    """Add the cog."""
    await bot.add_cog(Settings(bot))
