"""The computer players of each game: the only list of them, beside that of the games."""

from __future__ import annotations

from engine.agents.roster import Roster
from engine.games import hamburg, rotterdam, speicherstadt
from engine.games.hamburg.agents import AGENTS as HAMBURG
from engine.games.rotterdam.agents import AGENTS as ROTTERDAM
from engine.games.speicherstadt.agents import AGENTS as SPEICHERSTADT

AGENTS: dict[str, Roster] = {
    speicherstadt.GAME.key: SPEICHERSTADT,
    rotterdam.GAME.key: ROTTERDAM,
    hamburg.GAME.key: HAMBURG,
}
"""Rosters of computer players, by the key of their game."""

__all__ = ["AGENTS"]
