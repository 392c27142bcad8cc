"""A player's decisions in an analysed game: as a private quiz, and one of them posted for all."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from functools import partial

from discord.ext import commands

from bot.app import Kontor
from bot.games.registry import PRESENTERS
from bot.interactions.request import Request
from bot.messages.ids import Id
from bot.messages.sheets import Picture, Sheet
from bot.services import LEISURE
from bot.texts import Texts
from bot.views.analysis import quiz
from bot.views.scene import Scene
from engine.analysis.report import Judgement, Report
from engine.tables.model.drafts import Draft
from engine.tables.model.errors import Stale
from engine.tables.model.table import Table
from engine.tables.play.rewind import as_of


class DecisionsCog(commands.Cog):
    """Judged decisions, for their player alone until they show one. `posting_lock`: held while one is posted,
    so that it is posted once."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.services = bot.services
        self.store = bot.services.store.analyses
        self.posting_lock = asyncio.Lock()
        bot.router.register(self)

    async def on_quiz(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Show one of the user's costliest decisions as a question, or its solution; last the summary. Raises
        `Stale` where there is no such decision."""
        table = await self.services.tables.table(id.table)
        decisions = await self.own(request, table)
        judgements = quiz.costliest(decisions)
        if id.ply > len(judgements):
            raise Stale
        if id.ply == len(judgements):
            await request.reply(await self.summary(request, table, decisions))
            return
        page = await self.page(table, judgements, id.ply, request.t)
        picture = await self.picture(page, request.picture_timeout)
        presenter = PRESENTERS[table.key]
        if id.name == quiz.SHOWN:
            await request.reply(quiz.solution(page, presenter, picture, values[0] if values else ""))
        else:
            await request.reply(quiz.question(page, presenter, picture))

    async def on_showdecision(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Post one of the user's decisions with its solution, or link to it where it was posted. Raises
        `Stale` where there is no such decision."""
        table = await self.services.tables.table(id.table)
        judgements = quiz.costliest(await self.own(request, table))
        if id.ply >= len(judgements):
            raise Stale
        page = await self.page(table, judgements, id.ply, request.t)
        picture = await self.picture(page, request.picture_timeout)
        solved = quiz.solution(page, PRESENTERS[table.key], picture, "")
        async with self.posting_lock:
            if not await self.link(table, page.judgement):
                request.claim_publication()
                await request.reply(replace(solved, controls=()))
                await self.publish(request, table, judgements, id.ply)
        shown = request.t("analysis-shared", link=await self.link(table, page.judgement))
        await request.reply(replace(solved, text=f"{solved.text}\n{shown}"))

    async def publish(self, request: Request, table: Table, judgements: list[Judgement], number: int) -> None:
        """Post a decision in the table's language, after the press was answered."""
        t = self.services.public_texts(table)
        page = await self.page(table, judgements, number, t)
        picture = await self.picture(page, LEISURE if request.picture_timeout else 0.0)
        name = await self.services.names.name(table.guild, request.person, t)
        message = await request.publish(quiz.public_sheet(page, PRESENTERS[table.key], picture, name))
        await self.services.store.people.set(
            post_key(table, page.judgement), f"{request.interaction.channel_id}/{message}"
        )

    async def link(self, table: Table, judgement: Judgement) -> str:
        """Link to a decision that was shown to all; empty if it was not."""
        place = await self.services.store.people.setting(post_key(table, judgement))
        return f"https://discord.com/channels/{table.guild}/{place}" if place else ""

    async def own(self, request: Request, table: Table) -> list[Judgement]:
        """The reader's judged decisions; raises `Stale` where none are stored, `NotSeated` for others."""
        stored = await self.store.decisions(table.id, table.seat_of(request.person))
        if stored is None:
            raise Stale
        return [Judgement.model_validate(judgement) for judgement in json.loads(stored)]

    async def summary(self, request: Request, table: Table, decisions: list[Judgement]) -> Sheet:
        """How well a seat has decided on the whole."""
        stored = await self.store.of_table(table.id)
        report = Report.model_validate_json(stored.report) if stored and stored.report else None
        known = (report.levels, report.wrong) if report else ({}, 0)
        if (best := quiz.best_find(decisions)) is None:
            return quiz.summary(await self.services.scene(table, request.t), decisions, "", *known)
        scene = await self.moment(table, best, request.t)
        played = PRESENTERS[table.key].answers.label(scene.context, table.game.move(best.played))
        return quiz.summary(scene, decisions, played, *known)

    async def moment(self, table: Table, judgement: Judgement, t: Texts) -> Scene:
        """The moment of a decision as its seat saw it."""
        async with self.services.replays.acquire(table.guild):
            then = await asyncio.to_thread(as_of, table, judgement.number)
        return await self.services.scene(then, t, judgement.seat)

    async def page(self, table: Table, judgements: list[Judgement], number: int, t: Texts) -> quiz.QuizPage:
        """The page of one of these decisions."""
        scene = await self.moment(table, judgements[number], t)
        return quiz.QuizPage(scene, judgements[number], number, len(judgements), table.id)

    async def picture(self, page: quiz.QuizPage, max_wait: float) -> Picture | None:
        """What the seat saw when it decided: what its question depends on, with its own cards."""
        table = page.scene.table
        drawn = partial(PRESENTERS[table.key].pictures.office, page.scene.context, Draft())
        return await self.services.picture(drawn, page.scene.t, max_wait, table.guild)


def post_key(table: Table, judgement: Judgement) -> str:
    """Key of the stored value that says where a decision was shown."""
    return f"decision {table.id}.{judgement.number}"
