"""Die Speicherstadt: what to answer when a fire asks."""

from __future__ import annotations

from engine.core.actions import Action, act
from engine.core.decisions import Decision
from engine.games.speicherstadt.actions import Chief, Insure
from engine.games.speicherstadt.agents.evaluation.holdings import holding
from engine.games.speicherstadt.agents.evaluation.outlook import fires, outlook, thrift
from engine.games.speicherstadt.agents.values import QUICK, Values
from engine.games.speicherstadt.state import State

INSURANCE, CHAMBER = "insurance", "chamber_of_commerce"


def chief(s: State, decision: Decision, values: Values = QUICK) -> Action:
    """Double now, unless the largest fire to come promises more."""
    to_come = (value for card, value in fires(s.rules).items() if card not in s.discard)
    ahead = outlook(s, values)
    promise = max(to_come, default=0) * holding(s, decision.seat, ahead).lead(ahead)
    return act(Chief, decision.seat, use=s.stack[-1].amount >= promise)


def insure(s: State, decision: Decision, values: Values = QUICK) -> Action:
    """Pay if the points are worth more than the coins; in the end a coin is a point for the Chamber alone."""
    me, coins = s.seats[decision.seat], s.card(INSURANCE).coins
    worth = max(
        outlook(s, values).coin * thrift(me.coins, values), s.card(CHAMBER).points * (CHAMBER in me.cards)
    )
    return act(Insure, decision.seat, use=s.stack[-1].amount > coins * worth)
