"""The quick player: one move ahead, by judging what things are worth."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from engine.agents.agent import Agent
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.games.speicherstadt.agents.answers import anytime, auction, fire, loading, spying
from engine.games.speicherstadt.state import State

Answer = Callable[[State, Decision], Action]

ANSWERS: Mapping[str, Answer] = {
    "demand": auction.place,
    "spying": spying.spy,
    "purchase": auction.purchase,
    "reservation": auction.purchase,
    "loading": loading.load,
    "chief": fire.chief,
    "insurance": fire.insure,
    "anytime": anytime.best,
}
"""What to say to which question; one that is not here is answered by its default."""


class Quick(Agent):
    """A sensible opponent within a fraction of a millisecond."""

    name = "quick"
    offered = True
    at_once = True

    def choose(self, view: State, decision: Decision, rng: random.Random) -> Action:
        """What is best as far as one move shows; a card for any time first, if it gains enough."""
        if action := anytime.play(view, decision):
            return action
        answer = ANSWERS.get(decision.ask)
        return answer(view, decision) if answer else decision.default
