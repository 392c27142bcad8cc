"""/card and /rules: to look something up, anywhere."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Kontor
from bot.house import PRESENTERS
from bot.texts import Texts
from bot.translator import said
from bot.ui.sheets import Sheet
from bot.ui.visit import Visit

GAME = "speicherstadt"
MOST = 25
"""Choices that Discord shows."""
TOPICS = PRESENTERS[GAME].topics


class Reference(commands.Cog):
    """Cards and rules."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot

    @app_commands.command(name=said("command-card.name"), description=said("command-card"))
    @app_commands.rename(name=said("command-card-name.name"))
    @app_commands.describe(name=said("command-card-name"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def card(self, interaction: discord.Interaction[Kontor], name: str) -> None:
        """What a card does and how many there are."""
        visit = Visit(interaction)
        await self.bot.reception.receive(visit, self.show_card(visit, name))

    @card.autocomplete("name")
    async def card_names(
        self, interaction: discord.Interaction[Kontor], typed: str
    ) -> list[app_commands.Choice[str]]:
        """The cards whose names hold what was typed."""
        cards = PRESENTERS[GAME].cards(Texts.of(interaction.locale.value))
        fitting = [(card, name) for card, name in cards.items() if typed.casefold() in name.casefold()]
        return [app_commands.Choice(name=name[:100], value=card) for card, name in fitting[:MOST]]

    @app_commands.command(name=said("command-rules.name"), description=said("command-rules"))
    @app_commands.rename(topic=said("command-rules-topic.name"))
    @app_commands.describe(topic=said("command-rules-topic"))
    @app_commands.choices(topic=[app_commands.Choice(name=said(f"rules-{it}"), value=it) for it in TOPICS])
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def rules(self, interaction: discord.Interaction[Kontor], topic: str = TOPICS[0]) -> None:
        """A topic of the rules."""
        visit = Visit(interaction)
        await self.bot.reception.receive(visit, self.show_rules(visit, topic))

    async def show_card(self, visit: Visit, typed: str) -> None:
        """By its id, or by a name typed in full."""
        presenter = PRESENTERS[GAME]
        cards = presenter.cards(visit.t)
        found = [card for card, name in cards.items() if typed.casefold() in (card, name.casefold())]
        if not found:
            await visit.whisper(Sheet("", visit.t("error-no-card")))
            return
        await visit.whisper(await self.bot.house.card(GAME, found[0], visit.t, visit.patience))

    async def show_rules(self, visit: Visit, topic: str) -> None:
        """The text of a topic."""
        await visit.whisper(Sheet(visit.t(f"rules-{topic}"), visit.t(f"rules-{topic}.text")))


async def setup(bot: Kontor) -> None:
    """Add the cog."""
    await bot.add_cog(Reference(bot))
