"""Buttons about a table: undo, votes, seats, pauses, its end."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord.ext import commands

from bot.app import Kontor
from bot.games.registry import PRESENTERS
from bot.interactions.request import Request
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.platform.translator import command
from bot.views.table import care as care_views
from bot.views.table import undo_controls
from engine.tables.model.errors import Stale
from engine.tables.model.log import Move
from engine.tables.model.table import Table
from engine.tables.people import care, lobby, votes
from engine.tables.play import undo
from engine.tables.time import alarms


class CareCog(commands.Cog):
    """Buttons about a table. Each press is answered with the panel as it is then."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.services = bot.services
        self.tables = bot.services.tables
        bot.router.register(self)

    @command("undo")
    async def undo(self, interaction: discord.Interaction[Kontor]) -> None:
        """Undo the user's last press."""
        request = Request(interaction)
        await self.bot.responder.receive(request, self.take_back_here(request))

    async def take_back_here(self, request: Request) -> None:
        """At the table of this channel, or in the lesson. Where it has a price, say so before; the panel has
        the button."""
        table = await self.bot.responder.own_table(request)
        await self.take_back_freely(request, table)

    async def take_back_freely(self, request: Request, table: Table) -> None:
        """Take back what concerns no one else, else show the panel, which says how far an undo goes."""
        if care_views.has_price(undo.reach(table, table.seat_of(request.person))):
            await self.show(request, table)
        else:
            await self.take_back(request, table)

    async def take_back(self, request: Request, before: Table) -> None:
        """The office, with what was taken back; or the panel with the vote that was opened."""
        table = await self.tables.do(before.id, undo.undo_press, request.person)
        if care_views.asks_to_undo(table):
            await self.show(request, table)
        else:
            await self.show_moves(request, before, table, "office-undone", table.log.course.undone)

    async def show_moves(
        self, request: Request, before: Table, table: Table, key: str, moves: Sequence[Move]
    ) -> None:
        """The office, and first which own moves count no longer or again."""
        seat = before.seat_of(request.person)
        own = [move for move in moves if move.action.seat == seat]
        scene = await self.services.scene(before, request.t, seat)
        note = undo_controls.note(scene, PRESENTERS[table.key], key, own)
        await request.reply(await self.bot.responder.office(request, table, note))

    async def show(self, request: Request, table: Table) -> None:
        """Show the panel: the state of the table, and all that can be done about it."""
        await request.reply(
            await self.services.care(table, request.person, request.t, manages=request.manages)
        )

    async def on_care(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        await self.show(request, await self.tables.table(id.table))

    async def on_undo(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Undo the player's last press, or ask the players affected; raises `Stale`. The button of an office,
        with the ply, says nothing of others: it only takes back freely."""
        before = await self.tables.table(id.table)
        if not id.ply:
            await self.take_back(request, before)
        elif before.ply(before.seat_of(request.person)) != id.ply:
            raise Stale
        else:
            await self.take_back_freely(request, before)

    async def on_redo(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Redo the press that was undone."""
        before = await self.tables.table(id.table)
        moves = undo.redoable(before, before.seat_of(request.person))
        table = await self.tables.do(id.table, undo.redo_press, request.person)
        await self.show_moves(request, before, table, "office-redone", moves)

    async def on_agree(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Vote for what is asked."""
        await self.vote(request, id, agrees=True)

    async def on_refuse(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Vote against what is asked."""
        await self.vote(request, id, agrees=False)

    async def vote(self, request: Request, id: Id, *, agrees: bool) -> None:
        """Count a vote; delete the message of a vote that is over."""
        table = await self.tables.do(id.table, votes.vote, request.person, agrees)
        await self.show(request, table)
        call = await self.services.store.mail.message(table.id, "ping")
        pressed = request.interaction.message
        if table.motion is None and call and pressed and pressed.id == call[1]:
            await self.services.store.mail.discard(table.id, "ping")

    async def on_pause(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Pause the table, or start a vote on it."""
        await self.show(
            request, await self.tables.do(id.table, votes.propose_pause, request.person, request.manages)
        )

    async def on_resume(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Resume the table, or start a vote on it."""
        await self.show(
            request, await self.tables.do(id.table, votes.propose_resume, request.person, request.manages)
        )

    async def on_away(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Hand the user's seat to a caretaker."""
        await self.show(request, await self.tables.do(id.table, care.leave, request.person))

    async def on_back(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Return the seat from the caretaker to the user."""
        await self.tables.do(id.table, care.return_to_seat, request.person)
        table = await self.tables.table(id.table)
        await request.reply(await self.bot.responder.office(request, table))

    async def on_claim(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Take over a seat that was left."""
        table = await self.tables.do(id.table, care.claim, request.person, care_views.seat(id))
        await request.reply(await self.bot.responder.office(request, table))

    async def on_replace(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Let the others vote on a caretaker for a seat."""
        facts = (request.person, care_views.seat(id), request.manages)
        await self.show(request, await self.tables.do(id.table, votes.propose_caretaker, *facts))

    async def on_snooze(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Postpone the next call of the user."""
        table = await self.tables.do(id.table, alarms.postpone, request.person)
        at = table.chairs[table.seat_of(request.person)].snooze
        text = (
            request.t("call-snoozed", when=f"<t:{int(at)}:R>")
            if at
            else request.t("error-NotYourTurn-nobody")
        )
        await request.reply_privately(Sheet("", text))

    async def on_askend(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Ask whether the table shall end."""
        table = await self.tables.table(id.table)
        await request.reply(care_views.end_question(table, request.t, request.person, request.manages))

    async def on_end(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """End the table, after the question."""
        await self.tables.do(id.table, lobby.end, request.person, request.manages)
        await request.reply(Sheet("", request.t("end-done")))

    async def on_proposeend(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Ask the others whether to end, after the question."""
        await self.show(request, await self.tables.do(id.table, votes.propose_end, request.person))

    async def on_keep(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Leave the table as it is, after the question."""
        await request.reply(Sheet("", request.t("end-kept")))
