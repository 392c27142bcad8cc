"""The master: samples what is hidden, plays the round to its end, and evaluates the result.

The merchant says which answers are worth a thought. After each of them the harbour is played to its end
by players of the kinds that the others may be.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass

from engine.agents.agent import Agent
from engine.agents.search import Imagined, Search
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.games.hamburg.agents import opinions
from engine.games.hamburg.agents.fortune import standing_of
from engine.games.hamburg.agents.merchant import Merchant
from engine.games.hamburg.agents.prospects import Prospects, estimate
from engine.games.hamburg.agents.quick import Quick
from engine.games.hamburg.agents.values import Values
from engine.games.hamburg.state import State

MERCHANT = Merchant()
KINDS: tuple[Agent, ...] = (MERCHANT, Quick())
"""What the others are taken for, in turn."""


class Master(Search):
    """The strongest player of this game."""

    offered = True
    fallback = KINDS[-1]
    kinds = len(KINDS)

    def opinions(self, view: State, decision: Decision) -> Mapping[Action, float]:
        return opinions.of(view, decision, MERCHANT)

    def imagine(self, view: State, seat: int, rng: random.Random) -> Imagined:
        """The harbour to its end, then the round."""
        s = view.determinized(seat, rng)
        estimate(s, seat, rng)
        return Course(Prospects(s, seat, MERCHANT, KINDS), MERCHANT.values(view))


@dataclass(frozen=True, slots=True)
class Course:
    """How imagined rounds go on."""

    prospects: Prospects
    values: Values

    def __call__(self, action: Action, kind: int, seed: float) -> tuple[float, float]:
        """One of them: how the seat stands after it."""
        prospects, values = self.prospects, self.values
        return standing_of(prospects.outcome(action, kind, seed, values), prospects.seat, values)
