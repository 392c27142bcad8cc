"""What others are likely to lay, from imagined hands; and what a seat makes of its own goods beside that."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

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
        return share(value, self.gifts, s.rules.numbers.senate_points[len(s.seats)])


@lru_cache(maxsize=16_384)
def share(value: int, others: tuple[int, ...], points: tuple[int, ...]) -> int:
    """What a gift brings beside the gifts of others."""
    return shares((value, *others), points)[0]


def worlds(view: State, seat: int, rng: random.Random, count: int = WORLDS) -> list[World]:
    """What the others may lay, each doing what looks best to a player who does not think of us."""
    return [world(view.determinized(seat, rng), seat) for _ in range(count)]


def world(s: State, seat: int) -> World:
    """What the others lay, if their hands are these."""
    return against(s, [None if it == seat else piles.best(s, it, QUICK) for it in s.players], seat)


def against(s: State, plans: Sequence[Plan | None], seat: int) -> World:
    """What the others lay, if these are the plans of all seats."""
    gifts, sold = list[int](), Counter[str]()
    for other, plan in enumerate(plans):
        if other != seat and plan is not None:
            gifts.append(plan.value + (s.seats[other].raised or 0))
            for part in plan.parts:
                sold[part.kind] += part.sold
    return World(tuple(gifts), sold)


def mean_sold(s: State, found: Sequence[World]) -> dict[str, float]:
    """How many cards of each kind others sell on the average."""
    return {kind: sum([it.sold[kind] for it in found]) / len(found) for kind in s.rules.prices}


def best_plan(s: State, seat: int, found: Sequence[World], v: Values) -> Plan:
    """The plan that brings most on the average over these worlds."""
    return max(hopes(s, seat, found, v), key=lambda it: it[0])[1]


def hopes(s: State, seat: int, found: Sequence[World], v: Values) -> list[tuple[float, Plan]]:
    """What the plans that are worth a look bring on the average over these worlds, in Mark."""
    sold, each, card = mean_sold(s, found), worth.point(s, v), sixteen(s, seat)

    def hope(plan: Plan) -> float:
        points = sum([it.points(s, plan.value) for it in found]) / len(found)
        return plan.money + each * (points + card(plan.value))

    plans = sorted(piles.plans(s, seat, sold), key=lambda it: -it.money - 1.2 * it.value)
    wide = sorted(plans, key=lambda it: -it.money - each * worth.shares_expected(s, it.value))
    return [(hope(it), it) for it in dict.fromkeys((*wide[:LOOKED_AT], *plans[: LOOKED_AT // 2]))]


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
    best, most = 0.0, sum(sorted([keeps[kind] for kind in me.goods], reverse=True)[: me.speicher])
    plans = piles.plans(s, seat, sold)
    brings = {it: each * (worth.shares_expected(s, it) + extra(it)) for it in {it.value for it in plans}}
    for plan in plans:
        laid = plan.money + brings[plan.value]
        for part in plan.parts:
            laid += part.sold * keeps[part.kind]
        if laid + most > best:
            left = Counter(me.goods)
            for part in plan.parts:
                left[part.kind] -= part.given + part.sold
            stored = sorted([keeps[kind] for kind in left.elements()], reverse=True)[: me.speicher]
            best = max(best, laid + sum(stored))
    return best
