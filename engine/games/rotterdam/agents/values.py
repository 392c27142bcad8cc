"""What things are worth to a seat, in points, as far as it can see."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from engine.games.rotterdam.actions import ShipId
from engine.games.rotterdam.agents.odds import distance, harbour_of, odds
from engine.games.rotterdam.state import State

if TYPE_CHECKING:
    from engine.games.rotterdam.rules import Ruleset


@dataclass(frozen=True)
class Taste:
    """The numbers by which a player judges.

    `near`: the part of an order's gain that it counts with so many products missing; `later`: of its second
    and third best orders. `patience`: what is left of a gain for each layer that a ship has still to sail;
    `again`: for each other ship with the same cargo. `theirs`: what a delivery is worth to others, `spite`:
    the part of it that it counts as a loss. `anchor`: a place that brings a card. `card`: what a ship card is
    worth in hand, `joker` a joker; `bargain`: by how much a trade must gain.
    """

    near: tuple[float, ...] = (1.0, 0.5, 0.22, 0.1)
    later: tuple[float, ...] = (1.0, 0.5, 0.25)
    patience: float = 0.9
    again: float = 0.7
    theirs: float = 2.0
    spite: float = 0.3
    anchor: float = 0.4
    card: float = 0.9
    joker: float = 1.5
    bargain: float = 0.3


PLAIN = Taste()


@lru_cache(maxsize=16_384)
def hand(
    rules: Ruleset, taste: Taste, orders: tuple[str, ...], products: tuple[str, ...], jokers: int
) -> float:
    """What products are worth in hand with these orders to fill."""
    have = Counter(products)
    gains = []
    for order in orders:
        card = rules.orders[order]
        needs = Counter(card.needs)
        missing = max(0, (needs - have).total() - jokers)
        kept = sum(rules.products[it].points for it in card.needs)
        gains.append((card.points - kept) * taste.near[min(missing, len(taste.near) - 1)])
    gains.sort(reverse=True)
    in_hand = sum([rules.products[it].points for it in products])
    return in_hand + sum(gain * part for gain, part in zip(gains, taste.later, strict=False))


class Appraisal:
    """What a seat thinks of a moment; it looks at nothing that the seat does not see."""

    __slots__ = ("deliveries", "me", "s", "taste", "underway")

    def __init__(self, s: State, me: int, taste: Taste = PLAIN) -> None:
        self.s, self.me, self.taste = s, me, taste
        self.deliveries = {it: self.delivery(it) for it in s.rules.map.accepts}
        self.underway = Counter(ship.cargo for ship in s.seats[me].ships if ship.place)

    @classmethod
    def of_other(cls, s: State, seat: int, taste: Taste) -> Appraisal:
        """What somebody else may think, whose hand nobody knows: every delivery is alike to him."""
        it = cls.__new__(cls)
        it.s, it.me, it.taste = s, seat, taste
        it.deliveries = {harbour: taste.theirs * bool(pile) for harbour, pile in s.products.items()}
        it.underway = Counter()
        return it

    def hand(self, more: tuple[str, ...] = (), less: tuple[str, ...] = ()) -> float:
        """What the own hand is worth with some products more or less."""
        mine, cards = self.s.seats[self.me], self.s.rules.ship_cards
        products = Counter((*mine.products, *more)) - Counter(less)
        jokers = sum([cards[it].kind == "joker" for it in mine.cards])
        in_order = tuple(sorted(products.elements()))
        return hand(self.s.rules, self.taste, tuple(mine.orders), in_order, jokers)

    def delivery(self, harbour: str) -> float:
        """What a product of this harbour would add; which one is a matter of luck."""
        if not self.s.products[harbour]:
            return 0.0
        box, now = self.s.rules.boxes_of_products[harbour], self.hand()
        return sum([(self.hand((it,)) - now) * cards for it, cards in box.items()]) / box.total()

    def prospect(self, place: str | None, cargo: str | None, to: float) -> float:
        """What a ship may bring that lies there with this cargo, if its delivery is worth so much."""
        waters = self.s.rules.map
        if place is None or cargo is None:
            return 0.0
        chance = odds(waters)[place][harbour_of(waters)[cargo]]
        return to * chance * self.taste.patience ** distance(waters)[place]

    def ship(self, ship: ShipId, place: str | None, cargo: str | None, others: int = 0) -> float:
        """What a ship is worth to this seat there, with this cargo; those of others count against it.

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
        for ship, it in s.afloat():
            total += self.ship(ship, it.place, it.cargo, seen[it.cargo] if ship[0] == self.me else 0)
            if ship[0] == self.me:
                seen[it.cargo] += 1
        return total
