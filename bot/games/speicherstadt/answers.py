"""Options, fields of forms, and what an answer would lead to, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.games.speicherstadt import words
from bot.games.speicherstadt.board import above, after, lying, sale, worker
from bot.games.speicherstadt.board import place as reserved_at
from bot.games.speicherstadt.reference import small_print
from bot.games.speicherstadt.steps import step_text
from bot.messages.controls import Style
from bot.presenter.context import Context
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.games.speicherstadt import actions as do
from engine.games.speicherstadt.orders.lots import UPPER, price, price_now
from engine.games.speicherstadt.state import State

CARDS: dict[type[Action], str] = {
    do.AuctionHall: "auction_hall",
    do.Smuggle: "smuggler",
    do.Swap: "spy",
    do.Truck: "truck",
}
"""The card that each of these actions plays."""
FIRST = ("buy", "take", "pass", "chief", "insure")
"""Answers to a yes or no, in the order in which people read them."""


def options(decision: Decision) -> Sequence[Action]:
    """The options that are buttons: columns from left to right; yes before no."""

    def place(action: Action) -> tuple[int, int]:
        if isinstance(action, do.Place):
            return (0, action.column)
        if isinstance(action, do.Chief | do.Insure):
            return (1, not action.use)
        return (2, FIRST.index(action.do) if action.do in FIRST else len(FIRST))

    return sorted((it for it in decision.options if not isinstance(it, do.Reserve)), key=place)


def menu_options(decision: Decision) -> Sequence[Action]:
    """The options that are lines of a menu, for there are too many of them: reservations."""
    return [it for it in decision.options if isinstance(it, do.Reserve)]


def label(c: Context, action: Action) -> str:
    """An option on a button or in a menu."""
    write = LABELS.get(type(action))
    return write(c, action) if write else c.t(f"do-{action.do}")


def note(c: Context, action: Action) -> str:
    """What the card does that is reserved or played."""
    if isinstance(action, do.Reserve):
        return small_print(c.t, c.view.upper[action.upper].card)
    return small_print(c.t, CARDS[type(action)]) if type(action) in CARDS else ""


def place_label(c: Context, a: do.Place) -> str:
    """A column by number and card."""
    card = lying(c, c.view.columns[a.column])
    return c.t("do-place-grey" if a.grey else "do-place", slot=a.column + 1, card=card)


def reserve_label(c: Context, a: do.Reserve) -> str:
    """A card above by its number, with its price if nothing is reserved after it, and if all is."""
    s = c.view
    key = "do-reserve-grey" if a.grey else "do-reserve"
    card = lying(c, s.upper[a.upper])
    lot = f"{UPPER}:{a.upper}"
    return c.t(key, slot=above(s, a.upper), card=card, price=price_now(s, lot), most=price(s, lot))


def buy_label(c: Context, a: do.Buy) -> str:
    """The price."""
    return c.t("do-buy", price=sale(c.view)[1])


def leave_label(c: Context, a: do.Pass) -> str:
    """The seat that gets the card, and the price."""
    following = after(c.view)
    if following is None:
        return c.t("do-pass")
    seat, price = following
    if seat == a.seat:
        return c.t("do-pass-again", price=price)
    return c.t("do-pass-on", who=c.briefly(seat), price=price)


def chief_label(c: Context, a: do.Chief) -> str:
    """With the points that it is about."""
    return c.t("do-chief-yes" if a.use else "do-chief-no", points=c.view.stack[-1].amount)


def insure_label(c: Context, a: do.Insure) -> str:
    """With the points that it is about."""
    return c.t("do-insure-yes" if a.use else "do-insure-no", points=c.view.stack[-1].amount)


def fetch_label(c: Context, a: do.AuctionHall) -> str:
    """The good and where it goes."""
    where = destination(c, a.seat, a.good, a.to)
    return c.t("do-auction_hall", good=words.good_name(c.t, a.good), where=where)


def smuggle_label(c: Context, a: do.Smuggle) -> str:
    """The good, its owner, and where it goes."""
    where = destination(c, a.seat, a.good, a.to)
    facts = {"good": words.good_name(c.t, a.good), "who": c.who(a.victim), "where": where}
    return c.t("do-smuggle", **facts)


def truck_label(c: Context, a: do.Truck) -> str:
    """Every good with its way."""
    return c.t("do-truck", ways="; ".join(trip(c, way) for way in a.moves))


def destination(c: Context, seat: int, good: str, to: str) -> str:
    """Where a good goes, and what that is worth at once."""
    s, t = c.view, c.t
    if to in ("pool", "warehouse", "hall"):
        return t(f"to-{to}")
    card = s.card(to)
    name = words.marked_name(t, card)
    if card.kind == "contract":
        rest = [it for it in s.missing(seat, to) if it != good]
        return t("to-contract" if rest else "to-contract-complete", card=name)
    return t(f"to-{card.kind}", card=name, coins=card.coins, points=card.points)


def trip(c: Context, way: do.Trip) -> str:
    """One good from contract to contract."""
    s, t = c.view, c.t
    origin, to = (words.marked_name(t, s.card(it)) for it in (way.origin, way.to))
    return t("truck-way", good=words.good_name(t, way.good), origin=origin, to=to)


def style(c: Context, action: Action) -> Style:
    """Green buys, grey passes."""
    return {"buy": Style.success, "pass": Style.secondary}.get(action.do, Style.primary)


def consequences(c: Context, action: Action) -> str:
    """Preview of an action that is ready to be confirmed."""
    used_up = (c.t("office-used-up"),) if type(action) in CARDS else ()
    return "\n".join((label(c, action), *used_up))


def swap_label(c: Context, a: do.Swap) -> str:
    """Workers by card after the answer."""
    s = c.view
    own, other = spot(c, a.own), spot(c, a.other)
    return c.t("do-swap", own=own, other=other, who=worker(standing(s, a.other)))


def standing(s: State, where: do.Spot) -> int:
    """The worker on a spot."""
    return s.columns[where[1]].line[where[2]] if where[0] == "column" else s.reserved[where[1]].line[0]


def spot(c: Context, where: do.Spot) -> str:
    """A spot in words."""
    s, t = c.view, c.t
    if where[0] == "column":
        card = lying(c, s.columns[where[1]])
        return t("spot-column", slot=where[1] + 1, card=card, place=where[2] + 1)
    return t("spot-reserved", card=lying(c, s.reserved[where[1]]), place=reserved_at(where[1]))


def field(c: Context, field: str, value: Any) -> str:
    """A value of a form's field."""
    if field == "truck.moves":
        return trip(c, value)
    return f"{worker(standing(c.view, value))} · {spot(c, value)}"


def load_label(c: Context, a: Action) -> str:
    """A step of a Loading."""
    return step_text(c.t, c.view, a)


LABELS: dict[type[Action], Callable[[Context, Any], str]] = {
    do.Place: place_label,
    do.Reserve: reserve_label,
    do.Buy: buy_label,
    do.Pass: leave_label,
    do.Chief: chief_label,
    do.Insure: insure_label,
    do.Swap: swap_label,
    do.AuctionHall: fetch_label,
    do.Smuggle: smuggle_label,
    do.Truck: truck_label,
    **dict.fromkeys((do.Deliver, do.Sell, do.Process, do.Exchange, do.Trade, do.Done), load_label),
}
