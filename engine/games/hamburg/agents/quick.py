"""The quick player."""

from __future__ import annotations

import random

from engine.agents.agent import Agent
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.games.hamburg.state import State


class Quick(Agent):
    """A sensible opponent within a fraction of a millisecond."""

    name = "quick"
    offered = True
    at_once = True

    def choose(self, view: State, decision: Decision, rng: random.Random) -> Action:
        """The default."""
        return decision.default
