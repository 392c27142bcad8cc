"""The trader: one move, then looked ahead to the end of the round."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.games.speicherstadt.agents.answers import anytime, foresight
from engine.games.speicherstadt.agents.quick import Quick
from engine.games.speicherstadt.agents.values import Values
from engine.games.speicherstadt.state import State

OPINIONS: Mapping[str, Callable[[State, Decision, Values], dict[Action, float]]] = {
    "demand": foresight.placements,
    "purchase": foresight.purchases,
    "reservation": foresight.purchases,
}
"""The questions at which it can say what each answer is worth, in points."""


class Trader(Quick):
    """Predicts all sales of the round. Its tastes make it a character."""

    at_once = False
    answers = Quick.answers | {
        "demand": foresight.place,
        "purchase": foresight.purchase,
        "reservation": foresight.purchase,
    }

    def __init__(self, name: str = "trader", tastes: Values | None = None) -> None:
        super().__init__(name, tastes)

    def opinions(self, view: State, decision: Decision) -> dict[Action, float]:
        """Values of the answers that are worth considering, in points; at least one."""
        judge, values = OPINIONS.get(decision.ask), self.values(view)
        if judge is None or anytime.play(view, decision, values):
            return {self.choose(view, decision, random.Random(0)): 0.0}
        return judge(view, decision, values)
