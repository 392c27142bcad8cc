"""What all commands and controls of seasons share."""

from __future__ import annotations

from dataclasses import replace

from discord.ext import commands

from bot.app import Kontor
from bot.interactions.request import Request
from bot.messages.controls import Button
from bot.messages.ids import Id
from bot.messages.sheets import Picture, Sheet
from bot.pictures.drawing import Drawing
from bot.views.seasons import panel
from bot.views.seasons.board import Shown
from bot.views.seasons.schedule import part_page
from bot.views.seasons.sign_up_panel import Reader, season_panel
from cogs.tables.lobby import missing_permissions
from engine.seasons.service.edition import Edition
from engine.tables.model.errors import NoSeason


class BaseSeasonCog(commands.Cog):
    """Finds and shows seasons of a server. In an id, the moment is the number of a season."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.services = bot.services
        self.seasons = bot.services.seasons
        bot.router.register(self)

    async def edition(self, request: Request, number: int) -> Edition:
        """A season of this server; raises `NoSeason` for those of others."""
        edition = await self.seasons.edition(number)
        if edition.row.guild != request.interaction.guild_id:
            raise NoSeason(str(number))
        return edition

    def manages(self, request: Request) -> bool:
        """Whether the user manages this server."""
        return request.interaction.guild_id is not None and request.interaction.permissions.manage_guild

    async def check_permissions(self, request: Request, place: str = "here") -> bool:
        """Whether the bot may post a board here, and with `thread` open tables; if not, tell the user what is
        missing."""
        if missing := missing_permissions(request.interaction, place):
            names = ", ".join(request.t(f"permission-{name}") for name in missing)
            channel = f"<#{request.interaction.channel_id}>"
            refusal = request.t("error-permissions", channel=channel, names=names)
            await request.reply_privately(Sheet("", refusal))
        return not missing

    async def zone(self, request: Request) -> str:
        """The time zone of the user, which becomes that of a season."""
        return (await self.services.tables.habits(request.person))[request.person].zone

    async def show(self, request: Request, edition: Edition | None = None, note: str = "") -> None:
        """Show a season privately, with what its reader may press; None: the one that concerns them most;
        where none runs, the newest that is over. `note`: something to say first."""
        guild = request.interaction.guild_id or 0
        running = await self.seasons.editions(guild)
        over = await self.seasons.editions(guild, over=True)
        edition = edition or next(
            iter((*sorted(running, key=lambda each: relevance(each, request.person)), *over)), None
        )
        rest = [each for each in (*running, *over) if edition is None or each.id != edition.id]
        sheet, drawing = await self.sheet(request, edition, back=bool(running))
        sheet = replace(sheet, text="\n\n".join(filter(None, (note, sheet.text))))
        picture = await self.picture(request, drawing)
        more = [*panel.other_seasons(rest, request.t)]
        if edition is not None and self.manages(request):
            more.append(Button(Id("seasonkinds", 0), request.t("season-do-another")))
        more.append(Button(Id("callform", 0), request.t("find-title")))
        await request.reply(replace(sheet.adding(*more), picture=picture))

    async def show_part(self, request: Request, edition: Edition, number: int) -> None:
        """Show a division or group of a long season privately; raises `Stale` for one that there is not."""
        sheet, drawing = await part_page(
            self.services, await self.seasons.overview(edition), number, request.t
        )
        await request.reply(replace(sheet, picture=await self.picture(request, drawing)))

    async def picture(self, request: Request, drawing: Drawing | None) -> Picture | None:
        """The picture, if it is drawn in time; None where there is nothing to draw."""
        guild = request.interaction.guild_id or 0
        return await self.services.picture(lambda: drawing, request.t, request.picture_timeout, guild)

    async def sheet(self, request: Request, edition: Edition | None, *, back: bool) -> Shown:
        """The page of a season for its reader; `back`: with a button to one that runs."""
        reader = Reader(request.person, self.manages(request), request.interaction.channel_id or 0)
        if edition is None:
            return Shown(panel.no_season(request.t, reader.manages))
        if edition.kind.follows_server:
            if edition.over:
                return await panel.past_season(self.services, edition, request.t, request.person, back=back)
            return Shown(
                await panel.panel(
                    self.services, edition, request.t, reader.person, reader.manages, reader.here
                )
            )
        return await season_panel(self.services, await self.seasons.overview(edition), request.t, reader)


def relevance(edition: Edition, person: int) -> tuple[bool, bool, bool, int]:
    """Sort key: seasons of which a person is a player first, of these the ones that run; then the open one,
    then the newest."""
    plays = not edition.kind.follows_server and edition.number(person) is not None
    return (
        not plays,
        plays and edition.row.status != "running",
        not edition.kind.follows_server,
        -edition.id,
    )
