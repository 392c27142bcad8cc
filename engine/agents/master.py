"""The master: flat Monte-Carlo. It imagines what is hidden, plays to the end, and counts.

The trader says which answers are worth a thought. All of them are tried in the same imagined games; after
each part of the time the worse half is dropped. A search tree was tried on a toy and gained nothing.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.agents.budget import DEFAULT, Budget
from engine.agents.market import NOBODY
from engine.agents.playout import Mind, finish
from engine.agents.trader import Trader
from engine.agents.values import Values
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.loop import play
from engine.core.scoring import ranks, totals
from engine.core.state import State
from engine.games.speicherstadt.state import State as Speicherstadt

WIDTH = 8
"""Answers that are tried at most."""
NOISE = 0.3
"""How differently the same card is judged in imagined games, as a part of its worth."""
VICTORY = 2.0
"""Points of margin that a victory is worth."""
TRUST = 8.0
"""Imagined games that the trader's opinion counts for."""
PLAIN_TABLES = 0.5
"""The part of the imagined games in which the opponents have plain tastes."""
PLAIN = 6.0
"""Points by which the trader must prefer its first answer for no more thought to be needed."""


@dataclass(slots=True)
class Candidate:
    """An answer, what the trader thinks of it next to the best, and what came of it in imagined games.

    `margins`: points ahead of the best of the others (behind: below 0), one for each game. `wins`: victories,
    shared ones in part.
    """

    action: Action
    opinion: float
    margins: list[int] = field(default_factory=list)
    wins: float = 0.0

    @property
    def worth(self) -> float:
        """The mean of all results in points, the trader's opinion among them."""
        results = sum(self.margins) + VICTORY * self.wins
        return (results + TRUST * self.opinion) / (len(self.margins) + TRUST)


class Master:
    """It thinks as long as its budget allows."""

    looks = True

    def __init__(self, budget: Budget = DEFAULT, name: str = "master") -> None:
        self.budget, self.name, self.trader = budget, name, Trader()

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
        if len(field) < 2 or field[1].opinion < -PLAIN:
            return field
        self.think(view, decision.seat, field, rng)
        return sorted(field, key=lambda it: (-len(it.margins), -it.worth))

    def candidates(self, view: Speicherstadt, decision: Decision) -> list[Candidate]:
        """What is worth a thought, the trader's favourite first."""
        opinions = self.trader.opinions(view, decision)
        best = max(opinions.values())
        field = sorted((Candidate(it, opinion - best) for it, opinion in opinions.items()), key=rank)
        return field[:WIDTH]

    def think(self, view: Speicherstadt, seat: int, field: Sequence[Candidate], rng: random.Random) -> None:
        """Try all, then the better half, until one is left or the time is over."""
        imagined, values = view.determinized(seat, rng), self.trader.values(view)
        for tries in self.budget.stages(len(field)):
            for _ in tries:
                attempt(imagined.determinized(seat, rng), field, values, rng.random())
            field = sorted(field, key=lambda it: -it.worth)[: (len(field) + 1) // 2]


def rank(it: Candidate) -> float:
    """The best opinion first."""
    return -it.opinion


def attempt(s: Speicherstadt, field: Sequence[Candidate], values: Values, seed: float) -> None:
    """One imagined game for each candidate, with the same luck. In every other game the opponents are taken
    for plain ones, else for such as oneself: nobody knows what they want."""
    seat = field[0].action.seat
    alone = seat if seed < PLAIN_TABLES else NOBODY
    for it in field:
        twin = s.clone()
        play(twin, it.action)
        finish(twin, Mind(values, random.Random(seed), NOISE, alone))
        points, places = totals(twin), ranks(twin)
        it.margins.append(points[seat] - max(points[:seat] + points[seat + 1 :]))
        it.wins += (places[seat] == 1) / places.count(1)
