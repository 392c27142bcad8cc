"""The tutor of the lesson makes a seat take a loan, which a sensible player hardly ever does."""

from __future__ import annotations

from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.games.hamburg.actions import Buy
from engine.games.hamburg.state import State


def prefer(s: State, decision: Decision) -> Action | None:
    """In the first round the last seat buys the most expensive groups, until one of them takes a loan."""
    seat = decision.seat
    if decision.ask != "harbour" or s.round > 1 or seat != len(s.seats) - 1 or s.seats[seat].loans:
        return None
    prices = {
        buy: s.rules.price(s.display[buy.group].goods) for buy in decision.options if isinstance(buy, Buy)
    }
    return max(prices, key=lambda buy: (prices[buy], -buy.group), default=None)
