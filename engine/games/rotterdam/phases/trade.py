"""Trade: products for products, all seats at once (rulebook, phase 5; A-42)."""

from __future__ import annotations

import random
from functools import cache

from engine.core.actions import Action, act, fresh
from engine.core.decisions import Decision, Deferred, Form, Pick, some
from engine.core.facts import fact
from engine.core.phases import Step
from engine.games.rotterdam import actions
from engine.games.rotterdam.actions import Accept, Decline, Done, Withdraw
from engine.games.rotterdam.events import Declined, Finished, Lapsed, Offered, Traded, TradeOpened, Withdrawn
from engine.games.rotterdam.state import StandingOffer, State

OPEN = ("trading", "done")
"""Stances of the seats that may get offers."""
Partners = tuple[tuple[int, int], ...]
"""Seats, each with the number of its products."""


class Trade(Step[State]):
    """Seats with products offer, accept and decline as they like, until all are done and no offer stands."""

    name = "trade"

    def begin(self, s: State) -> None:
        """With fewer than two seats that have products there is no trade (clarification 14)."""
        traders = [seat for seat in s.order(s.master) if s.seats[seat].products]
        if len(traders) > 1:
            for seat in traders:
                s.seats[seat].stance, s.seats[seat].offered = "trading", 0
            s.tell(TradeOpened, tuple(traders))

    def decisions(self, s: State) -> tuple[Decision, ...]:
        """Seats that are not done, and those with offers to answer: while they are not done they need not."""
        seats = s.seats
        traders = tuple([(seat, len(me.products)) for seat, me in enumerate(seats) if me.stance in OPEN])
        if not traders:
            return ()
        offering, questions = [offer.seat for offer in s.standing], []
        for seat in s.order(s.master):
            me = seats[seat]
            if me.stance == "trading":
                questions.append(question(s, seat, seat in offering, traders))
            for offer in s.standing:
                if seat in offer.to:
                    able = holds(s, seat, offer.want)
                    questions.append(answer(seat, offer.seat, able, me.stance == "done"))
        return tuple(questions)

    def on_offer(self, s: State, a: actions.Offer) -> None:
        """With the last offer that it has a seat is done (clarification 15)."""
        me = s.seats[a.seat]
        s.standing.append(StandingOffer(a.seat, list(a.to), a.give, a.want))
        s.tell(Offered, a.seat, a.to, a.give, a.want)
        me.offered += 1
        if me.offered == s.rules.numbers.offers.value:
            me.stance = "done"
            s.tell(Finished, a.seat, False)

    def on_accept(self, s: State, a: Accept) -> None:
        """The cards change hands at once; offers of things that are gone lapse (clarification 16)."""
        offer = standing(s, a.offerer)
        s.standing.remove(offer)
        s.hand_over(offer.seat, a.seat, offer.give)
        s.hand_over(a.seat, offer.seat, offer.want)
        s.tell(Traded, offer.seat, a.seat, offer.give, offer.want)
        for lapsed in [offer for offer in s.standing if not holds(s, offer.seat, offer.give)]:
            s.standing.remove(lapsed)
            s.tell(Lapsed, lapsed.seat, True)

    def on_decline(self, s: State, a: Decline) -> None:
        """Remove offers that no seat is left to take."""
        s.tell(Declined, a.seat, a.offerer)
        leave(s, standing(s, a.offerer), a.seat)

    def on_withdraw(self, s: State, a: Withdraw) -> None:
        """It counts among the offers that the seat has made (clarification 17)."""
        s.standing.remove(standing(s, a.seat))
        s.tell(Withdrawn, a.seat)

    def on_done(self, s: State, a: Done) -> None:
        """A closed seat has left all offers to it; its own one stands (clarification 19)."""
        s.seats[a.seat].stance = "closed" if a.closed else "done"
        s.tell(Finished, a.seat, a.closed)
        if a.closed:
            for offer in [offer for offer in s.standing if a.seat in offer.to]:
                leave(s, offer, a.seat)

    def end(self, s: State) -> None:
        for me in s.seats:
            me.stance, me.offered = "away", 0
        super().end(s)


