"""Positions with one clearly best answer, which could be asked as a puzzle. Nothing is built on it yet."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from engine.agents.agent import answer
from engine.agents.judge import Judge
from engine.analysis.lines import BEHIND, Comparison, Depth, Plan, Question, compare
from engine.analysis.losses import Pair

GAP, SURE = 1.0, 5.0
"""Points, and standard errors, by which the best answer of a puzzle is ahead of the second."""
STAGES = (8, 16, 32, 80, 160)
FOREVER = 999
"""More rounds than a game has: lines are played out to its end."""
PLAYOUTS = (64, 256)
"""Lines of full playouts that confirm a puzzle."""


class Lead(NamedTuple):
    """How far the best plan is ahead of the second, with the standard error, and under each family.

    `missed`: whether the quick player plays something else.
    """

    best: Plan
    second: Plan
    points: float
    error: float
    families: Pair
    missed: bool

    @property
    def is_puzzle(self) -> bool:
        """Whether the best plan is clearly best against both kinds of players and the quick one misses it."""
        sure = self.points >= GAP and self.points >= SURE * self.error
        return sure and min(self.families) > 0 and self.missed


def find_lead(judge: Judge, question: Question, plans: Sequence[Plan], seed: str) -> Lead | None:
    """Compare plans until none can be a puzzle or one is; None where nothing could be compared."""
    lead = lead_of(judge, question, plans, seed, STAGES[:1])
    for many in range(2, len(STAGES) + 1):
        if lead is None or lead.is_puzzle or lead.points + BEHIND * lead.error < GAP:
            break
        lead = lead_of(judge, question, plans, seed, STAGES[:many])
    return lead


def confirm(judge: Judge, question: Question, lead: Lead, seed: str) -> bool:
    """Whether full playouts agree that the best plan of a puzzle is better than the second."""
    plans = lead.second, lead.best

    def is_sure(comparison: Comparison) -> bool:
        loss = comparison.loss(lead.second)
        return abs(loss.loss) > SURE * loss.error

    depth = Depth(PLAYOUTS, is_sure, horizon=FOREVER)
    comparison = compare(judge, question, plans, f"{seed}/full", depth)
    loss = comparison.loss(lead.second)
    return loss.loss >= GAP and loss.loss >= BEHIND * loss.error and min(loss.families) > 0


def lead_of(
    judge: Judge, question: Question, plans: Sequence[Plan], seed: str, stages: Sequence[int]
) -> Lead | None:
    """The lead after these stages; plans that are clearly worse are dropped on the way."""
    comparison = compare(judge, question, plans, seed, Depth(stages))
    if not comparison.values:
        return None
    (best, _), (second, loss), *_ = comparison.costs().items()
    quick = answer(judge.quick, question.view, question.decision, random.Random(0))
    return Lead(best, second, loss.loss, loss.error, loss.families, quick != best[0])
