"""The type of a ruleset; `rules.py` builds the rulesets of this game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any

from engine.core.decisions import Decision
from engine.core.effects import Compiled, Effect, Effects
from engine.core.phases import Phase
from engine.core.rulesets import Rounds
from engine.games.hamburg.data import Card, Good, Numbers, SenateCard
from engine.games.hamburg.events import BACK
from engine.games.hamburg.moments import MOMENTS

SPEICHER = "speicher"
"""The card beside the goods of a group that is laid open, and holds a good."""


@dataclass(frozen=True, eq=False)
class Ruleset(Rounds):
    """A game ready to play.

    `cards`: those of the deck. `flow`: the phases of a round in order. `hide`, `redact` and `imagine`:
    see `hidden_information`.
    """

    goods: tuple[Good, ...]
    senate_cards: tuple[SenateCard, ...]
    numbers: Numbers
    flow: tuple[str, ...]
    phases: Mapping[str, Phase[Any]]
    scoring: Mapping[str, Callable[[Any, int], int]]
    hide: Callable[[Any, int | None], None]
    redact: Callable[[Any, int | None], tuple[Decision, ...]]
    imagine: Callable[[Any, int, Random], None]
    cards: Mapping[str, Card] = field(default_factory=dict)
    effects: Effects = field(default_factory=lambda: Effects(MOMENTS))
    anytime: Mapping[str, Callable[[Any, Any], None]] = field(default_factory=dict)
    expansions: tuple[str, ...] = ()

    @cached_property
    def moments(self) -> Compiled:
        """Effects by moment, then by card."""
        return self.effects.compile(self.cards)

    @cached_property
    def hooks(self) -> dict[str, tuple[tuple[str, Effect], ...]]:
        """moment -> each card that does something then, with what it does."""
        return {
            moment: tuple((card, effect) for card, functions in effects.items() for effect in functions)
            for moment, effects in self.moments.items()
        }

    @cached_property
    def hooked_cards(self) -> dict[str, frozenset[str]]:
        """moment -> the cards that do something then."""
        return {moment: frozenset(effects) for moment, effects in self.moments.items()}

    def kinds(self, cards: Sequence[str]) -> int:
        """How many kinds of goods may be laid with these cards in hand."""
        kinds = self.numbers.kinds
        for card, effect in self.hooks["kinds"]:
            kinds += effect(card, cards.count(card)) if card in cards else 0
        return kinds

    # --- What things are worth

    @cached_property
    def prices(self) -> dict[str, int]:
        """The price of each kind of goods in the harbour."""
        return {good.id: good.price for good in self.goods}

    def price(self, goods: Sequence[str]) -> int:
        """Price of these goods in the harbour; the card beside them is free (1.2)."""
        return sum(map(self.prices.__getitem__, goods))

    @cached_property
    def dearest(self) -> int:
        """The price of the most expensive goods."""
        return max(self.prices.values())

    @cached_property
    def dearest_group(self) -> int:
        """Highest price of a group."""
        return self.numbers.goods_in_group * self.dearest

    @cached_property
    def cheapest_group(self) -> int:
        """Lowest price of a group."""
        return self.numbers.goods_in_group * min(self.prices.values())

    def market_price(self, sold: int) -> int:
        """The price of a card of a kind of which this many are sold, at least one."""
        table = self.numbers.market
        return table[min(sold, len(table)) - 1]

    @cached_property
    def senate(self) -> dict[str, Mapping[str, int]]:
        """Value of each kind of goods, by senate card."""
        return {card.id: card.values for card in self.senate_cards}

    def worth(self, card: str, goods: Iterable[str]) -> int:
        """The value of goods by a senate card; of those that cannot be seen nothing."""
        values = self.senate[card]
        return sum([values[good] for good in goods if good != BACK])

    # --- Piles before they are shuffled

    @cached_property
    def place_of_good(self) -> dict[str, int]:
        """In which order kinds of goods stand in the data: the most expensive first."""
        return {good.id: at for at, good in enumerate(self.goods)}

    @cached_property
    def box_of_goods(self) -> Counter[str]:
        """All goods, in the order of the data."""
        return Counter({good.id: good.cards for good in self.goods})

    @cached_property
    def deck(self) -> tuple[str, ...]:
        """The cards of the deck, in the order of the data."""
        return tuple(card.id for card in self.cards.values() for _ in range(card.count))

    @cached_property
    def box_of_deck(self) -> Counter[str]:
        """How many of each card the deck has."""
        return Counter(self.deck)

    @cached_property
    def box_of_cards(self) -> Counter[str]:
        """The cards of the deck, and all Speicher, in the deck or not."""
        return self.box_of_deck | self.speicher(self.numbers.speicher)

    def speicher(self, number: int) -> Counter[str]:
        return Counter({SPEICHER: number})
