"""/help: what Kontor is, the commands that matter, and the first steps as buttons."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.app import Kontor
from bot.games.registry import PRESENTERS
from bot.interactions.request import Request
from bot.messages.controls import Button, Control, Style
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.platform.translator import command
from bot.texts import Texts
from bot.texts.formats import game_title

COMMANDS = ("new", "call", "learn", "games", "rules", "card", "settings", "about")
"""Commands that matter, in the order in which a new player needs them."""


class HelpCog(commands.Cog):
    """The first page of the bot."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot

    @command("help", anywhere=True)
    async def help(self, interaction: discord.Interaction[Kontor]) -> None:
        request = Request(interaction)
        await self.bot.responder.receive(request, self.show(request))

    async def show(self, request: Request) -> None:
        """Reply privately; tables and lessons need a server."""
        t, server = request.t, request.interaction.guild_id is not None
        games = ", ".join(game_title(t, game) for game in PRESENTERS)
        lines = (f"{self.mention(t, name)} · {t(f'command-{name}')}" for name in COMMANDS)
        text = "\n".join((t("help-text", games=games), "", *lines))
        await request.reply_privately(Sheet(t("help-title"), text, controls(t, server=server)))

    def mention(self, t: Texts, command: str) -> str:
        """Mention of a command; its name alone while its id is not known."""
        name, number = t(f"command-{command}.name"), self.bot.registration.ids.get(command)
        return f"</{name}:{number}>" if number else f"**/{name}**"


def controls(t: Texts, *, server: bool) -> list[Control]:
    """Buttons for the first steps; lessons and tables only on a server."""
    own_games = Button(Id("games", 0), t("help-my-games"))
    if not server:
        return [own_games]
    learn = Button(Id("learngame", 0), t("lobby-learn"), Style.success)
    return [learn, Button(Id("newtable", 0), t("help-open-table"), Style.primary), own_games]
