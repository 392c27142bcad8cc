"""/board, /standings, /log: how this channel's table stands, and how it came to that."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Kontor
from bot.interactions.ids import Id
from bot.interactions.request import Visit
from bot.translator import said
from engine.tables.play.outbox import Note


class Standings(commands.Cog):
    """Views of this channel's table, for everybody who asks."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.house = bot.house
        bot.door.let_in(self)

    @app_commands.command(name=said("command-board.name"), description=said("command-board"))
    @app_commands.guild_install()
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def board(self, interaction: discord.Interaction[Kontor]) -> None:
        """The board again, as the newest message."""
        visit = Visit(interaction, public=True)
        await self.bot.reception.receive(visit, self.show_board(visit))

    @app_commands.command(name=said("command-standings.name"), description=said("command-standings"))
    @app_commands.guild_install()
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def standings(self, interaction: discord.Interaction[Kontor]) -> None:
        """Points by source, only for who asks."""
        visit = Visit(interaction)
        await self.bot.reception.receive(visit, self.show_standings(visit))

    @app_commands.command(name=said("command-log.name"), description=said("command-log"))
    @app_commands.guild_install()
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def log(self, interaction: discord.Interaction[Kontor]) -> None:
        """What happened, round by round, only for who asks."""
        visit = Visit(interaction)
        await self.bot.reception.receive(visit, self.show_log(visit))

    async def show_board(self, visit: Visit) -> None:
        """The answer is the board from now on; the one before it goes."""
        table = await self.house.tables.of_channel(visit.interaction.channel_id or 0)
        async with self.bot.sender.boards.place(table.channel):
            sheet = await self.house.board(table, visit.patience)
            await self.bot.sender.boards.adopt(table, await visit.publish(sheet))
        if self.bot.reception.owes_picture(visit, table, sheet):
            await self.house.store.mail.say(Note(table.id, "board", revision=table.revision))

    async def show_standings(self, visit: Visit) -> None:
        """Whisper them."""
        table = await self.house.tables.of_channel(visit.interaction.channel_id or 0)
        await visit.whisper(await self.house.standings(table, visit.t))

    async def show_log(self, visit: Visit) -> None:
        """Whisper it."""
        table = await self.house.tables.of_channel(visit.interaction.channel_id or 0)
        await visit.whisper(await self.house.log(table, visit.person, visit.t))

    async def on_standings(self, visit: Visit, id: Id, values: tuple[str, ...]) -> None:
        """Points so far; a named page of them takes the place of the one that was pressed on."""
        table = await self.house.tables.table(id.table)
        sheet = await self.house.standings(table, visit.t, id.name)
        await (visit.reply(sheet) if id.name else visit.whisper(sheet))

    async def on_log(self, visit: Visit, id: Id, values: tuple[str, ...]) -> None:
        """What happened; a named page of it takes the place of the one that was pressed on."""
        table = await self.house.tables.table(id.table)
        sheet = await self.house.log(table, visit.person, visit.t, id.name)
        await (visit.reply(sheet) if id.name else visit.whisper(sheet))

    async def on_rewind(self, visit: Visit, id: Id, values: tuple[str, ...]) -> None:
        """The board as it was."""
        table = await self.house.tables.table(id.table)
        await visit.reply(await self.house.rewind(table, visit.t, id.name, visit.patience))


async def setup(bot: Kontor) -> None:
    """Add the cog."""
    await bot.add_cog(Standings(bot))
