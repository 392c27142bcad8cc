"""What the orders in hand want, and what of it is lacking."""

from __future__ import annotations

from collections import Counter

from bot.presenter.context import Context
from engine.games.rotterdam.state import State


def lacking(c: Context) -> tuple[str, ...]:
    """The products that some order in hand still wants, each once, in the order of the data."""
    s: State = c.view
    me = s.seats[c.me]
    held = Counter(me.products)
    gaps = {it for order in me.orders for it in Counter(s.rules.orders[order].needs) - held}
    return tuple(it for it in s.rules.products if it in gaps)


def wanted_by_orders(c: Context) -> set[str]:
    """All that the orders in hand want."""
    s: State = c.view
    return {it for order in s.seats[c.me].orders for it in s.rules.orders[order].needs}
