"""The registry entry of the orchard: cards, ruleset, deal, record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from pydantic import BaseModel, ConfigDict, TypeAdapter

from engine.core import chance
from engine.core import game as core
from engine.core.actions import Action, act, by_name
from engine.core.effects import Compiled, Effects
from engine.core.errors import BadRecord
from engine.core.events import Event
from engine.core.lessons import Lesson, Moment
from engine.core.phases import Phase
from engine.core.scores import totals
from engine.core.seal import Seal
from tests.core.toy.moves import Feast, Move, Scored
from tests.core.toy.phases import Barter, Bids, OfferTo
from tests.core.toy.state import State


@dataclass(frozen=True)
class Card:
    """A fruit or a basket."""

    id: str
    kind: str
    count: int


effects = Effects(frozenset({"anytime"}))


@effects.at("anytime", "container")
def may_feast(s: State, seat: int) -> Action:
    """Registered for a kind of cards, not for a card."""
    return act(Feast, seat)


def feast(s: State, a: Feast) -> None:
    """Handled by the ruleset, in any phase."""
    s.hands[a.seat].remove("basket")
    s.open.append("basket")
    s.points[a.seat] += 1
    s.tell(Scored, a.seat, 1, "basket")
    s.draw(a.seat)


@dataclass(frozen=True, eq=False)
class Ruleset:
    """The toy with or without its expansion."""

    cards: Mapping[str, Card]
    moments: Compiled
    expansions: tuple[str, ...] = ()
    anytime: Mapping[str, Callable[[Any, Any], None]] = field(default_factory=lambda: {"feast": feast})
    phases: Mapping[str, Phase[State]] = field(
        default_factory=lambda: {phase.name: phase for phase in (Barter(), OfferTo(), Bids())}
    )
    flow: tuple[str, ...] = ("barter", "bids")
    scoring: Mapping[str, Callable[[State, int], int]] = field(
        default_factory=lambda: {"booked": lambda s, seat: s.points[seat]}
    )


def ruleset(chosen: Iterable[str]) -> Ruleset:
    """Three fruits, and baskets."""
    cards = {fruit: Card(fruit, "fruit", 6) for fruit in ("apple", "pear", "plum")}
    cards |= {"basket": Card("basket", "container", 2)} if (names := tuple(chosen)) else {}
    return Ruleset(cards, effects.compile(cards), names)


class Deal(core.Deal):
    """All chance of the toy. `hand`: cards that each seat begins with; a host's choice."""

    CHOSEN: ClassVar[Mapping[str, tuple[int, ...]]] = {"hand": (2, 3)}

    deck: tuple[str, ...]
    hand: int


def deal(rules: Ruleset, seats: int, seed: str) -> Deal:
    """One deck."""
    cards = [card.id for card in rules.cards.values() for _ in range(card.count)]
    return Deal(
        expansions=rules.expansions,
        seats=seats,
        start_seat=0,
        deck=tuple(chance.shuffled(cards, seed, "deck")),
        hand=2,
    )


def begin(rules: Ruleset, deal: Deal) -> State:
    """A hand for each seat."""
    if Counter(deal.deck) != {card.id: card.count for card in rules.cards.values()}:
        raise BadRecord("not the cards of the orchard")
    hands = [list(deal.deck[deal.hand * i : deal.hand * (i + 1)]) for i in range(deal.seats)]
    return State(hands, list(deal.deck[deal.hand * deal.seats :]), [0] * deal.seats)


class Record(BaseModel):
    """The smallest record that can be replayed."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    deal: Deal
    moves: tuple[dict[str, Any], ...]
    points: tuple[int, ...]
    seal: Seal | None = None

    @classmethod
    def of(
        cls,
        deal: Deal,
        moves: Sequence[dict[str, Any]],
        events: Iterable[Event],
        end: State,
        seal: Seal | None = None,
    ) -> Record:
        """The record of these moves."""
        return cls(deal=deal, moves=tuple(moves), points=tuple(totals(end)), seal=seal)

    def contradiction(self, event: Event) -> str | None:
        """It says nothing in between."""
        return None

    def difference(self, events: Iterable[Event], end: State) -> str | None:
        """Only the points can differ."""
        return None if self.points == tuple(totals(end)) else f"points should be {totals(end)}"


LESSON = Lesson(
    seed="0" * 32,
    seats=("picker", ""),
    minutes=5,
    rounds=2,
    moments=(
        Moment(key="barter", ask="barter"),
        Moment(key="bids", ask="bids"),
        Moment(key="scored", event="Scored", mine=True),
    ),
    slips=(Moment(key="nothing", event="Scored", mine=True, facts={"points": "0"}),),
)
"""The smallest lesson: two questions, and what comes of them."""

TOY: core.Game[State] = core.Game(
    key="orchard",
    version=1,
    seats=range(2, 5),
    expansions=("baskets",),
    rules=ruleset,
    deal=deal,
    begin=begin,
    deals=Deal,
    record=Record,
    actions=by_name(Move),
    moves=TypeAdapter(Move),
    states=TypeAdapter(State),
    lesson=LESSON,
)
