"""The trader: one move, then looked ahead to the end of the round."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from engine.agents.agent import Agent
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.games.speicherstadt.agents.answers import anytime, fire, foresight, loading, spying
from engine.games.speicherstadt.agents.values import Values, taste
from engine.games.speicherstadt.state import State

Answer = Callable[[State, Decision, Values], Action]

ANSWERS: Mapping[str, Answer] = {
    "demand": foresight.place,
    "spying": spying.spy,
    "purchase": foresight.purchase,
    "reservation": foresight.purchase,
    "loading": loading.load,
    "chief": fire.chief,
    "insurance": fire.insure,
    "anytime": anytime.best,
}
"""What to say to which question."""


OPINIONS: Mapping[str, Callable[[State, Decision, Values], dict[Action, float]]] = {
    "demand": foresight.placements,
    "purchase": foresight.purchases,
    "reservation": foresight.purchases,
}
"""The questions at which it can say what each answer is worth, in points."""


class Trader(Agent):
    """It reckons who will buy what, and what is left for whom. Its tastes make it a character."""

    offered = True

    def __init__(self, name: str = "trader", values: Values | None = None) -> None:
        self.name, self.tastes = name, values

    def values(self, s: State) -> Values:
        """Its tastes in this game."""
        return self.tastes or taste(self.name, s.rules.expansions)

    def choose(self, view: State, decision: Decision, rng: random.Random) -> Action:
        """What lets the round end best; a card that may be played at any time where it gains enough."""
        values = self.values(view)
        if chance := anytime.play(view, decision, values):
            return chance
        answer = ANSWERS.get(decision.ask)
        return answer(view, decision, values) if answer else decision.default

    def opinions(self, view: State, decision: Decision) -> dict[Action, float]:
        """What the answers are worth that deserve a thought, in points; at least one."""
        judge, first = OPINIONS.get(decision.ask), self.choose(view, decision, random.Random(0))
        judged = judge(view, decision, self.values(view)) if judge else {}
        return judged if first in judged else {first: 0.0}
