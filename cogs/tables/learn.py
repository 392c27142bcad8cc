"""/learn: a game to learn by playing it, alone against gentle computer players."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Kontor
from bot.games.registry import PRESENTERS
from bot.house import LEISURE
from bot.interactions.request import Request
from bot.messages.ids import Id
from bot.platform.translator import options, tr
from engine.games import GAMES
from engine.tables.model.errors import NoTable
from engine.tables.model.table import Table
from engine.tables.people import lobby
from engine.tables.play import lesson, undo


class Learn(commands.Cog):
    """Opens lessons and leads through them; what is answered in them `Play` receives as everywhere."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.house = bot.house
        self.tables = bot.house.tables
        bot.router.register(self)

    @app_commands.command(name=tr("command-learn.name"), description=tr("command-learn"))
    @options(game="new-game")
    @app_commands.choices(
        game=[
            app_commands.Choice(name=tr(f"game-{it}", it), value=it)
            for it in PRESENTERS
            if GAMES[it].lesson is not None
        ]
    )
    @app_commands.guild_install()
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def learn(self, interaction: discord.Interaction[Kontor], game: str = "") -> None:
        """My lesson as it stands, or a new one."""
        request = Request(interaction)
        await self.bot.responder.receive(request, self.begin(request, game))

    async def begin(self, request: Request, game: str) -> None:
        """Of the game that was asked for, else of that which is played here or liked best."""
        games = [it for it in await self.house.games(request.interaction) if GAMES[it].lesson is not None]
        await self.enter(request, await self.mine(request, game or games[0]))

    async def mine(self, request: Request, key: str) -> Table:
        """The lesson that this person has begun; one of another game gives way to a new one."""
        try:
            begun = await self.tables.of_channel(request.person)
        except NoTable:
            return await self.opened(request, key)
        if begun.status == "running" and begun.key == key and not lesson.complete(begun):
            return begun
        if begun.status == "running":
            await self.tables.do(begun.id, lobby.end, request.person, False)
        return await self.opened(request, key)

    async def opened(self, request: Request, key: str) -> Table:
        """A new one."""
        guild, now = request.interaction.guild_id or 0, self.tables.clock()
        it = lesson.begun(GAMES[key], request.person, guild, request.t.locale, now=now)
        return await self.tables.open(it)

    async def enter(self, request: Request, table: Table) -> None:
        """Show the first screen, with its picture even if that takes long: it is the first impression of a
        game."""
        max_wait = LEISURE if request.picture_timeout > 0 else 0.0
        await request.reply(await self.house.office(table, request.person, request.t, max_wait=max_wait))

    async def show(self, request: Request, table: Table) -> None:
        """The lesson as it stands."""
        await request.reply(await self.bot.responder.office(request, table))

    async def on_learn(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """From a lobby: that of its game."""
        table = await self.tables.table(id.table)
        await self.enter(request, await self.mine(request, table.key))

    async def on_learnagain(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Once more from the beginning."""
        await self.on_learn(request, id, values)

    async def on_learnbegin(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """From the opening to the first question."""
        await self.show(request, await self.tables.do(id.table, lesson.enter, request.person))

    async def on_learnon(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """The lesson is over, its game goes on."""
        await self.show(request, await self.tables.do(id.table, lesson.play_on, request.person))

    async def on_learnback(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """A slip is taken back."""
        await self.show(request, await self.tables.do(id.table, undo.taken_back, request.person))

    async def on_learnstop(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Enough for now."""
        await self.show(request, await self.tables.do(id.table, lobby.end, request.person, False))


async def setup(bot: Kontor) -> None:
    """Add the cog."""
    await bot.add_cog(Learn(bot))
