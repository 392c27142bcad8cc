"""Events after which the bot may have more permissions on a server."""

from __future__ import annotations

import discord
from discord.ext import commands


class PermissionsCog(commands.Cog):
    """Calls `recheck` after each event that may have changed the bot's permissions in channels."""

    async def recheck(self, guild: discord.Guild) -> None:
        """Resume what had to wait for permissions on this server."""
        raise NotImplementedError

    @commands.Cog.listener("on_guild_join")
    @commands.Cog.listener("on_guild_available")
    async def recheck_server(self, guild: discord.Guild) -> None:
        """The bot is on a server (again)."""
        await self.recheck(guild)

    @commands.Cog.listener("on_guild_channel_update")
    async def recheck_channel(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Permissions of a channel and its threads may have changed."""
        await self.recheck(after.guild)

    @commands.Cog.listener("on_guild_role_update")
    async def recheck_role(self, before: discord.Role, after: discord.Role) -> None:
        """A role of the bot may allow more."""
        await self.recheck(after.guild)

    @commands.Cog.listener("on_guild_role_delete")
    async def recheck_deleted_role(self, role: discord.Role) -> None:
        """A role may have forbidden something."""
        await self.recheck(role.guild)

    @commands.Cog.listener("on_member_update")
    async def recheck_roles(self, before: discord.Member, after: discord.Member) -> None:
        """The bot may have other roles."""
        if after.id == after.guild.me.id:
            await self.recheck(after.guild)
