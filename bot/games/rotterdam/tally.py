"""Public part of a seat's points, and the tie-break."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.rotterdam import words
from bot.messages.sheets import Section
from bot.presenter.context import Context
from bot.texts.formats import amount
from engine.games.rotterdam.events import BACK
from engine.games.rotterdam.state import State


def means(c: Context, seat: int) -> str:
    """How many cards of each kind, as all see them."""
    me = c.view.seats[seat]
    return c.t("standings-means", orders=len(me.orders), products=len(me.products), cards=len(me.cards))


def tie_break(c: Context, seat: int) -> str:
    """Order points, then the number of product cards."""
    state: State = c.view
    return f"{amount(state.order_points(seat), '📜')} {amount(len(state.seats[seat].products), '📦')}"


def cards(c: Context, seat: int) -> list[Section]:
    """Completed orders; products, each worth something at the end; ship cards with points."""
    sections = (
        (c.t("standings-orders"), completed_orders(c, seat)),
        (c.t("standings-products"), products(c, seat)),
        (c.t("standings-cards"), ship_cards(c, seat)),
    )
    return [(heading, "\n".join(lines)) for heading, texts in sections if (lines := list(texts))]


def completed_orders(c: Context, seat: int) -> Iterator[str]:
    """The orders that lie open, the most expensive first."""
    state: State = c.view
    orders = sorted(state.seats[seat].completed, key=lambda order: -state.rules.orders[order].points)
    yield from (f"{words.order(c.t, order)}: **{state.rules.orders[order].points}**" for order in orders)


def products(c: Context, seat: int) -> Iterator[str]:
    """Those in hand, others' by their backs."""
    state: State = c.view
    hand = state.seats[seat].products
    if hand:
        worth = sum(state.rules.worth_of_products[product] for product in hand)
        yield f"{words.products(c.t, hand)}: **{worth}**"


def ship_cards(c: Context, seat: int) -> Iterator[str]:
    """Ship cards with points that the reader may see."""
    state: State = c.view
    me, known = state.seats[seat], state.rules.ship_cards
    for card in (*me.open, *me.cards):
        if card != BACK and known[card].points:
            yield f"{words.card(c.t, card)}: **{known[card].points}**"
