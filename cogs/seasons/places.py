"""Channels of seasons: deletions, and permissions that are granted again."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.app import Kontor
from bot.platform.places import missing_in_channel
from cogs.server_events import PermissionsCog
from engine.seasons.service.plan import GONE


class SeasonPlacesCog(PermissionsCog):
    """Notes that a channel was deleted; lets seasons go on as soon as nothing is missing any more."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.seasons = bot.services.seasons

    @commands.Cog.listener("on_guild_channel_delete")
    async def lose_channel(self, channel: discord.abc.GuildChannel) -> None:
        """Write to the managers who opened seasons in a channel that was deleted."""
        for season in await self.seasons.store.of_channel(channel.id):
            await self.seasons.set_missing(season, (GONE,))

    async def recheck(self, guild: discord.Guild) -> None:
        """Let seasons of a server go on to which nothing is missing any more."""
        for edition in await self.seasons.hindered(guild.id):
            missing = missing_in_channel(self.bot, guild.id, edition.row.channel, edition.kind.venue)
            if missing is not None and GONE not in edition.plan.missing:
                await self.seasons.set_missing(edition.id, missing)
