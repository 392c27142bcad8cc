"""/leaderboard: who is how strong on a server, for who asks, or shown to all."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Kontor
from bot.interactions.ids import Id
from bot.interactions.request import Visit
from bot.interactions.sheets import Sheet
from bot.texts import Texts
from bot.translator import said
from bot.views.people.leaderboard import View, first_view, leaderboard


class Leaderboard(commands.Cog):
    """A server's leaderboard. Pages of a public one are turned for all, by whoever presses."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.house = bot.house
        bot.door.let_in(self)

    @app_commands.command(name=said("command-leaderboard.name"), description=said("command-leaderboard"))
    @app_commands.guild_install()
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def leaderboard(self, interaction: discord.Interaction[Kontor]) -> None:
        """Open it, only for who asks."""
        visit = Visit(interaction)
        await self.bot.reception.receive(visit, self.show(visit))

    async def show(self, visit: Visit) -> None:
        """Whisper where it begins."""
        view = await first_view(self.house, visit.interaction.guild_id or 0)
        await visit.whisper(await self.private(visit, view))

    async def on_leaderboard(self, visit: Visit, id: Id, values: tuple[str, ...]) -> None:
        """Another page, season or set, where it was pressed; or this page for all."""
        view = View.of(id, values)
        if id.name.endswith(".show"):
            await visit.publish(await self.public(visit, view))
        elif not visit.on_private_message and await self.bot.reception.outdated(visit):
            await visit.redraw(await self.public(visit, view))
        else:
            await visit.reply(await self.private(visit, view))

    async def private(self, visit: Visit, view: View) -> Sheet:
        """For one person, in the own language."""
        guild = visit.interaction.guild_id or 0
        return await leaderboard(self.house, guild, view, visit.t, visit.person)

    async def public(self, visit: Visit, view: View) -> Sheet:
        """For everybody, in the server's language."""
        t = Texts.of(await self.house.language(visit.interaction))
        return await leaderboard(self.house, visit.interaction.guild_id or 0, view, t)


async def setup(bot: Kontor) -> None:
    """Add the cog."""
    await bot.add_cog(Leaderboard(bot))
