"""Computer players of Die Speicherstadt, their tastes and ratings.

The rules do not depend on them.
"""

from __future__ import annotations

from pathlib import Path

from engine.agents.beginner import Beginner
from engine.agents.evolution import Tunable
from engine.agents.roster import Roster
from engine.agents.tutor import Tutor
from engine.games.speicherstadt.agents.answers.load_search import suggest
from engine.games.speicherstadt.agents.caretaker import Caretaker
from engine.games.speicherstadt.agents.judge import Judge
from engine.games.speicherstadt.agents.lesson import prefer
from engine.games.speicherstadt.agents.master import Master
from engine.games.speicherstadt.agents.quick import Quick
from engine.games.speicherstadt.agents.trader import Trader
from engine.games.speicherstadt.agents.values import TASTES

CHARACTERS = ("miser", "gambler", "warden", "hunter")
"""Traders with tastes of their own."""
SLIPS = {"demand": 0.6, "purchase": 0.3, "reservation": 0.3}
"""How often a beginner puts a worker just anywhere, or lets chance decide whether to pay."""

ADVISER = Trader()
"""Whose plan for Loading is suggested: an analysis compares with this player."""

AGENTS = Roster(
    ADVISER,
    Master(),
    *map(Trader, CHARACTERS),
    Quick(),
    Beginner(Quick(), SLIPS),
    Tutor(Quick(), prefer),
    Caretaker(),
    anchors=Path(__file__).with_name("anchors.json"),
    tunable=Tunable(TASTES, Trader),
    judge=Judge(),
    suggest=lambda view, seat, aim: suggest(view, seat, ADVISER.values(view)),
    suggester=Quick(),
)

__all__ = ["AGENTS", "CHARACTERS"]
