"""Computer players of Hamburg. The rules do not depend on them.

Many files: one per player, and per part of their judgement that several of them share.
"""

from __future__ import annotations

from pathlib import Path

from engine.agents.beginner import Beginner
from engine.agents.evolution import Tunable
from engine.agents.roster import Roster
from engine.agents.tutor import Tutor
from engine.games.hamburg.agents.judge import Judge
from engine.games.hamburg.agents.lesson import prefer
from engine.games.hamburg.agents.master import Master
from engine.games.hamburg.agents.merchant import Merchant
from engine.games.hamburg.agents.piles import suggest
from engine.games.hamburg.agents.quick import Quick
from engine.games.hamburg.agents.values import TASTES

CHARACTERS = ("patron", "hoarder")
"""Merchants with tastes of their own."""

SLIPS = {"harbour": 0.5, "choosing": 0.5, "office": 0.3}
"""How often a beginner buys just anything or passes, draws just any good, or lays nothing."""

AGENTS = Roster(
    Merchant(),
    Master(),
    *map(Merchant, CHARACTERS),
    Quick(),
    Beginner(Quick(), SLIPS),
    Tutor(Quick(), prefer),
    anchors=Path(__file__).with_name("anchors.json"),
    tunable=Tunable(TASTES, Merchant),
    judge=Judge(),
    suggest=suggest,
    suggester=Quick(),
)

__all__ = ["AGENTS", "CHARACTERS"]
