"""Values of ships, products and orders to a seat, in points, from what it can see. The weights of each player
are in `tastes.json`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Self

from engine.agents.tastes import Tastes
from engine.games.rotterdam.actions import Complete, ShipId
from engine.games.rotterdam.data.odds import distance, harbour_of, odds
from engine.games.rotterdam.ruleset import Ruleset
from engine.games.rotterdam.state import State


@dataclass(frozen=True, slots=True, eq=False)
class Taste:
    """Weights of a player's evaluation; the defaults are the quick player's.

    Orders. `one`, `two`, `more`: share of an order's gain with one, two or more products missing;
    `second`, `third`: that of the second and the third best order.

    Ships. `patience`: what is left of a gain for each layer that a ship has still to sail; `again`: for each
    other ship with the same cargo. `theirs`: what a delivery is worth to others, `spite`: the part of it that
    counts as a loss. `anchor`: a place that brings a card.

    Cards and trade. `card`: what a ship card is worth in hand, `joker` a joker; `bargain`: by how much a
    trade must gain, `gift`: and by how much more for each product that an own offer gives beyond those that
    it wants.

    Lookahead only. `helm`: share of the own colours that serve a ship, `harm`: share of the others' that lead
    it off course; `haste`: discount of a gain per round that it needs; `doubt`: by how many points others may
    misjudge their best answer; `envy`: additional weight of another seat's point for each point that it has;
    `rush`: discount of unfinished things per third of the way to the end of the game.
    """

    one: float = 0.5
    two: float = 0.22
    more: float = 0.1
    second: float = 0.5
    third: float = 0.25
    patience: float = 0.9
    again: float = 0.7
    theirs: float = 2.0
    spite: float = 0.3
    anchor: float = 0.4
    card: float = 0.9
    joker: float = 1.5
    bargain: float = 0.3
    helm: float = 0.5
    harm: float = 0.0
    haste: float = 0.85
    doubt: float = 0.3
    envy: float = 0.1
    gift: float = 0.0
    rush: float = 1.0


PLAIN = Taste()

TASTES = Tastes(Path(__file__).with_name("tastes.json"), "quick", PLAIN)
SLOW = 0.25
"""Exponent that turns hurry into the discount of a gain per round."""


def taste_in(s: State, taste: Taste) -> Taste:
    """The weights in the hurry of this state: the leader's orders say how near the end is."""
    return (
        taste if taste.rush == 1 else taste_after(taste, 3 * max(map(s.order_points, s.players)) // s.trigger)
    )


@cache
def taste_after(taste: Taste, thirds: int) -> Taste:
    """The weights after a number of thirds of the way to the end."""
    left = taste.rush ** min(thirds, 2)
    one, two, more = taste.one * left, taste.two * left**2, taste.more * left**3
    return replace(taste, one=one, two=two, more=more, haste=taste.haste * left**SLOW)


@lru_cache(maxsize=65_536)
def hand(
    rules: Ruleset, taste: Taste, orders: tuple[str, ...], products: tuple[str, ...], jokers: int
) -> float:
    """What products are worth in hand with these orders to fill."""
    worth, near = rules.worth_of_products, (1.0, taste.one, taste.two, taste.more)
    gains = []
    for order in orders:
        card = rules.orders[order]
        missing = (
            sum([max(0, card.needs.count(need) - products.count(need)) for need in {*card.needs}]) - jokers
        )
        kept = sum([worth[need] for need in card.needs])
        gains.append((card.points - kept) * near[max(0, min(missing, len(near) - 1))])
    gains.sort(reverse=True)
    in_hand = sum([worth[product] for product in products])
    return in_hand + sum(
        gain * part for gain, part in zip(gains, (1.0, taste.second, taste.third), strict=False)
    )


@lru_cache(maxsize=16_384)
def additions(
    rules: Ruleset, taste: Taste, orders: tuple[str, ...], products: tuple[str, ...], jokers: int
) -> Mapping[str, float]:
    """Gain by each product added to such a hand."""
    now = hand(rules, taste, orders, products, jokers)
    return {
        product: hand(rules, taste, orders, tuple(sorted((*products, product))), jokers) - now
        for product in rules.products
    }


def order_value(rules: Ruleset, taste: Taste, action: Complete) -> float:
    """Gain by an order beyond the products and jokers that it costs."""
    order, worth = rules.orders[action.order], rules.worth_of_products
    spent = sum([worth[need] for need in order.needs]) - sum([worth[joker] for joker in action.jokers])
    return order.points - spent - taste.joker * len(action.jokers)


@cache
def product_shares(rules: Ruleset) -> Mapping[str, float]:
    """Which part of the cards of its harbour each product is."""
    boxes = rules.boxes_of_products.values()
    return {product: cards / box.total() for box in boxes for product, cards in box.items()}


class Appraisal:
    """Evaluation of a moment by a seat, from what it sees."""

    __slots__ = ("deliveries", "me", "s", "share", "taste", "underway")

    def __init__(self, s: State, me: int, taste: Taste = PLAIN) -> None:
        self.s, self.me, self.taste = s, me, taste_in(s, taste)
        own = s.seats[me]
        adds = additions(s.rules, self.taste, tuple(own.orders), tuple(own.products), self.jokers())
        self.share = self.shares()
        self.deliveries = {
            harbour: sum(
                [adds[product] * self.share[product] for product in s.rules.boxes_of_products[harbour]]
            )
            if pile
            else 0.0
            for harbour, pile in s.products.items()
        }
        self.underway = Counter(ship.cargo for ship in own.ships if ship.place)

    @classmethod
    def of_other(cls, s: State, seat: int, taste: Taste) -> Self:
        """Model of another seat with an unknown hand: all its deliveries are worth the same."""
        appraisal = cls.__new__(cls)
        appraisal.s, appraisal.me, appraisal.taste = s, seat, taste_in(s, taste)
        appraisal.deliveries = {harbour: taste.theirs * bool(pile) for harbour, pile in s.products.items()}
        appraisal.underway = Counter()
        return appraisal

    def shares(self) -> Mapping[str, float]:
        """How likely a card of its harbour is each product: as in the box."""
        return product_shares(self.s.rules)

    def jokers(self) -> int:
        """How many jokers are in the own hand."""
        cards = self.s.rules.ship_cards
        return sum([cards[card].kind == "joker" for card in self.s.seats[self.me].cards])

    def hand(self, more: tuple[str, ...] = (), less: tuple[str, ...] = ()) -> float:
        """What the own hand is worth with some products more or less."""
        own = self.s.seats[self.me]
        products = Counter((*own.products, *more)) - Counter(less)
        in_order = tuple(sorted(products.elements()))
        return hand(self.s.rules, self.taste, tuple(own.orders), in_order, self.jokers())

    def prospect(self, place: str | None, cargo: str | None, to: float) -> float:
        """Expected value of a ship there with this cargo; `to`: value of its delivery."""
        waters = self.s.rules.map
        if place is None or cargo is None:
            return 0.0
        chance = odds(waters)[place][harbour_of(waters)[cargo]]
        return to * chance * self.taste.patience ** distance(waters)[place]

    def ship(self, ship: ShipId, place: str | None, cargo: str | None, others: int = 0) -> float:
        """Value to this seat of a ship with this cargo at a place; ships of others count against it.

        `others`: own ships that bring the same.
        """
        seat, waters = ship[0], self.s.rules.map
        anchor = self.taste.anchor if place in waters.anchors else 0.0
        if seat != self.me:
            full = cargo is not None and bool(self.s.products[harbour_of(waters)[cargo]])
            return -self.taste.spite * (self.prospect(place, cargo, self.taste.theirs * full) + anchor)
        worth = self.deliveries[harbour_of(waters)[cargo]] if cargo is not None else 0.0
        return self.prospect(place, cargo, worth * self.taste.again**others) + anchor

    def fleet(self, s: State) -> float:
        """All ships of this moment together."""
        seen, total = Counter[str | None](), 0.0
        for ship, lying in s.afloat():
            total += self.ship(ship, lying.place, lying.cargo, seen[lying.cargo] if ship[0] == self.me else 0)
            if ship[0] == self.me:
                seen[lying.cargo] += 1
        return total
