"""A menu of the computer players that may join a table."""

from __future__ import annotations

from bot.messages.controls import Choices
from bot.texts import Texts
from engine.tables.model.table import Table

STAR = "★"


def computer_players(table: Table, t: Texts, picked: str = "") -> Choices:
    """All of them, the weakest first, each with its stars and a line about its temper. `t`: the texts of the
    game."""
    roster, expansions = table.agents, table.expansions
    names = roster.by_strength(expansions)
    lines = [(name, f"{t(f'agent-{name}')} {STAR * roster.stars(name, expansions)}") for name in names]
    notes = {name: t(f"agent-{name}.temper") for name in names}
    return Choices(lines, picked=(picked,) if picked else (), notes=notes)
