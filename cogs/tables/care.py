"""What the buttons about a table do: taking back, votes, seats, rest."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Kontor
from bot.games.registry import PRESENTERS
from bot.interactions.request import Request
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.platform.translator import tr
from bot.views.table import care as looks
from bot.views.table import undoing
from engine.tables.model.errors import Stale
from engine.tables.model.log import Move
from engine.tables.model.table import Table
from engine.tables.people import care, lobby, votes
from engine.tables.play import undo
from engine.tables.time import alarms


class CareCog(commands.Cog):
    """Care for tables by buttons. Every press is answered with how the table stands now."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.house = bot.house
        self.tables = bot.house.tables
        bot.router.register(self)

    @app_commands.command(name=tr("command-undo.name"), description=tr("command-undo"))
    @app_commands.guild_install()
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def undo(self, interaction: discord.Interaction[Kontor]) -> None:
        """Take my last press back."""
        request = Request(interaction)
        await self.bot.responder.receive(request, self.take_back_here(request))

    async def take_back_here(self, request: Request) -> None:
        """At the table of this channel, or in the lesson. Where a rated game would become one among friends,
        say so before; the panel has the button."""
        table = await self.bot.responder.own_table(request)
        if undo.reach(table, table.seat_of(request.person)).friendly:
            await self.show(request, table)
        else:
            await self.take_back(request, table)

    async def take_back(self, request: Request, before: Table) -> None:
        """The office, with what was taken back; or the panel with the vote that was opened."""
        table = await self.tables.do(before.id, undo.undo_press, request.person)
        if looks.asks_to_undo(table):
            await self.show(request, table)
        else:
            await self.tell(request, before, table, "office-undone", table.log.course.undone)

    async def tell(
        self, request: Request, before: Table, table: Table, key: str, moves: Sequence[Move]
    ) -> None:
        """The office, and first which own moves count no longer or again."""
        seat = before.seat_of(request.person)
        mine = [it for it in moves if it.action.seat == seat]
        note = undoing.note(await self.house.scene(before, request.t, seat), PRESENTERS[table.key], key, mine)
        await request.reply(await self.bot.responder.office(request, table, note))

    async def show(self, request: Request, table: Table) -> None:
        """How the table stands, with all that can be done about it."""
        scene = await self.house.scene(table, request.t)
        await request.reply(looks.panel(scene, request.person, request.manages))

    async def on_care(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """The panel itself."""
        await self.show(request, await self.tables.table(id.table))

    async def on_undo(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Undo the player's last press, or ask the players affected; raises `Stale`."""
        before = await self.tables.table(id.table)
        if id.ply and before.ply(before.seat_of(request.person)) != id.ply:
            raise Stale
        await self.take_back(request, before)

    async def on_redo(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Make the press again that was taken back."""
        before = await self.tables.table(id.table)
        moves = undo.redoable(before, before.seat_of(request.person))
        table = await self.tables.do(id.table, undo.redo_press, request.person)
        await self.tell(request, before, table, "office-redone", moves)

    async def on_agree(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Vote for what is asked."""
        await self.vote(request, id, agrees=True)

    async def on_refuse(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Vote against it."""
        await self.vote(request, id, agrees=False)

    async def vote(self, request: Request, id: Id, *, agrees: bool) -> None:
        """Count a vote; delete the message of a vote that is over."""
        table = await self.tables.do(id.table, votes.vote, request.person, agrees)
        await self.show(request, table)
        call = await self.house.store.mail.message(table.id, "ping")
        pressed = request.interaction.message
        if table.motion is None and call and pressed and pressed.id == call[1]:
            await self.house.store.mail.discard(table.id, "ping")

    async def on_pause(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Pause the table."""
        await self.show(
            request, await self.tables.do(id.table, votes.propose_pause, request.person, request.manages)
        )

    async def on_resume(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """The table goes on."""
        await self.show(
            request, await self.tables.do(id.table, votes.propose_resume, request.person, request.manages)
        )

    async def on_away(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """A caretaker plays for me."""
        await self.show(request, await self.tables.do(id.table, care.leave, request.person))

    async def on_back(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """I play myself again."""
        await self.tables.do(id.table, care.return_to_seat, request.person)
        table = await self.tables.table(id.table)
        await request.reply(await self.bot.responder.office(request, table))

    async def on_claim(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """I take a seat that was left."""
        table = await self.tables.do(id.table, care.claim, request.person, looks.seat(id))
        await request.reply(await self.bot.responder.office(request, table))

    async def on_replace(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Let the others vote on a caretaker for a seat."""
        facts = (request.person, looks.seat(id), request.manages)
        await self.show(request, await self.tables.do(id.table, votes.propose_caretaker, *facts))

    async def on_snooze(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Call me again later."""
        table = await self.tables.do(id.table, alarms.postpone, request.person)
        at = table.chairs[table.seat_of(request.person)].snooze
        text = (
            request.t("call-snoozed", when=f"<t:{int(at)}:R>")
            if at
            else request.t("error-NotYourTurn-nobody")
        )
        await request.reply_privately(Sheet("", text))

    async def on_askend(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Shall it end? Asked back first."""
        table = await self.tables.table(id.table)
        await request.reply(looks.end_question(table, request.t, request.person, request.manages))

    async def on_end(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """End the table, after the question."""
        await self.tables.do(id.table, lobby.end, request.person, request.manages)
        await request.reply(Sheet("", request.t("end-done")))

    async def on_proposeend(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Ask the others whether to end, after the question."""
        await self.show(request, await self.tables.do(id.table, votes.propose_end, request.person))

    async def on_keep(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Not ended, after the question."""
        await request.reply(Sheet("", request.t("end-kept")))


async def setup(bot: Kontor) -> None:
    """Add the cog."""
    await bot.add_cog(CareCog(bot))
