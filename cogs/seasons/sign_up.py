"""Seasons with sign-up by buttons: opening, signing up, confirming, withdrawing, pausing, stepping in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from bot.app import Kontor
from bot.interactions import limits
from bot.interactions.request import Request
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.platform.places import open_channels
from bot.texts.formats import game_title, mentions
from bot.views.seasons import forms
from bot.views.seasons.mine import OFF, RESERVE, calling_off, question
from cogs.seasons.common import BaseSeasonCog
from engine.games import GAMES
from engine.seasons.kinds import KINDS, OPENED
from engine.seasons.service.edition import Edition
from engine.tables.model.errors import Stale

Step = Callable[[int, int], Awaitable[Edition]]
"""What a player does in a season, by the numbers of both."""
YES = "yes"
"""The name of a button that confirms a question."""


class SignUpCog(BaseSeasonCog):
    """What managers and players do about leagues, cups and duplicate weeks."""

    async def on_seasonnew(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """The modal by which a manager opens a season of a kind."""
        if not self.manages(request) or id.name not in OPENED:
            await self.show(request)
        elif await self.may_open(request, id.name):
            games = await self.house.games(request.interaction)
            now, zone = self.house.tables.clock(), await self.zone(request)
            await request.ask(forms.opening(id.name, games, now, zone, request.t))

    async def may_open(self, request: Request, kind: str) -> bool:
        """Whether the limits on open seasons and this channel allow one more; if not, the user reads why."""
        if reached := await self.bot.limits.check_season(request.interaction.guild_id or 0, request.person):
            await request.reply_privately(Sheet("", limits.reason(reached, request.t)))
            return False
        return await self.has_room(request, kind)

    async def has_room(self, request: Request, kind: str) -> bool:
        """Whether tables of a kind of season can stand in threads of this channel, those of a duplicate week
        in private ones; where not, the user is told why."""
        if not isinstance(request.interaction.channel, discord.TextChannel):
            await request.reply_privately(Sheet("", request.t("error-no-thread-here")))
            return False
        return await self.may_speak(request, KINDS[kind].venue)

    async def on_seasonopen(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Open a season as the modal says; raises `Stale` for a form that we did not send."""
        if not self.manages(request):
            await self.show(request)
            return
        wish = forms.wish_of(id.name, values, self.house.tables.clock(), await self.zone(request))
        seats, t = GAMES[wish.game].seats, request.t
        if wish.seats not in seats:
            name = game_title(t, wish.game)
            refusal = t("error-no-seats", game=name, least=seats[0], most=seats[-1])
            await request.reply_privately(Sheet("", refusal))
        elif await self.may_open(request, id.name):
            place = (request.interaction.guild_id or 0, request.interaction.channel_id or 0)
            language = await self.house.language(request.interaction)
            it = await self.seasons.open(wish, *place, request.person, language)
            await self.show(request, it)

    async def on_seasonchannels(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """The channels in which the tables shall stand, chosen by a manager; those that are closed to the bot
        are left out, and named."""
        it = await self.edition(request, id.ply)
        note = ""
        if self.manages(request):
            chosen, closed = open_channels(request.interaction.guild, values)
            it = await self.seasons.give_channels(it.id, chosen)
            note = request.t("closed-channels", channels=mentions(closed)) if closed else ""
        await self.show(request, it, note)

    async def on_seasonjoin(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """The modal by which one signs up; a reserve has nothing to choose, and is one at once. Raises
        `Stale` for a kind of season without sign-up."""
        edition = await self.edition(request, id.ply)
        if not edition.kind.scheduled:
            raise Stale
        if id.name == RESERVE:
            said = {"plays": False, "reserve": True}
            await self.show(request, await self.seasons.enter(edition.id, request.person, **said))
            return
        it = await self.seasons.overview(edition)
        late = it.stage != "sign-up"
        await request.ask(forms.joining(it, request.t, request.person, late=late))

    async def on_seasonenter(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Sign up as the modal says; raises `Stale` for a form that we did not send."""
        it = await self.edition(request, id.ply)
        role = values[0] if values else ""
        if role not in forms.ROLES:
            raise Stale
        said = {"plays": role != "reserve", "reserve": role != "plays"}
        await self.show(request, await self.seasons.enter(it.id, request.person, **said))

    async def on_seasonplay(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """My one attempt of a duplicate week; `Stale` for another kind of season."""
        it = await self.edition(request, id.ply)
        if not it.kind.solo:
            raise Stale
        begun = it.number(request.person) is not None
        if not begun and (full := await limits.refusal(self.house, self.bot.limits, request)):
            await request.reply_privately(Sheet("", full))
            return
        it = await self.seasons.attempt(it.id, request.person)
        if not begun:
            self.bot.limits.count(request.person)
        await self.show(request, it)

    async def on_seasonconfirm(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """I will play."""
        it = await self.edition(request, id.ply)
        await self.show(request, await self.seasons.confirm(it.id, request.person))

    async def on_seasonwithdraw(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """I play no more; asked back first."""
        await self.once_confirmed(request, id, "withdraw", self.seasons.withdraw)

    async def on_seasonpause(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """My one pause; asked back first."""
        await self.once_confirmed(request, id, "pause", self.seasons.pause)

    async def once_confirmed(self, request: Request, id: Id, what: str, act: Step) -> None:
        """Ask first; do it at the press that confirms."""
        it = await self.edition(request, id.ply)
        if id.name != YES:
            await request.reply(question(await self.seasons.overview(it), request.t, what, request.person))
        else:
            await self.show(request, await act(it.id, request.person))

    async def on_seasonstep(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """I take a free seat as a reserve; raises `Stale` for one that there is not."""
        it = await self.edition(request, id.ply)
        number, _, seat = id.name.partition(".")
        if not (number.isdecimal() and seat.isdecimal()):
            raise Stale
        await self.show(request, await self.seasons.step_in(it.id, request.person, int(number), int(seat)))

    async def on_seasoncancel(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """A manager calls a season off, or ends a row of them; asked back first."""
        it = await self.edition(request, id.ply)
        if not self.manages(request):
            await self.show(request, it)
        elif id.name == YES and it.plan.again and it.row.status == "running":
            await self.show(request, await self.seasons.end_row(it.id))
        elif id.name in (YES, OFF):
            await self.show(request, await self.seasons.call_off(it.id))
        else:
            await request.reply(calling_off(await self.seasons.overview(it), request.t, id.name))


async def setup(bot: Kontor) -> None:
    """Add the cog."""
    await bot.add_cog(SignUpCog(bot))
