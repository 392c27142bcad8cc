"""A round in the orchard: barter, then bids; an offer cuts in."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.core.actions import Action, act
from engine.core.decisions import Decision, Form, Pick
from engine.core.phases import Phase, Sealed
from tests.core.toy.moves import Answer, Began, Bid, Offer, Offered, Rest, Scored
from tests.core.toy.state import State

WORTH = {"apple": 1, "pear": 2, "plum": 3, "basket": 0}


class Barter(Phase[State]):
    """In turn: an offer, or none."""

    name = "barter"

    def begin(self, s: State) -> None:
        """Seat A first."""
        s.turn, s.round = 0, s.round + 1
        s.tell(Began, s.round)

    def decisions(self, s: State) -> tuple[Decision, ...]:
        """Rest, or fill in an offer. A seat never wants what it gives."""
        if s.turn == len(s.hands):
            return ()
        others = tuple(i for i in s.players if i != s.turn)
        fields = {"to": others, "give": tuple(s.hands[s.turn]), "want": tuple(WORTH)}
        picks = tuple(Pick(name, among, single=True) for name, among in fields.items())
        return (Decision(s.turn, self.name, (act(Rest, s.turn),), (Form(Offer, picks, differs),)),)

    def on_rest(self, s: State, a: Rest) -> None:
        """The next one."""
        s.turn += 1

    def on_offer(self, s: State, a: Offer) -> None:
        """The fruit lies between the two until the other has answered."""
        s.turn += 1
        s.hands[a.seat].remove(a.give)
        s.offered = a
        s.tell(Offered, a.seat, a.to, a.give, a.want)
        s.enter("offer", seat=a.to)

    def end(self, s: State) -> None:
        """Then all bid."""
        s.enter("bids")


def differs(to: int, give: str, want: str) -> bool:
    """What is wanted differs from what is given."""
    return want != give


class OfferTo(Phase[State]):
    """The other one answers; a seat without the fruit can only refuse."""

    name = "offer"

    def decisions(self, s: State) -> tuple[Decision, ...]:
        """No first: it is the default."""
        if s.offered is None:
            return ()
        seat = s.offered.to
        can = s.offered.want in s.hands[seat]
        return (
            Decision(seat, self.name, tuple(act(Answer, seat, yes=yes) for yes in (False, True)[: 1 + can])),
        )

    def on_answer(self, s: State, a: Answer) -> None:
        """Swap, or back into the hand."""
        offer, s.offered = s.offered, None
        assert offer is not None
        if a.yes:
            s.hands[a.seat].remove(offer.want)
            s.hands[a.seat].append(offer.give)
        s.hands[offer.seat].append(offer.want if a.yes else offer.give)


class Bids(Sealed[State]):
    """Everyone lays one card face down."""

    name = "bids"

    def options(self, s: State, seat: int) -> tuple[Action, ...]:
        """Any card of the hand."""
        return tuple(act(Bid, seat, card=card) for card in sorted({*s.hands[seat]}))

    def on_bid(self, s: State, a: Bid) -> None:
        """The card stays in the hand until all are opened."""
        self.seal(s, a)

    def open(self, s: State, answers: dict[int, Any]) -> None:
        """Seats with a unique fruit score; then all draw, if there is enough for all."""
        laid = Counter(bid.card for bid in answers.values())
        for seat, bid in sorted(answers.items()):
            points = WORTH[bid.card] * (laid[bid.card] == 1)
            s.hands[seat].remove(bid.card)
            s.points[seat] += points
            s.tell(Scored, seat, points, bid.card)
            s.open.append(bid.card)
        if len(s.deck) >= len(s.hands):
            for seat in s.players:
                s.draw(seat)
            s.enter("barter")
