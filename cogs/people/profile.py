"""/profile: games of a player, and whether leaderboards show them."""

from __future__ import annotations

import re

import discord
from discord.ext import commands

from bot.app import Kontor
from bot.interactions.request import Request
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.platform.translator import command, options
from bot.texts.formats import literal
from bot.views.people.leaderboard import ALL
from bot.views.people.profile import ProfileRequest, profile_sheet
from engine.tables.model.errors import Stale

PERSON = re.compile(r"\d{1,18}|[1-8]\d{18}")
"""An id of Discord's that a database can hold."""


class ProfilesCog(commands.Cog):
    """Private profiles: on a server from its games, elsewhere the own one from all games."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.services = bot.services
        bot.router.register(self)

    @command("profile", anywhere=True)
    @options(member="profile-member")
    async def profile(
        self, interaction: discord.Interaction[Kontor], member: discord.User | None = None
    ) -> None:
        """Show the profile of the user or of another person."""
        request = Request(interaction)
        await self.bot.responder.receive(request, self.show(request, member or interaction.user))

    async def show(self, request: Request, user: discord.User | discord.Member) -> None:
        """Reply privately with the profile; a bot has none."""
        if user.bot:
            await request.reply_privately(Sheet("", request.t("profile-bot", who=literal(user.display_name))))
            return
        self.services.names.note(user)
        await request.reply_privately(await self.of(request, user.id))

    async def on_profile(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Show another page of a profile, or of one game; raises `Stale` where the id names no person."""
        name, _, game = id.name.partition(".")
        if not PERSON.fullmatch(name):
            raise Stale
        game = values[0] if values else game
        await request.reply(await self.of(request, int(name), id.ply, "" if game == ALL else game))

    async def on_optout(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Hide the user from leaderboards, and their profile from others."""
        await self.services.store.people.hide(request.person, hidden=True)
        await request.reply(await self.of(request, request.person, id.ply))

    async def on_optin(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """Show the user on leaderboards again, and their profile to others."""
        await self.services.store.people.hide(request.person, hidden=False)
        await request.reply(await self.of(request, request.person, id.ply))

    async def of(self, request: Request, person: int, page: int = 1, game: str = "") -> Sheet:
        """Build a profile for the user. Outside of servers, other people's games are hidden."""
        guild, own = request.interaction.guild_id, person == request.person
        if guild is None and not own:
            return Sheet("", request.t("profile-elsewhere"))
        if guild is None:
            name = literal(request.interaction.user.display_name) or request.t("unknown-player")
        else:
            name = await self.services.names.name(guild, person, request.t)
        return await profile_sheet(
            self.services, ProfileRequest(person, name, own, guild, page, game), request.t
        )
