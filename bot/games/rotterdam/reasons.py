"""Why an answer may be good, in one sentence: facts that its reader sees, none of them an opinion."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from bot.games.rotterdam import words
from bot.presenter.context import Context
from engine.core.actions import Action
from engine.games.rotterdam import actions as do
from engine.games.rotterdam.actions import ShipId
from engine.games.rotterdam.effects import PLAYED
from engine.games.rotterdam.orders.ahead import Movement, homeward, movements, on_course
from engine.games.rotterdam.state import StandingOffer, State


def reason(c: Context, action: Action) -> str:
    """Of what moves ships, brings products or points."""
    say = SAID.get(type(action))
    return say(c, action) if say else ""


def lacking(c: Context) -> tuple[str, ...]:
    """The products that some order in hand still wants, each once, in the order of the data."""
    s: State = c.view
    me = s.seats[c.me]
    held = Counter(me.products)
    gaps = {it for order in me.orders for it in Counter(s.rules.orders[order].needs) - held}
    return tuple(it for it in s.rules.products if it in gaps)


# --- Ships


def placing_reason(c: Context, a: do.Place | do.Extra) -> str:
    """What the harbour makes that an order lacks; or that nothing is left there."""
    s: State = c.view
    if a.cargo is None:
        return ""
    harbour = s.rules.map.harbour_of[a.cargo]
    facts = {"harbour": words.harbour(harbour)}
    if not s.products[harbour]:
        return c.t("reason-sold-out", **facts)
    made = [it for it in lacking(c) if s.rules.products[it].harbour == harbour]
    if made:
        return c.t("reason-makes", products=words.products(c.t, made), **facts)
    return c.t("reason-left", number=len(s.products[harbour]), **facts)


def naming_reason(c: Context, a: do.Name) -> str:
    """An own ship comes in, or nearer; one of the others goes astray; nothing of one's own moves."""
    s: State = c.view
    found = movements(s, c.me, a.colour)
    mine = [it for it in found if it.ship[0] == c.me]
    for key, them in (
        ("reason-comes-in", [it for it in mine if comes_in(s, it)]),
        ("reason-nearer", [it for it in mine if stays(s, it)]),
        ("reason-astray", [it for it in found if it.ship[0] != c.me and leaves(s, it)]),
    ):
        if them:
            ship = them[0].ship
            return c.t(key, ship=words.ship(ship), harbour=home(s, ship))
    return c.t("reason-still") if not any(it.ways for it in mine) else ""


def target(s: State, it: Movement) -> str | None:
    """Where a ship goes: at a fork where it still is on its way, if that is one place."""
    return it.ways[0] if len(it.ways) == 1 else homeward(s, it.ship, it.ways)


def comes_in(s: State, it: Movement) -> bool:
    """Whether a ship gets where its cargo is wanted."""
    to = target(s, it)
    return to in s.rules.map.accepts and on_course(s, s.ship(it.ship).cargo, to)


def stays(s: State, it: Movement) -> bool:
    """Whether a ship goes on, on its way to where its cargo is wanted."""
    return any(on_course(s, s.ship(it.ship).cargo, to) for to in it.ways)


def leaves(s: State, it: Movement) -> bool:
    """Whether a ship cannot get there any more."""
    cargo = s.ship(it.ship).cargo
    return bool(it.ways) and on_course(s, cargo, it.origin) and not stays(s, it)


def home(s: State, ship: ShipId) -> str:
    """The harbour that wants what a ship carries, by name."""
    cargo = s.ship(ship).cargo
    return words.harbour(s.rules.map.harbour_of[cargo]) if cargo else ""


def steering_reason(c: Context, a: do.Steer) -> str:
    """The harbour of the cargo lies there, or can still be reached; else an anchor."""
    s: State = c.view
    facts = {"to": words.place(a.to), "harbour": home(s, a.ship)}
    if on_course(s, s.ship(a.ship).cargo, a.to):
        return c.t("reason-wanted" if a.to in s.rules.map.accepts else "reason-reaches", **facts)
    return c.t("reason-anchor", **facts) if s.rules.map.places[a.to].anchor else ""


# --- Ship cards


def playing_reason(c: Context, a: Action) -> str:
    """Which own ship can reach the harbour of its cargo then; or which of the others cannot any more."""
    s: State = c.view
    then = s.clone()
    PLAYED[a.do](then, a)
    before, after = set(under_way(s)), set(under_way(then))
    if gained := sorted(it for it in after - before if it[0] == c.me):
        return c.t("reason-gained", ship=words.ship(gained[0]), harbour=home(then, gained[0]))
    if lost := sorted(it for it in before - after if it[0] != c.me):
        return c.t("reason-lost", ship=words.ship(lost[0]), harbour=home(s, lost[0]))
    return ""


def under_way(s: State) -> Iterator[ShipId]:
    """The ships that may still get to the harbour of their cargo."""
    return (ship for ship, it in s.afloat() if on_course(s, it.cargo, it.place))


def opening_reason(c: Context, a: do.Open) -> str:
    """The points are the same."""
    return c.t("reason-counts", points=c.view.rules.ship_cards[a.card].points)


# --- Products and orders


def offering_reason(c: Context, a: do.Offer) -> str:
    """What of it orders lack."""
    return filled_needs(c, a.want)


def accepting_reason(c: Context, a: do.Accept) -> str:
    """What of it orders lack; else that there is more of it."""
    s: State = c.view
    it = offer_of(s, a.offerer)
    if it is None:
        return ""
    more = c.t("reason-more") if len(it.give) > len(it.want) else ""
    return filled_needs(c, it.give) or more


def filled_needs(c: Context, products: tuple[str, ...]) -> str:
    """Those of these products that orders lack."""
    wanted = [it for it in lacking(c) if it in products]
    return c.t("reason-lacks", products=words.products(c.t, wanted)) if wanted else ""


def declining_reason(c: Context, a: do.Decline) -> str:
    """What one would give away that an order wants."""
    s: State = c.view
    it, needs = offer_of(s, a.offerer), wanted_by_orders(c)
    given = [one for one in dict.fromkeys(it.want) if one in needs] if it else []
    return c.t("reason-needs", products=words.products(c.t, given)) if given else ""


def offer_of(s: State, seat: int) -> StandingOffer | None:
    """The standing offer of a seat."""
    return next((it for it in s.standing if it.seat == seat), None)


def wanted_by_orders(c: Context) -> set[str]:
    """All that the orders in hand want."""
    s: State = c.view
    return {it for order in s.seats[c.me].orders for it in s.rules.orders[order].needs}


def ending_reason(c: Context, a: do.Done) -> str:
    """Nothing is lacking."""
    return "" if lacking(c) else c.t("reason-all-there")


def completing_reason(c: Context, a: do.Complete) -> str:
    """How many points there are then, and how many end the game."""
    s: State = c.view
    points = s.order_points(c.me) + s.rules.orders[a.order].points
    return c.t("reason-points", points=points, trigger=s.trigger)


SAID: dict[type[Action], Callable[[Context, Any], str]] = {
    do.Place: placing_reason,
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
"""What speaks for an answer; of all others nothing is said."""
