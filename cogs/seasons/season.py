"""/season: the open season of a server."""

from __future__ import annotations

from contextlib import suppress

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Kontor
from bot.interactions.request import Request
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.platform.translator import tr
from bot.views.seasons import panel
from cogs.tables.lobby import lacking
from engine.seasons.service.edition import Edition
from engine.tables.model.errors import NoSeason, Stale


class Season(commands.Cog):
    """Shows, starts and ends the open season. In an id, the moment is the number of a season."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.house = bot.house
        self.seasons = bot.house.seasons
        bot.router.register(self)

    @app_commands.command(name=tr("command-season.name"), description=tr("command-season"))
    @app_commands.guild_install()
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def season(self, interaction: discord.Interaction[Kontor]) -> None:
        """Show it privately."""
        request = Request(interaction)
        await self.bot.responder.receive(request, self.show(request))

    async def show(self, request: Request) -> None:
        """The season that goes on, and my place in it."""
        await request.reply(await self.panel(request))

    async def on_season(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """My line of a season; or one that was chosen from the menu."""
        number = int(values[0]) if values and values[0].isdecimal() else id.ply
        it = await self.edition(request, number) if number else None
        if it is not None and it.over:
            await request.reply(await panel.past(self.house, it, request.t, request.person))
        else:
            await self.show(request)

    async def on_seasonon(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Turn the open season on; its board stands in this channel."""
        if not self.manages(request):
            await self.show(request)
            return
        if await self.running(request) is None:
            if not await self.may_speak(request):
                return
            zone = (await self.house.tables.habits(request.person))[request.person].zone
            language = await self.house.language(request.interaction)
            place = (request.interaction.guild_id or 0, request.interaction.channel_id or 0)
            with suppress(Stale):  # another manager was quicker: theirs is shown
                await self.seasons.begin_month(*place, request.person, language, zone)
        await self.show(request)

    async def may_speak(self, request: Request) -> bool:
        """Whether we may post a board here; where not, the user is told what is missing."""
        if missing := lacking(request.interaction, "here"):
            names = ", ".join(request.t(f"permission-{name}") for name in missing)
            channel = f"<#{request.interaction.channel_id}>"
            refusal = request.t("error-permissions", channel=channel, names=names)
            await request.reply_privately(Sheet("", refusal))
        return not missing

    async def on_seasonhere(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Show the board in this channel from now on."""
        if not self.manages(request):
            await self.show(request)
            return
        it = await self.edition(request, id.ply)
        if await self.may_speak(request):
            await self.seasons.move(it.id, request.interaction.channel_id or 0)
            await self.show(request)

    async def on_seasonstop(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Ask back before the open season is turned off."""
        if not self.manages(request):
            await self.show(request)
            return
        it = await self.edition(request, id.ply)
        await request.reply(panel.stopping(it, request.t))

    async def on_seasonoff(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Turn the open season off: its places are final."""
        if not self.manages(request):
            await self.show(request)
            return
        it = await self.edition(request, id.ply)
        await self.seasons.end_now(it.id)
        await self.show(request)

    async def on_seasonrules(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """The rules in short."""
        await request.reply_privately(panel.rules(request.t))

    async def on_seasonrecord(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """The record of a season, from which everything can be computed anew."""
        it = await self.edition(request, id.ply)
        file = (f"season-{it.id}.json", it.record.model_dump_json(indent=1))
        await request.reply_privately(Sheet("", request.t("season-record-here")), file)

    async def panel(self, request: Request) -> Sheet:
        """What the user sees of the season that goes on."""
        over = await self.seasons.editions(request.interaction.guild_id or 0, over=True)
        mine = (request.person, self.manages(request))
        return await panel.panel(self.house, await self.running(request), over, request.t, *mine)

    async def running(self, request: Request) -> Edition | None:
        """The open season of this server that goes on."""
        found = await self.seasons.editions(request.interaction.guild_id or 0, most=1)
        return found[0] if found else None

    async def edition(self, request: Request, number: int) -> Edition:
        """A season of this server; raises `NoSeason` for those of others."""
        it = await self.seasons.edition(number)
        if it.row.guild != request.interaction.guild_id:
            raise NoSeason(str(number))
        return it

    def manages(self, request: Request) -> bool:
        """Whether the user manages this server."""
        return request.interaction.guild_id is not None and request.interaction.permissions.manage_guild


async def setup(bot: Kontor) -> None:
    """Add the cog."""
    await bot.add_cog(Season(bot))
