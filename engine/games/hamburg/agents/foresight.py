"""Piles that other seats are likely to lay, from sampled hands; and the best plan for the own goods against
them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from engine.games.hamburg.agents import piles, worth
from engine.games.hamburg.agents.piles import PileChoice
from engine.games.hamburg.agents.values import QUICK, Values
from engine.games.hamburg.agents.worth import Sold
from engine.games.hamburg.points import shares
from engine.games.hamburg.ruleset import Ruleset
from engine.games.hamburg.state import State

WORLDS = 10
"""Imagined hands of the others."""
LOOKED_AT = 24
"""Plans that are tried in all of them."""


@dataclass(frozen=True, slots=True)
class World:
    """Piles of the other seats in a sampled world: values of their gifts, their goods on the market."""

    gifts: tuple[int, ...]
    sold: Counter[str]

    def points(self, s: State, value: int) -> int:
        """Points for a gift of this value in this world."""
        return share(value, self.gifts, s.rules.numbers.senate_points[len(s.seats)])


@lru_cache(maxsize=16_384)
def share(value: int, others: tuple[int, ...], points: tuple[int, ...]) -> int:
    """Points for a gift of this value against the gifts of others."""
    return shares((value, *others), points)[0]


def worlds(view: State, seat: int, rng: random.Random, count: int = WORLDS) -> list[World]:
    """Predicted piles of the others, each greedy and without regard for this seat."""
    return [world(view.determinized(seat, rng), seat) for _ in range(count)]


def world(s: State, seat: int) -> World:
    """The world in which the others lay the best piles for these hands."""
    return against(s, [None if i == seat else piles.best(s, i, QUICK) for i in s.players], seat)


def against(s: State, plans: Sequence[PileChoice | None], seat: int) -> World:
    """The world for a seat if these are the plans of all seats."""
    gifts, sold = list[int](), Counter[str]()
    for opponent, plan in enumerate(plans):
        if opponent != seat and plan is not None:
            gifts.append(plan.value + (s.seats[opponent].raised or 0))
            for part in plan.parts:
                sold[part.kind] += part.sold
    return World(tuple(gifts), sold)


def mean_sales(s: State, worlds: Sequence[World]) -> dict[str, float]:
    """How many cards of each kind others sell on the average."""
    return {kind: sum([world.sold[kind] for world in worlds]) / len(worlds) for kind in s.rules.prices}


def best_plan(s: State, seat: int, worlds: Sequence[World], values: Values) -> PileChoice:
    """The plan that brings most on the average over these worlds."""
    return max(hopes(s, seat, worlds, values), key=lambda pair: pair[0])[1]


def hopes(s: State, seat: int, worlds: Sequence[World], values: Values) -> list[tuple[float, PileChoice]]:
    """Mean result of the most promising plans over these worlds, in Mark."""
    sold, each, card = mean_sales(s, worlds), worth.point(s, values), reward(s.rules, s.seats[seat].cards)

    def hope(plan: PileChoice) -> float:
        points = sum([world.points(s, plan.value) for world in worlds]) / len(worlds)
        return plan.money + each * (points + card(plan.value))

    plans = sorted(piles.plans(s, seat, sold), key=lambda plan: -plan.money - 1.2 * plan.value)
    shares = worth.shares_of_gifts(s, {plan.value for plan in plans})
    wide = sorted(plans, key=lambda plan: -plan.money - each * shares[plan.value])
    return [(hope(plan), plan) for plan in dict.fromkeys((*wide[:LOOKED_AT], *plans[: LOOKED_AT // 2]))]


def reward(rules: Ruleset, hand: Iterable[str]) -> Callable[[int], int]:
    """Points by cards of a hand for a gift of a value, as a function of the value."""
    cards = [rules.cards[card] for card in hand if rules.cards[card].least]

    def points(value: int) -> int:
        return sum(card.points for card in cards if value >= card.least)

    return points


class Hand(NamedTuple):
    """Means of a seat in a round: goods, number of kinds it may lay, Speicher and cards."""

    goods: tuple[piles.Held, ...]
    kinds: int
    speicher: int
    cards: tuple[str, ...]


def hand_value(s: State, seat: int, sold: Sold, values: Values) -> float:
    """Value of a hand in Mark: its best plan, and the goods that its Speicher keep beside that."""
    me = s.seats[seat]
    hand = Hand(piles.hand_kinds(s, seat, sold), s.kinds(seat), me.speicher, tuple(me.cards))
    return promises(s.rules, len(s.seats), hand, worth.point(s, values))


@lru_cache(maxsize=4096)
def promises(rules: Ruleset, seats: int, hand: Hand, each: float) -> float:
    """Value of a hand for a given value of a point. Cached, as searches evaluate equal hands often."""
    points, extra = rules.numbers.senate_points[seats], reward(rules, hand.cards)
    held = {kind: count for kind, count, *_ in hand.goods}
    keeps = {kind: kept for kind, _, _, kept, _ in hand.goods}
    dearest = sorted(keeps, key=keeps.__getitem__, reverse=True)
    best, most = 0.0, storage_worth(held, dearest, keeps, hand.speicher)
    plans = piles.best_choices(hand.goods, hand.kinds, rules.numbers.market)
    brings = {
        value: each * (worth.chances(value, seats, points) + extra(value))
        for value in {value.value for value in plans}
    }
    for plan in plans:
        laid = plan.money + brings[plan.value]
        for part in plan.parts:
            laid += part.sold * keeps[part.kind]
        if laid + most > best:
            left = held.copy()
            for part in plan.parts:
                left[part.kind] -= part.given + part.sold
            best = max(best, laid + storage_worth(left, dearest, keeps, hand.speicher))
    return best


def storage_worth(
    goods: Mapping[str, int], dearest: Iterable[str], keeps: Mapping[str, float], room: int
) -> float:
    """Value in the next round of the goods that Speicher keep."""
    total = 0.0
    for kind in dearest:
        number = min(goods[kind], room)
        total += number * keeps[kind]
        room -= number
    return total
