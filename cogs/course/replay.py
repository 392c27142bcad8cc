"""/replay: a finished game once more, round by round, and playing on from one of its moments."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Kontor
from bot.interactions import limits
from bot.interactions.request import Request
from bot.messages.ids import BEGINNING, Id
from bot.messages.sheets import Sheet
from bot.platform.translator import command, options
from bot.views.refusals import Concealed, refusal_text
from bot.views.table import fork_form, replay
from bot.views.table.fork_form import ForkForm
from cogs.tables.lobby import missing_permissions
from engine.tables.model.errors import Impossible, NoTable, Occupied
from engine.tables.model.table import Table
from engine.tables.play.forks import Branch


class ReplayCog(commands.Cog):
    """Finished games, for all members of their server."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.services = bot.services
        bot.router.register(self)

    @command("replay")
    @options(game="replay-game")
    async def replay(self, interaction: discord.Interaction[Kontor], game: str = "") -> None:
        """Show the game from its beginning, privately."""
        request = Request(interaction)
        await self.bot.responder.receive(request, self.show(request, game))

    @replay.autocomplete("game")
    async def games(
        self, interaction: discord.Interaction[Kontor], typed: str
    ) -> list[app_commands.Choice[str]]:
        """The finished games of this server, the newest first."""
        self.services.names.note(interaction.user)
        results = await replay.find_games(self.services, interaction.guild_id or 0, typed)
        t = await self.services.texts_of(interaction)
        lines = await replay.lines(self.services, interaction.user.id, results, t)
        return [app_commands.Choice(name=line, value=number) for line, number in lines]

    async def show(self, request: Request, typed: str) -> None:
        """The board of its first round, or why there is none."""
        table, t = await self.resolve_table(request, typed), request.t
        if table is None:
            sheet = Sheet("", t("replay-unknown" if typed else "replay-none"))
        elif table.status != "finished":
            sheet = Sheet("", t("replay-unfinished"))
        else:
            sheet = await self.services.rewind(table, t, BEGINNING, request.picture_timeout)
        await request.reply_privately(sheet)

    async def resolve_table(self, request: Request, typed: str) -> Table | None:
        """The table of this server with the number that was typed, else the last finished one of this
        channel; None if there is none. Raises `Impossible` for one that is withheld."""
        number = replay.parse_table_number(typed)
        if not typed:
            number = await self.services.store.results.last_of(request.interaction.channel_id or 0)
        if number is None:
            return None
        try:
            table = await self.services.tables.table(number)
            if table.guild != request.interaction.guild_id:
                return None
            await self.bot.responder.access.check_table(request, table)
        except (NoTable, Concealed):
            return None
        return table

    async def on_fork(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """The form with which one plays on; a menu of it was used, or it opens."""
        table = await self.services.tables.table(id.table)
        sheet = self.refusal(request, table)
        if sheet is None:
            first = ForkForm.first(id.ply, table, request.person)
            sheet = await self.form(request, table, ForkForm.of(id, values, table) if id.name else first)
        await request.reply(sheet)

    async def on_playon(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """A new table in this channel; where it cannot be opened, the form says why."""
        table, t = await self.services.tables.table(id.table), request.t
        if (refusal := self.refusal(request, table)) is not None:
            await request.reply(refusal)
            return
        wish = ForkForm.of(id, (), table)
        missing = missing_permissions(request.interaction, "here")
        if missing:
            names = ", ".join(t(f"permission-{name}") for name in missing)
            facts = {"channel": f"<#{request.interaction.channel_id}>", "names": names}
            await request.reply(await self.form(request, table, wish, t("error-permissions", **facts)))
            return
        if full := await limits.refusal(self.services, self.bot.limits, request):
            await request.reply(await self.form(request, table, wish, full))
            return
        await request.reply(await self.open_fork(request, table, wish))

    async def open_fork(self, request: Request, table: Table, wish: ForkForm) -> Sheet:
        """Open the table; the sender shows its board."""
        try:
            (_, made), channel = wish.moment(table), request.interaction.channel_id or 0
            branch = Branch(made, channel, wish.seat, wish.agent)
            async with self.services.replays.acquire(table.guild):
                await self.services.tables.fork(table.id, request.person, branch)
            self.bot.limits.count(request.person)
        except Impossible:
            return Sheet("", request.t("rewind-impossible"))
        except Occupied as taken:
            return await self.form(request, table, wish, refusal_text(taken, request.t, table))
        return fork_form.fork_sheet(table, wish, request.t)

    async def form(self, request: Request, table: Table, wish: ForkForm, note: str = "") -> Sheet:
        """The form, or why there is none."""
        try:
            scene = await self.services.scene(wish.moment(table)[0], request.t)
        except Impossible:
            return Sheet("", request.t("rewind-impossible"))
        return fork_form.form(scene, table, wish, request.t, note)

    def refusal(self, request: Request, table: Table) -> Sheet | None:
        """Reason why a table cannot be continued here; None where it can."""
        return None if table.status == "finished" else Sheet("", request.t("replay-unfinished"))
