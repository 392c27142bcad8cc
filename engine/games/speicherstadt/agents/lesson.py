"""The tutors of the lesson buy cheaply what scores, so that learners see contracts filled and fires faced."""

from __future__ import annotations

from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.games.speicherstadt.actions import Buy
from engine.games.speicherstadt.state import State

CHEAP = 2
"""Coins that a tutor always pays for a contract, a fireman, or a ship whose goods it wants."""


def prefer(s: State, decision: Decision) -> Action | None:
    """Buy what makes points where it is cheap."""
    buy = next((option for option in decision.options if isinstance(option, Buy)), None)
    if buy is None or decision.ask != "purchase":
        return None
    column, contracts = s.for_sale[0], s.seats[decision.seat].filled
    fits = any(good in column.goods for contract in contracts for good in s.missing(decision.seat, contract))
    wanted = fits or s.card(column.card).kind in ("contract", "fireman")
    return buy if wanted and len(column.line) <= CHEAP else None
