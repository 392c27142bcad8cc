"""Who plays in Hamburg: the computer players. The rules know nothing of them."""

from __future__ import annotations

from engine.agents.roster import Roster
from engine.agents.tuning import Tunable
from engine.games.hamburg.agents.merchant import Merchant
from engine.games.hamburg.agents.quick import Quick
from engine.games.hamburg.agents.values import TASTES

CHARACTERS = ("patron", "hoarder")
"""Merchants with tastes of their own."""

AGENTS = Roster(Merchant(), *map(Merchant, CHARACTERS), Quick(), tunable=Tunable(TASTES, Merchant))

__all__ = ["AGENTS", "CHARACTERS"]
