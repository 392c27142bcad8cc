"""Which goods to lay for market and senate."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from engine.core.actions import act
from engine.games.hamburg.actions import Lay
from engine.games.hamburg.agents import worth
from engine.games.hamburg.agents.values import QUICK, Values
from engine.games.hamburg.agents.worth import Sold
from engine.games.hamburg.state import State

AIMS = {"": QUICK, "points": Values(point=20.0, last_point=200.0), "money": Values(point=2.5, last_point=2.5)}
"""What suggestions aim at: by what a point is worth then, in Mark."""


class KindUse(NamedTuple):
    """A use of the cards of one kind: numbers given and sold, value of the gift, earnings."""

    kind: str
    given: int
    sold: int
    value: int
    money: float


Held = tuple[str, int, int, float, float]
"""A kind in a hand: how many cards, their value for the senate, what each is worth in the next round, and how
many others sell."""


class PileChoice(NamedTuple):
    """Parts of different kinds, with their sums."""

    money: float
    value: int
    parts: tuple[KindUse, ...]


@lru_cache(maxsize=16_384)
def ways(
    kind: str, count: int, value: int, kept: float, market: tuple[int, ...], others: float
) -> tuple[KindUse, ...]:
    """Ways to use the cards of a kind: all, or all but one or two, given, the rest sold as it pays best.

    `value`: of each for the senate; `kept`: worth of each in the next round; others sell a given number of
    them.
    """
    earned = [n * worth.price(market, n + others) if n else 0.0 for n in range(count + 1)]
    uses = []
    for given in sorted({0, count, max(count - 1, 0), max(count - 2, 0)} if value else {0}):
        left = count - given
        money, best = max([(earned[n] + kept * (left - n), n) for n in range(left + 1)])
        if given or best:
            uses.append(KindUse(kind, given, best, given * value, money - kept * left))
    return tuple(uses)


def keeping(s: State, kinds: Iterable[str]) -> dict[str, float]:
    """Value in the next round of a card of each of these kinds."""
    if s.last_round:
        return dict.fromkeys(kinds, 0.0)
    values = s.rules.senate[s.senate[s.round]]
    return {kind: 1.5 + 0.5 * values[kind] for kind in kinds}


def plans(s: State, seat: int, sold: Sold) -> tuple[PileChoice, ...]:
    """For each number of kinds and each value of a gift the way that earns most."""
    return best_choices(hand_kinds(s, seat, sold), s.kinds(seat), s.rules.numbers.market)


def hand_kinds(s: State, seat: int, sold: Sold) -> tuple[Held, ...]:
    """Each kind in the hand: number, value for the senate, worth if kept, how many others sell."""
    hand, values = s.seats[seat].goods, s.rules.senate[s.senate[s.round - 1]]
    kept = keeping(s, sorted({*hand}))
    return tuple([(kind, hand.count(kind), values[kind], kept[kind], sold[kind]) for kind in kept])


@lru_cache(maxsize=1024)
def best_choices(goods: tuple[Held, ...], most: int, market: tuple[int, ...]) -> tuple[PileChoice, ...]:
    """The best plans for a hand with a limit of kinds. Cached: searches repeat equal hands often."""
    best: dict[tuple[int, int], tuple[float, tuple[KindUse, ...]]] = {(0, 0): (0.0, ())}
    for kind, count, value, kept, others in goods:
        parts = ways(kind, count, value, kept, market, others)
        for (kinds, gift), (money, laid) in [*best.items()]:
            for part in parts if kinds < most else ():
                key, more = (kinds + 1, gift + part.value), money + part.money
                if key not in best or best[key][0] < more:
                    best[key] = more, (*laid, part)
    return tuple([PileChoice(money, gift, laid) for (_, gift), (money, laid) in best.items()])


def lay(seat: int, plan: PileChoice) -> Lay:
    """The move that carries out a plan."""
    market = tuple(part.kind for part in plan.parts for _ in range(part.sold))
    return act(
        Lay, seat, market=market, senate=tuple(part.kind for part in plan.parts for _ in range(part.given))
    )


def best(s: State, seat: int, values: Values) -> PileChoice:
    """The plan that promises most."""
    each = worth.point(s, values)
    laid = plans(s, seat, worth.rivals(s, seat, values))
    shares = worth.shares_of_gifts(s, {plan.value for plan in laid})
    return max(laid, key=lambda plan: plan.money + each * shares[plan.value])


def suggest(s: State, seat: int, aim: str) -> tuple[Lay]:
    """The piles of the best plan for one of `AIMS`; without one for points in the last round, in which money
    hardly serves any more."""
    return (lay(seat, best(s, seat, AIMS[aim or ("points" if s.last_round else "")])),)
