"""/settings: preferences of a person, a server and its tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Kontor
from bot.games.registry import PRESENTERS
from bot.interactions.request import Request
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.platform.faults import FAILURES, summary
from bot.platform.places import open_channels
from bot.platform.translator import command, options, tr
from bot.services import favourite_key, home_key
from bot.texts import LOCALES, Texts
from bot.texts.formats import mentions
from bot.views.people import habits, zones
from bot.views.people.home import SERVER, Home
from bot.views.people.settings import OPEN, SettingsPanel
from engine.tables.model.habits import BadHabit
from engine.tables.people import lobby

log = logging.getLogger(__name__)
SHOWN = 25
"""Discord's limit on the choices of an option."""
LANGUAGES: tuple[tuple[str | app_commands.locale_str, str], ...] = (
    (tr("settings-option-discords-language"), habits.FROM_DISCORD),
    *((Texts.of(locale)("language-name"), locale) for locale in LOCALES),
)
"""Languages to choose from, with their names."""
STAYS = {
    "quiet_from": "quiet",
    "quiet_until": "quiet",
    "vacation_from": "vacation",
    "vacation_until": "vacation",
}
"""The page of the panel that stays open after a choice, for there are two ends to choose."""


class SettingsCog(commands.Cog):
    """Settings panel."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.services = bot.services
        self.people = bot.services.store.people
        self.welcomed: set[int] = set()
        bot.router.register(self)
        bot.responder.on_success = self.welcome

    @command("settings", anywhere=True)
    @options(zone="settings-zone", language="settings-language")
    @app_commands.choices(language=[app_commands.Choice(name=name, value=value) for name, value in LANGUAGES])
    async def settings(
        self, interaction: discord.Interaction[Kontor], zone: str = "", language: str = ""
    ) -> None:
        """Show the panel, after what was typed."""
        request = Request(interaction)
        await self.bot.responder.receive(request, self.apply_options(request, zone, language))

    @settings.autocomplete("zone")
    async def zones_like(
        self, interaction: discord.Interaction[Kontor], typed: str
    ) -> list[app_commands.Choice[str]]:
        """Time zones by city or country; where none fits, those in which most people live."""
        language = (await self.services.texts_of(interaction)).locale
        now = self.services.tables.clock()
        places = await asyncio.to_thread(zones.search, typed, language) or zones.common(language)
        return [
            app_commands.Choice(
                name=f"{place.name} · {zones.time_there(place.zone, now)}"[:100], value=place.zone
            )
            for place in places[:SHOWN]
        ]

    async def apply_options(self, request: Request, zone: str, language: str) -> None:
        """Apply the options of the command, then show the panel."""
        notes: list[str] = []
        places: Sequence[zones.ZonePlace] = ()
        if zone:
            note, places = await self.set_zone(request, zone)
            notes.append(note)
        if language:
            notes.append(await self.change(request, "language", language))
        page, note = "zone" if places else "", "\n".join(filter(None, notes))
        await request.reply_privately(await self.panel(request, page, note, places))

    async def set_zone(self, request: Request, zone: str) -> tuple[str, Sequence[zones.ZonePlace]]:
        """Change the time zone; returns a note, and the time zones that may be meant."""
        try:
            known = await asyncio.to_thread(zones.find, zone, request.t.locale)
        except BadHabit:
            places = await asyncio.to_thread(zones.search, zone, request.t.locale)
            return request.t("settings-which-zone" if places else "settings-bad-zone"), places
        return await self.change(request, "zone", known), ()

    async def on_settings(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Show a page of the panel; as a message of its own where it is opened from another one."""
        if id.name == OPEN:
            await request.reply_privately(await self.panel(request))
        else:
            await request.reply(await self.panel(request, id.name))

    async def on_habit(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Change a preference: `<field>` with the value of a menu, or `<field>.<value>`."""
        field, _, value = id.name.partition(".")
        note = await self.change(request, field, values[0] if values else value)
        await request.reply(await self.panel(request, STAYS.get(field, ""), note))

    async def on_spoken(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Set the language of new tables on this server or, with the number of a table, of its board."""
        language = Texts.of(values[0] if values else "").locale
        if id.table:
            table = await self.services.tables.do(
                id.table, lobby.set_language, request.person, request.manages, language
            )
            await request.reply(
                await self.services.care(table, request.person, request.t, manages=request.manages)
            )
            return
        if self.manages_server(request):
            await self.people.set_language(request.interaction.guild_id or 0, language)
            await self.services.seasons.set_language(request.interaction.guild_id or 0, language)
        await request.reply(await self.panel(request, SERVER))

    async def on_favourite(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Set the game that /new opens on this server; none: the first one."""
        game = values[0] if values and values[0] in PRESENTERS else ""
        await self.choose(request, favourite_key(request.interaction.guild_id or 0), game)

    async def on_channel(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Set the channel in which tables are opened on this server; none: any."""
        chosen, closed = open_channels(request.interaction.guild, values)
        if values and not chosen:
            note = request.t("closed-channels", channels=mentions(closed)) if closed else ""
            await request.reply(await self.panel(request, SERVER, note))
        else:
            channel = str(chosen[0]) if chosen else ""
            await self.choose(request, home_key(request.interaction.guild_id or 0), channel)

    async def choose(self, request: Request, name: str, value: str) -> None:
        """Remember what a manager has chosen for the server."""
        if self.manages_server(request):
            await self.people.set(name, value)
        await request.reply(await self.panel(request, SERVER))

    async def welcome(self, request: Request) -> None:
        """Offer a server's settings once, to the first manager who uses a command there."""
        guild, command = request.interaction.guild_id or 0, request.interaction.command
        if command is None or not self.manages_server(request) or guild in self.welcomed:
            return
        self.welcomed.add(guild)
        own = str(request.interaction.id)
        first = await self.people.agree_on(f"welcomed {guild}", own) == own
        if first and command.qualified_name != "settings":
            await request.reply_privately((await self.home(request)).offer())

    async def change(self, request: Request, field: str, value: str) -> str:
        """Change a preference and return a note about it. Enabling direct messages sends a first one."""
        now = self.services.tables.clock()
        try:
            changed = await self.services.tables.change_habits(
                request.person, lambda before: habits.change_habits(before, field, value, now)
            )
            request.language = changed.language
        except BadHabit as bad:
            return request.t(f"settings-bad-{bad.field}")
        asks = field in ("dms", "digest") and value != "off"
        if asks and await self.people.dms_closed(request.person):
            await self.people.close_dms(request.person, closed=False)
            hello = Sheet("", request.t("settings-hello"))
            await self.greet(request.person, hello, now)
        return ""

    async def greet(self, person: int, hello: Sheet, now: float) -> None:
        """Send a first direct message; the choice is stored even if that fails."""
        try:
            await self.bot.sender.direct_messages.write_to(person, hello, f"h{person:x}.{int(now) % 10**6}")
        except FAILURES as refused:
            log.warning("a greeting was not sent: %s", summary(refused))

    def is_installed(self, request: Request) -> bool:
        """Whether the bot is installed on this server, not only by the user."""
        return self.bot.get_guild(request.interaction.guild_id or 0) is not None

    def manages_server(self, request: Request) -> bool:
        """Whether the user manages the whole server: a permission in one channel is not enough."""
        return self.is_installed(request) and request.interaction.permissions.manage_guild

    async def panel(
        self, request: Request, page: str = "", note: str = "", places: Sequence[zones.ZonePlace] = ()
    ) -> Sheet:
        """The panel as it is now; `places`: time zones to choose from."""
        panel = SettingsPanel(
            habits=(await self.services.tables.habits(request.person))[request.person],
            now=self.services.tables.clock(),
            t=request.t,
            refused=await self.people.dms_closed(request.person),
            home=await self.home(request) if self.is_installed(request) else None,
            places=places,
        )
        return panel.sheet(page, note)

    async def home(self, request: Request) -> Home:
        """What the server has chosen."""
        guild = request.interaction.guild_id or 0
        return Home(
            t=request.t,
            language=await self.services.language(request.interaction),
            game=await self.people.setting(favourite_key(guild)) or "",
            channel=int(await self.people.setting(home_key(guild)) or 0),
            manages=self.manages_server(request),
        )
