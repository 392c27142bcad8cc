"""What is ordered and planned, in words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from bot.games.speicherstadt import board, words
from bot.games.speicherstadt.steps import step_text
from bot.presenter.context import Context
from bot.presenter.plan import WARNING
from engine.games.speicherstadt.actions import Done
from engine.games.speicherstadt.orders.lots import COLUMN, UPPER, lots, selling
from engine.games.speicherstadt.orders.standing_orders import CHEAPEST, Orders, Wish
from engine.tables.model.drafts import Draft

ALL = "all"
"""All cards of the round that have no orders of their own."""
LEAVE, ASK = "0", "ask"
"""Orders for a sale other than a limit."""


def current_orders(c: Context) -> Orders:
    """The standing orders of this seat that are in force."""
    return Orders.revise(c.orders, c.view, c.me)


def resting(c: Context) -> tuple[str, ...]:
    """The cards because of which the orders of this seat rest, for it could play one of them."""
    orders, state = c.orders, c.view
    return orders.surprises(state, c.me) if isinstance(orders, Orders) and state.stack else ()


def order_lines(c: Context, draft: Draft) -> list[str]:
    """What this seat has ordered for this round, a line each; first of all what it should look at again."""
    t, orders = c.t, current_orders(c)
    lines = []
    if cards := resting(c):
        names = ", ".join(words.card_name(t, c.view.card(card)) for card in cards)
        lines.append(WARNING + t("orders-rest", cards=names))
    for lot in single(c, orders):
        lines.append(t("orders-line", card=lot_name(c, lot), what=lot_text(c, orders, lot)))
    if orders.every is not None:
        lines.append(t("orders-line", card=all_name(c, orders), what=lot_text(c, orders, ALL)))
    if orders.cap is not None:
        lines.append(t("orders-line", card=t("orders-cap"), what=t("orders-say-cap", most=orders.cap)))
    if orders.plan:
        lines.append(t("orders-plan", wishes=", ".join(wish_texts(c, orders))))
    return [*lines, *load_lines(c, orders, draft)]


def load_lines(c: Context, orders: Orders, draft: Draft) -> Iterator[str]:
    """What is prepared for Loading: sealed, void because the goods have changed, or only laid out."""
    t, state = c.t, c.view
    if orders.load:
        steps = [step_text(t, state, step) for step in orders.load.steps]
        yield "✉️ " + t("orders-load", steps="; ".join(steps))
    elif selling(state) and any(isinstance(step, Done) for step in draft.steps):
        yield WARNING + t("orders-load-void")
    elif selling(state) and draft.steps:
        yield t("orders-load-open")


def single(c: Context, orders: Orders) -> list[str]:
    """The cards about which something is ordered, in the order of their sale."""
    return [lot for lot in lots(c.view) if lot in orders.limits or lot in orders.asks]


def lot_text(c: Context, orders: Orders, lot: str) -> str:
    """What is ordered for a card, or for all others."""
    value, t = value_of(orders, lot), c.t
    if value in (ASK, LEAVE):
        return t("orders-say-ask" if value == ASK else "orders-say-leave")
    return t("orders-say-buy", most=int(value)) if value.isdigit() else ""


def value_of(orders: Orders, lot: str) -> str:
    """What is ordered for a card, or for all others, as the value of a menu; empty: nothing."""
    most = orders.every if lot == ALL else orders.limits.get(lot)
    if most is not None:
        return str(most)
    return ASK if lot in orders.asks else ""


def all_name(c: Context, orders: Orders) -> str:
    """All cards, or all but those that are named."""
    return c.t("orders-all", some="yes" if orders.limits or orders.asks else "no")


def lot_name(c: Context, lot: str) -> str:
    """A card of the market as the buttons name it: by its number, reserved ones by their place."""
    state, t = c.view, c.t
    row, at = lot.split(":")
    card = words.card_name(t, state.card(lots(state)[lot].card))
    if row == COLUMN:
        return t("do-place", slot=int(at) + 1, card=card)
    if row == UPPER:
        return t("do-place", slot=board.above(state, int(at)), card=card)
    return t("orders-reserved", place=board.place(int(at)), card=card)


def goal_name(c: Context, goal: str) -> str:
    """The card that a worker is to go to, or that it is the cheapest."""
    return c.t("orders-cheapest") if goal == CHEAPEST else lot_name(c, goal)


def wish_texts(c: Context, orders: Orders) -> Iterator[str]:
    """The next workers, in their order; equal ones together."""
    for wish, alike in groupby(orders.plan):
        number = sum(1 for _ in alike)
        yield wish_text(c, orders, wish) + (f" ×{number}" if number > 1 else "")


def wish_text(c: Context, orders: Orders, wish: Wish) -> str:
    """A wish with its limit, unless that is the one for which the card would be bought."""
    card = goal_name(c, wish.goal)
    if wish.most in (None, orders.limits.get(wish.goal)):
        return card
    return c.t("orders-wish-most", card=card, most=wish.most)
