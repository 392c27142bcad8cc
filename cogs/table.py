"""/table: what a table needs besides being played at."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, cast, get_args

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Kontor
from bot.interactions.request import Visit
from bot.interactions.sheets import Sheet
from bot.texts.writing import game_title
from bot.translator import said
from bot.views.table import care as looks
from engine.tables.errors import NotSeated
from engine.tables.people import care, votes
from engine.tables.table import AtZero, Table
from engine.tables.time.clock import PACES

Do = Callable[[Visit, Table], Coroutine[Any, Any, Table]]
"""What a command does to the table of its channel."""

pace_choices = app_commands.choices(
    pace=[app_commands.Choice(name=said(f"pace-{it}"), value=it) for it in PACES],
    at_zero=[app_commands.Choice(name=said(f"at-zero-{it}"), value=it) for it in get_args(AtZero)],
)
"""The clocks, and what happens when one runs out."""


@app_commands.guild_install()
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class TableCare(
    commands.GroupCog, group_name=said("command-table.name"), group_description=said("command-table")
):
    """Care for the table of this channel."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.tables = bot.house.tables

    async def run(self, interaction: discord.Interaction[Kontor], do: Do) -> None:
        """Do something to the table of this channel and show what became of it to who asked."""
        visit = Visit(interaction)

        async def work() -> None:
            before = await self.tables.of_channel(interaction.channel_id or 0)
            table = await do(visit, before)
            scene = await self.bot.house.scene(table, visit.t)
            await visit.whisper(looks.panel(scene, visit.person, visit.manages))

        await self.bot.reception.receive(visit, work())

    @app_commands.command(name=said("command-table-care.name"), description=said("command-table-care"))
    async def care(self, interaction: discord.Interaction[Kontor]) -> None:
        """Everything that can be done about a table besides playing, as buttons."""

        async def do(visit: Visit, it: Table) -> Table:
            return it

        await self.run(interaction, do)

    @app_commands.command(name=said("command-table-clock.name"), description=said("command-table-clock"))
    @app_commands.rename(pace=said("command-new-pace.name"), at_zero=said("command-new-at-zero.name"))
    @app_commands.describe(pace=said("command-new-pace"), at_zero=said("command-new-at-zero"))
    @pace_choices
    async def clock(
        self, interaction: discord.Interaction[Kontor], pace: str, at_zero: str = "nothing"
    ) -> None:
        """Another clock."""

        async def do(visit: Visit, it: Table) -> Table:
            facts = (visit.person, visit.manages, pace, cast(AtZero, at_zero))
            return await self.tables.do(it.id, care.paced, *facts)

        await self.run(interaction, do)

    @app_commands.command(name=said("command-table-away.name"), description=said("command-table-away"))
    async def away(self, interaction: discord.Interaction[Kontor]) -> None:
        """A caretaker plays for me; or I am back."""

        async def do(visit: Visit, it: Table) -> Table:
            it.expect("running")
            verb = care.leave if it.chairs[it.seat_of(visit.person)].waits else care.returned
            return await self.tables.do(it.id, verb, visit.person)

        await self.run(interaction, do)

    @app_commands.command(name=said("command-table-replace.name"), description=said("command-table-replace"))
    @app_commands.rename(player=said("command-table-player.name"))
    @app_commands.describe(player=said("command-table-player"))
    async def replace(self, interaction: discord.Interaction[Kontor], player: discord.User) -> None:
        """Let the others vote on a caretaker for somebody."""

        async def do(visit: Visit, it: Table) -> Table:
            seat = it.seat_of(player.id)
            return await self.tables.do(it.id, votes.caretaker_proposed, visit.person, seat)

        await self.run(interaction, do)

    @app_commands.command(name=said("command-table-pause.name"), description=said("command-table-pause"))
    async def pause(self, interaction: discord.Interaction[Kontor]) -> None:
        """No clocks and no calls for a while."""
        await self.run(interaction, self.doing(care.paused))

    @app_commands.command(name=said("command-table-resume.name"), description=said("command-table-resume"))
    async def resume(self, interaction: discord.Interaction[Kontor]) -> None:
        """It goes on."""
        await self.run(interaction, self.doing(care.resumed))

    def doing(self, verb: Callable[..., Table]) -> Do:
        """A verb that needs to know only who asks and whether he manages the channel."""

        async def do(visit: Visit, it: Table) -> Table:
            return await self.tables.do(it.id, verb, visit.person, visit.manages)

        return do

    @app_commands.command(name=said("command-table-host.name"), description=said("command-table-host"))
    @app_commands.rename(player=said("command-table-player.name"))
    @app_commands.describe(player=said("command-table-player"))
    async def host(self, interaction: discord.Interaction[Kontor], player: discord.User) -> None:
        """Somebody else is the host."""

        async def do(visit: Visit, it: Table) -> Table:
            return await self.tables.do(it.id, care.handed_over, visit.person, player.id, visit.manages)

        await self.run(interaction, do)

    @app_commands.command(name=said("command-table-move.name"), description=said("command-table-move"))
    @app_commands.rename(table=said("command-table-number.name"))
    @app_commands.describe(table=said("command-table-number"))
    async def move(self, interaction: discord.Interaction[Kontor], table: int) -> None:
        """A table of mine comes to this channel."""
        visit = Visit(interaction)
        await self.bot.reception.receive(visit, self.bring(visit, table), table)

    async def bring(self, visit: Visit, number: int) -> None:
        """Move it; its board follows."""
        table = await self.tables.table(number)
        if visit.person not in table.people:
            raise NotSeated
        here = (visit.interaction.guild_id or 0, visit.interaction.channel_id or 0)
        moved = await self.tables.do(number, care.moved, *here, visit.person, visit.manages)
        await visit.whisper(Sheet("", visit.t("table-moved", where=f"<#{moved.channel}>")))

    @move.autocomplete("table")
    async def mine(
        self, interaction: discord.Interaction[Kontor], current: str
    ) -> list[app_commands.Choice[int]]:
        """My open tables that stand elsewhere."""
        t = Visit(interaction).t
        out = []
        async for table in self.tables.readable(await self.tables.store.of_person(interaction.user.id)):
            if table.channel != interaction.channel_id and current in str(table.id):
                name = t("table-choice", number=table.id, game=game_title(t, table.key), round=table.round)
                out.append(app_commands.Choice(name=name[:100], value=table.id))
        return out[-25:]

    @app_commands.command(name=said("command-table-end.name"), description=said("command-table-end"))
    async def end(self, interaction: discord.Interaction[Kontor]) -> None:
        """End the table before its time; asked back before it happens."""
        visit = Visit(interaction)
        await self.bot.reception.receive(visit, self.ask(visit, interaction.channel_id or 0))

    async def ask(self, visit: Visit, channel: int) -> None:
        """The question, for those who may answer it."""
        table = await self.tables.of_channel(channel)
        await visit.whisper(looks.end_question(table, visit.t, visit.person, visit.manages))


async def setup(bot: Kontor) -> None:
    """Add the cog."""
    await bot.add_cog(TableCare(bot))
