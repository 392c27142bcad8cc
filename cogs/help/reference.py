"""/card and /rules: to look something up about any game, anywhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Kontor
from bot.games.registry import PRESENTERS
from bot.interactions.request import Request
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.platform.translator import command, options
from bot.texts import Texts
from bot.texts.formats import game_title
from bot.views.help import ratings
from bot.views.help.game_choice import panel
from engine.tables.model.errors import Stale

MOST, LONGEST = 25, 100
"""Choices that Discord shows, and characters of one."""
IN = ":"
"""Between a game and what is looked up in it."""


class ReferenceCog(commands.Cog):
    """Cards and rules of all games; those of the game that is played in the channel come first."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        bot.router.register(self)

    @command("card", anywhere=True)
    @options(name="card-name")
    async def card(self, interaction: discord.Interaction[Kontor], name: str) -> None:
        """What a card does and how many there are."""
        request = Request(interaction)
        await self.bot.responder.receive(request, self.show_card(request, name))

    @card.autocomplete("name")
    async def card_names(
        self, interaction: discord.Interaction[Kontor], typed: str
    ) -> list[app_commands.Choice[str]]:
        """Cards whose names contain the input."""
        services = self.bot.services
        t, games = await services.texts_of(interaction), await services.games(interaction)
        return choices(t, ((game, *card) for game in games for card in cards(t, game).items()), typed)

    @command("rules", anywhere=True)
    @options(topic="rules-topic")
    async def rules(self, interaction: discord.Interaction[Kontor], topic: str = "") -> None:
        request = Request(interaction)
        await self.bot.responder.receive(request, self.show_rules(request, topic))

    @rules.autocomplete("topic")
    async def topics(
        self, interaction: discord.Interaction[Kontor], typed: str
    ) -> list[app_commands.Choice[str]]:
        """Topics whose titles contain the input."""
        services = self.bot.services
        t, games = await services.texts_of(interaction), await services.games(interaction)
        matches = choices(t, ((game, *topic) for game in games for topic in rules(t, game).items()), typed)
        if typed.casefold() not in (title := t("ratings-title")).casefold():
            return matches
        return [*matches[: MOST - 1], app_commands.Choice(name=title, value=ratings.TOPIC)]

    async def show_card(self, request: Request, typed: str) -> None:
        """By its id, or by a name typed in full."""
        for game in await self.bot.services.games(request.interaction):
            if name := resolve_card(cards(request.t, game), game, typed):
                await request.reply_privately(
                    await self.bot.services.card(game, name, request.t, request.picture_timeout)
                )
                return
        await request.reply_privately(Sheet("", request.t("error-no-card")))

    async def show_rules(self, request: Request, typed: str) -> None:
        """The page of a topic; without one, where one begins to read. What holds for all games is a topic
        too."""
        if typed.casefold() in (ratings.TOPIC, request.t("ratings-title").casefold()):
            await request.reply_privately(ratings.rules(request.t))
            return
        here = await self.bot.responder.table(request, None)
        if not typed and here is None and len(PRESENTERS) > 1:
            await request.reply_privately(panel(request.t, request.t("help-which-rules"), "rulesof"))
            return
        games = await self.bot.services.games(request.interaction)
        typed = typed or PRESENTERS[games[0]].reference.TOPICS[0]
        for game in games:
            if topic := resolve_card(rules(request.t, game), game, typed):
                number = PRESENTERS[game].reference.TOPICS.index(topic)
                page = self.bot.services.page(game, number, request.t, request.picture_timeout, here)
                await request.reply_privately(await page)
                return
        await request.reply_privately(Sheet("", request.t("error-no-topic")))

    async def on_rulesof(self, request: Request, id: Id, values: tuple[str, ...]) -> None:
        """The first page of the chosen game; raises `Stale`."""
        if not values or values[0] not in PRESENTERS:
            raise Stale
        page = self.bot.services.page(values[0], 0, request.t, request.picture_timeout)
        await request.reply(await page)


def cards(t: Texts, game: str) -> dict[str, str]:
    """The cards of a game: id and name."""
    return PRESENTERS[game].reference.cards(t.within(game))


def rules(t: Texts, game: str) -> dict[str, str]:
    """The topics of a game: name and title."""
    return {topic: t.within(game)(f"rules-{topic}") for topic in PRESENTERS[game].reference.TOPICS}


def resolve_card(known: dict[str, str], game: str, typed: str) -> str | None:
    """Id of the card or topic of a game that was typed, as its choice, id or full name; None: it is none."""
    home, _, name = typed.rpartition(IN)
    if home not in ("", game):
        return None
    name = name.casefold()
    return next((id for id, title in known.items() if name in (id.casefold(), title.casefold())), None)


def choices(
    t: Texts, candidates: Iterator[tuple[str, str, str]], typed: str
) -> list[app_commands.Choice[str]]:
    """Those of the candidates (game, id, name) whose name contains the input, as choices of an option; with
    their game, where there are several."""
    several = len(PRESENTERS) > 1
    fitting: Sequence[tuple[str, str, str]] = [
        candidate for candidate in candidates if typed.casefold() in candidate[2].casefold()
    ]
    return [
        app_commands.Choice(
            name=(f"{title} · {game_title(t, game)}" if several else title)[:LONGEST], value=f"{game}{IN}{id}"
        )
        for game, id, title in fitting[:MOST]
    ]
