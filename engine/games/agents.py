"""The computer players of each game: the only list of them, beside that of the games."""

from __future__ import annotations

from engine.agents.roster import Roster
from engine.games import rotterdam, speicherstadt
from engine.games.rotterdam.agents import AGENTS as ROTTERDAM
from engine.games.speicherstadt.agents import AGENTS as SPEICHERSTADT

AGENTS: dict[str, Roster] = {speicherstadt.GAME.key: SPEICHERSTADT, rotterdam.GAME.key: ROTTERDAM}
"""Who plays a game, by its key."""

__all__ = ["AGENTS"]
