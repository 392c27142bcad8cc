"""The master: samples what is hidden, plays on for some rounds, and evaluates the result.

The trader says which answers are worth a thought. After each of them the market is played to its end by such
players as it may have before it.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil

from engine.agents.agent import Agent
from engine.agents.search import Imagined, Search
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.games.speicherstadt.agents.evaluation.fortune import standing_of
from engine.games.speicherstadt.agents.evaluation.market import NOBODY
from engine.games.speicherstadt.agents.playout import Mind, finish
from engine.games.speicherstadt.agents.prospects import Prospects
from engine.games.speicherstadt.agents.quick import Quick
from engine.games.speicherstadt.agents.trader import Trader
from engine.games.speicherstadt.agents.values import Values
from engine.games.speicherstadt.state import State

HORIZON = 15
"""Cards for which an imagined game goes on, those above the board not counted; the rest is estimated."""
NOISE = 0.3
"""How differently the same card is judged in imagined games, as a part of its worth."""
TRADER = Trader()
KINDS: tuple[Agent, ...] = (Quick(), TRADER)
"""What the opponents are taken for, in turn."""


class Master(Search):
    """The strongest player."""

    offered = True
    kinds = len(KINDS)

    def opinions(self, view: State, decision: Decision) -> Mapping[Action, float]:
        return TRADER.opinions(view, decision)

    def imagine(self, view: State, seat: int, rng: random.Random) -> Imagined:
        """The market to its end, then some rounds."""
        prospects = Prospects(view.determinized(seat, rng), seat, TRADER, KINDS)
        return Course(prospects, TRADER.values(view))


@dataclass(frozen=True, slots=True)
class Course:
    """How imagined games go on after the market of this round."""

    prospects: Prospects
    values: Values

    def __call__(self, action: Action, kind: int, seed: float) -> tuple[float, float]:
        """One of them: how the seat stands after it."""
        seat = self.prospects.seat
        alone = NOBODY if kind == KINDS.index(TRADER) else seat
        s = self.prospects.after(action, kind).determinized(seat, random.Random(seed))
        until = s.round - 1 + ceil(HORIZON / s.rules.row(len(s.seats)))
        finish(s, Mind(self.values, random.Random(seed), NOISE, alone), until)
        return standing_of(s, seat, self.values)
