"""Die Speicherstadt: lookahead to the end of the round.

Each answer is followed by a simulation of the market: placements, payments, sales. Its value is the resulting
evaluation of all seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.games.speicherstadt.actions import Buy, Place, Reserve, Skip, Stop, Take
from engine.games.speicherstadt.agents.evaluation.market import Market, Wishes
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
    beliefs = [(market, market.wishes()) for market in (Market(s, values, me), Market(s, values))]
    spared = values.grey * (not last(s))
    ranks: dict[Action, float] = {}
    for action in decision.options:
        if isinstance(action, Place | Reserve | Skip | Stop):
            grey = isinstance(action, Place | Reserve) and action.grey
            ends = [outcome(after_placement(s, *belief, action), me) for belief in beliefs]
            ranks[action] = sum(ends) / len(ends) - spared * grey - values.worker * isinstance(action, Skip)
    return ranks


def after_placement(s: State, market: Market, wishes: Wishes, action: Action) -> Market:
    """The market when all workers stand, the first of them by this placement."""
    twin, workers = market.copy(), [seat.workers for seat in s.seats]
    put(s, twin, workers, action)
    twin.demand(turns(workers, action.seat + 1), wishes)
    return twin


def outcome(market: Market, me: int) -> float:
    """Value of the sale to a seat when all workers stand."""
    course = PurchaseCourse(market, me, 0)
    return course.value(course.stretch(0, 0, market.purse, market.fee), market.purse[me], market.fee[me])


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
    course, coins, fee = PurchaseCourse(market, me, s.at), market.purse[me], market.fee[me]
    passed = course.stretch(0, 1, market.purse, market.fee)
    taken = course.stretch(1, 0, market.purse, market.fee)
    card, line, behind = course.sales[0]
    worth, price = market.worth[me][card], len(line) + behind
    ranks: dict[Action, float] = {decision.default: course.value(passed, coins, fee)}
    for action in decision.options:
        if isinstance(action, Buy):
            gain = worth - price * market.rate[me] - fee
            ranks[action] = gain + course.value(taken, coins - price, 0.0)
        elif isinstance(action, Take):
            kept = values.free_card * market.ahead.coin
            ranks[action] = worth - fee + course.value(taken, coins, 0.0) - kept
    return ranks


@dataclass(slots=True)
class Stretch:
    """A part of Purchase in which the answers of a seat do not change what the others buy.

    `sales`, in their order: what the seat may buy (price, worth less the price), and what others buy (0, the
    points that it costs the seat). `contested`: the next card that the seat may buy, and another one if it
    passes. `sale`, `place`: where that card stands, and the line behind the seat; `purse`, `fee`: the means
    of all then. `bought`, `passed`: what follows, played when it is first needed.
    """

    purse: list[int]
    fee: list[float]
    sales: list[tuple[int, float]] = field(default_factory=list)
    contested: tuple[int, float] | None = None
    sale: int = 0
    place: int = 0
    bought: Stretch | None = None
    passed: Stretch | None = None


class PurchaseCourse:
    """The rest of Purchase: a seat takes the best option at each of its turns, the others follow their
    policy.

    `sales`: the cards still to be sold that have a line, with their lines and further costs; the present one
    first.
    """

    def __init__(self, market: Market, me: int, at: int) -> None:
        self.market, self.me = market, me
        self.sales = [(card, line, market.behind(card)) for card, line in market.sequence()[at:] if line]

    def stretch(self, sale: int, place: int, purse: list[int], fee: list[float]) -> Stretch:
        """Play the others from this place in a line on, until a sale depends on the seat.

        Once for all of the seat's ways to spend its coins. Of its workers in a line only the last one before
        another buyer counts: what it may buy there costs less.
        """
        market, me = self.market, self.me
        worth, rate, spite = market.worth, market.rate, market.values.spite
        part = Stretch(purse[:], fee[:])
        purse, fee, sales = part.purse, part.fee, part.sales
        for number in range(sale, len(self.sales)):
            at, line, extra = self.sales[number]
            size, own = len(line), 0
            for spot in range(place, size):
                seat, price = line[spot], size - spot + extra
                if purse[seat] < price:
                    continue
                if seat == me:
                    own, gone = price, spot
                elif (
                    (gain := worth[seat][at] - price * rate[seat] - fee[seat]) > 0
                    and not (spot + 1 < size and line[spot + 1] == seat)
                    and not market.saves(seat, at, purse[seat], price, gain)
                ):
                    if own:
                        part.contested = own, worth[me][at] - own * rate[me]
                        part.sale, part.place = number, gone + 1
                        return part
                    sales.append((0, spite * gain))
                    purse[seat] -= price
                    fee[seat] = 0.0
                    break
            else:
                if own:
                    sales.append((own, worth[me][at] - own * rate[me]))
            place = 0
        return part

    def value(self, stretch: Stretch, coins: int, fee: float, first: int = 0, total: float = 0.0) -> float:
        """Value of a stretch, from one of its sales on, and of all that follows, with these own means.

        `total`: points that count before; added first, so that equal sales are worth the same to the bit.
        """
        sales = stretch.sales
        for at in range(first, len(sales)):
            price, points = sales[at]
            if not price:
                total -= points
            elif coins >= price:
                left = self.value(stretch, coins, fee, at + 1)
                if points >= 0:
                    left = max(points - fee + self.value(stretch, coins - price, 0.0, at + 1), left)
                return total + left
        if stretch.contested is None:
            return total
        price, points = stretch.contested
        if stretch.passed is None:
            stretch.passed = self.stretch(stretch.sale, stretch.place, stretch.purse, stretch.fee)
        if coins < price:
            return self.value(stretch.passed, coins, fee, 0, total)
        if stretch.bought is None:
            stretch.bought = self.stretch(stretch.sale + 1, 0, stretch.purse, stretch.fee)
        bought = points - fee + self.value(stretch.bought, coins - price, 0.0)
        return total + max(bought, self.value(stretch.passed, coins, fee))
