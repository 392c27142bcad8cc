"""Die Speicherstadt: what is still to come, and the worth of coins, contracts and fires because of it.

Computed from public information; weights are in `values`.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache
from math import exp

from engine.games.speicherstadt.agents.values import QUICK, Values
from engine.games.speicherstadt.ruleset import Ruleset
from engine.games.speicherstadt.state import State


@dataclass(frozen=True, slots=True)
class Forecast:
    """Forecast of the rest of the game from public information.

    `rounds` after this one, `crates`: goods that a seat may hope for, `odds`: the chance to get one of a
    certain kind in time, `fire`: points of all fires to come, `coin`: points that a coin is worth.
    `kinds`: how many kinds of goods there were if all were as frequent as the most frequent; `rare`: those of
    which there are less than half as many.
    """

    rounds: float
    crates: float
    odds: float
    fire: int
    coin: float
    kinds: float = 5.0
    rare: frozenset[str] = frozenset()
    values: Values = QUICK

    def effort(self, goods: Collection[str]) -> int:
        """How hard these goods are to get; a rare one is as hard as two."""
        return len(goods) + len(self.rare.intersection(goods)) if self.rare else len(goods)


def outlook(s: State, values: Values = QUICK) -> Forecast:
    """What is still to come, from the heights of deck and bag and from the burned fires."""
    rounds = max(0.0, (len(s.deck) - 1) / s.rules.cards_per_round(len(s.seats)))
    crates = len(s.bag) / len(s.seats)
    kinds, rare = frequencies(s.rules)
    odds = min(1.0, values.luck) * (1 - (1 - 1 / kinds) ** (crates + 1))
    if not rounds:
        odds = 0.0 if s.stack and s.stack[-1].phase == "loading" else values.last_ship
    fire = sum(value for card, value in fires(s.rules).items() if card not in s.discard)
    return Forecast(rounds, crates, odds, fire, coin_worth(rounds, values), kinds, rare, values)


def last(s: State) -> bool:
    """Whether this is the last round, which is public."""
    return s.round == s.rounds


@lru_cache(maxsize=64)
def frequencies(rules: Ruleset) -> tuple[float, frozenset[str]]:
    """`kinds` and `rare` of an outlook."""
    most = max(rules.goods.values())
    rare = frozenset(good for good, cubes in rules.goods.items() if cubes < most / 2)
    return sum(rules.goods.values()) / most, rare


def coin_worth(rounds: float, values: Values = QUICK) -> float:
    """Worth of a coin by the number of rounds to come: in the end only points count."""
    return values.coin_kept + values.coin * rounds / (rounds + values.coin_fades)


def thrift(coins: int, values: Values = QUICK) -> float:
    """Factor of a coin's worth by the seat's coins: larger for a poor seat."""
    return 2 * values.purse / (values.purse + coins)


def contract_worth(points: int, missing: int, ahead: Forecast) -> float:
    """Worth of a contract by the number of missing goods: points times the odds of finishing it, less the
    cost."""
    if not missing:
        return float(points)
    hoped = points * ahead.odds**missing
    return max(
        hoped / 5, hoped - missing * ahead.values.good * ahead.coin
    )  # never so little that a good gains nothing


@lru_cache(maxsize=64)
def fires(rules: Ruleset) -> dict[str, int]:
    """The fires of a ruleset and their points."""
    return {card.id: card.value for card in rules.cards.values() if card.kind == "fire"}


def standing(strength: int, others: list[int], ease: float) -> float:
    """The odds of being strongest less those of being weakest, from -1 to 1."""
    most = 1 / (1 + exp((max(others) - strength) / ease * 2))
    least = 1 / (1 + exp((strength - min(others)) / ease * 2))
    return most - least
