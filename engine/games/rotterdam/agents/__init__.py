"""Computer players of Rotterdam and their tastes. They see the backs of cards, as people do.

The rules do not depend on them.

Many files: one per player, and per part of their judgement that several of them share.
"""

from __future__ import annotations

from pathlib import Path

from engine.agents.beginner import Beginner
from engine.agents.evolution import Tunable
from engine.agents.roster import Roster
from engine.agents.tutor import Tutor
from engine.games.rotterdam.agents.caretaker import Caretaker
from engine.games.rotterdam.agents.judge import Judge
from engine.games.rotterdam.agents.master import Master
from engine.games.rotterdam.agents.quick import Quick
from engine.games.rotterdam.agents.skipper import Skipper
from engine.games.rotterdam.agents.values import TASTES

CHARACTERS = ("privateer", "storekeeper")
"""Skippers with tastes of their own."""

SLIPS = {"placing": 0.4, "sailing": 0.4, "fork": 0.4}
"""How often a beginner loads just anything just anywhere, names just any colour, takes just any way."""

AGENTS = Roster(
    Skipper(),
    Master(),
    *map(Skipper, CHARACTERS),
    Quick(),
    Beginner(Quick(), SLIPS),
    Tutor(Quick()),
    Caretaker(),
    anchors=Path(__file__).with_name("anchors.json"),
    tunable=Tunable(TASTES, Skipper),
    judge=Judge(),
)

__all__ = ["AGENTS", "CHARACTERS"]
