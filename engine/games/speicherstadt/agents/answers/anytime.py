"""Die Speicherstadt: when to play a card that may be played at any time."""

from __future__ import annotations

from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.games.speicherstadt.actions import AuctionHall, Smuggle, Truck
from engine.games.speicherstadt.agents.evaluation.holdings import room_of
from engine.games.speicherstadt.agents.evaluation.outlook import Forecast, contract_worth, last, outlook
from engine.games.speicherstadt.agents.values import QUICK, Values
from engine.games.speicherstadt.state import State

SPARE = 0.2
"""A good in the pool for which there is no better use."""


def play(s: State, decision: Decision, values: Values = QUICK) -> Action | None:
    """The play that gains most, if any gains enough."""
    gains = play_gains(s, decision, values)
    best = max(gains, key=gains.__getitem__, default=None)
    return best if best and gains[best] > (values.patience if not last(s) else 0) else None


def best(s: State, decision: Decision, values: Values = QUICK) -> Action:
    """The best play where one must be chosen."""
    gains = play_gains(s, decision, values)
    return max(gains, key=gains.__getitem__, default=decision.default)


def play_gains(s: State, decision: Decision, values: Values) -> dict[Action, float]:
    """Gain by each of the listed plays, in points. Of the Truck only single goods are listed."""
    plays = [action for action in decision.options if isinstance(action, AuctionHall | Smuggle | Truck)]
    if not plays:
        return {}
    ahead = outlook(s, values)
    return {action: gain(s, action, ahead) for action in plays}


def gain(s: State, action: AuctionHall | Smuggle | Truck, ahead: Forecast) -> float:
    """Gain by a play for its owner, and a little for the loss of an opponent."""
    if isinstance(action, AuctionHall):
        return use(s, action.seat, action.good, action.to, ahead)
    if isinstance(action, Smuggle):
        loss = -change(s, action.victim, action.contract, -1, ahead, action.good)
        return use(s, action.seat, action.good, action.to, ahead) + ahead.values.spite * loss
    return sum(
        change(s, action.seat, trip.to, 1, ahead, trip.good)
        + change(s, action.seat, trip.origin, -1, ahead, trip.good)
        for trip in action.moves
    )


def change(s: State, seat: int, contract: str, goods: int, ahead: Forecast, good: str) -> float:
    """Change of a contract's value by a good more or less on it."""
    points, missing = s.card(contract).points, ahead.effort(s.missing(seat, contract))
    after = missing - goods * ahead.effort([good])
    return contract_worth(points, after, ahead) - contract_worth(points, missing, ahead)


def use(s: State, seat: int, good: str, to: str, ahead: Forecast) -> float:
    """Gain by a good at the place where it is loaded."""
    me = s.seats[seat]
    if to in me.filled:
        return change(s, seat, to, 1, ahead, good)
    if to == "warehouse" or (to == "pool" and len(me.pool) < room_of(me, s)):
        return 1 + ahead.values.stored * (not last(s))
    if to in ("hall", "pool"):
        return SPARE * (not last(s))
    card = s.card(to)
    return card.points if card.kind == "factory" else card.coins * ahead.coin
