"""What a seat has answered in advance: by its orders, or by what is suggested where they leave it to that."""

from __future__ import annotations

import random
from typing import Any

from engine.agents.agent import answer
from engine.agents.roster import Roster
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.orders import Orders
from engine.core.state import State


def answer_ahead(agents: Roster, orders: Orders, view: State[Any], decision: Decision) -> Action | None:
    """The answer to a decision; None: the player is asked. `view`: the state as its seat sees it."""
    action = orders.answer(view, decision)
    if action is not None or agents.suggester is None:
        return action
    if not decision.blocking or not orders.delegates(view, decision):
        return None
    proposed = next(
        (action for action in agents.suggest(view, decision.seat, "") if decision.allows(action)), None
    )
    action = proposed or answer(agents.suggester, view, decision, random.Random(0))
    return action if decision.allows(action) else None
