"""Tune the weights of an evaluation by self-play (an evolution strategy).

In each generation many games are played in which some seats have weights perturbed around the best known
ones, all numbers at once. The correlation of a number's perturbation with the result estimates its gradient.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import exp, sqrt
from statistics import fmean, pstdev
from typing import Any, Generic

from engine.agents.agent import Agent
from engine.agents.arena import play_out
from engine.agents.tastes import Tastes, V
from engine.core.game import Game
from engine.core.scores import ranks, totals

SPREAD = 0.2
"""Size of a perturbation, relative to a number; absolute for 0."""
VICTORY = 20.0
"""Points of margin that a victory is worth: the margin alone forgets winning, victories alone are noisy."""
SURE = 3.0
"""Standard errors from which on a number moves as far as it may, by `SPREAD`."""

Trial = tuple[dict[str, float], float]
"""How far beside the best known tastes a seat was, and what it reached."""


@dataclass(frozen=True)
class Tunable(Generic[V]):
    """The player of a game whose weights can be tuned; `player` builds it from a name and weights."""

    tastes: Tastes[V]
    player: Callable[[str, V], Agent]


@dataclass(frozen=True)
class Tuning(Generic[V]):
    """A tuning run: `own` seats try weights. `rivals`: for each kind of table the agents of the other seats,
    repeated as needed. `games`: per generation and kind of table. `names`: of the weights to tune."""

    player: Callable[[str, V], Agent]
    game: Game[Any]
    expansions: tuple[str, ...]
    seats: int
    rivals: Sequence[Sequence[Agent]]
    own: int
    games: int
    seed: str
    names: Sequence[str]

    def search(self, values: V, generations: int) -> Iterator[tuple[V, float, dict[str, float]]]:
        """After each generation the tastes, the mean of what their neighbours reached, and how sure each
        number may be said to gain by growing, in standard errors."""
        for generation in range(generations):
            trials, reached = list[Trial](), list[float]()
            for kind, rivals in enumerate(self.rivals):
                results = list(self.trials(values, rivals, f"{self.seed}/{generation}/{kind}"))
                mean = fmean(each for _, each in results)
                trials += [(beside, each - mean) for beside, each in results]
                reached.append(mean)
            slopes = {name: slope(name, trials) for name in self.names}
            for name, sure in slopes.items():
                step = max(-1.0, min(1.0, sure / SURE)) if abs(sure) > 1 else 0.0
                values = perturb(values, {name: step})
            yield values, fmean(reached), slopes

    def trials(self, values: V, rivals: Sequence[Agent], seed: str) -> Iterator[Trial]:
        """The seats that try tastes in all games of a generation at one kind of table."""
        rules = self.game.rules(self.expansions)
        for number in range(self.games):
            luck = random.Random(f"{seed}/{number}")
            tried = [{name: luck.gauss(0, 1) for name in self.names} for _ in range(self.own)]
            team: list[Agent] = [self.player("tuned", perturb(values, shift)) for shift in tried]
            others = [rivals[at % len(rivals)] for at in range(self.seats - self.own)]
            table = [*team, *others]
            order = luck.sample(range(self.seats), self.seats)
            deal = self.game.deal(rules, self.seats, f"{seed}/{number}")
            end = play_out(self.game, deal, [table[at] for at in order], luck).end
            points, places = totals(end), ranks(end)
            for at, beside in enumerate(tried):
                seat = order.index(at)
                margin = points[seat] - max(points[:seat] + points[seat + 1 :])
                yield beside, margin + VICTORY * (places[seat] == 1) / places.count(1)


def slope(name: str, trials: Sequence[Trial]) -> float:
    """Estimated gain by a larger weight, in standard errors of the estimate."""
    mean = fmean(reached for _, reached in trials)
    gains = [beside[name] * (reached - mean) for beside, reached in trials]
    return fmean(gains) / (pstdev(gains) / sqrt(len(gains)))


def perturb(values: V, beside: dict[str, float]) -> V:
    """Weights perturbed by a multiple of `SPREAD`."""
    return replace(values, **{name: beside_number(getattr(values, name), by) for name, by in beside.items()})


def beside_number(number: float, by: float) -> float:
    """A number perturbed by a multiple of `SPREAD`: scaled, or shifted if it is 0."""
    return number * exp(SPREAD * by) if number else SPREAD * by
