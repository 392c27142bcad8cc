"""Who plays Rotterdam: the computer players and their tastes. They see backs, as everybody does.

The rules know nothing of them.
"""

from __future__ import annotations

from engine.agents.roster import Roster
from engine.games.rotterdam.agents.caretaker import Caretaker
from engine.games.rotterdam.agents.quick import Quick
from engine.games.rotterdam.agents.skipper import Skipper

AGENTS = Roster(Skipper(), Quick(), Caretaker())

__all__ = ["AGENTS"]