def question(s: State, seat: int, offering: bool, traders: Partners) -> Decision:
    """The question to a seat that still trades, with one of these traders. A standing offer may be
    withdrawn."""
    forms: tuple[Form, ...] = ()
    if not offering and len(traders) > 1:
        partners = tuple([trader for trader in traders if trader[0] != seat])
        forms = (Offers(actions.Offer, menus, partners, tuple(s.seats[seat].products), s.rules.kinds),)
    return Decision(seat, Trade.name, finishing(seat, offering), forms, True, "office")


@cache
def finishing(seat: int, offering: bool) -> tuple[Action, ...]:
    """The answers that end a seat's offers, the default first; a standing offer may be withdrawn."""
    done = (act(Done, seat), act(Done, seat, closed=True))
    return (*done, act(Withdraw, seat)) if offering else done


@cache
def answer(seat: int, offerer: int, able: bool, must: bool) -> Decision:
    """Yes or no to one offer; a seat that lacks what is wanted can only refuse. Default: no."""
    no = act(Decline, seat, offerer=offerer)
    options = (no, act(Accept, seat, offerer=offerer)) if able else (no,)
    return Decision(seat, "answer", options, blocking=must, where="office")


def standing(s: State, seat: int) -> StandingOffer:
    """The offer of a seat."""
    return next(offer for offer in s.standing if offer.seat == seat)


def leave(s: State, offer: StandingOffer, seat: int) -> None:
    """A seat will not take an offer."""
    offer.to.remove(seat)
    if not offer.to:
        s.standing.remove(offer)
        s.tell(Lapsed, offer.seat, False)


def holds(s: State, seat: int, products: tuple[str, ...]) -> bool:
    """Whether a seat has all of these."""
    hand = s.seats[seat].products
    return all([hand.count(product) >= products.count(product) for product in products])  # noqa: C419  # faster


@fact
class Fair:
    """Every partner has as many products as are wanted; nothing is given for the same thing (A-19)."""

    partners: Partners

    def __call__(self, to: tuple[int, ...], give: tuple[str, ...], want: tuple[str, ...]) -> bool:
        """Whether this offer may be made."""
        if not {*give}.isdisjoint(want):
            return False
        wanted = len(want)
        return all([held >= wanted for seat, held in self.partners if seat in to])  # noqa: C419  # faster


class Offers(Deferred):
    """Some of the hand for any products, to one or more others that have as many."""

    __slots__ = ()

    def sample(self, seat: int, rng: random.Random) -> Action:
        """Any others, any cards of the hand; for other things, this many as each of them has."""
        partners, hand, kinds = self.facts
        to = some(tuple([seat for seat, _ in partners]), 1, len(partners), rng)
        give = some(hand, 1, len(hand), rng)
        left = tuple([kind for kind in kinds if kind not in give])
        if not left:
            return self.sample(seat, rng)
        luck, most = rng.random, min([held for seat, held in partners if seat in to])
        want = sorted([left[int(luck() * len(left))] for _ in range(1 + int(luck() * most))])
        return fresh(actions.Offer, seat, to=to, give=give, want=tuple(want))


def menus(partners: Partners, hand: tuple[str, ...], kinds: tuple[str, ...]) -> Form:
    """The form with its fields."""
    seats = tuple([seat for seat, _ in partners])
    to, give = Pick("to", seats, 1, len(seats)), Pick("give", hand, 1, len(hand))
    want = wishes(kinds, max([held for _, held in partners]))
    return Form(actions.Offer, (to, give, want), Fair(partners))


@cache
def wishes(kinds: tuple[str, ...], most: int) -> Pick:
    """Any products, up to this many."""
    return Pick("want", tuple(kind for kind in kinds for _ in range(most)), 1, most)
