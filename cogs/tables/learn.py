"""/learn: a game to learn by playing it, alone against gentle computer players."""

from __future__ import annotations

from contextlib import suppress

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Kontor
from bot.games.registry import PRESENTERS
from bot.interactions.request import Request
from bot.messages.ids import Id
from bot.platform.translator import command, options, tr
from bot.services import LEISURE
from bot.views.help.game_choice import lessons
from bot.views.table.lesson import OTHER
from engine.games import GAMES
from engine.tables.model.errors import NoTable, Stale
from engine.tables.model.table import Table
from engine.tables.people import lobby
from engine.tables.play import lesson, undo


class LearnCog(commands.Cog):
    """Opens lessons and leads through them; answers in them go to `PlayCog`, as everywhere."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.services = bot.services
        self.tables = bot.services.tables
        bot.router.register(self)

    @command("learn")
    @options(game="new-game")
    @app_commands.choices(
        game=[
            app_commands.Choice(name=tr(f"game-{key}", key), value=key)
            for key in PRESENTERS
            if GAMES[key].lesson is not None
        ]
    )
    async def learn(self, interaction: discord.Interaction[Kontor], game: str = "") -> None:
        """Show the user's lesson, or begin one."""
        request = Request(interaction)
        await self.bot.responder.receive(request, self.begin(request, game))

    async def begin(self, request: Request, game: str) -> None:
        """Show the lesson of the given game, else the one under way, else ask which game."""
        key = game or await self.resolve_game(request)
        if not key:
            await self.ask(request)
            return
        await self.enter(request, await self.own_lesson(request, key))

    async def ask(self, request: Request) -> None:
        """Ask which game to learn; that of the table of this channel is offered first."""
        table = await self.bot.responder.table(request, None)
        known = table is not None and table.key in PRESENTERS and table.game.lesson is not None
        await request.reply(lessons(request.t, table.key if table is not None and known else ""))

    async def resolve_game(self, request: Request) -> str:
        """The game of the lesson under way, or the only one that can be learnt; empty where there is a
        choice."""
        with suppress(NoTable):
            begun = await self.tables.of_channel(request.person)
            if begun.status == "running" and not lesson.complete(begun):
                return begun.key
        known = [key for key in PRESENTERS if GAMES[key].lesson is not None]
        return known[0] if len(known) == 1 else ""

    async def on_learngame(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Ask which game, or begin the lesson of the chosen one; raises `Stale`."""
        game = values[0] if values else id.name
        if id.name == OTHER:
            await self.ask(request)
            return
        if game and (game not in PRESENTERS or GAMES[game].lesson is None):
            raise Stale
        await self.begin(request, game)

    async def own_lesson(self, request: Request, key: str) -> Table:
        """The user's running lesson of a game; one of another game is ended, and a new one opened."""
        try:
            begun = await self.tables.of_channel(request.person)
        except NoTable:
            return await self.open_lesson(request, key)
        if begun.status == "running" and begun.key == key and not lesson.complete(begun):
            return begun
        if begun.status == "running":
            await self.tables.do(begun.id, lobby.end, request.person, False)
        return await self.open_lesson(request, key)

    async def open_lesson(self, request: Request, key: str) -> Table:
        """Open a lesson. Of earlier ones that are over only the newest stays."""
        guild, now = request.interaction.guild_id or 0, self.tables.clock()
        begun = lesson.begin_lesson(GAMES[key], request.person, guild, request.t.locale, now=now)
        opened = await self.tables.open(begun)
        for number in (await self.tables.store.ended_lessons(request.person, opened.id))[:-1]:
            await self.tables.delete_lesson(number)
        return opened

    async def enter(self, request: Request, table: Table) -> None:
        """Show the first screen, with its picture even if that takes long: it is the first impression of a
        game."""
        max_wait = LEISURE if request.picture_timeout > 0 else 0.0
        request.office = table
        await request.reply(await self.services.office(table, request.person, request.t, max_wait=max_wait))

    async def show(self, request: Request, table: Table) -> None:
        """The lesson as it stands."""
        await request.reply(await self.bot.responder.office(request, table))

    async def on_learn(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Show the lesson of the game of this lobby."""
        table = await self.tables.table(id.table)
        await self.enter(request, await self.own_lesson(request, table.key))

    async def on_learnagain(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Begin the lesson again, from its first question."""
        await self.on_learn(request, id, values)

    async def on_learnbegin(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Go on from the opening to the first question."""
        await self.show(request, await self.tables.do(id.table, lesson.enter, request.person))

    async def on_learnon(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """End the lesson and play its game on."""
        await self.show(request, await self.tables.do(id.table, lesson.play_on, request.person))

    async def on_learnback(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Take back the move that the lesson has called a mistake."""
        await self.show(request, await self.tables.do(id.table, undo.undo_press, request.person))

    async def on_learnstop(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """End the lesson at the wish of the learner."""
        await self.show(request, await self.tables.do(id.table, lobby.end, request.person, False))
