"""The quick player of Rotterdam: what ships, products and orders are worth after one move."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from engine.agents import quick as core
from engine.core.actions import Action, act
from engine.core.decisions import Decision
from engine.games.rotterdam.actions import Accept, Complete, Name, Offer, Open, Place, Steer
from engine.games.rotterdam.agents import cards
from engine.games.rotterdam.agents.named_colours import after_naming
from engine.games.rotterdam.agents.values import TASTES, Appraisal, Taste, order_value
from engine.games.rotterdam.events import BACK
from engine.games.rotterdam.state import State

NEVER = float("-inf")


def first(decision: Decision) -> Action:
    """The default; of what can only be filled in the first way."""
    return decision.options[0] if decision.options else next(decision.every())


def favourite(decision: Decision, judged: Callable[[Any], float], kind: type[Action]) -> Action:
    """The answer of a kind that is worth most, if it is worth anything; else the default."""
    options = [option for option in decision.options if isinstance(option, kind)]
    best = max(options, key=judged, default=None)
    return best if best is not None and judged(best) > 0 else first(decision)


def place(appraisal: Appraisal, decision: Decision) -> Action:
    """The start and the cargo with the best prospects; an extra ship first, if it brings enough."""
    if extra := cards.best(appraisal, decision):
        return extra

    def worth(action: Place) -> float:
        return appraisal.ship(
            (appraisal.me, -1), action.start, action.cargo, appraisal.underway[action.cargo]
        )

    return favourite(decision, worth, Place)


def name(appraisal: Appraisal, decision: Decision) -> Action:
    """The colour after which all ships together lie best; cards wait for phase 3."""

    def worth(action: Action) -> float:
        if not isinstance(action, Name):
            return NEVER
        return appraisal.fleet(after_naming(appraisal.s, appraisal.me, action.colour))

    return max([option for option in decision.options if not getattr(option, "hold", False)], key=worth)


def steer(appraisal: Appraisal, decision: Decision) -> Action:
    """The way on which the ship is worth most."""

    def worth(action: Action) -> float:
        if not isinstance(action, Steer):
            return NEVER
        return appraisal.ship(action.ship, action.to, appraisal.s.ship(action.ship).cargo)

    return max(decision.options, key=worth)


def play_cards(appraisal: Appraisal, decision: Decision) -> Action:
    """A card that gains enough, or points laid open for the next card."""
    opening = (option for option in decision.options if isinstance(option, Open))
    return cards.best(appraisal, decision) or next(opening, None) or first(decision)


def complete(appraisal: Appraisal, decision: Decision) -> Action:
    """The order that brings most beyond the products it costs."""
    return favourite(decision, partial(order_value, appraisal.s.rules, appraisal.taste), Complete)


# --- Trade


def trade(appraisal: Appraisal, decision: Decision) -> Action:
    """Accept a good offer, else make one, else stop."""
    accepted = favourite(decision, lambda action: accepting(appraisal, action), Accept)
    if isinstance(accepted, Accept):
        return accepted
    for form in decision.forms:
        if form.action is Offer and (offer := best_offer(appraisal)) is not None and form.accepts(offer):
            return offer
    return first(decision)


def answer(appraisal: Appraisal, decision: Decision) -> Action:
    """Yes, if it gains enough."""
    return favourite(decision, lambda action: accepting(appraisal, action), Accept)


def accepting(appraisal: Appraisal, action: Accept) -> float:
    """Gain by an offer beyond the least gain of a trade."""
    offer = next(offer for offer in appraisal.s.standing if offer.seat == action.offerer)
    return appraisal.hand(offer.give, offer.want) - appraisal.hand() - appraisal.taste.bargain


def best_offer(appraisal: Appraisal) -> Offer | None:
    """One product for one: the least useful for the most useful, to all seats that may have it as the backs
    show."""
    me, s = appraisal.s.seats[appraisal.me], appraisal.s
    if me.offered:
        return None
    now = appraisal.hand()
    swaps = [
        (appraisal.hand((want,), (give,)) - now, give, want)
        for give in dict.fromkeys(me.products)
        for want in s.rules.products
        if want != give
    ]
    gain, give, want = max(swaps, default=(NEVER, "", ""))
    if gain <= appraisal.taste.bargain:
        return None
    back = BACK + s.rules.products[want].harbour
    traders = [
        seat for seat in s.players if s.seats[seat].stance in ("trading", "done") and seat != appraisal.me
    ]
    holders = tuple([trader for trader in traders if back in s.seats[trader].products])
    return act(Offer, appraisal.me, to=holders, give=(give,), want=(want,)) if holders else None


class Quick(core.Quick[Taste]):
    """Evaluates ships, products and orders by their present value."""

    known = TASTES
    answers = {  # noqa: RUF012
        "placing": place,
        "sailing": name,
        "fork": steer,
        "cards": play_cards,
        "trade": trade,
        "answer": answer,
        "completion": complete,
    }

    def dispatch(self, answer: Callable[..., Action], view: State, decision: Decision) -> Action:
        """A function for a question gets the appraisal of this moment."""
        return answer(self.appraise(view, decision.seat), decision)

    def appraise(self, view: State, seat: int) -> Appraisal:
        """How it judges this moment."""
        return Appraisal(view, seat, self.values(view))
