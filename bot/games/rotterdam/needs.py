"""What the orders in hand want, and what of it is lacking."""

from __future__ import annotations

from collections import Counter

from bot.presenter.context import Context
from engine.games.rotterdam.state import State


def lacking(c: Context, products: tuple[str, ...] | None = None) -> tuple[str, ...]:
    """The products that some order in hand still wants, each once, in the order of the data. `products`:
    instead of those in hand."""
    state: State = c.view
    me = state.seats[c.me]
    held = Counter(me.products if products is None else products)
    gaps = {product for order in me.orders for product in Counter(state.rules.orders[order].needs) - held}
    return tuple(product for product in state.rules.products if product in gaps)


def wanted_by_orders(c: Context) -> set[str]:
    """All that the orders in hand want."""
    state: State = c.view
    return {need for order in state.seats[c.me].orders for need in state.rules.orders[order].needs}
