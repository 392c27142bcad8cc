"""The table of points, one line a source, and when the game is over (rules, section 5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from engine.games.rotterdam.events import BACK
from engine.games.rotterdam.state import State

Line = Callable[[State, int], int]
Ending = Literal["orders", "piles", "stall"]
"""Why a game ends: the trigger, all product piles are empty, nothing happened for some rounds (A-24)."""


def products_points(s: State, seat: int) -> int:
    """Product cards in hand; of one that lies face down the least that it can be worth."""
    worth = s.rules.worth_of_products
    return sum([worth[product] for product in s.seats[seat].products])


def cards_points(s: State, seat: int) -> int:
    """Ship cards with points, open or in hand; what lies face down counts nothing."""
    me, known = s.seats[seat], s.rules.ship_cards
    return sum([known[card].points for card in (*me.open, *me.cards) if card != BACK])


SCORING: dict[str, Line] = {"orders": State.order_points, "products": products_points, "cards": cards_points}


def ending(s: State) -> Ending | None:
    """Why the game is over at the end of this round, the first that holds (A-43); None if it goes on."""
    if max(map(s.order_points, s.players)) >= s.trigger:
        return "orders"
    if not any(s.products.values()):
        return "piles"
    return "stall" if s.idle >= s.rules.numbers.idle_rounds.value else None
