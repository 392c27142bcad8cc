"""Trade: products for products, all seats at once (rulebook, phase 5; A-42)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.core.actions import Action, act
from engine.core.decisions import Decision, Form, Pick
from engine.games.rotterdam import actions
from engine.games.rotterdam.actions import Accept, Decline, Done, Withdraw
from engine.games.rotterdam.events import Declined, Finished, Lapsed, Offered, Traded, TradeOpened, Withdrawn
from engine.games.rotterdam.phases.step import Step
from engine.games.rotterdam.state import Offer, State


class Trade(Step):
    """Seats with products offer, accept and decline as they like, until all are done and no offer stands."""

    name = "trade"

    def begin(self, s: State) -> None:
        """With fewer than two seats that have products nobody trades (clarification 14)."""
        traders = [seat for seat in s.order(s.master) if s.seats[seat].products]
        if len(traders) > 1:
            for seat in traders:
                s.seats[seat].stance, s.seats[seat].offered = "trading", 0
            s.tell(TradeOpened, tuple(traders))

    def decisions(self, s: State) -> tuple[Decision, ...]:
        """Who is not done, and who has offers to answer: while he is not done he need not."""
        found: list[Decision] = []
        for seat in s.order(s.master):
            stance = s.seats[seat].stance
            if stance == "trading":
                found.append(self.question(s, seat))
            found += [answer(s, seat, it, stance == "done") for it in s.standing if seat in it.to]
        return tuple(found)

    def question(self, s: State, seat: int) -> Decision:
        """Default: no (more) offers. Who has an offer standing may take it back."""
        options: tuple[Action, ...] = (act(Done, seat), act(Done, seat, closed=True))
        if any(it.seat == seat for it in s.standing):
            return Decision(seat, self.name, (*options, act(Withdraw, seat)), where="office")
        partners = tuple(
            [
                (other, len(me.products))
                for other, me in enumerate(s.seats)
                if other != seat and me.stance in ("trading", "done")
            ]
        )
        if not partners:
            return Decision(seat, self.name, options, where="office")
        form = offer_form(partners, tuple(s.seats[seat].products), tuple(s.rules.products))
        return Decision(seat, self.name, options, (form,), where="office")

    def on_offer(self, s: State, a: actions.Offer) -> None:
        """With the last offer that it has a seat is done (clarification 15)."""
        me = s.seats[a.seat]
        s.standing.append(Offer(a.seat, list(a.to), a.give, a.want))
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
        for other in [it for it in s.standing if not holds(s, it.seat, it.give)]:
            s.standing.remove(other)
            s.tell(Lapsed, other.seat, True)

    def on_decline(self, s: State, a: Decline) -> None:
        """An offer that nobody is left to take is gone."""
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
            for offer in [it for it in s.standing if a.seat in it.to]:
                leave(s, offer, a.seat)

    def end(self, s: State) -> None:
        """From now on nobody trades (5.3)."""
        for me in s.seats:
            me.stance, me.offered = "away", 0
        super().end(s)


def answer(s: State, seat: int, offer: Offer, must: bool) -> Decision:
    """Yes or no to one offer; who lacks what is wanted can only refuse. Default: no."""
    no = act(Decline, seat, offerer=offer.seat)
    able = holds(s, seat, offer.want)
    options = (no, act(Accept, seat, offerer=offer.seat)) if able else (no,)
    return Decision(seat, "answer", options, blocking=must, where="office")


def standing(s: State, seat: int) -> Offer:
    """The offer of a seat."""
    return next(it for it in s.standing if it.seat == seat)


def leave(s: State, offer: Offer, seat: int) -> None:
    """A seat will not take an offer."""
    offer.to.remove(seat)
    if not offer.to:
        s.standing.remove(offer)
        s.tell(Lapsed, offer.seat, False)


def holds(s: State, seat: int, products: tuple[str, ...]) -> bool:
    """Whether a seat has all of these."""
    hand = s.seats[seat].products
    return all(hand.count(it) >= products.count(it) for it in products)


@dataclass(frozen=True, slots=True)
class Fair:
    """Every partner has as many products as are wanted; nothing is given for the same thing (A-19)."""

    partners: tuple[tuple[int, int], ...]

    def __call__(self, a: Action) -> bool:
        """Whether this offer may be made."""
        if not isinstance(a, actions.Offer):
            return False
        wanted = len(a.want)
        enough = all(held >= wanted for seat, held in self.partners if seat in a.to)
        return enough and not {*a.give} & {*a.want}


@lru_cache(maxsize=4096)
def offer_form(
    partners: tuple[tuple[int, int], ...], hand: tuple[str, ...], products: tuple[str, ...]
) -> Form:
    """Some of the hand for any products, to one or more seats: each with the number of its products."""
    most = max(held for _, held in partners)
    seats = tuple(seat for seat, _ in partners)
    wanted = tuple(product for product in products for _ in range(most))
    picks = (
        Pick("to", seats, 1, len(seats)),
        Pick("give", hand, 1, len(hand)),
        Pick("want", wanted, 1, most),
    )
    return Form(actions.Offer, picks, Fair(partners))
