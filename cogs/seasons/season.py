"""Command `/season`: shows seasons; managers turn the open one on and off, and move boards."""

from __future__ import annotations

from contextlib import suppress

import discord

from bot.app import Kontor
from bot.interactions.request import Request
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.platform.places import missing_for_tables
from bot.platform.translator import command
from bot.views.seasons import panel
from bot.views.seasons.calendar import calendar
from bot.views.seasons.channel_panel import channel_choice, channel_moved
from bot.views.seasons.fair_play import fair_play_list
from bot.views.seasons.schedule import PART
from cogs.seasons.common import BaseSeasonCog
from engine.seasons.service.edition import Edition
from engine.tables.model.errors import Impossible, NoSeason, Stale


class SeasonCog(BaseSeasonCog):
    """Shows seasons; starts and ends the open one."""

    @command("season")
    async def season(self, interaction: discord.Interaction[Kontor]) -> None:
        request = Request(interaction)
        await self.bot.responder.receive(request, self.show(request))

    async def on_season(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Show the user's part of a season, or the season or division that was chosen from a menu."""
        if id.name == PART and values and values[0].isdecimal():
            await self.show_part(request, await self.edition(request, id.ply), int(values[0]))
            return
        number = int(values[0]) if values and values[0].isdecimal() else id.ply
        await self.show(request, await self.edition(request, number) if number else None)

    async def on_seasonkinds(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Show the kinds of seasons that a manager can open."""
        if not self.manages(request):
            await self.show(request)
            return
        runs = await self.running(request) is not None
        await request.reply(panel.kinds_sheet(request.t, open_runs=runs))

    async def on_seasonon(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Turn the open season on; its board stands in this channel."""
        if not self.manages(request):
            await self.show(request)
            return
        if await self.running(request) is None:
            if not await self.check_permissions(request):
                return
            zone = await self.zone(request)
            language = await self.services.language(request.interaction)
            place = (request.interaction.guild_id or 0, request.interaction.channel_id or 0)
            with suppress(Stale):  # another manager was quicker: theirs is shown
                await self.seasons.begin_month(*place, request.person, language, zone)
        await self.show(request)

    async def on_seasonhere(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Show the board in this channel from now on."""
        if not self.manages(request):
            await self.show(request)
            return
        edition = await self.edition(request, id.ply)
        scheduled = not edition.kind.follows_server
        if scheduled and not isinstance(request.interaction.channel, discord.TextChannel):
            await request.reply_privately(Sheet("", request.t("error-no-thread-here")))
        elif await self.check_permissions(request, edition.kind.venue):
            await self.show(request, await self.seasons.move(edition.id, request.interaction.channel_id or 0))

    async def on_seasonmove(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Offer a manager of the season's server another channel, or move it to the chosen one; also in a
        direct message. Raises `NoSeason` for other users, `Impossible` once the season is over, `Stale` for a
        channel that is not offered."""
        edition = await self.seasons.edition(id.ply)
        guild = self.bot.get_guild(edition.row.guild)
        member = await manager_of(guild, request.person) if guild else None
        if guild is None or member is None:
            raise NoSeason(str(id.ply))
        rooms = rooms_for(member, edition.kind.venue)
        if edition.over:
            raise Impossible("season-over")
        if not values:
            await request.reply(channel_choice(edition, rooms, request.t))
            return
        chosen = next((channel for channel, _ in rooms if str(channel) == values[0]), None)
        if chosen is None:
            raise Stale
        await request.reply(channel_moved(await self.seasons.move(edition.id, chosen), request.t))

    async def on_seasonstop(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Ask before the open season is turned off."""
        if not self.manages(request):
            await self.show(request)
            return
        edition = await self.edition(request, id.ply)
        await request.reply(panel.stop_question(edition, request.t))

    async def on_seasonoff(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Turn the open season off: its places are final."""
        if not self.manages(request):
            await self.show(request)
            return
        edition = await self.edition(request, id.ply)
        await self.seasons.end_now(edition.id)
        await self.show(request)

    async def on_seasonrules(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Show the rules of a kind of season in short."""
        await request.reply_privately(panel.rules(request.t, id.name))

    async def on_seasonrecord(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Send the record of a season, from which everything can be computed again; raises `Impossible` while
        it is withheld."""
        edition = await self.edition(request, id.ply)
        if edition.row.status not in edition.kind.record:
            raise Impossible("withheld")
        file = (f"season-{edition.id}.json", edition.record.model_dump_json(indent=1))
        await request.reply_privately(Sheet("", request.t("season-record-here")), file)

    async def on_seasoncalendar(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Send the dates of a season as a file for calendars."""
        edition = await self.edition(request, id.ply)
        file = (f"season-{edition.id}.ics", calendar(edition, request.t))
        await request.reply_privately(Sheet("", request.t("season-calendar-here")), file)

    async def on_seasonfair(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Show managers the list of pairs whose gifts to each other stand out."""
        if not self.manages(request):
            await self.show(request)
            return
        guild = request.interaction.guild_id or 0
        await request.reply_privately(await fair_play_list(self.services, guild, request.t))

    async def running(self, request: Request) -> Edition | None:
        """The running open season of this server."""
        editions = await self.seasons.editions(request.interaction.guild_id or 0)
        return next((edition for edition in editions if edition.kind.follows_server), None)


async def manager_of(guild: discord.Guild, person: int) -> discord.Member | None:
    """A member who manages a server; None: they do not, or are no member. Raises what Discord raises."""
    try:
        member = await guild.fetch_member(person)
    except discord.NotFound:
        return None
    return member if member.guild_permissions.manage_guild else None


def rooms_for(member: discord.Member, venue: str) -> list[tuple[int, str]]:
    """The text channels, number and name, that a member sees and in which a season can go on."""
    bot, rooms = member.guild.me, member.guild.text_channels
    visible = [room for room in rooms if room.permissions_for(member).view_channel]
    return [
        (room.id, room.name) for room in visible if not missing_for_tables(room.permissions_for(bot), venue)
    ]
