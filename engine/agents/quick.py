"""The quick player: one move ahead, by judging what things are worth."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from engine.agents import anytime, auction, fire, loading, spying
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.state import State
from engine.games.speicherstadt.state import State as Speicherstadt

Answer = Callable[[Any, Decision], Action]
Chance = Callable[[Any, Decision], Action | None]

ANSWERS: Mapping[type[State[Any]], Mapping[str, Answer]] = {
    Speicherstadt: {
        "demand": auction.place,
        "spying": spying.spy,
        "purchase": auction.purchase,
        "reservation": auction.purchase,
        "loading": loading.load,
        "chief": fire.chief,
        "insurance": fire.insure,
        "anytime": anytime.best,
    },
}
"""For each game what to say to which question. A new game brings its own answers; a question without one
is answered by its default."""

CHANCES: Mapping[type[State[Any]], Chance] = {Speicherstadt: anytime.play}
"""For each game what to do first if it gains enough, whatever the question is."""


class Quick:
    """A sensible opponent within a fraction of a millisecond."""

    name: ClassVar[str] = "quick"
    looks: ClassVar[bool] = True

    def choose(self, view: State[Any], decision: Decision, rng: random.Random) -> Action:
        """What is best as far as one move shows."""
        chance = CHANCES.get(type(view))
        if chance and (action := chance(view, decision)):
            return action
        answer = ANSWERS.get(type(view), {}).get(decision.ask)
        return answer(view, decision) if answer else decision.default
