"""Flat Monte-Carlo search with determinization, common random numbers and sequential halving.

A game provides a prior for each answer and a rollout. All answers are tried in the same sampled games, so
that they differ by effect and not by luck. Answers that are significantly worse than the best are pruned at
once, the worse half after each part of the budget; the search stops when one is left.
"""

from __future__ import annotations

import random
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from typing import Any, Self

from engine.agents.agent import Agent
from engine.agents.budget import DEFAULT, Budget
from engine.core.actions import Action
from engine.core.decisions import Decision

WIDTH = 8
"""Answers that are tried at most, where a game does not say otherwise."""
VICTORY = 2.0
"""Points of margin that a victory is worth."""
TRUST = 8.0
"""Imagined games that the opinion before the search counts for."""
FAITH = 0.5
"""Points by which answers are imagined to differ for each point by which that opinion says they do, where a
game does not say otherwise."""
SPREAD = 4.0
"""Points by which two answers differ more or less from one imagined game to another, where a game does not
say otherwise: standard deviation."""
SURE = 2.5
"""Standard errors by which an answer must be worse than the best to be dropped."""

Imagined = Callable[[Action, int, float], tuple[float, float]]
"""One imagined game: after an answer, against opponents of this kind, with this luck. What came of it: the
points by which the seat is ahead of the best of the others, and its part of the victory or the odds of it."""


@dataclass(slots=True)
class Candidate:
    """An answer with its prior relative to the best, and the results of its rollouts.

    `margins`: points ahead of the best opponent (behind: below 0), one per rollout. `wins`: probability of
    victory, likewise. `results`: both combined, in points.
    """

    action: Action
    opinion: float
    margins: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    results: list[float] = field(default_factory=list)

    def add(self, margin: float, won: float) -> None:
        """Add a rollout: its margin in points, and the share of the victory."""
        self.margins.append(margin)
        self.wins.append(won)
        self.results.append(margin + VICTORY * won)

    @property
    def worth(self) -> float:
        """Mean of all results in points, the prior included as `TRUST` rollouts."""
        return (sum(self.results) + TRUST * self.opinion) / (len(self.results) + TRUST)


class Search(Agent):
    """Search by rollouts within a budget. A game provides the prior and the rollouts.

    `kinds`: number of opponent models, used in turn, since their policies are unknown. `spread`: standard
    deviation, in points, of the difference of two answers over rollouts. `width`: maximum number of answers
    tried; `faith`: scale from differences of the prior to expected differences in points.
    """

    timed = True
    kinds: int = 1
    spread: float = SPREAD
    width: int = WIDTH
    faith: float = FAITH

    def __init__(self, name: str = "master", budget: Budget = DEFAULT) -> None:
        self.name, self.budget = name, budget

    def with_budget(self, budget: Budget, name: str) -> Self:
        """Return the same player with another budget."""
        return type(self)(name, budget)

    @abstractmethod
    def opinions(self, view: Any, decision: Decision) -> Mapping[Action, float]:
        """Prior values of the answers worth searching, in points; at least one."""

    @abstractmethod
    def imagine(self, view: Any, seat: int, rng: random.Random) -> Imagined:
        """Return a rollout function over sampled states that this seat could be in."""

    def choose(self, view: Any, decision: Decision, rng: random.Random) -> Action:
        """Return the answer with the best result."""
        return self.advise(view, decision, rng)[0].action

    def advise(self, view: Any, decision: Decision, rng: random.Random) -> list[Candidate]:
        """Return the candidates, the best first; where there is no real choice, or no budget, only those that
        come close to it, without rollouts.
        """
        field = self.candidates(view, decision)
        close = list(promising(field, self.spread))
        if len(close) < 2 or not self.budget:
            return close
        self.think(view, decision.seat, field, rng)
        return sorted(field, key=lambda candidate: (-len(candidate.margins), -candidate.worth))

    def candidates(self, view: Any, decision: Decision) -> list[Candidate]:
        """The answers worth searching, the best prior first, limited by width and budget."""
        opinions = self.opinions(view, decision)
        best = max(opinions.values())
        field = [Candidate(action, self.faith * (opinion - best)) for action, opinion in opinions.items()]
        field.sort(key=lambda candidate: -candidate.opinion)
        return field[: min(self.width, max(2, self.budget.playouts // self.kinds))]

    def think(self, view: Any, seat: int, field: Sequence[Candidate], rng: random.Random) -> None:
        """Sequential halving: try all candidates, then the better half, until one is left or the budget is
        spent.
        """
        imagined = self.imagine(view, seat, rng)
        spent, games, number = self.budget.watch(), 0, 0
        field = promising(field, self.spread)
        stages = max(1, (len(field) - 1).bit_length())
        for stage in range(1, stages + 1):
            while len(field) > 1 and (not games or spent(games) < stage / stages):
                kind, number, late = number % self.kinds, number + 1, partial(spent, games)
                field = attempt(imagined, field, kind, rng.random(), late)
                games += len(field)
                field = promising(field, self.spread)
            field = sorted(field, key=lambda candidate: -candidate.worth)[: (len(field) + 1) // 2]


def promising(field: Sequence[Candidate], spread: float = SPREAD) -> Sequence[Candidate]:
    """Drop candidates that are significantly worse than the best; all have the same number of rollouts."""
    best = max(field, key=lambda candidate: candidate.worth)
    return [candidate for candidate in field if candidate is best or not behind(candidate, best, spread)]


def behind(candidate: Candidate, best: Candidate, spread: float) -> bool:
    """Whether a candidate is significantly worse, by a paired comparison over common rollouts.

    The prior counts as `TRUST` rollouts with the standard deviation `spread`.
    """
    lacked = [more - less for more, less in zip(best.results, candidate.results, strict=True)]
    count, mean = len(lacked) + TRUST, sum(lacked) / max(1, len(lacked))
    doubt = sqrt(sum((each - mean) ** 2 for each in lacked) + TRUST * spread * spread) / count
    return best.worth - candidate.worth > SURE * doubt


def attempt(
    imagined: Imagined, field: Sequence[Candidate], kind: int, seed: float, spent: Callable[[], float]
) -> Sequence[Candidate]:
    """Run one rollout per candidate with common random numbers and opponents.

    Returns the candidates that were tried, the best first: at least two, more as the budget allows.
    """
    field = sorted(field, key=lambda candidate: -candidate.worth)
    for place, candidate in enumerate(field):
        if place > 1 and spent() >= 1:
            return field[:place]
        candidate.add(*imagined(candidate.action, kind, seed))
    return field
