"""Die Speicherstadt: what is still to come, and what coins, contracts and fires are worth because of it.

Everything is judged from what lies open on the table. The numbers in capitals are tastes, found by letting
the quick player play against itself; all else follows from the rules.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache
from math import exp

from engine.games.speicherstadt.rules import Ruleset
from engine.games.speicherstadt.state import State

COIN = 2.1
"""A coin while there is much left to buy."""
COIN_FADES = 2.4
"""Rounds before the end at which a coin has lost half of its worth."""
PURSE = 7.5
"""Coins at which a seat is neither poor nor rich."""
GOOD = 0.3
"""What fetching one more good costs, in coins."""
LUCK = 0.95
"""The chance to get a good that comes at all: others bid for the same ships."""
LAST_SHIP = 0.3
"""The same before the last purchase of the game."""
CONSOLED = 0.7
"""The part of the coin for buying nothing that a first purchase costs: often one buys anyway."""
RIVALRY = 2.0
"""Strength by which one is ahead before a fire feels safe, with the last fire at hand."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What is still to come, as everybody can see.

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

    def effort(self, goods: Collection[str]) -> int:
        """How hard these goods are to get; a rare one is as hard as two."""
        return len(goods) + len(self.rare.intersection(goods)) if self.rare else len(goods)


def outlook(s: State) -> Outlook:
    """What is still to come, from the heights of deck and bag and from the burned fires."""
    rounds = max(0.0, (len(s.deck) - 1) / s.rules.laid(len(s.seats)))
    crates = len(s.bag) / len(s.seats)
    kinds, rare = frequencies(s.rules)
    odds = LUCK * (1 - (1 - 1 / kinds) ** (crates + 1))
    if not rounds:
        odds = 0.0 if s.stack and s.stack[-1].phase == "loading" else LAST_SHIP
    fire = sum(value for card, value in fires(s.rules).items() if card not in s.discard)
    return Outlook(rounds, crates, odds, fire, coin_worth(rounds), kinds, rare)


def last(s: State) -> bool:
    """Whether this is the last round, which everybody can reckon."""
    return s.round == s.rounds


@lru_cache(maxsize=64)
def frequencies(rules: Ruleset) -> tuple[float, frozenset[str]]:
    """`kinds` and `rare` of an outlook."""
    most = max(rules.goods.values())
    rare = frozenset(good for good, cubes in rules.goods.items() if cubes < most / 2)
    return sum(rules.goods.values()) / most, rare


def coin_worth(rounds: float) -> float:
    """What a coin is worth with so many rounds to come: in the end only points count."""
    return COIN * rounds / (rounds + COIN_FADES)


def thrift(coins: int) -> float:
    """How much dearer a coin is to a seat with so many: the poor look twice."""
    return 2 * PURSE / (PURSE + coins)


def contract_worth(points: int, missing: int, ahead: Outlook) -> float:
    """A contract that lacks so many goods: its points by the odds of finishing it, less what that costs."""
    if not missing:
        return float(points)
    hoped = points * ahead.odds**missing
    return max(hoped / 5, hoped - missing * GOOD * ahead.coin)  # never so little that a good gains nothing


@lru_cache(maxsize=64)
def fires(rules: Ruleset) -> dict[str, int]:
    """The fires of a ruleset and their points."""
    return {card.id: card.value for card in rules.cards.values() if card.kind == "fire"}


def standing(mine: int, others: list[int], ease: float) -> float:
    """The odds of being strongest less those of being weakest, from -1 to 1."""
    most = 1 / (1 + exp((max(others) - mine) / ease * 2))
    least = 1 / (1 + exp((mine - min(others)) / ease * 2))
    return most - least


def strengthened(s: State, seat: int, more: int, ahead: Outlook) -> float:
    """How many points better the fires to come will end with so much more strength."""
    mine = s.strength(seat)
    others = [s.strength(other) for other in s.players if other != seat]
    ease = RIVALRY + ahead.rounds / 2
    return ahead.fire * (standing(mine + more, others, ease) - standing(mine, others, ease))
