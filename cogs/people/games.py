"""/games: the user's tables on all servers, each with its answers as buttons; or those of this server."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.app import Kontor
from bot.interactions.limits import visible
from bot.interactions.request import Request
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.platform.translator import command, options
from bot.views.people.games import games, waiting
from bot.views.people.server_games import END, ROUND, STOP, follow_choice, server_games
from engine.tables.model.errors import Stale
from engine.tables.model.table import Table

LOOKED_AT = 100
"""Tables of a server among which those that the user may see are found, the last changed first."""


class GamesCog(commands.Cog):
    """Lists of tables. In an id, the moment is the number of the page."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.services = bot.services
        bot.router.register(self)

    @command("games", anywhere=True)
    @options(server="games-server")
    async def games(self, interaction: discord.Interaction[Kontor], server: bool = False) -> None:
        """List the user's tables, or those that run on this server."""
        request = Request(interaction)
        shown = self.show_server(request) if server and request.interaction.guild_id else self.show(request)
        await self.bot.responder.receive(request, shown)

    async def show(self, request: Request) -> None:
        """Reply privately with the list."""
        await request.reply_privately(await games(self.services, request.person, request.t))

    async def on_games(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Show another page of the list, or refresh this one."""
        await request.reply(await games(self.services, request.person, request.t, id.ply))

    async def on_waiting(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Refresh the list of open questions, or show another page."""
        await request.reply(await waiting(self.services, request.person, request.t, id.ply))

    # Tables of the server

    async def show_server(self, request: Request, page: int = 1) -> None:
        """Reply privately with the running tables of this server."""
        numbers = (await self.services.store.of_guild(request.interaction.guild_id or 0))[-LOOKED_AT:]
        tables = [
            table async for table in self.services.tables.readable(numbers) if may_follow(request, table)
        ]
        followed = await self.services.store.follows.of_person(request.person)
        await request.reply(await server_games(self.services, tables[::-1], followed, request.t, page))

    async def on_servergames(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Show another page of them, or refresh this one."""
        await self.show_server(request, id.ply)

    async def on_follow(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Ask how the user follows a table; raises `Stale` for one that they may not see."""
        table = await self.followable(request, values[0] if values else "")
        known = (await self.services.store.follows.of_person(request.person)).get(table.id, "")
        await request.reply(follow_choice(table, request.t, known))

    async def on_followset(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Follow a table in this way, or from anywhere no more; raises `Stale`, `Impossible` for too many."""
        number, _, kind = id.name.partition(".")
        if kind == STOP and number.isdecimal():
            await self.services.store.follows.unfollow(request.person, int(number))
        elif kind in (ROUND, END):
            table = await self.followable(request, number)
            await self.services.store.follows.follow(request.person, table.id, kind)
            self.services.tables.on_alarm(self.services.tables.clock())  # from now on someone looks for news
        else:
            raise Stale
        await request.reply(Sheet("", request.t(f"follow-set-{kind}")))

    async def followable(self, request: Request, number: str) -> Table:
        """A running table that the user may see; raises `Stale` for others."""
        table = await self.services.tables.table(int(number) if number.isdecimal() else 0)
        await self.bot.responder.access.check_table(request, table)
        if not may_follow(request, table):
            raise Stale
        return table


def may_follow(request: Request, table: Table) -> bool:
    """Whether a table runs, is one that others may watch, and stands where the user sees it."""
    return table.status == "running" and not table.concealed and not table.lesson and visible(request, table)
