"""/leaderboard: ratings of a server's players, private or public."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.app import Kontor
from bot.interactions.request import Request
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.platform.translator import command
from bot.texts import Texts
from bot.views.help import ratings
from bot.views.people.leaderboard import View, first_view, leaderboard


class LeaderboardCog(commands.Cog):
    """A server's leaderboard. Any user may turn the pages of a public one."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.services = bot.services
        bot.router.register(self)

    @command("leaderboard")
    async def leaderboard(self, interaction: discord.Interaction[Kontor]) -> None:
        request = Request(interaction)
        await self.bot.responder.receive(request, self.show(request))

    async def show(self, request: Request) -> None:
        """Show the first page privately."""
        view = await first_view(self.services, request.interaction.guild_id or 0)
        await request.reply_privately(await self.private(request, view))

    async def on_leaderboard(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Show another page, season or set in place, or post this page publicly."""
        view = View.of(id, values)
        if id.name.endswith(".show"):
            await request.publish(await self.public(request, view))
        elif not request.on_private_message and await self.bot.responder.is_outdated(request):
            await request.redraw(await self.public(request, view))
        else:
            await request.reply(await self.private(request, view))

    async def on_ratings(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Explain how games are rated."""
        await request.reply_privately(ratings.rules(request.t))

    async def private(self, request: Request, view: View) -> Sheet:
        """Build a page for one person, in their language."""
        guild = request.interaction.guild_id or 0
        return await leaderboard(self.services, guild, view, request.t, request.person)

    async def public(self, request: Request, view: View) -> Sheet:
        """Build a page for all, in the server's language."""
        t = Texts.of(await self.services.language(request.interaction))
        return await leaderboard(self.services, request.interaction.guild_id or 0, view, t)
