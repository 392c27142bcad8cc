"""What is said together with the seal about what comes after it: how many cards raise the gift, what a price
of one's own must bring; and the standing orders of every round."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.hamburg import words
from bot.presenter.context import Context
from bot.presenter.desk import DeskMenu
from engine.games.hamburg.orders.standing_orders import PRICING, RAISING, Orders, holds

RAISED, ALONE = "raised", "alone"
ASK = "ask"
GAINS = (1, 5, 10, 15, 20)
"""Marks that an own price must bring at least."""
FIELDS = {RAISED: RAISING, ALONE: PRICING}
"""What may be said of which card."""


def current_orders(c: Context) -> Orders:
    """What this seat has ordered, as far as it is in force, in the sight of what lies there now."""
    return Orders.revise(c.orders, c.view, c.me)


def may_say(c: Context) -> bool:
    """Whether the seat holds any of these cards."""
    return any(holds(c.view, c.me, card) for card in FIELDS.values())


def menus(c: Context) -> Iterator[DeskMenu]:
    """A menu for each of these cards that the seat holds."""
    orders, t = current_orders(c), c.t
    for field, card in FIELDS.items():
        if holds(c.view, c.me, card):
            now = getattr(orders, field)
            options = [(value, field_text(c, field, value)) for value in (ASK, *values(c, field))]
            # what is in force reads as the menu itself, for it is a choice already
            hint = t("pick-beforehand", card=words.card_name(t, card))
            yield DeskMenu(field, hint, options, (ASK if now is None else str(now),))


def values(c: Context, field: str) -> tuple[str, ...]:
    """The values that the menu of a field offers."""
    if field == RAISED:
        return tuple(map(str, range(c.view.seats[c.me].cards.count(RAISING) + 1)))
    return ("0", *map(str, GAINS))


def field_text(c: Context, field: str, value: str) -> str:
    """One of them in words."""
    t, card = c.t, words.card_name(c.t, FIELDS[field])
    if value == ASK:
        return t("beforehand-ask", card=card)
    number = int(value)
    if field == RAISED:
        return t("beforehand-raise", card=card, count=number)
    return t("beforehand-alone", card=card, money=number) if number else t("beforehand-never", card=card)


def order_texts(c: Context, orders: Orders) -> Iterator[str]:
    """What is ordered about these cards, a line each."""
    for field in FIELDS:
        if (now := getattr(orders, field)) is not None:
            yield field_text(c, field, str(now))


def edit(orders: Orders, field: str, value: str) -> Orders:
    """The orders after a choice."""
    return orders.but(**{field: None if value == ASK else int(value)})
