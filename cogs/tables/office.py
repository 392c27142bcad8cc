"""/office: the user's cards and open questions."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord.ext import commands

from bot.app import Kontor
from bot.games.registry import PRESENTERS
from bot.interactions.request import Request
from bot.messages.ids import Id
from bot.platform.translator import command
from bot.views.office.advice import Below, answer_note, hint_note
from bot.views.office.forms import can_hold, draft_for
from bot.views.office.office import advised_number, has_button
from bot.views.scene import Scene
from cogs.tables.play import expect_turn
from engine.core.actions import Action, digest
from engine.core.advice import Advice
from engine.tables.model.drafts import Draft
from engine.tables.model.errors import Stale
from engine.tables.model.table import Table
from engine.tables.play.lesson import without_slips


class OfficeCog(commands.Cog):
    """Private views of tables."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.services = bot.services
        bot.router.register(self)

    @command("office")
    async def office(self, interaction: discord.Interaction[Kontor]) -> None:
        """The office at this channel's table."""
        request = Request(interaction)
        await self.bot.responder.receive(request, self.show(request))

    async def show(self, request: Request) -> None:
        """Reply privately with the office, or with the screen of the lesson."""
        table = await self.bot.responder.own_table(request)
        await request.reply_privately(await self.bot.responder.office(request, table))

    async def on_hint(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """What the strongest computer player would do in the visitor's place, and why. Raises `Stale`."""
        table, scene = await self.table_and_scene(request, id)
        note = hint_note(scene, PRESENTERS[table.key], await self.advice(table, scene, request.person))
        if note.action is not None and await self.lays_out(request, table, scene, note.action):
            await self.lay_out(request, id, note.action)
        await self.reply(request, id, note)

    async def lays_out(self, request: Request, table: Table, scene: Scene, action: Action) -> bool:
        """Whether a hint fills the menus by itself: they can hold its answer, no button gives it, and nothing
        lies there."""
        draft = (await self.services.store.desk(table, scene.me, request.person)).draft(table, scene.me)
        presenter = PRESENTERS[table.key]
        holds = draft == Draft() and can_hold(scene, presenter, action)
        return holds and not has_button(scene, presenter, action)

    async def on_explain(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Explain the open question beside its controls."""
        table = await self.services.tables.table(id.table)
        scene = await self.services.scene(table, request.t, table.seat_of(request.person))
        expect_turn(table, scene.me, id)
        asked = next((decision for decision in scene.mine if decision.blocking), None)
        text = PRESENTERS[table.key].guide.explain(scene.context, asked) if asked else ""
        await self.reply(request, id, Below(text))

    async def on_lay(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Lay out the advised answer, ready to be confirmed; if the advice has changed, show the new one
        first. Raises `Stale`."""
        table, scene = await self.table_and_scene(request, id)
        presenter = PRESENTERS[table.key]
        advices = await self.advice(table, scene, request.person)
        if not advices or digest(advices[0].action) != id.name:
            await self.reply(request, id, hint_note(scene, presenter, advices))
            return
        await self.lay_out(request, id, advices[0].action)
        await self.reply(request, id, answer_note(scene, advices[0].action))

    async def lay_out(self, request: Request, id: Id, action: Action) -> None:
        """Put an answer into the draft, to be confirmed."""

        def edit(table: Table, seat: int, draft: Draft) -> Draft:
            expect_turn(table, seat, id)
            scene = Scene(table, (), request.t, seat)
            return draft_for(scene, PRESENTERS[table.key], action, draft)

        await self.services.tables.fill(id.table, request.person, edit)

    async def advice(self, table: Table, scene: Scene, person: int) -> Sequence[Advice]:
        """What is advised for the question that is asked first: in a lesson nothing that it would ask to take
        back."""
        number = advised_number(scene, PRESENTERS[table.key])
        advices = await self.bot.thinkers.advice(table, scene.me, person, number)
        return without_slips(table, scene.me, advices)

    async def table_and_scene(self, request: Request, id: Id) -> tuple[Table, Scene]:
        """The table and what the visitor sees of it; raises `Stale` where nothing may be advised there."""
        table = await self.services.tables.table(id.table)
        seat = table.seat_of(request.person)
        expect_turn(table, seat, id)
        if not table.hints:
            raise Stale
        return table, await self.services.scene(table, request.t, seat)

    async def reply(self, request: Request, id: Id, hint: Below) -> None:
        """Show the office as it is by now, with the hint beside its controls."""
        table = await self.services.tables.table(id.table)
        await request.reply(await self.bot.responder.office(request, table, hint))
