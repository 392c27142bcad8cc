"""The tutor: the computer player of lessons, which plays what shows the game."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from engine.agents.agent import Agent
from engine.core.actions import Action
from engine.core.decisions import Decision

TUTOR = "tutor"
"""Its name in every game."""
Prefer = Callable[[Any, Decision], Action | None]
"""Given a view and a decision, the legal action that a lesson wants to show; None: no preference."""


def indifferent(view: Any, decision: Decision) -> Action | None:
    """A learner's opponent without a lesson of its own: no answer is preferred."""
    return None


class Tutor(Agent):
    """Answers as the lesson of its game prefers, and as a better player does where it prefers nothing.

    It makes no random mistakes and is available in lessons only. `better`: the underlying player.
    """

    name = TUTOR
    at_once = True

    def __init__(self, better: Agent, prefer: Prefer = indifferent) -> None:
        self.better, self.prefer = better, prefer

    def choose(self, view: Any, decision: Decision, rng: random.Random) -> Action:
        """Return the preferred answer, else the better player's."""
        wanted = self.prefer(view, decision)
        return self.better.choose(view, decision, rng) if wanted is None else wanted
