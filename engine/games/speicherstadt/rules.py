"""Rulesets: the base game, and the functions that turn it into the game with an expansion."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from engine.core.effects import Compiled, Effects
from engine.core.phases import Phase
from engine.core.rulesets import Rounds, combine, phases_by_name
from engine.games.speicherstadt.cards import Card, load
from engine.games.speicherstadt.effects import effects
from engine.games.speicherstadt.kaispeicher import kaispeicher
from engine.games.speicherstadt.phases.demand import Demand
from engine.games.speicherstadt.phases.finale import Finale
from engine.games.speicherstadt.phases.income import Income
from engine.games.speicherstadt.phases.loading import Loading
from engine.games.speicherstadt.phases.purchase import Purchase
from engine.games.speicherstadt.phases.supply import Supply
from engine.games.speicherstadt.points import SCORING, Line
from engine.games.speicherstadt.state import State


@dataclass(frozen=True, eq=False)
class Ruleset(Rounds):
    """A game ready to play: cards, the order of a round, effects, scoring, numbers.

    `flow`: the phases of a round in order. `workers`, `income`: a round, for each seat. `consolation`: coins
    more for a seat that bought nothing. `room`: workers that a column holds. `rows`: of cards in the market.
    """

    cards: Mapping[str, Card]
    goods: Mapping[str, int]
    flow: tuple[str, ...]
    phases: Mapping[str, Phase[State]]
    effects: Effects
    scoring: Mapping[str, Line]
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
        """moment -> card -> what it does then."""
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


_box = load(Path(__file__).with_name("cards.json"))

BASE = Ruleset(
    cards=_box.by_id,
    goods=_box.goods,
    flow=("supply", "demand", "purchase", "loading", "income"),
    phases=phases_by_name(Supply(), Demand(), Purchase(), Loading(), Income(), Finale()),
    effects=effects,
    scoring=SCORING,
)

EXPANSIONS: dict[str, Callable[[Ruleset], Ruleset]] = {"kaispeicher": kaispeicher}


def ruleset(chosen: Iterable[str]) -> Ruleset:
    """The base game with these expansions, each once; raises LookupError for one that is not known."""
    return combine(BASE, EXPANSIONS, chosen)
