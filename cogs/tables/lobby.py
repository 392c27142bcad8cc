"""/new: a table in this channel or in a thread of its own."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, cast, get_args

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Kontor
from bot.games.registry import PRESENTERS
from bot.interactions import limits
from bot.interactions.request import Request
from bot.interactions.threads import Threads
from bot.messages.controls import OPTIONS
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.platform.places import may_post, needed
from bot.platform.translator import command, options, tr
from bot.services import Services, favourite_key, home_key
from bot.texts import LOCALES, Texts
from bot.texts.formats import game_title, set_title, visible
from bot.views.table.opening_form import PLACES, OpeningForm, occupied_sheet, opening_sheet
from engine.games import GAMES
from engine.tables.model.clock import OFFERED
from engine.tables.model.errors import NotAllowed, Occupied, Stale
from engine.tables.model.outbox import Note
from engine.tables.model.table import AtZero, Chair, Table
from engine.tables.people import lobby
from engine.tables.people.series import LENGTHS

LEAST = min(GAMES[key].seats[0] for key in PRESENTERS)
MOST = max(GAMES[key].seats[-1] for key in PRESENTERS)
"""Seats of a table, for any game."""


class LobbyCog(commands.Cog):
    """Opens tables."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.services = bot.services
        self.threads = Threads(bot, bot.services)
        bot.router.register(self)

    @command("new")
    @options(
        game="new-game",
        seats="new-seats",
        expansion="new-expansion",
        place="new-place",
        language="new-language",
        pace="new-pace",
        at_zero="new-at-zero",
        hints="new-hints",
        series="new-series",
    )
    @app_commands.choices(
        game=[app_commands.Choice(name=tr(f"game-{key}", key), value=key) for key in PRESENTERS],
        place=[app_commands.Choice(name=tr(f"command-new-place-{place}"), value=place) for place in PLACES],
        language=[
            app_commands.Choice(name=Texts.of(locale)("language-name"), value=locale) for locale in LOCALES
        ],
        pace=[app_commands.Choice(name=tr(f"pace-{pace}"), value=pace) for pace in OFFERED],
        at_zero=[app_commands.Choice(name=tr(f"at-zero-{rule}"), value=rule) for rule in get_args(AtZero)],
        series=[
            app_commands.Choice(
                name=tr("series-best-of", length=length) if length > 1 else tr("series-one"), value=length
            )
            for length in LENGTHS
        ],
    )
    async def new(  # noqa: PLR0913, PLR0917  # an argument an option
        self,
        interaction: discord.Interaction[Kontor],
        game: str = "",
        seats: app_commands.Range[int, LEAST, MOST] = 4,
        expansion: str = "",
        place: str = "here",
        language: str = "",
        pace: str = "none",
        at_zero: str = "nothing",
        hints: bool | None = None,
        series: int = 1,
    ) -> None:
        """Open a lobby; the user sits down and is the host."""
        request = Request(interaction, public=place == "here")
        wish = OpeningForm(game, expansion, seats, place, language, pace, at_zero, hints, series)
        await self.bot.responder.receive(request, self.begin(request, wish))

    @new.autocomplete("expansion")
    async def expansions(
        self, interaction: discord.Interaction[Kontor], typed: str
    ) -> list[app_commands.Choice[str]]:
        """Expansions of the chosen game, else of all, whose names contain the input."""
        t, game = await self.services.texts_of(interaction), getattr(interaction.namespace, "game", None)
        games = [game] if game in PRESENTERS else PRESENTERS
        names = [(name, t.within(key)(f"game-{name}")) for key in games for name in GAMES[key].expansions]
        matches = [(key, name) for key, name in names if typed.casefold() in name.casefold()]
        return [app_commands.Choice(name=name, value=key) for key, name in matches[:OPTIONS]]

    async def begin(self, request: Request, wish: OpeningForm) -> None:
        """Open the table at once; which game it is, its lobby lets the host change. A server may want all of
        its tables in one channel."""
        if (home := await other_channel(self.services, request)) is not None:
            await request.reply_privately(Sheet("", request.t("lobby-elsewhere", channel=f"<#{home}>")))
            return
        game = wish.game or await self.resolve_game(request, wish.expansion)
        await self.open(request, replace(wish, game=game))

    async def resolve_game(self, request: Request, expansion: str) -> str:
        """The game to which an expansion belongs, else what this server likes best, else what was played here
        last, else the first one."""
        homes = [key for key in PRESENTERS if expansion in GAMES[key].expansions]
        guild = request.interaction.guild_id or 0
        liked = (
            await self.services.store.people.setting(favourite_key(guild)),
            (await self.last_game(guild))[0],
        )
        return next(iter((*homes, *(key for key in liked if key in PRESENTERS), *PRESENTERS)))

    async def last_game(self, guild: int) -> tuple[str, str]:
        """Game and expansion that were played last on a server; empty for none."""
        game, expansions = await self.services.store.results.latest(guild) or ("", ())
        return (game, next(iter(expansions), "")) if game in PRESENTERS else ("", "")

    async def on_newtable(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """The same as the command without options; after a lesson with its game. Raises `Stale`."""
        request.public = True
        await self.begin(request, OpeningForm.of(id, values) if id.name else OpeningForm())

    async def on_newthread(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """The same table in a thread of its own; raises `Stale`."""
        await self.begin(request, replace(OpeningForm.of(id, values), place="thread"))

    async def on_othergame(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """All games, each with a line, for the host to take another one; first what was played here last.
        Raises `NotAllowed`."""
        table = await self.services.tables.table(id.table)
        table.expect("lobby")
        if request.person != table.host and not request.manages:
            raise NotAllowed
        last = await self.last_game(table.guild)
        game, expansion = last if last[0] else (table.key, "")
        await request.reply_privately(opening_sheet(OpeningForm(game, expansion, table.limit), request.t))

    async def on_choose(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """A game or an expansion was chosen in the form; the picture shows which game."""
        wish = OpeningForm.of(id, values)
        picture = None
        if wish.game:
            t = request.t.within(wish.game)
            cover = partial(PRESENTERS[wish.game].pictures.cover, t)
            picture = await self.services.picture(cover, t, request.picture_timeout)
        await request.reply(opening_sheet(wish, request.t, picture))

    async def on_opentable(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Set up the lobby of this channel as the form says; raises `Stale`."""
        wish = OpeningForm.of(id, values)
        if not wish.game:
            raise Stale
        table = await self.bot.responder.access.of_channel(request)
        for changes in ({"key": wish.game}, {"expansions": wish.expansions}):
            table = await self.services.tables.do(
                table.id, lobby.change_settings, request.person, request.manages, changes
            )
        game = set_title(request.t, table.key, *table.expansions)
        await request.reply(Sheet("", request.t("lobby-changed", game=game)))

    async def open(self, request: Request, wish: OpeningForm) -> None:
        """Check the game's and the channel's limits, then open the table in the chosen place."""
        refusal = refusal_reason(request.t, wish)
        missing = missing_permissions(request.interaction, wish.place)
        if missing:
            names = ", ".join(request.t(f"permission-{name}") for name in missing)
            facts = {"channel": f"<#{request.interaction.channel_id}>", "names": names}
            refusal = request.t("error-permissions", **facts)
        refusal = refusal or await limits.refusal(self.services, self.bot.limits, request)
        if refusal:
            await request.reply_privately(Sheet("", refusal))
            return
        language = wish.language or await self.services.language(request.interaction)
        table = replace(self.new_lobby(request, wish), language=language)
        await (
            self.open_thread(request, table)
            if wish.place == "thread"
            else self.open_here(request, table, wish)
        )

    async def open_here(self, request: Request, lobby: Table, wish: OpeningForm) -> None:
        """The answer to the command is the table's board."""
        boards = self.bot.sender.boards
        async with boards.channel_lock(lobby.channel):  # or the sender might post one, too
            try:
                table = await self.services.tables.open(lobby)
            except Occupied as taken:
                if isinstance(request.interaction.channel, discord.Thread):
                    raise
                offered = not missing_permissions(request.interaction, "thread")
                await request.reply_privately(occupied_sheet(taken, request.t, wish, offered=offered))
                return
            self.bot.limits.count(request.person)
            sheet = await self.services.board(table, request.picture_timeout)
            await boards.adopt(table, await request.publish(sheet))
            if self.bot.responder.owes_picture(request, table, sheet):
                await self.services.store.mail.say(Note(table.id, "board", revision=table.revision))

    async def open_thread(self, request: Request, lobby: Table) -> None:
        """A thread of its own, in which the sender posts the board."""
        channel = request.interaction.channel
        if not isinstance(channel, discord.TextChannel):
            await request.reply_privately(Sheet("", request.t("error-no-thread-here")))
            return
        t = self.services.public_texts(lobby)
        name = t(
            "thread-name",
            game=game_title(t, lobby.key),
            host=visible(request.interaction.user.display_name) or t("unknown-player"),
        )
        thread = await self.threads.open(channel, lobby, request.interaction.id, name)
        self.bot.limits.count(request.person)
        await request.reply_privately(Sheet("", request.t("new-opened", where=thread.mention)))

    @commands.Cog.listener("on_ready")
    async def servers_known(self) -> None:
        """Delete the threads that the previous process has left empty."""
        await self.threads.resume_plans()
        self.bot.sender.wake()

    def new_lobby(self, request: Request, wish: OpeningForm) -> Table:
        """A lobby with the user as its host and only player."""
        now = self.services.tables.clock()
        return Table(
            id=0,
            guild=request.interaction.guild_id or 0,
            channel=request.interaction.channel_id or 0,
            host=request.person,
            key=wish.game,
            expansions=wish.expansions,
            limit=wish.seats,
            pace=wish.pace,
            at_zero=cast(AtZero, wish.at_zero),
            hints=bool(wish.hints),
            decided=wish.hints is not None,
            best_of=wish.series,
            chairs=(Chair(person=request.person, acted=now),),
            created=now,
            changed=now,
        )


async def other_channel(services: Services, request: Request) -> int | None:
    """The channel in which this server wants its tables; None: this one (or a thread of it), or any."""
    guild, here = request.interaction.guild, request.interaction.channel
    home = int(await services.store.people.setting(home_key(guild.id)) or 0) if guild else 0
    known = guild.get_channel(home) if guild else None
    at_home = home in (request.interaction.channel_id, getattr(here, "parent_id", None))
    return None if known is None or at_home or not may_post(known) else home


def refusal_reason(t: Texts, wish: OpeningForm) -> str:
    """Reason why a game cannot be played like this; empty if it can."""
    game, name = GAMES[wish.game], game_title(t, wish.game)
    if wish.seats not in game.seats:
        return t("error-no-seats", game=name, least=game.seats[0], most=game.seats[-1])
    if {*wish.expansions} - {*game.expansions}:
        return t("error-no-expansion", game=name)
    return ""


def missing_permissions(interaction: discord.Interaction[Any], place: str) -> list[str]:
    """Permissions that the bot lacks for a table here or in a thread (`thread`, `private`)."""
    names = needed(place, in_thread=isinstance(interaction.channel, discord.Thread))
    return [name for name in names if not getattr(interaction.app_permissions, name)]
