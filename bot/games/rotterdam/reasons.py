"""Why an answer may be good, in one sentence: facts that its reader sees, none of them an opinion."""

from __future__ import annotations

from collections.abc import Callable
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
from engine.games.rotterdam.state import StandingOffer, State


def reason(c: Context, action: Action) -> str:
    """The reason for an answer, from what the reader may see."""
    say = SAID.get(type(action))
    return say(c, action) if say else ""


def offering_reason(c: Context, action: do.Offer) -> str:
    """What of it orders lack; else what it counts more."""
    return filled_needs(c, action.want) or gained_worth(c, action.want, action.give)


def accepting_reason(c: Context, action: do.Accept) -> str:
    """What of it orders lack; else that there is more of it, that it counts more, or what can be spared."""
    state: State = c.view
    offer = offer_of(state, action.offerer)
    if offer is None:
        return ""
    more = c.t("reason-more") if len(offer.give) > len(offer.want) else ""
    return filled_needs(c, offer.give) or more or gained_worth(c, offer.give, offer.want)


def filled_needs(c: Context, products: tuple[str, ...]) -> str:
    """The products among these that own orders lack."""
    wanted = [product for product in lacking(c) if product in products]
    return c.t("reason-lacks", products=words.products(c.t, wanted)) if wanted else ""


def gained_worth(c: Context, get: tuple[str, ...], give: tuple[str, ...]) -> str:
    """That the products got count more than those given; else that no order needs those given."""
    state: State = c.view
    worth = state.rules.worth_of_products
    more = sum(worth[product] for product in get) - sum(worth[product] for product in give)
    if more > 0:
        return c.t("reason-worth", points=more)
    return c.t("reason-kept" if wanted_by_orders(c).isdisjoint(give) else "reason-twice")


def declining_reason(c: Context, action: do.Decline) -> str:
    """What one would give away that an order wants; else that nothing of it is lacking."""
    state: State = c.view
    offer, needs = offer_of(state, action.offerer), wanted_by_orders(c)
    if offer is None:
        return ""
    given = [product for product in dict.fromkeys(offer.want) if product in needs]
    if given:
        return c.t("reason-needs", products=words.products(c.t, given))
    return c.t("reason-too-dear" if filled_needs(c, offer.give) else "reason-nothing-needed")


def offer_of(state: State, seat: int) -> StandingOffer | None:
    """The standing offer of a seat."""
    return next((offer for offer in state.standing if offer.seat == seat), None)


def ending_reason(c: Context, action: do.Done) -> str:
    """Nothing is lacking; there is nothing to offer or to spare; no other player can have what is lacking;
    else an offer would hardly be taken."""
    state: State = c.view
    products, gaps = state.seats[c.me].products, lacking(c)
    if not gaps:
        return c.t("reason-all-there")
    if not products:
        return c.t("reason-no-products")
    backs = {BACK + state.rules.products[product].harbour for product in gaps}
    if all(backs.isdisjoint(state.seats[seat].products) for seat in state.players if seat != c.me):
        return c.t("reason-no-holder")
    return c.t("reason-all-wanted" if wanted_by_orders(c).issuperset(products) else "reason-unlikely")


def passing_reason(c: Context, action: do.Pass) -> str:
    """No ship is placed; or no order is completed yet."""
    return waiting_reason(c) if phase(c.view) == "placing" else c.t("reason-keep-products")


def withdrawing_reason(c: Context, action: do.Withdraw) -> str:
    """Something else can be offered."""
    return c.t("reason-withdraw")


def completing_reason(c: Context, action: do.Complete) -> str:
    """How many points there are then, and how many end the game."""
    state: State = c.view
    points = state.order_points(c.me) + state.rules.orders[action.order].points
    return c.t("reason-points", points=points, trigger=state.trigger)


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
