"""Die Speicherstadt: lookahead to the end of the round.

Each answer is followed by a simulation of the market: placements, payments, sales. Its value is the resulting
evaluation of all seats.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.games.speicherstadt.actions import Buy, Place, Reserve, Skip, Stop, Take
from engine.games.speicherstadt.agents.evaluation.market import Market
from engine.games.speicherstadt.agents.evaluation.outlook import last
from engine.games.speicherstadt.agents.values import Values
from engine.games.speicherstadt.state import State


def place(s: State, decision: Decision, values: Values) -> Action:
    """The placement after which the round ends best."""
    ranks = placements(s, decision, values)
    return max(ranks, key=ranks.__getitem__)


def placements(s: State, decision: Decision, values: Values) -> dict[Action, float]:
    """Value of each placement, in points: the mean over two opponent models, plain tastes and these."""
    me = decision.seat
    beliefs = Market(s, values, me), Market(s, values)
    spared = values.grey * (not last(s))
    ranks: dict[Action, float] = {}
    for action in decision.options:
        if isinstance(action, Place | Reserve | Skip | Stop):
            grey = isinstance(action, Place | Reserve) and action.grey
            ends = [outcome(after_placement(s, market, action), me) for market in beliefs]
            ranks[action] = sum(ends) / len(ends) - spared * grey - values.worker * isinstance(action, Skip)
    return ranks


def after_placement(s: State, market: Market, action: Action) -> Market:
    """The market when all workers stand, the first of them by this placement."""
    twin, workers = market.copy(), [seat.workers for seat in s.seats]
    put(s, twin, workers, action)
    twin.demand(turns(workers, action.seat + 1))
    return twin


def outcome(market: Market, me: int) -> float:
    """Value of the sale to a seat when all workers stand."""
    return PurchaseCourse(market, me, 0).best(0, 0, market.purse, market.fee)


def put(s: State, market: Market, workers: list[int], action: Action) -> None:
    """Carry out a placement in the market; a grey worker is none of those at home."""
    if isinstance(action, Place):
        market.lines[action.column].append(action.seat)
    elif isinstance(action, Reserve):
        above = [at for at, column in enumerate(s.upper) if column is not None]
        market.reserve(action.seat, len(s.columns) + len(s.reserved) + above.index(action.upper))
    if isinstance(action, Place | Reserve) and not action.grey:
        workers[action.seat] -= 1


def turns(workers: Sequence[int], first: int) -> list[int]:
    """The order in which the workers still at home will be placed, from a seat on."""
    left, order, seats = list(workers), [], len(workers)
    while any(left):
        for step in range(seats):
            seat = (first + step) % seats
            if left[seat]:
                left[seat] -= 1
                order.append(seat)
    return order


def purchase(s: State, decision: Decision, values: Values) -> Action:
    """Buy or wait, whichever lets the round end better."""
    ranks = purchases(s, decision, values)
    return max(ranks, key=ranks.__getitem__)


def purchases(s: State, decision: Decision, values: Values) -> dict[Action, float]:
    """Value of each answer of the first in line, in points."""
    me = decision.seat
    market = Market(s, values, me)
    course = PurchaseCourse(market, me, s.at)
    ranks: dict[Action, float] = {decision.default: course.best(0, 1, market.purse, market.fee)}
    for action in decision.options:
        if isinstance(action, Buy):
            ranks[action] = course.purchase_value(0, 0, market.purse, market.fee)
        elif isinstance(action, Take):
            ranks[action] = (
                course.free_card_value(market.purse, market.fee) - values.free_card * market.ahead.coin
            )
    return ranks


class PurchaseCourse:
    """The rest of Purchase: a seat takes the best option at each of its turns, the others follow their
    policy.

    `sales`: the cards still to be sold that have a line, with their lines and further costs; the present one
    first.
    """

    def __init__(self, market: Market, me: int, at: int) -> None:
        self.market, self.me = market, me
        self.sales = [(card, line, market.behind(card)) for card, line in market.sequence()[at:] if line]

    def best(self, sale: int, place: int, purse: list[int], fee: list[float]) -> float:
        """Value of the remaining sale from this place in the line on."""
        market, me, total = self.market, self.me, 0.0
        worth, rate, spite = market.worth, market.rate, market.values.spite
        for number in range(sale, len(self.sales)):
            at, line, extra = self.sales[number]
            size = len(line)
            for spot in range(place, size):
                seat, price = line[spot], size - spot + extra
                if purse[seat] < price or (spot + 1 < size and line[spot + 1] == seat):
                    continue
                if seat == me:
                    return total + max(
                        self.purchase_value(number, spot, purse, fee), self.best(number, spot + 1, purse, fee)
                    )
                gain = worth[seat][at] - price * rate[seat] - fee[seat]
                if gain > 0 and not market.saves(seat, at, purse[seat], price, gain):
                    total -= spite * gain
                    purse, fee = pay(purse, seat, price), [*fee[:seat], 0.0, *fee[seat + 1 :]]
                    break
            place = 0
        return total

    def purchase_value(self, sale: int, spot: int, purse: list[int], fee: list[float]) -> float:
        """Value of the remaining sale if the seat buys at this spot of the line."""
        (at, line, extra), market, me = self.sales[sale], self.market, self.me
        price = len(line) - spot + extra
        gain = market.worth[me][at] - price * market.rate[me] - fee[me]
        rest = self.best(sale + 1, 0, pay(purse, me, price), [*fee[:me], 0.0, *fee[me + 1 :]])
        return gain + rest

    def free_card_value(self, purse: list[int], fee: list[float]) -> float:
        """Value of the remaining sale if the seat takes the card in turn for nothing."""
        (at, _, _), market, me = self.sales[0], self.market, self.me
        return market.worth[me][at] - fee[me] + self.best(1, 0, purse, [*fee[:me], 0.0, *fee[me + 1 :]])


def pay(purse: list[int], seat: int, price: int) -> list[int]:
    """The coins of all after a seat has paid."""
    return [*purse[:seat], purse[seat] - price, *purse[seat + 1 :]]
