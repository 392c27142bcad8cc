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
from bot.views.seasons.mine import Reader, season_panel
from bot.views.seasons.schedule import part_page
from cogs.tables.lobby import lacking
from engine.seasons.service.edition import Edition
from engine.tables.model.errors import NoSeason


class BaseSeasonCog(commands.Cog):
    """Finds and shows seasons of a server. In an id, the moment is the number of a season."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.house = bot.house
        self.seasons = bot.house.seasons
        bot.router.register(self)

    async def edition(self, request: Request, number: int) -> Edition:
        """A season of this server; raises `NoSeason` for those of others."""
        it = await self.seasons.edition(number)
        if it.row.guild != request.interaction.guild_id:
            raise NoSeason(str(number))
        return it

    def manages(self, request: Request) -> bool:
        """Whether the user manages this server."""
        return request.interaction.guild_id is not None and request.interaction.permissions.manage_guild

    async def may_speak(self, request: Request, place: str = "here") -> bool:
        """Whether the bot may post a board here, and with `thread` open tables; if not, the user reads what
        is missing."""
        if missing := lacking(request.interaction, place):
            names = ", ".join(request.t(f"permission-{name}") for name in missing)
            channel = f"<#{request.interaction.channel_id}>"
            refusal = request.t("error-permissions", channel=channel, names=names)
            await request.reply_privately(Sheet("", refusal))
        return not missing

    async def zone(self, request: Request) -> str:
        """The time zone of the user, which becomes that of a season."""
        return (await self.house.tables.habits(request.person))[request.person].zone

    async def show(self, request: Request, it: Edition | None = None, note: str = "") -> None:
        """Show a season privately, with what its reader may press; None: the one that concerns them most;
        where none runs, the newest that is over. `note`: something to say first."""
        guild = request.interaction.guild_id or 0
        running = await self.seasons.editions(guild)
        over = await self.seasons.editions(guild, over=True)
        it = it or next(iter((*sorted(running, key=lambda it: concern(it, request.person)), *over)), None)
        rest = [other for other in (*running, *over) if it is None or other.id != it.id]
        sheet, drawing = await self.sheet(request, it, back=bool(running))
        sheet = replace(sheet, text="\n\n".join(filter(None, (note, sheet.text))))
        picture = await self.picture(request, drawing)
        more = [*panel.others(rest, request.t)]
        if it is not None and self.manages(request):
            more.append(Button(Id("seasonkinds", 0), request.t("season-do-another")))
        await request.reply(replace(sheet.adding(*more), picture=picture))

    async def show_part(self, request: Request, it: Edition, number: int) -> None:
        """Show a division or group of a long season privately; raises `Stale` for one that there is not."""
        sheet, drawing = await part_page(self.house, await self.seasons.overview(it), number, request.t)
        await request.reply(replace(sheet, picture=await self.picture(request, drawing)))

    async def picture(self, request: Request, drawing: Drawing | None) -> Picture | None:
        """What is drawn in time; None where there is nothing to draw."""
        guild = request.interaction.guild_id or 0
        return await self.house.picture(lambda: drawing, request.t, request.picture_timeout, guild)

    async def sheet(self, request: Request, it: Edition | None, *, back: bool) -> Shown:
        """A season as its reader sees it; `back`: there is one that runs."""
        mine, here = (request.person, self.manages(request)), request.interaction.channel_id or 0
        if it is None:
            return Shown(panel.none(request.t, mine[1]))
        if it.kind.follows_server:
            if it.over:
                return await panel.past(self.house, it, request.t, request.person, back=back)
            return Shown(await panel.panel(self.house, it, request.t, *mine, here))
        reader = Reader(*mine, here)
        return await season_panel(self.house, await self.seasons.overview(it), request.t, reader)


def concern(it: Edition, person: int) -> tuple[bool, bool, bool, int]:
    """Sort key: seasons of which a person is a player first, of these the ones that run; then the open one,
    then the newest."""
    plays = not it.kind.follows_server and it.number(person) is not None
    return (not plays, plays and it.row.status != "running", not it.kind.follows_server, -it.id)
