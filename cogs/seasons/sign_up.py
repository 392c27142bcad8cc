"""Seasons with sign-up by buttons: opening, signing up, confirming, withdrawing, pausing, stepping in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from bot.interactions import limits
from bot.interactions.request import Request
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.platform.places import open_channels
from bot.texts.formats import game_title, mentions
from bot.views.seasons import forms
from bot.views.seasons.sign_up_panel import OFF, RESERVE, cancel_question, question
from cogs.seasons.common import BaseSeasonCog
from engine.games import GAMES
from engine.seasons.kinds import KINDS, OPENED
from engine.seasons.service.edition import Edition
from engine.tables.model.errors import Stale

Step = Callable[[int, int], Awaitable[Edition]]
"""An action in a season, given the numbers of the season and of the person."""
YES = "yes"
"""The name of a button that confirms a question."""


class SignUpCog(BaseSeasonCog):
    """Buttons and modals of managers and players for leagues, cups and duplicate weeks."""

    async def on_seasonnew(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Show the modal by which a manager opens a season of a kind."""
        if not self.manages(request) or id.name not in OPENED:
            await self.show(request)
        elif await self.may_open(request, id.name):
            games = await self.services.games(request.interaction)
            now, zone = self.services.tables.clock(), await self.zone(request)
            await request.open_modal(forms.opening_modal(id.name, games, now, zone, request.t))

    async def may_open(self, request: Request, kind: str) -> bool:
        """Whether the limits on open seasons and this channel allow one more; if not, the user reads why."""
        if reached := await self.bot.limits.check_season(request.interaction.guild_id or 0, request.person):
            await request.reply_privately(Sheet("", limits.reason(reached, request.t)))
            return False
        return await self.check_channel(request, kind)

    async def check_channel(self, request: Request, kind: str) -> bool:
        """Whether tables of a kind of season can stand in threads of this channel, those of a duplicate week
        in private ones; if not, the user reads why."""
        if not isinstance(request.interaction.channel, discord.TextChannel):
            await request.reply_privately(Sheet("", request.t("error-no-thread-here")))
            return False
        return await self.check_permissions(request, KINDS[kind].venue)

    async def on_seasonopen(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Open a season as the modal says; raises `Stale` for a modal that the bot did not send."""
        if not self.manages(request):
            await self.show(request)
            return
        wish = forms.request_of(id.name, values, self.services.tables.clock(), await self.zone(request))
        seats, t = GAMES[wish.game].seats, request.t
        if wish.seats not in seats:
            name = game_title(t, wish.game)
            refusal = t("error-no-seats", game=name, least=seats[0], most=seats[-1])
            await request.reply_privately(Sheet("", refusal))
        elif await self.may_open(request, id.name):
            place = (request.interaction.guild_id or 0, request.interaction.channel_id or 0)
            language = await self.services.language(request.interaction)
            edition = await self.seasons.open(wish, *place, request.person, language)
            await self.show(request, edition)

    async def on_seasonchannels(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Set the channels for tables that a manager chose; those that are closed to the bot are left out,
        and named."""
        edition = await self.edition(request, id.ply)
        note = ""
        if self.manages(request):
            chosen, closed = open_channels(request.interaction.guild, values)
            edition = await self.seasons.set_channels(edition.id, chosen)
            note = request.t("closed-channels", channels=mentions(closed)) if closed else ""
        await self.show(request, edition, note)

    async def on_seasonjoin(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Show the modal for signing up; a reserve has nothing to choose and signs up at once. Raises `Stale`
        for a kind of season without sign-up."""
        edition = await self.edition(request, id.ply)
        if not edition.kind.scheduled:
            raise Stale
        if id.name == RESERVE:
            choice = {"plays": False, "reserve": True}
            await self.show(request, await self.seasons.enter(edition.id, request.person, **choice))
            return
        overview = await self.seasons.overview(edition)
        late = overview.stage != "sign-up"
        await request.open_modal(forms.sign_up_modal(overview, request.t, request.person, late=late))

    async def on_seasonenter(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Sign up as the modal says; raises `Stale` for a modal that the bot did not send."""
        edition = await self.edition(request, id.ply)
        role = values[0] if values else ""
        if role not in forms.ROLES:
            raise Stale
        choice = {"plays": role != "reserve", "reserve": role != "plays"}
        await self.show(request, await self.seasons.enter(edition.id, request.person, **choice))

    async def on_seasonplay(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Begin or show the user's one attempt of a duplicate week; raises `Stale` for other kinds."""
        edition = await self.edition(request, id.ply)
        if not edition.kind.solo:
            raise Stale
        begun = edition.number(request.person) is not None
        if not begun and (full := await limits.refusal(self.services, self.bot.limits, request)):
            await request.reply_privately(Sheet("", full))
            return
        edition = await self.seasons.attempt(edition.id, request.person)
        if not begun:
            self.bot.limits.count(request.person)
        await self.show(request, edition)

    async def on_seasonconfirm(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Confirm that the user will play."""
        edition = await self.edition(request, id.ply)
        await self.show(request, await self.seasons.confirm(edition.id, request.person))

    async def on_seasonwithdraw(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Withdraw the user, after a confirmation."""
        await self.once_confirmed(request, id, "withdraw", self.seasons.withdraw)

    async def on_seasonpause(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Take the user's one pause, after a confirmation."""
        await self.once_confirmed(request, id, "pause", self.seasons.pause)

    async def once_confirmed(self, request: Request, id: Id, step: str, act: Step) -> None:
        """Ask; act at the press that confirms. `name`: of the question."""
        edition = await self.edition(request, id.ply)
        if id.name != YES:
            await request.reply(
                question(await self.seasons.overview(edition), request.t, step, request.person)
            )
        else:
            await self.show(request, await act(edition.id, request.person))

    async def on_seasonstep(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Seat the user as a reserve; raises `Stale` for a seat that does not exist."""
        edition = await self.edition(request, id.ply)
        number, _, seat = id.name.partition(".")
        if not (number.isdecimal() and seat.isdecimal()):
            raise Stale
        await self.show(
            request, await self.seasons.step_in(edition.id, request.person, int(number), int(seat))
        )

    async def on_seasoncancel(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Cancel a season, or end a series of them, after a confirmation."""
        edition = await self.edition(request, id.ply)
        if not self.manages(request):
            await self.show(request, edition)
        elif id.name == YES and edition.plan.again and edition.row.status == "running":
            await self.show(request, await self.seasons.end_series(edition.id))
        elif id.name in (YES, OFF):
            await self.show(request, await self.seasons.call_off(edition.id))
        else:
            await request.reply(cancel_question(await self.seasons.overview(edition), request.t, id.name))
