"""The quick player: one move ahead, by judging what things are worth."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from engine.agents.agent import Agent
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.games.hamburg.agents import answers
from engine.games.hamburg.agents.values import QUICK, Values
from engine.games.hamburg.state import State

Answer = Callable[[State, Decision, Values], Action]

ANSWERS: Mapping[str, Answer] = {
    "harbour": answers.harbour,
    "choosing": answers.choosing,
    "office": answers.office,
    "raising": answers.raising,
    "pricing": answers.pricing,
    "cards": answers.cards,
    "closing": answers.closing,
}
"""What to say to which question; one that is not here is answered by its default."""


class Quick(Agent):
    """A sensible opponent within a millisecond."""

    name = "quick"
    offered = True
    at_once = True

    def choose(self, view: State, decision: Decision, rng: random.Random) -> Action:
        """What is best as far as one move shows."""
        answer = ANSWERS.get(decision.ask)
        return answer(view, decision, QUICK) if answer else decision.default
