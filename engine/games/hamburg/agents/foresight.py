"""What others are likely to lay, from imagined hands; and what a seat makes of its own goods beside that."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean

from engine.games.hamburg.agents import piles, worth
from engine.games.hamburg.agents.piles import Plan
from engine.games.hamburg.agents.values import QUICK, Values
from engine.games.hamburg.agents.worth import Sold
from engine.games.hamburg.scoring import shares
from engine.games.hamburg.state import State

WORLDS = 10
"""Imagined hands of the others."""
LOOKED_AT = 24
"""Plans that are tried in all of them."""


@dataclass(frozen=True, slots=True)
class World:
    """What the others lay in an imagined world: the values of their gifts, their goods on the market."""

    gifts: tuple[int, ...]
    sold: Counter[str]

    def points(self, s: State, value: int) -> int:
        """What a gift of this value brings there."""
        return shares((value, *self.gifts), s.rules.numbers.senate_points[len(s.seats)])[0]


def worlds(view: State, seat: int, rng: random.Random, count: int = WORLDS) -> list[World]:
    """What the others may lay, each doing what looks best to a player who does not think of us."""
    return [world(view.determinized(seat, rng), seat) for _ in range(count)]


def world(s: State, seat: int) -> World:
    """What the others lay, if their hands are these."""
    gifts, sold = list[int](), Counter[str]()
    for other, me in enumerate(s.seats):
        if other != seat:
            plan = piles.best(s, other, QUICK)
            gifts.append(plan.value + (me.raised or 0))
            for part in plan.parts:
                sold[part.kind] += part.sold
    return World(tuple(gifts), sold)


def mean_sold(s: State, found: Sequence[World]) -> dict[str, float]:
    """How many cards of each kind others sell on the average."""
    return {kind: fmean(it.sold[kind] for it in found) for kind in s.rules.prices}


def best_plan(s: State, seat: int, found: Sequence[World], v: Values) -> Plan:
    """The plan that brings most on the average over these worlds."""
    sold, each, card = mean_sold(s, found), worth.point(s, v), sixteen(s, seat)

    def hope(plan: Plan) -> float:
        return plan.money + each * (fmean(it.points(s, plan.value) for it in found) + card(plan.value))

    plans = sorted(piles.plans(s, seat, sold), key=lambda it: -it.money - 1.2 * it.value)
    wide = sorted(plans, key=lambda it: -it.money - each * worth.shares_expected(s, it.value))
    return max(dict.fromkeys((*wide[:LOOKED_AT], *plans[: LOOKED_AT // 2])), key=hope)


def sixteen(s: State, seat: int) -> Callable[[int], int]:
    """What cards bring by themselves for a gift that is large enough."""
    held = s.seats[seat].cards
    cards = [s.rules.cards[it] for it in held if s.rules.cards[it].least]

    def points(value: int) -> int:
        return sum(it.points for it in cards if value >= it.least)

    return points


def hand_value(s: State, seat: int, sold: Sold, v: Values) -> float:
    """What a hand is worth, in Mark: its best plan, and what its Speicher keep beside that."""
    me, each = s.seats[seat], worth.point(s, v)
    keeps = {kind: piles.keeping(s, kind) for kind in dict.fromkeys(me.goods)}
    extra = sixteen(s, seat)
    best = 0.0
    for plan in piles.plans(s, seat, sold):
        left, money = Counter(me.goods), plan.money
        for part in plan.parts:
            left[part.kind] -= part.given + part.sold
            money += part.sold * keeps[part.kind]
        stored = sorted((keeps[kind] for kind in left.elements()), reverse=True)[: me.speicher]
        points = worth.shares_expected(s, plan.value) + extra(plan.value)
        best = max(best, money + sum(stored) + each * points)
    return best
