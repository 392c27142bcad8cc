"""/table: pause, undo, votes, caretakers, clock, end."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, cast, get_args

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Kontor
from bot.interactions.request import Request
from bot.messages.sheets import Sheet
from bot.platform.places import Place
from bot.platform.translator import command, options, placed, tr
from bot.texts.formats import game_title
from bot.views.table import care as care_views
from engine.tables.model.clock import OFFERED
from engine.tables.model.errors import NotSeated, Unseen
from engine.tables.model.table import AtZero, Table
from engine.tables.people import care, votes

Change = Callable[[Request, Table], Coroutine[Any, Any, Table]]
"""What a command does to the table of its channel."""

pace_choices = app_commands.choices(
    pace=[app_commands.Choice(name=tr(f"pace-{pace}"), value=pace) for pace in OFFERED],
    at_zero=[app_commands.Choice(name=tr(f"at-zero-{rule}"), value=rule) for rule in get_args(AtZero)],
)
"""The clocks, and what happens when one runs out."""


@placed(anywhere=False)
class TableCog(
    commands.GroupCog,
    group_name=tr("command-table.name"),
    group_description=tr("command-table"),
):
    """Care for the table of this channel."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.tables = bot.services.tables

    async def run(self, interaction: discord.Interaction[Kontor], do: Change) -> None:
        """Change the table of this channel, and show the result to the user."""
        request = Request(interaction)

        async def work() -> None:
            before = await self.bot.responder.access.of_channel(request)
            table = await do(request, before)
            panel = self.bot.services.care(table, request.person, request.t, manages=request.manages)
            await request.reply_privately(await panel)

        await self.bot.responder.receive(request, work())

    @command("table-care")
    async def care(self, interaction: discord.Interaction[Kontor]) -> None:
        """Show the panel of the table."""

        async def do(request: Request, table: Table) -> Table:
            return table

        await self.run(interaction, do)

    @command("table-clock")
    @options(pace="new-pace", at_zero="new-at-zero")
    @pace_choices
    async def clock(
        self, interaction: discord.Interaction[Kontor], pace: str, at_zero: str = "nothing"
    ) -> None:
        """Change the clock, or start a vote on it."""

        async def do(request: Request, table: Table) -> Table:
            facts = (request.person, request.manages, pace, cast(AtZero, at_zero))
            return await self.tables.do(table.id, votes.propose_clock, *facts)

        await self.run(interaction, do)

    @command("table-away")
    async def away(self, interaction: discord.Interaction[Kontor]) -> None:
        """Hand the user's seat to a caretaker, or return it."""

        async def do(request: Request, table: Table) -> Table:
            table.expect("running")
            verb = care.leave if table.chairs[table.seat_of(request.person)].waits else care.return_to_seat
            return await self.tables.do(table.id, verb, request.person)

        await self.run(interaction, do)

    @command("table-replace")
    @options(player="table-player")
    async def replace(self, interaction: discord.Interaction[Kontor], player: discord.User) -> None:
        """Start a vote on a caretaker for another player."""

        async def do(request: Request, table: Table) -> Table:
            facts = (request.person, table.seat_of(player.id), request.manages)
            return await self.tables.do(table.id, votes.propose_caretaker, *facts)

        await self.run(interaction, do)

    @command("table-pause")
    async def pause(self, interaction: discord.Interaction[Kontor]) -> None:
        """Pause clocks and calls, or start a vote on it."""
        await self.run(interaction, self.simple_change(votes.propose_pause))

    @command("table-resume")
    async def resume(self, interaction: discord.Interaction[Kontor]) -> None:
        """Resume the table, or start a vote on it."""
        await self.run(interaction, self.simple_change(votes.propose_resume))

    def simple_change(self, verb: Callable[..., Table]) -> Change:
        """Adapt an action that takes only the user and whether they manage the channel."""

        async def do(request: Request, table: Table) -> Table:
            return await self.tables.do(table.id, verb, request.person, request.manages)

        return do

    @command("table-host")
    @options(player="table-player")
    async def host(self, interaction: discord.Interaction[Kontor], player: discord.User) -> None:
        """Make another player the host."""

        async def do(request: Request, table: Table) -> Table:
            return await self.tables.do(table.id, care.hand_over, request.person, player.id, request.manages)

        await self.run(interaction, do)

    @command("table-move")
    @options(table="table-number")
    async def move(self, interaction: discord.Interaction[Kontor], table: int) -> None:
        """Move a table of the user to this channel."""
        request = Request(interaction)
        await self.bot.responder.receive(request, self.move_here(request, table), table)

    async def move_here(self, request: Request, number: int) -> None:
        """Move the table to this channel; its board follows. Raises `NotSeated`, and `Unseen` where another
        player of it cannot see this channel."""
        table, place = await self.tables.table(number), request.interaction.channel
        if request.person not in table.people:
            raise NotSeated
        if not isinstance(place, Place):
            raise Unseen(())
        blind = await self.bot.services.members.unable_to_see(place, {*table.people} - {request.person})
        facts = (place.id, request.person, request.manages, {*table.people} - blind)
        moved = await self.tables.do(number, care.move, *facts)
        await request.reply_privately(Sheet("", request.t("table-moved", where=f"<#{moved.channel}>")))

    @move.autocomplete("table")
    async def movable_tables(
        self, interaction: discord.Interaction[Kontor], current: str
    ) -> list[app_commands.Choice[int]]:
        """The user's open tables in other channels of this server."""
        t, here = Request(interaction).t, (interaction.guild_id, interaction.channel_id)
        choices = []
        async for table in self.tables.readable(await self.tables.store.of_person(interaction.user.id)):
            elsewhere = table.guild == here[0] and table.channel != here[1] and not table.concealed
            if elsewhere and current in str(table.id):
                name = t("table-choice", number=table.id, game=game_title(t, table.key), round=table.round)
                choices.append(app_commands.Choice(name=name[:100], value=table.id))
        return choices[-25:]

    @command("table-end")
    async def end(self, interaction: discord.Interaction[Kontor]) -> None:
        """End the table early, after a confirmation."""
        request = Request(interaction)
        await self.bot.responder.receive(request, self.ask_to_end(request))

    async def ask_to_end(self, request: Request) -> None:
        """Post the question, for those who may answer it."""
        table = await self.bot.responder.access.of_channel(request)
        await request.reply_privately(
            care_views.end_question(table, request.t, request.person, request.manages)
        )
