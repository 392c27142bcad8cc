"""/record: a game as a file that can be replayed and checked."""

from __future__ import annotations

from datetime import UTC, datetime

import discord
from babel.dates import format_date
from discord import app_commands
from discord.ext import commands

from bot.app import Kontor
from bot.interactions.request import Request
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.platform.translator import command, options
from bot.texts import Texts
from bot.texts.formats import set_title
from bot.workers.fair_queue import NO_OWNER
from engine.tables.store.archive import Archive, GameSummary

SHOWN = 25
"""Discord's limit on the choices of an option."""
HIGHEST = 10**9
"""More tables than there will ever be; Discord takes no number above 2**53 - 1, and its clients want less."""


class RecordCog(commands.Cog):
    """Sends records, for the button of a finished game and for the command."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.tables = bot.services.tables
        bot.router.register(self)

    @command("record")
    @options(table="record-table")
    async def record(
        self,
        interaction: discord.Interaction[Kontor],
        table: app_commands.Range[int, 1, HIGHEST] | None = None,
    ) -> None:
        """The record of a table, by its number; else of this channel's newest."""
        request = Request(interaction)
        await self.bot.responder.receive(request, self.show(request, table), table)

    @record.autocomplete("table")
    async def complete_game(
        self, interaction: discord.Interaction[Kontor], typed: str
    ) -> list[app_commands.Choice[int]]:
        """The newest finished games of this server."""
        return await finished_games(self.tables.store.archive, interaction, typed)

    async def show(self, request: Request, table: int | None) -> None:
        """Send the record of this table, or of the channel's newest."""
        await self.send_record(request, table or (await self.bot.responder.access.of_channel(request)).id)

    async def on_record(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Send the record of the table under which the button stands."""
        await self.send_record(request, id.table)

    async def send_record(self, request: Request, number: int) -> None:
        """Send the record privately, with the seal and its seed; that of a running game is never sent."""
        async with self.bot.services.replays.acquire(NO_OWNER):
            record = await self.tables.record(number)
        table, file = (
            await self.tables.table(number),
            (f"table-{number}.json", record.model_dump_json(indent=1)),
        )
        seal = [request.t("seal-opened", word=table.seal, seed=table.seed)] if table.seal else []
        await request.reply_privately(Sheet("", "\n".join((request.t("record-here"), *seal))), file)


async def finished_games(
    archive: Archive, interaction: discord.Interaction[Kontor], typed: str
) -> list[app_commands.Choice[int]]:
    """Choices of an option: the newest finished games of the server whose number begins with the input."""
    if typed and not typed.isdecimal():
        return []
    games, t = await archive.finished_games(interaction.guild_id or 0, typed, SHOWN), Request(interaction).t
    return [app_commands.Choice(name=game_choice(summary, t)[:100], value=summary.table) for summary in games]


def game_choice(summary: GameSummary, t: Texts) -> str:
    """Label of a finished game in the list of an option."""
    game = set_title(t, summary.key, *summary.expansions)
    day = format_date(datetime.fromtimestamp(summary.changed, UTC), "medium", locale=t.locale)
    return t("record-choice", table=summary.table, game=game, status=summary.status, day=day)
