"""/about: the bot, its host and its credits."""

from __future__ import annotations

from collections.abc import Iterator

import discord
from discord.ext import commands

from bot import __version__
from bot.app import Kontor
from bot.games.registry import PRESENTERS
from bot.interactions.request import Request
from bot.messages.sheets import Section, Sheet
from bot.platform.invitation import invitation
from bot.platform.translator import command
from bot.texts import Texts
from bot.texts.formats import game_title
from bot.views.people import privacy


class AboutCog(commands.Cog):
    """Version, host, links and credits of the bot."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot

    @command("about", anywhere=True)
    async def about(self, interaction: discord.Interaction[Kontor]) -> None:
        request = Request(interaction)
        await self.bot.responder.receive(request, self.show(request))

    async def show(self, request: Request) -> None:
        t = request.t
        text = t("about-text")
        await request.reply_privately(
            Sheet(t("about-title", version=__version__), text, sections=tuple(self.sections(t)))
        )

    def sections(self, t: Texts) -> Iterator[Section]:
        """Sections of the answer; the host only where a contact is configured."""
        if contact := self.bot.settings.contact.strip():
            yield privacy.host(t, contact)
        yield t("about-links"), "\n".join(f"[{t(key)}]({url})" for key, url in self.links())
        yield from ((game_title(t, game), t.within(game)(f"game-{game}.credits")) for game in PRESENTERS)
        yield t("about-credits"), t("about-credits-text")

    def links(self) -> Iterator[tuple[str, str]]:
        """The invitation, and the pages that the host has named to Discord."""
        yield "about-invite", invitation(self.bot.application_id or 0)
        if facts := self.bot.application:
            if facts.terms_of_service_url:
                yield "about-terms", facts.terms_of_service_url
            if facts.privacy_policy_url:
                yield "about-privacy", facts.privacy_policy_url
