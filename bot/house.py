"""Everything that the cogs and the announcer share: tables, names, and how a table looks."""

from __future__ import annotations

from typing import Any

import discord

from bot.texts import FALLBACK, Texts
from bot.ui.board import board, points_table
from bot.ui.names import Names
from bot.ui.office import log, office
from bot.ui.presenters import Presenter
from bot.ui.presenters.speicherstadt import Presenter as Speicherstadt
from bot.ui.scene import Scene
from bot.ui.sheets import Sheet
from engine.tables.service import Tables
from engine.tables.table import Table

PRESENTERS: dict[str, Presenter] = {"speicherstadt": Speicherstadt()}
"""One presenter a game, by the game's key."""


class House:
    """The tables and their looks."""

    def __init__(self, tables: Tables, names: Names) -> None:
        self.tables = tables
        self.store = tables.store
        self.names = names

    def public(self, table: Table) -> Texts:
        """The language in which everybody at a table reads."""
        return Texts.of(table.language)

    async def language(self, interaction: discord.Interaction[Any]) -> str:
        """The language of new tables in a server: the one chosen there, else that of the server's Discord."""
        chosen = await self.store.language(interaction.guild_id or 0)
        servers = interaction.guild.preferred_locale.value if interaction.guild else FALLBACK
        return chosen or Texts.of(servers).locale

    async def scene(self, table: Table, t: Texts, seat: int | None = None) -> Scene:
        """The table as a seat (None: everybody) sees it, in a language."""
        return Scene(table, await self.names.of(table, t), t, seat)

    async def board(self, table: Table) -> Sheet:
        """What everybody sees."""
        return board(await self.scene(table, self.public(table)), PRESENTERS[table.key])

    async def office(self, table: Table, person: int, t: Texts, note: str = "") -> Sheet:
        """What one person sees; raises `NotSeated`, and `WrongMoment` before the start."""
        seat = table.seat_of(person)
        table.expect("running", "finished", "ended")
        draft = await self.store.draft(table, seat)
        return office(await self.scene(table, t, seat), PRESENTERS[table.key], draft, note)

    async def log(self, table: Table, t: Texts) -> Sheet:
        """What happened lately, in words."""
        return log(await self.scene(table, t), PRESENTERS[table.key])

    async def standings(self, table: Table, t: Texts) -> Sheet:
        """Points by source, as if the game ended now; raises `WrongMoment` before the start."""
        title = t("standings-final" if table.status == "finished" else "standings-title")
        return Sheet(title, points_table(await self.scene(table, t)))
