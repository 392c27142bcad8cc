"""The type of a ruleset; `rules.py` builds the rulesets of this game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any

from engine.core.decisions import Decision
from engine.core.effects import Compiled, Effects
from engine.core.phases import Phase
from engine.core.rulesets import Rounds
from engine.games.rotterdam.data.cards import Cards, Goods, Numbers, Order, Product, ShipCard
from engine.games.rotterdam.data.waterways import Waterways
from engine.games.rotterdam.events import BACK


@dataclass(frozen=True, eq=False)
class Ruleset(Rounds):
    """The game ready to play.

    `flow`: the phases of a round in order; `in_turn`: those in which the seats have their turns in order.
    `hide`, `redact` and `imagine`: see `hidden_information`.
    """

    map: Waterways
    goods: Goods
    deck: Cards
    numbers: Numbers
    flow: tuple[str, ...]
    phases: Mapping[str, Phase[Any]]
    in_turn: frozenset[str]
    effects: Effects
    scoring: Mapping[str, Callable[[Any, int], int]]
    hide: Callable[[Any, int | None], None]
    redact: Callable[[Any, int | None], tuple[Decision, ...]]
    imagine: Callable[[Any, int, Random], None]
    anytime: Mapping[str, Callable[[Any, Any], None]] = field(default_factory=dict)
    expansions: tuple[str, ...] = ()

    @cached_property
    def products(self) -> dict[str, Product]:
        """Every product by its id."""
        return {product.id: product for product in self.goods.products}

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """The ids of all products."""
        return tuple(self.products)

    @cached_property
    def ship_cards(self) -> dict[str, ShipCard]:
        """Every ship card by its id."""
        return {card.id: card for card in self.deck.ship_cards}

    @cached_property
    def orders(self) -> dict[str, Order]:
        """Every order by its id."""
        return {order.id: order for order in self.deck.orders}

    @cached_property
    def cards(self) -> dict[str, ShipCard | Product | Order]:
        """Every card of the game by its id."""
        return {**self.ship_cards, **self.products, **self.orders}

    @cached_property
    def moments(self) -> Compiled:
        """Effects by moment, then by ship card."""
        return self.effects.compile(self.ship_cards)

    @cached_property
    def turn_cards(self) -> frozenset[str]:
        """The ship cards that may be played in the own turn."""
        return frozenset(self.moments["turn"])

    @cached_property
    def jokers(self) -> frozenset[str]:
        """The ship cards that stand for any product."""
        return frozenset(card.id for card in self.deck.ship_cards if card.kind == "joker")

    @cached_property
    def fewest_needs(self) -> int:
        """How many things the smallest order wants."""
        return min(len(order.needs) for order in self.deck.orders)

    @cached_property
    def worth_of_orders(self) -> dict[str, int]:
        """The points of every order."""
        return {order.id: order.points for order in self.deck.orders}

    @cached_property
    def worth_of_products(self) -> dict[str, int]:
        """The points of every product, and the least behind every back."""
        worth = {product.id: product.points for product in self.goods.products}
        for product in self.goods.products:
            worth[BACK + product.harbour] = min(
                product.points, worth.get(BACK + product.harbour, product.points)
            )
        return worth

    @cached_property
    def backs(self) -> dict[str, str]:
        """The back of every product, which shows its harbour; a back that is seen is one already."""
        known = {product.id: BACK + product.harbour for product in self.goods.products}
        return {**known, **{back: back for back in known.values()}}

    # --- Piles before they are shuffled

    @cached_property
    def box_of_ship_cards(self) -> Counter[str]:
        """All ship cards, in the order of the data."""
        return Counter({card.id: card.count for card in self.deck.ship_cards})

    @cached_property
    def boxes_of_products(self) -> dict[str, Counter[str]]:
        """All product cards, harbour by harbour."""
        return {
            harbour: Counter({card.id: card.cards for card in self.goods.products if card.harbour == harbour})
            for harbour in self.map.accepts
        }

    @cached_property
    def place_in_data(self) -> dict[str, int]:
        """In which order ship cards stand in the data."""
        return {card.id: at for at, card in enumerate(self.deck.ship_cards)}
