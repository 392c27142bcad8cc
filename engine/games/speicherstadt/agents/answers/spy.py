"""Die Speicherstadt: choose the two workers that the Spy swaps."""

from __future__ import annotations

from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.games.speicherstadt.actions import Spot, Swap
from engine.games.speicherstadt.agents.answers.auction import Auction
from engine.games.speicherstadt.agents.evaluation.outlook import last
from engine.games.speicherstadt.agents.values import QUICK, Values
from engine.games.speicherstadt.state import State


def spy(s: State, decision: Decision, values: Values = QUICK) -> Action:
    """The swap that changes most for the better, if it changes enough."""
    auction = Auction(s, values)
    swaps = (swap for form in decision.forms for swap in form.every(decision.seat))
    changes = {swap: change(auction, swap) for swap in swaps if isinstance(swap, Swap)}
    best = max(changes, key=changes.__getitem__, default=None)
    least = 0.0 if last(s) else values.spy_patience
    return best if best and changes[best] > least else decision.default


def change(auction: Auction, swap: Swap) -> float:
    """Gain of a swap for the seat that makes it."""
    lines = [column.line[:] for column in auction.row]
    (one, low), (two, high) = place(auction, swap.own), place(auction, swap.other)
    before = profit(auction, swap.seat, {one, two}, lines)
    lines[one][low], lines[two][high] = lines[two][high], lines[one][low]
    return profit(auction, swap.seat, {one, two}, lines) - before


def place(auction: Auction, spot: Spot) -> tuple[int, int]:
    """The index of the card in the order of sale, and the height of the worker."""
    return (spot[1], spot[2]) if spot[0] == "column" else (len(auction.s.columns) + spot[1], 0)


def profit(auction: Auction, me: int, cards: set[int], lines: list[list[int]]) -> float:
    """Value of the sales of these cards to me if the lines are so."""
    return sum(auction.profit(me, auction.sale(at, lines[at])) for at in cards)
