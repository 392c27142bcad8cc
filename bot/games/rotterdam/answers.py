"""Options, and what an answer would lead to, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, get_args

from bot.games.rotterdam import effects, words
from bot.games.rotterdam.board import phase
from bot.games.rotterdam.office import deals
from bot.messages.controls import Style
from bot.presenter.context import Context
from bot.texts.formats import MARKS
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.games.rotterdam import actions as do
from engine.games.rotterdam.data.odds import odds
from engine.games.rotterdam.orders.ahead import on_course
from engine.games.rotterdam.state import State

STYLES = {
    "red": Style.danger,
    "blue": Style.primary,
    "green": Style.success,
    "yellow": Style.secondary,
}
"""A button looks like its channel, as far as Discord has the colour; its sign and its word say it too."""
LATER = (do.Pass, do.End, do.Decline, do.Done, do.Withdraw)
"""Answers that people read after all others."""


def options(decision: Decision) -> Sequence[Action]:
    """The options that are buttons: what is done before what is left."""
    return sorted(
        (option for option in decision.options if not in_menu(decision, option)),
        key=lambda option: isinstance(option, LATER),
    )


def menu_options(decision: Decision) -> Sequence[Action]:
    """The options that are lines of a menu: placings, and orders that jokers complete in several ways."""
    return [option for option in decision.options if in_menu(decision, option)]


def in_menu(decision: Decision, action: Action) -> bool:
    """Whether there are many of its kind."""
    if not (isinstance(action, do.Complete) and action.jokers):
        return isinstance(action, do.Place)
    ways = (option.order for option in decision.options if isinstance(option, do.Complete) and option.jokers)
    return max(Counter(ways).values()) > 1


def label(c: Context, action: Action) -> str:
    """An option on a button or in a menu."""
    write = LABELS.get(type(action))
    return write(c, action) if write else c.t(f"do-{action.do}")


def note(c: Context, action: Action) -> str:
    """Nothing: the line of an order already names what it wants and brings."""
    return ""


def place_label(c: Context, action: do.Place) -> str:
    """The start, the cargo, and the odds to get to its harbour if colours are named by lot."""
    state: State = c.view
    if action.cargo is None:
        return c.t("do-place-empty", start=action.start)
    harbour = state.rules.map.harbour_of[action.cargo]
    chance = round(100 * odds(state.rules.map)[action.start][harbour])
    facts = {
        "start": action.start,
        "cargo": words.cargo(c.t, action.cargo),
        "harbour": words.harbour(harbour),
    }
    return c.t("do-place", chance=chance, **facts)


def name_label(c: Context, action: do.Name) -> str:
    """The colour, and whether a card is played after it."""
    return c.t(
        "do-name-hold" if action.hold else "do-name", colour=words.colour(c.t, action.colour, first=True)
    )


def steer_label(c: Context, action: do.Steer) -> str:
    """The way, and the harbours to which it leads; whether that of its cargo is among them."""
    state: State = c.view
    cargo = state.ship(action.ship).cargo
    mark = "" if cargo is None else f" {words.RIGHT if on_course(state, cargo, action.to) else words.WRONG}"
    facts = {"ship": words.ship(action.ship), "to": words.place(action.to)}
    if action.to in state.rules.map.accepts:
        return c.t("do-steer-in", **facts) + mark
    reached = state.rules.map.reach[action.to]
    harbours = ", ".join(
        harbour for harbour in state.rules.map.accepts if harbour in reached
    )  # as short as the map writes them
    return c.t("do-steer", harbours=harbours, **facts) + mark


def leave_label(c: Context, action: do.Pass) -> str:
    """Nothing done in this phase."""
    return c.t(f"do-pass-{phase(c.view)}")


def lay_open_label(c: Context, action: do.Open) -> str:
    """Which card is laid open for its points."""
    return c.t("do-open", card=words.card(c.t, action.card))


def accept_label(c: Context, action: do.Accept) -> str:
    """The deal, whose offer it is, and what it does to the own orders."""
    get, give = (words.products(c.t, products) for products in sides(c, action))
    return c.t("do-accept", who=MARKS[action.offerer], get=get, give=give, effect=effect(c, action))


def effect(c: Context, action: do.Accept) -> str:
    """What taking an offer does to the orders of the reader."""
    return deals.effect(c, *sides(c, action))


def sides(c: Context, action: do.Accept) -> tuple[deals.Products, deals.Products]:
    """What the reader gets from an offer, and what they give."""
    offer = next(standing for standing in c.view.standing if standing.seat == action.offerer)
    return offer.give, offer.want


def decline_label(c: Context, action: do.Decline) -> str:
    """By whose offer it is."""
    return c.t("do-decline", who=MARKS[action.offerer])


def done_label(c: Context, action: do.Done) -> str:
    """No offers, or nothing at all."""
    return c.t("do-done-closed" if action.closed else "do-done")


def complete_label(c: Context, action: do.Complete) -> str:
    """What it wants, and what it brings."""
    state: State = c.view
    order, points = words.order(c.t, action.order), state.rules.orders[action.order].points
    if action.jokers:
        jokers = words.products(c.t, action.jokers)
        return c.t("do-complete-joker", order=order, points=points, jokers=jokers)
    return c.t("do-complete", order=order, points=points)


def offer_label(c: Context, action: do.Offer) -> str:
    """What is given for what, and the seats that get it."""
    give, want = (words.products(c.t, products) for products in (action.give, action.want))
    to = ", ".join(MARKS[seat] for seat in action.to)
    return c.t("trade-offer", give=give, want=want, to=to)


def play(c: Context, action: do.ShipCards) -> str:
    """A ship card, and on what it is played."""
    return c.t("do-play", card=words.card(c.t, action.do), what=target(c, action))


def target(c: Context, action: do.ShipCards) -> str:
    """The ships and places of a card, by their marks."""
    match action:
        case do.Swap():
            return " + ".join(map(words.ship, action.ships))
        case do.Extra():
            return f"{action.start} · {words.cargo(c.t, action.cargo)}"
        case do.Rob():
            to = words.place(action.to) if isinstance(action.to, str) else words.ship(action.to)
            return f"{words.ship(action.victim)} → {to}"
        case do.Guard():
            return words.ship(action.ship)
    return " → ".join((words.ship(action.ship), *(words.place(place) for place in action.path)))


def effect_of(c: Context, action: Action, room: int) -> str:
    """An option with its effect, in so many characters."""
    return effects.fitting(c, action, label(c, action), room)


def style(c: Context, action: Action) -> Style:
    """Colours look like themselves; green does something for good, grey leaves it. A trade is green where an
    order of the reader gains by it."""
    if isinstance(action, do.Name):
        return STYLES.get(action.colour, Style.primary)
    if isinstance(action, LATER):
        return Style.secondary
    if isinstance(action, do.Accept):
        return Style.success if effect(c, action) in ("completes", "helps") else Style.secondary
    return Style.success if isinstance(action, do.Complete) else Style.primary


def consequences(c: Context, action: Action) -> str:
    """Preview of an action that is ready to be confirmed."""
    return label(c, action)


def field(c: Context, field: str, value: Any) -> str:
    """A value of a form's field: this game lays its forms out on its own desk, so only its plain value."""
    return str(value)


LABELS: dict[type[Action], Callable[[Context, Any], str]] = {
    do.Place: place_label,
    do.Name: name_label,
    do.Steer: steer_label,
    do.Pass: leave_label,
    do.Open: lay_open_label,
    do.Accept: accept_label,
    do.Decline: decline_label,
    do.Done: done_label,
    do.Complete: complete_label,
    do.Offer: offer_label,
    **dict.fromkeys(get_args(do.ShipCards), play),
}
