"""/analysis: what decided a finished game, and one's own decisions as a quiz."""

from __future__ import annotations

import asyncio
import json
import logging
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Kontor
from bot.games.registry import PRESENTERS
from bot.interactions.request import Request
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.platform.messages.embeds import editing
from bot.platform.translator import options, tr
from bot.views.analysis import overview, quiz
from bot.views.scene import Scene
from bot.workers.analysts import case_of
from cogs.course.record import HIGHEST, finished_games
from engine.analysis.report import Judged, Report
from engine.tables.model.errors import Stale
from engine.tables.model.table import Table
from engine.tables.play.rewind import as_of

log = logging.getLogger(__name__)
BETWEEN, LONGEST = 5.0, 840.0
"""Seconds between two looks at the progress, and for which a message may still be edited."""


class Analysis(commands.Cog):
    """Analyses for all, and decisions for their own player. `following`: messages that await an analysis."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.house = bot.house
        self.store = bot.house.store.analyses
        self.following: set[asyncio.Task[None]] = set()
        bot.router.register(self)

    @app_commands.command(name=tr("command-analysis.name"), description=tr("command-analysis"))
    @options(table="analysis-table")
    @app_commands.guild_install()
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def analysis(
        self,
        interaction: discord.Interaction[Kontor],
        table: app_commands.Range[int, 1, HIGHEST] | None = None,
    ) -> None:
        """What decided a table, by its number; else this channel's newest."""
        request = Request(interaction)
        await self.bot.responder.receive(request, self.show(request, table), table)

    @analysis.autocomplete("table")
    async def finished(
        self, interaction: discord.Interaction[Kontor], typed: str
    ) -> list[app_commands.Choice[int]]:
        """The newest finished games of this server."""
        return await finished_games(self.house.store.archive, interaction, typed)

    async def show(self, request: Request, number: int | None) -> None:
        """That of this table, or of this channel's newest."""
        channel = request.interaction.channel_id or 0
        found = (
            await self.house.tables.table(number) if number else await self.house.tables.of_channel(channel)
        )
        await self.decided(request, found)

    async def on_decided(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """What decided the table under which the button stands."""
        await self.decided(request, await self.house.tables.table(id.table))

    async def decided(self, request: Request, table: Table) -> None:
        """Show the analysis; start it on the first request."""
        case = case_of(table)
        if case is None:
            await request.reply(Sheet("", request.t("analysis-none")))
            return
        stored = await self.store.of_table(table.id)
        if stored is not None and stored.report is not None:
            await request.reply(await self.overview(request, table, stored.report))
        elif stored is None and not await self.bot.analysts.ask(table, case.judge, request.person):
            await request.reply(Sheet("", request.t("analysis-limit")))
        else:
            await request.reply(overview.waiting(request.t, self.bot.analysts.progress.get(table.id)))
            self.follow(request, table)

    async def overview(self, request: Request, table: Table, stored: str) -> Sheet:
        """The message for all, in the reader's language."""
        report, presenter = Report.model_validate_json(stored), PRESENTERS[table.key]
        scene = await self.house.scene(table, request.t)
        drawn = partial(presenter.pictures.of, overview.facts(scene, report))
        picture = await self.house.picture(drawn, scene.t, request.picture_timeout, table.guild)
        seated = request.person in table.people
        return overview.overview(scene, presenter, report, picture, seated=seated)

    def follow(self, request: Request, table: Table) -> None:
        """Keep an answer up to date until the analysis is done."""
        task = asyncio.create_task(self.edited(request, table))
        self.following.add(task)
        task.add_done_callback(self.following.discard)

    async def edited(self, request: Request, table: Table) -> None:
        """Edit an answer as the analysis goes on, as long as Discord allows; a failure is only logged."""
        edit, seen = request.interaction.edit_original_response, None
        for _ in range(int(LONGEST / BETWEEN)):
            await asyncio.sleep(BETWEEN)
            stored, progress = await self.store.of_table(table.id), self.bot.analysts.progress.get(table.id)
            done = stored is None or stored.report is not None
            if not done and progress == seen:
                continue
            seen = progress
            try:
                await edit(**editing(await self.now(request, table), request.emojis))
            except discord.HTTPException as refused:
                log.info("table %s: an analysis is not shown: %s", table.id, refused.status)
                return
            if done:
                return

    async def now(self, request: Request, table: Table) -> Sheet:
        """How an analysis stands."""
        stored = await self.store.of_table(table.id)
        if stored is None:
            return Sheet("", request.t("analysis-none"))
        if stored.report is not None:
            return await self.overview(request, table, stored.report)
        return overview.waiting(request.t, self.bot.analysts.progress.get(table.id))

    async def on_quiz(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """One of the own costliest decisions: the question, or its answer. Raises `Stale`."""
        table = await self.house.tables.table(id.table)
        seat = table.seat_of(request.person)
        stored = await self.store.decisions(table.id, seat)
        if stored is None:
            raise Stale
        decisions = [Judged.model_validate(it) for it in json.loads(stored)]
        found = quiz.costliest(decisions)
        if id.ply > len(found):
            raise Stale
        if id.ply == len(found):
            await request.reply(await self.summary(request, table, decisions))
        else:
            await request.reply(await self.page(request, table, found, id, values))

    async def summary(self, request: Request, table: Table, decisions: list[Judged]) -> Sheet:
        """How well a seat has decided on the whole."""
        if (best := quiz.best_find(decisions)) is None:
            return quiz.summary(request.t, table.id, decisions, "")
        scene = await self.moment(request, table, best)
        answers = PRESENTERS[table.key].answers
        return quiz.summary(
            scene.t, table.id, decisions, answers.label(scene.context, table.game.move(best.played))
        )

    async def moment(self, request: Request, table: Table, it: Judged) -> Scene:
        """The moment of a decision as its seat saw it."""
        async with self.house.replays.acquire(table.guild):
            then = await asyncio.to_thread(as_of, table, it.number)
        return await self.house.scene(then, request.t, it.seat)

    async def page(
        self, request: Request, table: Table, found: list[Judged], id: Id, values: tuple[str, ...]
    ) -> Sheet:
        """A decision with the position as its seat saw it."""
        it, presenter = found[id.ply], PRESENTERS[table.key]
        scene = await self.moment(request, table, it)
        public = await self.house.scene(scene.table, request.t)
        drawn = partial(presenter.pictures.board, public.context)
        picture = await self.house.picture(drawn, scene.t, request.picture_timeout, table.guild)
        page = quiz.Page(scene, it, id.ply, len(found), table.id)
        if id.name == quiz.SHOWN:
            return quiz.solution(page, presenter, picture, values[0] if values else "")
        return quiz.question(page, presenter, picture)


async def setup(bot: Kontor) -> None:
    """Add the cog."""
    await bot.add_cog(Analysis(bot))
