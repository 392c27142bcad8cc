"""The master: flat Monte-Carlo. It imagines what is hidden, plays on for some rounds, and estimates the rest.

The trader says which answers are worth a thought. After each of them the market is played to its end by such
players as it may have before it. Then all are tried in the same imagined games, so that they differ by what
they bring and not by luck. Who is clearly worse than the best is dropped at once, and after each part of the
time the worse half is; the thought ends when one is left.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import ceil, sqrt
from typing import Any

from engine.agents.agent import Agent
from engine.agents.budget import DEFAULT, Budget
from engine.agents.fortune import standing_of
from engine.agents.market import NOBODY
from engine.agents.playout import Mind, finish
from engine.agents.prospects import Prospects
from engine.agents.quick import Quick
from engine.agents.trader import Trader
from engine.agents.values import Values
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.state import State
from engine.games.speicherstadt.state import State as Speicherstadt

WIDTH = 8
"""Answers that are tried at most."""
HORIZON = 15
"""Cards for which an imagined game goes on, those above the board not counted; the rest is estimated."""
NOISE = 0.3
"""How differently the same card is judged in imagined games, as a part of its worth."""
VICTORY = 2.0
"""Points of margin that a victory is worth."""
TRUST = 8.0
"""Imagined games that the trader's opinion counts for."""
FAITH = 0.5
"""Points by which answers are imagined to differ for each point by which the trader says they do."""
SPREAD = 4.0
"""Points by which two answers differ more or less from one imagined game to another: standard deviation."""
SURE = 2.5
"""Standard errors by which an answer must be worse than the best to be dropped."""
TRADER = Trader()
KINDS: tuple[Agent, ...] = (Quick(), TRADER)
"""What the opponents are taken for, in turn: nobody knows what they think."""


@dataclass(slots=True)
class Candidate:
    """An answer, what the trader thinks of it next to the best, and what came of it in imagined games.

    `margins`: points ahead of the best of the others (behind: below 0), one for each game. `wins`: the
    odds of victory, summed over them. `results`: both together, in points.
    """

    action: Action
    opinion: float
    margins: list[float] = field(default_factory=list)
    wins: float = 0.0
    results: list[float] = field(default_factory=list)

    def add(self, margin: float, won: float) -> None:
        """One more imagined game."""
        self.margins.append(margin)
        self.wins += won
        self.results.append(margin + VICTORY * won)

    @property
    def worth(self) -> float:
        """The mean of all results in points, the trader's opinion among them."""
        return (sum(self.results) + TRUST * self.opinion) / (len(self.results) + TRUST)


class Master:
    """It thinks as long as its budget allows."""

    looks = True

    def __init__(self, budget: Budget = DEFAULT, name: str = "master") -> None:
        self.budget, self.name, self.trader = budget, name, TRADER

    def given(self, budget: Budget, name: str) -> Master:
        """The same player with another budget."""
        return Master(budget, name)

    def choose(self, view: State[Any], decision: Decision, rng: random.Random) -> Action:
        """What came out best in imagined games."""
        return self.advise(view, decision, rng)[0].action

    def advise(self, view: State[Any], decision: Decision, rng: random.Random) -> list[Candidate]:
        """The answers that are worth a thought, the best first: with what came of them, or untried where the
        trader sees no choice."""
        if not isinstance(view, Speicherstadt):
            return [Candidate(decision.default, 0.0)]
        field = self.candidates(view, decision)
        if len(promising(field)) < 2:
            return field
        self.think(view, decision.seat, field, rng)
        return sorted(field, key=lambda it: (-len(it.margins), -it.worth))

    def candidates(self, view: Speicherstadt, decision: Decision) -> list[Candidate]:
        """What is worth a thought, the trader's favourite first; no more than can be tried against all kinds
        of opponents."""
        opinions = self.trader.opinions(view, decision)
        best = max(opinions.values())
        field = sorted(
            (Candidate(it, FAITH * (opinion - best)) for it, opinion in opinions.items()), key=rank
        )
        return field[: min(WIDTH, max(2, self.budget.playouts // len(KINDS)))]

    def think(self, view: Speicherstadt, seat: int, field: Sequence[Candidate], rng: random.Random) -> None:
        """Try all, then the better half, until one is left or the time is over."""
        prospects = Prospects(view.determinized(seat, rng), seat, self.trader, KINDS)
        values, spent, games, number = self.trader.values(view), self.budget.watch(), 0, 0
        field = promising(field)
        stages = max(1, (len(field) - 1).bit_length())
        for stage in range(1, stages + 1):
            while len(field) > 1 and (not games or spent(games) < stage / stages):
                kind, number, late = number % len(KINDS), number + 1, partial(spent, games)
                field = attempt(prospects, field, values, kind, rng.random(), late)
                games += len(field)
                field = promising(field)
            field = sorted(field, key=lambda it: -it.worth)[: (len(field) + 1) // 2]


def promising(field: Sequence[Candidate]) -> Sequence[Candidate]:
    """Those of equally many games that are not clearly worse than the best of them."""
    best = max(field, key=lambda it: it.worth)
    return [it for it in field if it is best or not behind(it, best)]


def behind(it: Candidate, best: Candidate) -> bool:
    """Whether an answer is clearly worse, judged by what it lacked in each of the games that both had; the
    trader's opinion counts as some games in which they differed as much as answers do."""
    lacked = [more - less for more, less in zip(best.results, it.results, strict=True)]
    count, mean = len(lacked) + TRUST, sum(lacked) / max(1, len(lacked))
    doubt = sqrt(sum((each - mean) ** 2 for each in lacked) + TRUST * SPREAD * SPREAD) / count
    return best.worth - it.worth > SURE * doubt


def rank(it: Candidate) -> float:
    """The best opinion first."""
    return -it.opinion


def attempt(
    prospects: Prospects,
    field: Sequence[Candidate],
    values: Values,
    kind: int,
    seed: float,
    spent: Callable[[], float],
) -> Sequence[Candidate]:
    """One imagined game for each candidate, with the same luck and the same kind of opponents.

    Those that were tried, the best first: two of them and as many more as there was time for.
    """
    seat, alone = prospects.seat, NOBODY if kind == KINDS.index(TRADER) else prospects.seat
    field = sorted(field, key=lambda it: -it.worth)
    for place, it in enumerate(field):
        if place > 1 and spent() >= 1:
            return field[:place]
        s = prospects.after(it.action, kind).determinized(seat, random.Random(seed))
        until = s.round - 1 + ceil(HORIZON / s.rules.row(len(s.seats)))
        finish(s, Mind(values, random.Random(seed), NOISE, alone), until)
        it.add(*standing_of(s, seat, values))
    return field
