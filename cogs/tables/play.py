"""What the buttons of a game do: answers, and what is laid out before one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from discord.ext import commands

from bot.app import Kontor
from bot.games.registry import PRESENTERS
from bot.interactions.request import Request
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.presenter.desk import DeskForm
from bot.services import NOTHING, Reused
from bot.views.office import forms
from bot.views.scene import SceneCache
from engine.core.actions import Action, digest
from engine.core.orders import Orders
from engine.tables.model.drafts import Draft
from engine.tables.model.errors import NotYourTurn, Stale
from engine.tables.model.table import Table
from engine.tables.people import lobby

BESIDE = ("log", "lookup", "outlook", "read")
"""Verbs whose answer stands beside the office."""


class PlayCog(commands.Cog):
    """Answers at a table. What a control does is the method `on_<verb>`, by the verb in its id."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.services = bot.services
        self.tables = bot.services.tables
        self.responder = bot.responder
        bot.router.register(self)

    async def on_join(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Sit down, or agree to the terms of the lobby where one sits: those that the button names."""
        joined = await self.tables.do(id.table, lobby.join, request.person, id.name or None)
        await self.responder.show_board(request, joined)

    async def on_leave(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Get up before the start."""
        await self.responder.show_board(request, await self.tables.do(id.table, lobby.leave, request.person))

    async def on_addbot(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Let a computer player sit down."""
        verb, agent = lobby.with_agent, values[0] if values else ""
        await self.responder.show_board(request, await self.tables.do(id.table, verb, request.person, agent))

    async def on_removebot(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Let a computer player get up."""
        await self.responder.show_board(
            request, await self.tables.do(id.table, lobby.without_agent, request.person)
        )

    async def on_start(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Begin the game, under the terms that the button names."""
        await self.services.with_present_host(id.table, request.person)
        started = await self.tables.start(id.table, request.person, id.name or None)
        await self.responder.show_board(request, started)

    async def on_go(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """One of the options that are offered."""
        name = values[0] if values else id.name

        def pick(table: Table, seat: int) -> tuple[Action, ...]:
            return find_offered(table, seat, id, name)

        await self.show(request, await self.tables.answer(id.table, request.person, pick))

    async def on_desk(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """A field filled in, or a button that changes the draft. Nothing happens at the table."""

        cache = SceneCache(request.t, await self.services.office_scene(id.table, request.person, request.t))

        def edit(table: Table, seat: int, draft: Draft) -> Draft | Orders:
            expect_turn(table, seat, id)
            return forms.apply(cache.of(table, seat), PRESENTERS[table.key], draft, id.name, values)

        table = await self.tables.fill(id.table, request.person, edit)
        await request.reply(await self.responder.office(request, table, reused=Reused(scene=cache.scene)))

    async def on_confirm(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Play what lies in the draft, and store its steps for later turns as standing orders."""
        before = await self.tables.table(id.table)
        seat = before.seat_of(request.person)
        desk = await self.services.store.desk(before, seat, request.person)
        draft = desk.draft(before, seat)
        cache, pressed = SceneCache(request.t), list[DeskForm[Any]]()

        def pick(table: Table, seat: int) -> tuple[Action, ...]:
            expect_turn(table, seat, id)
            form, moves = forms.confirmed(cache.of(table, seat), PRESENTERS[table.key], draft, id.name)
            pressed[:] = [form]
            return moves

        table = await self.tables.answer(id.table, request.person, pick, lambda *_: pressed[0].orders_after())
        if pressed[0].returns_to_office:
            await request.reply(await self.responder.office(request, table, reused=Reused(desk=desk)))
        else:
            await self.show(request, table, Reused(desk=desk))

    async def on_office(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Show the user's office privately."""
        table = await self.tables.table(id.table)
        await request.reply_privately(await self.responder.office(request, table))

    async def on_more(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """*More …*: what the chosen line would do as a button. The office is shown again, so that the menu is
        empty, before a message appears beside it. Raises `Stale` for anything else."""
        line = Id.parse(values[0]) if values else None
        if line is None or line.table != id.table or line.verb not in self.bot.router.handlers:
            raise Stale
        if line.verb in BESIDE:
            table = await self.tables.table(id.table)
            await request.reply(await self.responder.office(request, table))
        shown = request.private_answer
        await self.bot.router.hand_over(request, line)
        request.private_answer = shown or request.private_answer

    async def on_read(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """The board, or in an office what is mine, as text without a picture."""
        table = await self.tables.table(id.table)
        if request.on_private_message:
            sheet = await self.services.office(table, request.person, request.t)
            await request.reply_privately(replace(sheet, controls=()))
        else:
            await request.reply_privately(await self.services.board_in_words(table, request.t))

    async def on_outlook(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """What the board notes beside its picture, as the user's seat sees it; raises `Stale` where that is
        nothing."""
        table = await self.tables.table(id.table)
        seat = table.seat_of(request.person)
        scene, presenter = await self.services.scene(table, request.t, seat), PRESENTERS[table.key]
        sections = presenter.outlook.sections(scene.context)
        if not sections:
            raise Stale
        await request.reply_privately(Sheet("", "", sections=sections, game=table.key))

    async def on_rematch(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """A new lobby of the same people; the sender posts it. In its channel that is answer enough."""
        table = await self.tables.rematch(id.table, request.person)
        if table.channel == request.interaction.channel_id:
            await request.defer()
            return
        await request.reply_privately(Sheet("", request.t("new-opened", where=f"<#{table.channel}>")))

    async def show(self, request: Request, table: Table, reused: Reused = NOTHING) -> None:
        """The message that was pressed on as it is now: the office, or the board."""
        if request.on_private_message:
            await request.redraw(await self.responder.office(request, table, reused=reused))
        else:
            await self.responder.show_board(request, table)


def expect_turn(table: Table, seat: int, id: Id) -> None:
    """Raise `WrongMoment`, `NotYourTurn` or `Stale` where a press does not belong to this moment of this
    seat."""
    table.expect("running")
    if not table.decisions_of(seat):
        raise NotYourTurn
    if table.ply(seat) != id.ply:
        raise Stale


def find_offered(table: Table, seat: int, id: Id, name: str) -> tuple[Action, ...]:
    """The offered action that a button or a choice means; raises `NotYourTurn` or `Stale`."""
    expect_turn(table, seat, id)
    for decision in table.decisions_of(seat):
        for option in decision.options:
            if digest(option) == name:
                return (option,)
    raise Stale
