"""/analysis: what decided a finished game."""

from __future__ import annotations

import asyncio
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
from bot.platform.messages.embeds import edit_arguments
from bot.platform.translator import command, options
from bot.tasks import Tasks
from bot.views.analysis import overview
from bot.views.analysis.progress import progress_sheet
from bot.workers.analysts import case_of
from cogs.course.record import HIGHEST, finished_games
from engine.analysis.report import Report
from engine.tables.model.table import Table

log = logging.getLogger(__name__)
INTERVAL, LONGEST = 5.0, 840.0
"""Seconds between two looks at the progress, and for which a message may still be edited."""


class AnalysisCog(commands.Cog):
    """Analyses for all. `updates`: of answers, one by person and table."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.services = bot.services
        self.store = bot.services.store.analyses
        self.updates = Tasks[tuple[int, int], None]()
        bot.router.register(self)

    @command("analysis")
    @options(table="analysis-table")
    async def analysis(
        self,
        interaction: discord.Interaction[Kontor],
        table: app_commands.Range[int, 1, HIGHEST] | None = None,
    ) -> None:
        """What decided a table, by its number; else this channel's newest."""
        request = Request(interaction)
        await self.bot.responder.receive(request, self.show(request, table), table)

    @analysis.autocomplete("table")
    async def complete_game(
        self, interaction: discord.Interaction[Kontor], typed: str
    ) -> list[app_commands.Choice[int]]:
        """The newest finished games of this server."""
        return await finished_games(self.services.store.archive, interaction, typed)

    async def show(self, request: Request, number: int | None) -> None:
        """Show the analysis of this table, or of the channel's newest."""
        tables, access = self.services.tables, self.bot.responder.access
        chosen = await tables.table(number) if number else await access.of_channel(request)
        await self.show_analysis(request, chosen)

    async def on_decided(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """What decided the table under which the button stands."""
        await self.show_analysis(request, await self.services.tables.table(id.table))

    async def on_undecide(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Cancel an analysis that is queued or under way, for the person who asked for it."""
        table = await self.services.tables.table(id.table)
        cancelled = await self.bot.analysts.cancel(table, request.person)
        self.updates.cancel((request.person, table.id))
        await request.reply(
            Sheet("", request.t("analysis-cancelled" if cancelled else "analysis-not-cancelled"))
        )

    async def show_analysis(self, request: Request, table: Table) -> None:
        """Show the analysis; start it on the first request."""
        case = case_of(table)
        if case is None or await self.store.withheld(table.id):
            await request.reply(Sheet("", request.t("analysis-later" if case else "analysis-none")))
            return
        stored = await self.store.of_table(table.id)
        done = stored is not None and stored.current(case.judge.version)
        asks = stored is None or (stored.report is not None and not done)
        if asks and (refused := await self.bot.analysts.ask(table, case.judge, request.person)):
            await request.reply(Sheet("", request.t(f"analysis-{refused}")))
            return
        if stored is not None and stored.report is None:  # also one that was withheld until now
            self.bot.analysts.queue(table, stored.asked_by)
        await request.reply(await self.progress_sheet(request, table))
        if not done:
            self.start_updates(request, table)

    async def overview(self, request: Request, table: Table, stored: str) -> Sheet:
        """The message for all, in the reader's language."""
        report, presenter = Report.model_validate_json(stored), PRESENTERS[table.key]
        scene = await self.services.scene(table, request.t)
        drawn = partial(presenter.pictures.of, overview.facts(scene, report))
        picture = await self.services.picture(drawn, scene.t, request.picture_timeout, table.guild)
        seated = request.person in table.people
        return overview.overview(scene, presenter, report, picture, seated=seated)

    def start_updates(self, request: Request, table: Table) -> None:
        """Keep a person's newest answer about a table up to date until the analysis is done."""
        self.updates.replace((request.person, table.id), partial(self.edit_progress, request, table))

    async def edit_progress(self, request: Request, table: Table) -> None:
        """Edit an answer as the analysis goes on, as long as Discord allows; a failure is only logged."""
        edit = request.interaction.edit_original_response
        seen: tuple[object, bool] = (None, False)
        for _ in range(int(LONGEST / INTERVAL)):
            await asyncio.sleep(INTERVAL)
            stored, progress = await self.store.of_table(table.id), self.bot.analysts.progress.get(table.id)
            done = stored is None or stored.report is not None
            shown = progress, progress is not None and progress.stalled
            if not done and shown == seen:
                continue
            seen = shown
            try:
                await edit(**edit_arguments(await self.progress_sheet(request, table), request.emojis))
            except discord.HTTPException as refused:
                log.info("table %s: an analysis is not shown: %s", table.id, refused.status)
                return
            if done:
                return

    async def progress_sheet(self, request: Request, table: Table) -> Sheet:
        """The finished analysis, or how far it is."""
        stored = await self.store.of_table(table.id)
        if stored is None:
            return Sheet("", request.t("analysis-failed"))
        if stored.report is not None:
            return await self.overview(request, table, stored.report)
        seated, progress = request.person in table.people, self.bot.analysts.progress
        current = progress.get(table.id)
        # while the own part is under way, stored decisions are those of an older judge
        settled = seated and not (current is not None and current.own)
        ready = settled and await self.store.decisions(table.id, table.seat_of(request.person)) is not None
        asked = stored.asked_by == request.person
        return progress_sheet(request.t, table.id, current, alone=not progress, ready=ready, asked=asked)
