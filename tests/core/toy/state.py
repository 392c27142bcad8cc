"""What lies in the orchard at one moment."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.core.actions import act
from engine.core.decisions import Decision, seen_by
from engine.core.loop import advance
from engine.core.state import Frame
from engine.core.state import State as CoreState
from tests.core.toy.moves import BACK, Bid, Drew, Offer

if TYPE_CHECKING:
    from tests.core.toy.game import Ruleset  # noqa: F401  # named in a string below


@dataclass(slots=True)
class State(CoreState["Ruleset"]):
    """Hands, deck, and what lies between: an offered fruit, sealed bids (None: one that a seat can't see)."""

    hands: list[list[str]]
    deck: list[str]
    points: list[int]
    turn: int = 0
    round: int = 0
    open: list[str] = field(default_factory=list)
    offered: Offer | None = None
    sealed: dict[int, Bid | None] = field(default_factory=dict)
    stack: list[Frame] = field(default_factory=list)

    def seen_by(self, seat: int | None) -> State:
        """Backs for the cards in other hands, in the deck and in the bids of others."""
        twin = self.clone()
        twin.hands = [hand if i == seat else [BACK] * len(hand) for i, hand in enumerate(self.hands)]
        twin.deck = [BACK] * len(self.deck)
        twin.sealed = {i: bid if i == seat else None for i, bid in self.sealed.items()}
        twin.attach(self.rules, seen_by(self.pending, seat))
        return twin

    def determinized(self, seat: int, rng: random.Random) -> State:
        """All that this seat can't see, sorted, shuffled and dealt again; then all questions are computed
        again.

        What it can't see is all that it doesn't see, so a view knows it as well as the truth does.
        """
        twin = self.clone()
        box = Counter({card.id: card.count for card in self.rules.cards.values()})
        seen = Counter([*self.hands[seat], *self.open, *([self.offered.give] if self.offered else [])])
        unknown = sorted((box - seen).elements())
        cards = iter(rng.sample(unknown, len(unknown)))
        for i in self.players:
            if i != seat:
                twin.hands[i] = [next(cards) for _ in self.hands[i]]
                if i in self.sealed:
                    twin.sealed[i] = act(Bid, i, card=twin.hands[i][0])
        twin.deck = [next(cards) for _ in self.deck]
        advance(twin)
        return twin

    @property
    def players(self) -> range:
        """The seats."""
        return range(len(self.hands))

    @property
    def tie_break(self) -> tuple[int, ...]:
        """Nothing parts equal points."""
        return (0,) * len(self.hands)

    def free(self, seat: int) -> list[str]:
        """The cards of a hand that do not lie face down."""
        cards, bid = self.hands[seat][:], self.sealed.get(seat)
        if bid:
            cards.remove(bid.card)
        return cards

    def draw(self, seat: int) -> None:
        """The next card of the deck."""
        self.hands[seat].append(self.deck.pop(0))
        self.tell(Drew, seat, self.hands[seat][-1])

    def offers(self) -> tuple[Decision, ...]:
        """What cards in hand let their owners do at any time."""
        effects = self.rules.moments["anytime"]
        if not self.deck:
            return ()
        may = {i: [it for card in {*self.free(i)} for it in effects.get(card, ())] for i in self.players}
        return tuple(
            Decision(i, "anytime", tuple(it(self, i) for it in all_), blocking=False)
            for i, all_ in may.items()
            if all_
        )
