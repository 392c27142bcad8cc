"""Why an answer may be good, in one sentence: facts that its reader sees, none of them an opinion."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from bot.games.rotterdam import words
from bot.games.rotterdam.board import phase
from bot.games.rotterdam.needs import lacking, wanted_by_orders
from bot.games.rotterdam.ship_reasons import (
    keeping_reason,
    naming_reason,
    opening_reason,
    placing_reason,
    playing_reason,
    steering_reason,
    waiting_reason,
)
from bot.presenter.context import Context
from engine.core.actions import Action
from engine.games.rotterdam import actions as do
from engine.games.rotterdam.events import BACK
from engine.games.rotterdam.phases.completion import jokers_of, ways_to_pay
from engine.games.rotterdam.phases.trade import holds
from engine.games.rotterdam.state import StandingOffer, State


def reason(c: Context, action: Action) -> str:
    """The reason for an answer, from what the reader may see."""
    say = SAID.get(type(action))
    return say(c, action) if say else ""


def offering_reason(c: Context, action: do.Offer) -> str:
    """What the own hand is good for then."""
    return exchange_reason(c, action.want, action.give)


def accepting_reason(c: Context, action: do.Accept) -> str:
    """What the own hand is good for then; else that there are more cards in it."""
    offer = offer_of(c.view, action.offerer)
    if offer is None:
        return ""
    more = c.t("reason-more") if len(offer.give) > len(offer.want) else ""
    return exchange_reason(c, offer.give, offer.want) or more


def exchange_reason(c: Context, get: tuple[str, ...], give: tuple[str, ...]) -> str:
    """A better order can be completed then, with jokers too; orders lack less, or something else; the
    products count more; no order needs those given."""
    state: State = c.view
    hand = exchanged(c, get, give)
    if (points := best_order(c, hand)) > best_order(c, state.seats[c.me].products):
        return c.t("reason-completes", points=points)
    filled, opened = needs_changed(c, hand)
    if filled and opened:
        gains, losses = words.products(c.t, filled), words.products(c.t, opened)
        return c.t("reason-exchanged", products=gains, lost=losses)
    if filled:
        return c.t("reason-lacks", products=words.products(c.t, filled))
    if opened:
        return ""
    if (more := worth_gained(state, get, give)) > 0:
        return c.t("reason-worth", points=more)
    return c.t("reason-kept") if wanted_by_orders(c).isdisjoint(give) else ""


def exchanged(c: Context, get: tuple[str, ...], give: tuple[str, ...]) -> tuple[str, ...]:
    """The products in hand after an exchange."""
    hand = Counter(c.view.seats[c.me].products) + Counter(get) - Counter(give)
    return tuple(sorted(hand.elements()))


def best_order(c: Context, products: Iterable[str]) -> int:
    """The points of the best order that these products complete, with the jokers in hand."""
    state: State = c.view
    orders, jokers = tuple(state.seats[c.me].orders), len(jokers_of(state, c.me))
    ways = ways_to_pay(state.rules, c.me, orders, tuple(products), jokers)
    completed = [state.rules.orders[way.order].points for way in ways if isinstance(way, do.Complete)]
    return max(completed, default=0)


def needs_changed(c: Context, hand: tuple[str, ...]) -> tuple[list[str], list[str]]:
    """The products that no order lacks any more with this hand, and those that some order lacks only then."""
    before, then = lacking(c), lacking(c, hand)
    return [product for product in before if product not in then], [
        product for product in then if product not in before
    ]


def worth_gained(state: State, get: tuple[str, ...], give: tuple[str, ...]) -> int:
    """By how much the products got count more at the end than those given."""
    worth = state.rules.worth_of_products
    return sum(worth[product] for product in get) - sum(worth[product] for product in give)


def declining_reason(c: Context, action: do.Decline) -> str:
    """Orders would lack something; nothing of it is lacking; it counts less than what is wanted for it.
    Nothing where a better order could be completed with it."""
    state: State = c.view
    offer = offer_of(state, action.offerer)
    if offer is None:
        return ""
    if not holds(state, c.me, offer.want):
        return c.t("reason-lacking")
    hand = exchanged(c, offer.give, offer.want)
    if best_order(c, hand) > best_order(c, state.seats[c.me].products):
        return ""
    filled, opened = needs_changed(c, hand)
    if opened:
        return c.t("reason-needs", products=words.products(c.t, opened))
    if not filled:
        return c.t("reason-nothing-needed")
    less = -worth_gained(state, offer.give, offer.want)
    return c.t("reason-too-dear", points=less) if less > 0 else ""


def offer_of(state: State, seat: int) -> StandingOffer | None:
    """The standing offer of a seat."""
    return next((offer for offer in state.standing if offer.seat == seat), None)


def ending_reason(c: Context, action: do.Done) -> str:
    """Nothing is lacking; there is nothing to offer or to spare; no other player can have what is lacking;
    orders need all there is."""
    state: State = c.view
    products, gaps = state.seats[c.me].products, lacking(c)
    if not gaps:
        return c.t("reason-all-there") if serves_all(c) else ""
    if not products:
        return c.t("reason-no-products")
    backs = {BACK + state.rules.products[product].harbour for product in gaps}
    if all(backs.isdisjoint(state.seats[seat].products) for seat in state.players if seat != c.me):
        return c.t("reason-no-holder")
    return c.t("reason-all-wanted") if wanted_by_orders(c).issuperset(products) else ""


def serves_all(c: Context) -> bool:
    """Whether the products in hand are enough for all orders together."""
    state: State = c.view
    me = state.seats[c.me]
    needs = Counter(need for order in me.orders for need in state.rules.orders[order].needs)
    return needs <= Counter(me.products)


def passing_reason(c: Context, action: do.Pass) -> str:
    """No ship is placed; or no order is completed yet."""
    return waiting_reason(c) if phase(c.view) == "placing" else c.t("reason-keep-products")


def withdrawing_reason(c: Context, action: do.Withdraw) -> str:
    """Something else can be offered."""
    return c.t("reason-withdraw")


def completing_reason(c: Context, action: do.Complete) -> str:
    """How many points there are then, and how many end the game."""
    state: State = c.view
    return c.t("reason-points", points=c.after(action).order_points(c.me), trigger=state.trigger)


SAID: dict[type[Action], Callable[[Context, Any], str]] = {
    do.Place: placing_reason,
    do.Pass: passing_reason,
    do.End: keeping_reason,
    do.Withdraw: withdrawing_reason,
    do.Extra: placing_reason,
    do.Name: naming_reason,
    do.Steer: steering_reason,
    do.Swap: playing_reason,
    do.Back1: playing_reason,
    do.Back2: playing_reason,
    do.Rob: playing_reason,
    do.Guard: playing_reason,
    do.Open: opening_reason,
    do.Offer: offering_reason,
    do.Accept: accepting_reason,
    do.Decline: declining_reason,
    do.Done: ending_reason,
    do.Complete: completing_reason,
}
"""What speaks for each kind of answer."""
