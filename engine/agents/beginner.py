"""The beginner: plays as a better player does, with the slips of somebody who has just heard the rules."""

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
    """Does not see yet what is worth how much: at some questions it often answers with anything that may be
    done there. It knows what it must not waste, so all else it plays as the better player does, and cards
    for any time it leaves to that one too.

    `better`: whom it plays after; `slips`: how often it slips, 0 to 1, by the name of the question.
    """

    name = BEGINNER
    offered = True
    at_once = True

    def __init__(self, better: Agent, slips: Mapping[str, float]) -> None:
        self.better, self.slips = better, slips

    def choose(self, view: Any, decision: Decision, rng: random.Random) -> Action:
        """What the better player would do, or something else that is offered."""
        offered = [it for it in decision.options if it.do not in view.rules.anytime]
        if offered and rng.random() < self.slips.get(decision.ask, 0.0):
            return offered[int(rng.random() * len(offered))]
        return self.better.choose(view, decision, rng)
