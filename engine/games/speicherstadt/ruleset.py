"""The type of a ruleset; `rules.py` builds the rulesets of this game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any

from engine.core.effects import Compiled, Effects
from engine.core.phases import Phase
from engine.core.rulesets import Rounds
from engine.games.speicherstadt.cards import Card


@dataclass(frozen=True, eq=False)
class Ruleset(Rounds):
    """A game ready to play: cards, the order of a round, effects, scoring, numbers.

    `flow`: the phases of a round in order. `workers`, `income`: a round, for each seat. `consolation`: coins
    more for a seat that bought nothing. `room`: workers that a column holds. `rows`: of cards in the market.
    """

    cards: Mapping[str, Card]
    goods: Mapping[str, int]
    flow: tuple[str, ...]
    phases: Mapping[str, Phase[Any]]
    effects: Effects
    scoring: Mapping[str, Callable[[Any, int], int]]
    anytime: Mapping[str, Callable[[Any, Any], None]] = field(default_factory=dict)
    expansions: tuple[str, ...] = ()
    coins: int = 5
    workers: int = 3
    income: int = 1
    consolation: int = 1
    room: int = 8
    rows: int = 1

    @cached_property
    def moments(self) -> Compiled:
        """Effects by moment, then by card."""
        return self.effects.compile(self.cards)

    @cached_property
    def hooked_cards(self) -> dict[str, frozenset[str]]:
        """moment -> the cards that do something then."""
        return {moment: frozenset(effects) for moment, effects in self.moments.items()}

    @cached_property
    def fires(self) -> frozenset[str]:
        """The cards that burn as soon as they are revealed."""
        return frozenset(card.id for card in self.cards.values() if card.kind == "fire")

    def row(self, seats: int) -> int:
        """Cards in a row of the market: one more than there are players."""
        return seats + 1

    def cards_per_round(self, seats: int) -> int:
        """Cards that are laid out in a round."""
        return self.row(seats) * self.rows


@lru_cache(maxsize=1024)
def by_kind(rules: Ruleset, owned: tuple[str, ...]) -> Mapping[str, tuple[Card, ...]]:
    """These cards by kind. Cached, because states ask for equal hands often."""
    kinds: dict[str, tuple[Card, ...]] = {}
    for card in map(rules.cards.__getitem__, owned):
        kinds[card.kind] = (*kinds.get(card.kind, ()), card)
    return kinds
