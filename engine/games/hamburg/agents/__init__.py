"""Who plays in Hamburg: the computer players. The rules know nothing of them."""

from __future__ import annotations

from engine.agents.roster import Roster
from engine.games.hamburg.agents.quick import Quick

AGENTS = Roster(Quick())

__all__ = ["AGENTS"]
