"""/call: looks for players, by one message that edits itself."""

from __future__ import annotations

from collections.abc import Awaitable

import discord
from discord.ext import commands

from bot.app import Kontor
from bot.interactions import limits
from bot.interactions.request import Request
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.platform.translator import command
from bot.texts.formats import game_title
from bot.views import calls as views
from bot.views.calls import CallWish
from bot.views.seasons.headings import heading
from cogs.tables.lobby import missing_permissions, other_channel
from engine.calls.events import CHOICES, Terms
from engine.calls.rings import APART
from engine.calls.service.calls import Call, people_at
from engine.tables.model.errors import Full, Impossible, NoCall, NotSeated, Occupied, Stale
from engine.tables.model.table import Table
from engine.tables.model.terms import digest_of_terms

YES = "yes"


class CallsCog(commands.Cog):
    """Calls for players. In an id, the name begins with the number of the call."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.services = bot.services
        self.calls = bot.services.calls
        bot.router.register(self)

    @command("call")
    async def call(self, interaction: discord.Interaction[Kontor]) -> None:
        """Show the form of a call, or the one that the user has open."""
        request = Request(interaction)
        await self.bot.responder.receive(request, self.show_form(request, None))

    async def on_callform(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """The same by a button; `table`: for a lobby at which the user sits."""
        await self.show_form(request, await self.lobby(request, id))

    async def lobby(self, request: Request, id: Id) -> Table | None:
        """The lobby for which players are called; raises `NotSeated`, `Full`, `WrongMoment` and,
        where it stands elsewhere, `Stale`."""
        if not id.table:
            return None
        table = await self.services.tables.table(id.table)
        table.expect("lobby")
        if request.person not in table.people:
            raise NotSeated
        if len(table.chairs) >= table.limit:
            raise Full
        if table.channel != request.interaction.channel_id:
            raise Stale
        return table

    async def show_form(self, request: Request, lobby: Table | None) -> None:
        """Open the modal; instead of it the user's open call, or why none can be opened here. Raises
        `Occupied`, and `Impossible` for a call on another server."""
        if (number := await self.calls.store.find("caller", request.person)) is not None:
            call = await self.calls.call(number)
            if call.row.guild != request.interaction.guild_id:
                raise Impossible("call-caller")
            await self.show_panel(request, call)
            return
        if refusal := await self.refusal(request, lobby):
            await request.reply_privately(Sheet("", refusal))
            return
        games = await self.services.games(request.interaction)
        preset = await self.preset(request, games)
        manages, table = may_open_seasons(request), lobby.id if lobby else None
        await request.open_modal(views.call_modal(games, preset, request.t, table, manages=manages))

    async def refusal(self, request: Request, lobby: Table | None) -> str:
        """Why no call can be opened here; empty where one can. Raises `Occupied` for a thread with a
        table."""
        if lobby is None and (home := await other_channel(self.services, request)) is not None:
            return request.t("lobby-elsewhere", channel=f"<#{home}>")
        busy = () if lobby else await self.services.store.open_tables(request.interaction.channel_id or 0)
        if busy and isinstance(request.interaction.channel, discord.Thread):
            raise Occupied(busy[0])  # no thread can be opened in a thread
        if missing := missing_permissions(request.interaction, "thread" if busy else "here"):
            names = ", ".join(request.t(f"permission-{name}") for name in missing)
            channel = f"<#{request.interaction.channel_id}>"
            return request.t("error-permissions", channel=channel, names=names)
        return "" if lobby else await limits.refusal(self.services, self.bot.limits, request)

    async def preset(self, request: Request, games: list[str]) -> CallWish:
        """What the user chose last time, else the likeliest."""
        words = await self.calls.store.preset(request.person)
        try:
            return CallWish.of(words.split("."))
        except Stale:
            return CallWish(games[0], language=await self.services.language(request.interaction))

    async def on_callnew(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Show what the form says, and how many would be rung, before it is sent; raises `Stale` for a form
        that the bot did not send."""
        table = await self.lobby(request, id)
        words = values[-1] if table else CallWish.of(values).words
        terms = terms_in(words, table)
        guild, known = request.interaction.guild_id or 0, {request.person, *(table.people if table else ())}
        rung = await self.calls.rung(guild, terms.game, known)
        send = Id("callsend", id.table, 0, words)
        season = await self.season(guild, terms, request)
        await request.reply_privately(views.preview(terms, send, len(rung), request.t, season))

    async def season(self, guild: int, terms: Terms, request: Request) -> tuple[str, int] | None:
        """Name and number of a season of this game for which people can sign up."""
        for edition in await self.services.seasons.editions(guild):
            if edition.row.status == "sign-up" and edition.plan.game == terms.game:
                return heading(edition, request.t), edition.id
        return None

    async def on_callsend(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Open the call as it was shown; raises `Stale` and `Impossible`."""
        table = await self.lobby(request, id)
        terms = terms_in(id.name, table)
        if terms.many and not may_open_seasons(request):
            raise Stale
        if refusal := await self.refusal(request, table):
            await request.reply_privately(Sheet("", refusal))
            return
        place = (request.interaction.guild_id or 0, request.interaction.channel_id or 0)
        call = await self.calls.open(terms, place, request.person, table.id if table else None)
        if table is None:
            self.bot.limits.count(request.person)
            await self.calls.store.keep_preset(request.person, id.name)
        await self.show_panel(request, call)

    # Those who come

    async def on_callin(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """The user is in; the caller sees what else they may do. Raises `Impossible` where they were in."""
        call = await self.call_of(request, id)
        if request.person == call.state.caller and not call.over:
            await self.show_panel(request, call)
            return
        await self.redraw(request, self.calls.join(call.id, request.person, whole=False))

    async def on_callwhole(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """The user is in if all seats are taken by people; raises `Impossible` where they were in so."""
        call = await self.call_of(request, id)
        await self.redraw(request, self.calls.join(call.id, request.person, whole=True))

    async def on_callout(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """The user is in no more; their caller is asked whether the call ends."""
        call = await self.call_of(request, id)
        if request.person == call.state.caller and not call.over:
            await self.show_panel(request, call)
            return
        await self.redraw(request, self.calls.leave(call.id, request.person))

    async def on_callchoose(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """What becomes of a call that is not full, for the user; raises `Stale` for another answer."""
        call, choice = await self.call_of(request, id), id.name.partition(".")[2]
        known = next((name for name in CHOICES if name == choice), None)
        if known is None:
            raise Stale
        await self.redraw(request, self.calls.choose(call.id, request.person, known))

    async def redraw(self, request: Request, change: Awaitable[Call]) -> None:
        """Show a changed call on its message; what follows from it the agenda does."""
        call = await change
        t = self.services.calls_texts(call)
        sheet = views.call_sheet(await self.services.call_view(call), t)
        if await request.redraw(sheet):
            await self.calls.store.mark_redrawn(call.row)

    # The caller

    async def on_callbring(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Keep seats for the chosen members, who press themselves; raises `Impossible`, `Full`, `Stale`."""
        call = await self.call_of(request, id)
        if not all(value.isdecimal() for value in values):
            raise Stale
        guests = [int(value) for value in values]
        await self.show_panel(request, await self.calls.invite(call.id, request.person, guests))

    async def on_callend(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """End the user's call, after a confirmation where others are in; raises `Impossible`."""
        call = await self.call_of(request, id)
        view, alone = await self.services.call_view(call), len(call.state.waiting) == 1
        if not id.name.endswith(f".{YES}") and not alone:
            await request.reply(views.end_question(view, request.t))
            return
        await self.calls.end(call.id, request.person)
        await request.reply(Sheet("", request.t("find-ended")))

    async def on_callleague(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Make a league of the user's call, if they may open seasons; raises `Impossible`."""
        call = await self.call_of(request, id)
        guild = call.row.guild
        if not may_open_seasons(request):
            raise Impossible("call-caller-only")
        if reached := await self.bot.limits.check_season(guild, request.person):
            await request.reply_privately(Sheet("", limits.reason(reached, request.t)))
            return
        await self.calls.make_league(call.id, request.person)
        await request.reply(Sheet("", request.t("find-league-opens")))

    async def show_panel(self, request: Request, call: Call) -> None:
        """What the caller may do, privately."""
        view = await self.services.call_view(call)
        await request.reply(views.caller_panel(view, request.t, league=may_open_seasons(request)))

    # Rings

    async def on_callring(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Ring the user for calls for this game on this server from now on; raises `Stale` for no game."""
        game, guild = id.name.partition(".")[2], request.interaction.guild_id
        if guild is None or game not in await self.services.games(request.interaction):
            raise Stale
        await self.calls.store.subscribe(request.person, guild, game)
        text = request.t("find-ring-on", game=game_title(request.t, game))
        await request.reply_privately(Sheet("", text, [views.stop_button(guild, request.t)]))

    async def on_callstop(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Ring the user no more on a server, wherever they press this; raises `Stale`."""
        if not id.name.isdecimal():
            raise Stale
        since = self.services.tables.clock() - APART
        await self.calls.store.unsubscribe(request.person, int(id.name), since)
        await request.reply(Sheet("", request.t("find-ring-off")))

    async def call_of(self, request: Request, id: Id) -> Call:
        """A call of this server; raises `NoCall` for those of others."""
        number = id.name.partition(".")[0]
        call = await self.calls.call(int(number) if number.isdecimal() else 0)
        if call.row.guild != request.interaction.guild_id:
            raise NoCall(number)
        return call

    # What takes a call away

    @commands.Cog.listener("on_guild_channel_delete")
    async def end_in_channel(self, channel: discord.abc.GuildChannel) -> None:
        """End the call of a channel that was deleted."""
        if (number := await self.calls.store.find("channel", channel.id)) is not None:
            await self.calls.void(number)


def terms_in(words: str, table: Table | None) -> Terms:
    """The terms that words of an id stand for; of a lobby they say only the hours. Raises `Stale`."""
    if table is None:
        return CallWish.of(words.split(".")).terms()
    if words not in map(str, views.HOURS):
        raise Stale
    return Terms(
        game=table.key, expansions=table.expansions, seats=people_at(table), pace=table.pace,
        language=table.language, hours=int(words), lobby=digest_of_terms(table),
    )  # fmt: skip


def may_open_seasons(request: Request) -> bool:
    """Whether the user manages this server."""
    return request.interaction.guild_id is not None and request.interaction.permissions.manage_guild
