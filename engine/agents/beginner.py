"""The beginner: a better player's policy with random mistakes."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from engine.agents.agent import Agent
from engine.core.actions import Action
from engine.core.decisions import Decision

BEGINNER = "beginner"
"""Its name in every game."""


class Beginner(Agent):
    """Answers some questions at random with a given probability, and all others as a better player does.

    Wasteful mistakes and offers are left out. `better`: the underlying player; `slips`: probability of a
    random answer, 0 to 1, by the name of the question.
    """

    name = BEGINNER
    offered = True
    at_once = True

    def __init__(self, better: Agent, slips: Mapping[str, float]) -> None:
        self.better, self.slips = better, slips

    def choose(self, view: Any, decision: Decision, rng: random.Random) -> Action:
        """Return the better player's answer, or a random option."""
        offered = [option for option in decision.options if option.do not in view.rules.anytime]
        if offered and rng.random() < self.slips.get(decision.ask, 0.0):
            return offered[int(rng.random() * len(offered))]
        return self.better.choose(view, decision, rng)
