"""/board, /standings, /log: state and history of this channel's table."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.app import Kontor
from bot.interactions.request import Request
from bot.messages.ids import Id
from bot.platform.translator import command
from engine.tables.model.outbox import Note


class StandingsCog(commands.Cog):
    """Views of this channel's table, for every user."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.services = bot.services
        bot.router.register(self)

    @command("board")
    async def board(self, interaction: discord.Interaction[Kontor]) -> None:
        """Post the board again, as the newest message."""
        request = Request(interaction, public=True)
        await self.bot.responder.receive(request, self.show_board(request))

    @command("standings")
    async def standings(self, interaction: discord.Interaction[Kontor]) -> None:
        """Show points by source, privately."""
        request = Request(interaction)
        await self.bot.responder.receive(request, self.show_standings(request))

    @command("log")
    async def log(self, interaction: discord.Interaction[Kontor]) -> None:
        """Show the log by rounds, privately."""
        request = Request(interaction)
        await self.bot.responder.receive(request, self.show_log(request))

    async def show_board(self, request: Request) -> None:
        """Post the table's board as the answer; the previous board is deleted."""
        table = await self.bot.responder.access.of_channel(request)
        async with self.bot.sender.boards.channel_lock(table.channel):
            sheet = await self.services.board(table, request.picture_timeout)
            await self.bot.sender.boards.adopt(table, await request.publish(sheet))
        if self.bot.responder.owes_picture(request, table, sheet):
            await self.services.store.mail.say(Note(table.id, "board", revision=table.revision))

    async def show_standings(self, request: Request) -> None:
        """Reply privately with the standings."""
        table = await self.bot.responder.access.of_channel(request)
        await request.reply_privately(await self.services.standings(table, request.t))

    async def show_log(self, request: Request) -> None:
        """Reply privately with the log."""
        table = await self.bot.responder.access.of_channel(request)
        await request.reply_privately(await self.services.log(table, request.person, request.t))

    async def on_standings(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Show the points so far; a named page replaces the pressed one."""
        table = await self.services.tables.table(id.table)
        sheet = await self.services.standings(table, request.t, id.name)
        await (request.reply(sheet) if id.name else request.reply_privately(sheet))

    async def on_log(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Show the log; a named page replaces the pressed one."""
        table = await self.services.tables.table(id.table)
        sheet = await self.services.log(table, request.person, request.t, id.name)
        await (request.reply(sheet) if id.name else request.reply_privately(sheet))

    async def on_rewind(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Show the board of an earlier moment."""
        table = await self.services.tables.table(id.table)
        await request.reply(await self.services.rewind(table, request.t, id.name, request.picture_timeout))
