"""Labels of buttons with what an answer leads to, without signs but the first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from bot.games.rotterdam import words
from bot.games.rotterdam.board import phase
from bot.games.rotterdam.needs import lacking
from bot.games.rotterdam.office import deals
from bot.games.rotterdam.outlook import way_mark
from bot.presenter.context import Context
from bot.presenter.plain import EFFECT
from bot.texts.formats import MARKS
from engine.core.actions import Action
from engine.games.rotterdam import actions as do
from engine.games.rotterdam.orders.ahead import Movement, movements, on_course
from engine.games.rotterdam.phases.completion import jokers_of, without
from engine.games.rotterdam.state import State

SIGN = 6
"""Characters for which the sign at the beginning of a colour takes the room, besides its own, together with
capitals and arrows, which are wide."""


def fitting(c: Context, action: Action, label: str, room: int) -> str:
    """The longest way to say an answer with its effect that has room; the shortest where none has."""
    write = EFFECTS.get(type(action))
    ways = [*write(c, action)] if write else []
    ways = ways or [words.plain(label)]
    room -= SIGN if isinstance(action, do.Name) else 0
    return next((text for text in ways if len(text) <= room), ways[-1])


# --- Sailing


def name(c: Context, action: do.Name) -> Iterator[str]:
    """The colour and the ships that it moves: the reader's own, then those that come in or go astray; of many
    the first ones, and how many there are besides."""
    if action.hold:
        return
    colour = words.colour(c.t, action.colour, first=True)
    moving = [move for move in movements(c.view, action.seat, action.colour) if move.ways]
    moving.sort(key=lambda move: (move.ship[0] != c.me, not mark_of(c.view, move)))
    moves = [moved(c.view, move) for move in moving]
    if not moves:
        yield f"{colour} · {c.t('effect-still')}"
    for shown in range(len(moves), 0, -1):
        rest = [f"+{len(moves) - shown}"] if shown < len(moves) else []
        yield f"{colour} · {' '.join((*moves[:shown], *rest))}"


def moved(state: State, move: Movement) -> str:
    """A ship, where it goes, and whether that is right or wrong; `?`: its owner steers."""
    ship = words.plain(words.ship(move.ship))
    return f"{ship}→{words.spot(state.rules.map.places[move.ways[0]])}{mark_of(state, move)}"


def mark_of(state: State, move: Movement) -> str:
    """Whether a ship comes in where it should, or goes astray."""
    return "?" if len(move.ways) > 1 else way_mark(state, move, move.ways[0]).strip()


def steer(c: Context, action: do.Steer) -> Iterator[str]:
    """The way, whether it leads to the harbour of the cargo, and the harbours behind it."""
    state: State = c.view
    cargo, waters = state.ship(action.ship).cargo, state.rules.map
    right = words.RIGHT if on_course(state, cargo, action.to) else words.WRONG
    to = words.plain(words.place(action.to)) + ("" if cargo is None else f" {right}")
    if action.to in waters.accepts:
        yield c.t("effect-steer-in", to=to)
        return
    reached = (place for place in waters.accepts if place in waters.reach[action.to])
    yield c.t("effect-steer", to=to, harbours=", ".join(reached))


# --- Placing


def leave(c: Context, action: do.Pass) -> Iterator[str]:
    """To pass, where there is no ship to place."""
    state: State = c.view
    if phase(state) == "placing" and not (state.has_ship(action.seat) and state.free_starts()):
        yield c.t("effect-pass")


# --- Ship cards


def end(c: Context, action: do.End) -> Iterator[str]:
    """Draws that are due are lost where the hand has no room."""
    if draws := c.view.seats[action.seat].due:
        yield c.t("effect-end-lost", number=draws)


def lay_open(c: Context, action: do.Open) -> Iterator[str]:
    """The points stay, and a card that is due is drawn."""
    yield c.t("effect-open", card=words.card(c.t, action.card))


def inspect(c: Context, action: do.Guard) -> Iterator[str]:
    """The cargo that a ship loses."""
    ship, cargo = words.plain(words.ship(action.ship)), cargo_of(c, action.ship)
    yield c.t("effect-guard", card=words.card(c.t, action.do), ship=ship, cargo=cargo)


def rob(c: Context, action: do.Rob) -> Iterator[str]:
    """The cargo that goes from one ship to another, or to a new one on a start."""
    to = words.place(action.to) if isinstance(action.to, str) else words.ship(action.to)
    ships = {"victim": words.plain(words.ship(action.victim)), "to": words.plain(to)}
    yield c.t("effect-rob", card=words.card(c.t, action.do), cargo=cargo_of(c, action.victim), **ships)


def cargo_of(c: Context, ship: do.ShipId) -> str:
    """What a ship carries, in a word."""
    return words.plain(words.cargo(c.t, c.view.ship(ship).cargo))


# --- Trade


def accept(c: Context, action: do.Accept) -> Iterator[str]:
    """The deal, whose offer it is, what it does to the reader's orders; without the deal where that has no
    room: then the picture shows it."""
    offer = next(standing for standing in c.view.standing if standing.seat == action.offerer)
    yield from deal(c, "accept", offer.give, offer.want, who=words.plain(MARKS[offer.seat]))


def make_offer(c: Context, action: do.Offer) -> Iterator[str]:
    """The deal, and what it would do to the reader's orders; without the deal where that has no room: then
    the menus above show it."""
    yield from deal(c, "offer", action.want, action.give)


def deal(c: Context, kind: str, get: deals.Products, give: deals.Products, **facts: str) -> Iterator[str]:
    """The ways to say a trade, from long to short."""
    effect = c.t(f"effect-deal-{deals.effect(c, get, give)}")
    facts |= {"get": words.plain(words.products(c.t, get)), "give": words.plain(words.products(c.t, give))}
    for length in ("long", "deal", "short"):
        yield f"{c.t(f'effect-{kind}-{length}', **facts)} · {effect}"


def says_deal(c: Context, action: do.Accept) -> bool:
    """Whether the button that takes an offer has room for what is traded."""
    *_, short = accept(c, action)
    return fitting(c, action, "", EFFECT) != short


def done(c: Context, action: do.Done) -> Iterator[str]:
    """That no one has what the orders lack, or that open offers are declined."""
    if not action.closed:
        return
    label = c.t("do-done-closed")
    if lacking(c) and not deals.useful(c):
        yield f"{label} · {c.t('effect-done-useless')}"
    elif offers := sum(action.seat in standing.to for standing in c.view.standing):
        yield f"{label} · {c.t('effect-done-declines', number=offers)}"


# --- Orders


def complete(c: Context, action: do.Complete) -> Iterator[str]:
    """The points, what it takes, and, if there is room beside the jokers, whether another order can then no
    longer be completed."""
    state: State = c.view
    order = state.rules.orders[action.order]
    given = [words.plain(words.product(c.t, need)) for need in without(order.needs, action.jokers)]
    facts = {"points": order.points, "line": state.seats[c.me].orders.index(action.order) + 1}
    ways = [c.t("effect-complete-line", number=len(action.jokers), **facts)]
    if action.jokers:
        spent = c.t("effect-joker-for", products=words.plain(words.products(c.t, action.jokers)))
        ways.insert(0, f"{c.t('effect-complete-line', number=0, **facts)}, {spent}")
        given = [*filter(None, [" + ".join(given)]), spent]
    ways.insert(0, c.t("effect-complete", order=(", " if action.jokers else " + ").join(given), **facts))
    if breaks_another(c, action):
        breaking = [f"{way} · {c.t('effect-complete-breaks')}" for way in ways]
        ways = [*breaking, *ways] if action.jokers else breaking
    yield from ways


def breaks_another(c: Context, action: do.Complete) -> bool:
    """Whether completing an order takes what another one needs that could be completed, too."""
    state: State = c.view
    me, order = state.seats[c.me], state.rules.orders[action.order]
    held, jokers = Counter(me.products), len(jokers_of(state, c.me))
    left = held - Counter(without(order.needs, action.jokers))
    before = deals.best(c, held, jokers, without=action.order)[0]
    return deals.best(c, left, jokers - len(action.jokers), without=action.order)[0] < before


EFFECTS: dict[type[Action], Callable[[Context, Any], Iterator[str]]] = {
    do.Pass: leave,
    do.Name: name,
    do.Steer: steer,
    do.End: end,
    do.Open: lay_open,
    do.Guard: inspect,
    do.Rob: rob,
    do.Accept: accept,
    do.Offer: make_offer,
    do.Done: done,
    do.Complete: complete,
}
