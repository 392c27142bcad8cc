"""/new: a table in this channel or in a thread of its own."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast, get_args

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Kontor
from bot.interactions.threads import Threads
from bot.texts import LOCALES, Texts
from bot.translator import said
from bot.ui.sheets import Sheet
from bot.ui.visit import Visit
from engine.games import GAMES
from engine.tables.clock import PACES
from engine.tables.series import LENGTHS
from engine.tables.table import AtZero, Chair, Table

GAME = "speicherstadt"
NEEDED = ("view_channel", "embed_links", "read_message_history")


class Lobby(commands.Cog):
    """Opens tables."""

    def __init__(self, bot: Kontor) -> None:
        self.bot = bot
        self.house = bot.house
        self.threads = Threads(bot, bot.house)

    @app_commands.command(name=said("command-new.name"), description=said("command-new"))
    @app_commands.rename(
        seats=said("command-new-seats.name"),
        expansion=said("command-new-expansion.name"),
        place=said("command-new-place.name"),
        language=said("command-new-language.name"),
        pace=said("command-new-pace.name"),
        at_zero=said("command-new-at-zero.name"),
        hints=said("command-new-hints.name"),
        series=said("command-new-series.name"),
    )
    @app_commands.describe(
        seats=said("command-new-seats"),
        expansion=said("command-new-expansion"),
        place=said("command-new-place"),
        language=said("command-new-language"),
        pace=said("command-new-pace"),
        at_zero=said("command-new-at-zero"),
        hints=said("command-new-hints"),
        series=said("command-new-series"),
    )
    @app_commands.choices(
        expansion=[app_commands.Choice(name=said(f"game-{it}"), value=it) for it in GAMES[GAME].expansions],
        place=[
            app_commands.Choice(name=said(f"command-new-place-{it}"), value=it) for it in ("here", "thread")
        ],
        language=[app_commands.Choice(name=Texts.of(it)("language-name"), value=it) for it in LOCALES],
        pace=[app_commands.Choice(name=said(f"pace-{it}"), value=it) for it in PACES],
        at_zero=[app_commands.Choice(name=said(f"at-zero-{it}"), value=it) for it in get_args(AtZero)],
        series=[
            app_commands.Choice(
                name=said("series-best-of", length=it) if it > 1 else said("series-one"), value=it
            )
            for it in LENGTHS
        ],
    )
    @app_commands.guild_install()
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def new(  # noqa: PLR0913, PLR0917  # an argument an option
        self,
        interaction: discord.Interaction[Kontor],
        seats: app_commands.Range[int, GAMES[GAME].seats[0], GAMES[GAME].seats[-1]] = 4,
        expansion: str = "",
        place: str = "here",
        language: str = "",
        pace: str = "none",
        at_zero: str = "nothing",
        hints: bool = False,
        series: int = 1,
    ) -> None:
        """Open a lobby; its author sits down and is the host."""
        visit = Visit(interaction, public=place == "here")
        lobby = self.lobby(visit, seats, expansion)
        table = replace(lobby, pace=pace, at_zero=cast(AtZero, at_zero), hints=hints, best_of=series)
        await self.bot.reception.receive(visit, self.open(visit, table, place, language))

    async def open(self, visit: Visit, lobby: Table, place: str, language: str) -> None:
        """Check what Discord lets us do here, then open the table where it is wanted."""
        table = replace(lobby, language=language or await self.house.language(visit.interaction))
        missing = lacking(visit.interaction, place)
        if missing:
            names = ", ".join(visit.t(f"permission-{name}") for name in missing)
            facts = {"channel": f"<#{visit.interaction.channel_id}>", "names": names}
            await visit.whisper(Sheet("", visit.t("error-permissions", **facts)))
        elif place == "thread":
            await self.open_thread(visit, table)
        else:
            await self.open_here(visit, table)

    async def open_here(self, visit: Visit, lobby: Table) -> None:
        """The answer to the command is the table's board."""
        boards = self.bot.sender.boards
        async with boards.place(lobby.channel):  # or the sender might post one, too
            table = await self.house.tables.open(lobby)
            await boards.adopt(table, await visit.publish(await self.house.board(table)))

    async def open_thread(self, visit: Visit, lobby: Table) -> None:
        """A thread of its own, in which the sender posts the board."""
        channel = visit.interaction.channel
        if not isinstance(channel, discord.TextChannel):
            await visit.whisper(Sheet("", visit.t("error-no-thread-here")))
            return
        t = self.house.public(lobby)
        name = t("thread-name", game=t(f"game-{GAME}"), host=visit.interaction.user.display_name)
        thread = await self.threads.open(channel, lobby, visit.interaction.id, name)
        await visit.whisper(Sheet("", visit.t("new-opened", where=thread.mention)))

    @commands.Cog.listener("on_ready")
    async def servers_known(self) -> None:
        """Now we can see which threads the last bot has left empty."""
        await self.threads.finish()
        self.bot.sender.wake()

    def lobby(self, visit: Visit, seats: int, expansion: str) -> Table:
        """A lobby in which its author sits."""
        now = self.house.tables.clock()
        return Table(
            id=0,
            guild=visit.interaction.guild_id or 0,
            channel=visit.interaction.channel_id or 0,
            host=visit.person,
            key=GAME,
            expansions=(expansion,) if expansion else (),
            limit=seats,
            chairs=(Chair(person=visit.person, acted=now),),
            created=now,
            changed=now,
        )


def lacking(interaction: discord.Interaction[Any], place: str) -> list[str]:
    """The permissions that we need for a table here and do not have."""
    needed = list(NEEDED)
    if place == "thread":
        needed += ["create_public_threads", "send_messages_in_threads"]
    else:
        in_thread = isinstance(interaction.channel, discord.Thread)
        needed.append("send_messages_in_threads" if in_thread else "send_messages")
    return [name for name in needed if not getattr(interaction.app_permissions, name)]


async def setup(bot: Kontor) -> None:
    """Add the cog."""
    await bot.add_cog(Lobby(bot))
