"""/games: the user's tables on all servers, each with its answers as buttons."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Kontor
from bot.interactions.request import Request
from bot.messages.ids import Id
from bot.platform.translator import tr
from bot.views.people.games import games, waiting


class GamesCog(commands.Cog):
    """Lists of tables. In an id, the moment is the number of the page."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.services = bot.services
        bot.router.register(self)

    @app_commands.command(name=tr("command-games.name"), description=tr("command-games"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def games(self, interaction: discord.Interaction[Kontor]) -> None:
        request = Request(interaction)
        await self.bot.responder.receive(request, self.show(request))

    async def show(self, request: Request) -> None:
        """Reply privately with the list."""
        await request.reply_privately(await games(self.services, request.person, request.t))

    async def on_games(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Show another page of the list, or refresh this one."""
        await request.reply(await games(self.services, request.person, request.t, id.ply))

    async def on_waiting(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Refresh the list of open questions, or show another page."""
        await request.reply(await waiting(self.services, request.person, request.t, id.ply))
