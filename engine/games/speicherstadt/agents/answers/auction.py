"""Die Speicherstadt: where to put a worker, and whether to buy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.games.speicherstadt.actions import Buy, Place, Reserve, Skip, Take
from engine.games.speicherstadt.agents.evaluation.holdings import holdings
from engine.games.speicherstadt.agents.evaluation.outlook import Forecast, last, outlook, thrift
from engine.games.speicherstadt.agents.evaluation.worth import appraise
from engine.games.speicherstadt.agents.values import QUICK, Values
from engine.games.speicherstadt.state import State, owner


@dataclass(frozen=True, slots=True)
class Sale:
    """Predicted sale of a card: buyer, price, and the buyer's gain in points."""

    buyer: int | None = None
    price: float = 0.0
    gain: float = 0.0


UNSOLD = Sale()


class Auction:
    """The market from public information: worth of each card to each seat, and predicted buyers.

    `row`: all cards in the order of their sale; reserved ones come last.
    """

    def __init__(self, s: State, values: Values = QUICK) -> None:
        self.s = s
        self.row = s.columns + s.reserved
        self.ahead: Forecast = outlook(s, values)
        self.holdings = holdings(s, [self.ahead] * len(s.seats))
        self.worths: dict[tuple[int, str, tuple[str, ...]], float] = {}

    def worth(self, seat: int, card: str, goods: tuple[str, ...]) -> float:
        """The points of a card, a ship with these goods, for a seat; judged once."""
        key = (seat, card, goods)
        if key not in self.worths:
            self.worths[key] = appraise(self.holdings[seat], self.s.card(card), goods, self.ahead)
        return self.worths[key]

    def cost(self, seat: int, price: float) -> float:
        """Cost of a price to a seat, in points; its first purchase costs the consolation too."""
        me, rules = self.s.seats[seat], self.s.rules
        lost = 0 if me.bought else rules.consolation
        return (
            (price + lost * self.ahead.values.consoled)
            * self.ahead.coin
            * thrift(me.coins, self.ahead.values)
        )

    def gain(self, seat: int, at: int, price: float) -> float:
        """Gain of a seat by a card of the row at this price."""
        return self.worth(seat, self.row[at].card, self.row[at].goods) - self.cost(seat, price)

    def price(self, at: int, line: Sequence[int]) -> int:
        """Price of a card before any pass; that of a reserved one falls from card to card."""
        return len(line) if at < len(self.s.columns) else len(self.row) - at

    def sale(self, at: int, line: Sequence[int], crowd: float = 0.0) -> Sale:
        """Predicted buyer if a number of further workers join this line."""
        price = self.price(at, line) + crowd
        for worker in line:
            seat = owner(worker)
            if self.s.seats[seat].coins >= price:
                gain = self.gain(seat, at, price)
                if gain > 0:
                    return Sale(seat, price, gain)
            price -= 1
        return UNSOLD

    def profit(self, me: int, sale: Sale) -> float:
        """Value of a sale to me: my gain, or a part of an opponent's as my loss."""
        return sale.gain if sale.buyer == me else -self.ahead.values.spite * sale.gain

    def later(self, me: int, coins: int) -> float:
        """Expected gain of this seat from the cards after this one, given its coins."""
        total = 0.0
        for at in range(self.s.at + 1, len(self.row)):
            sale = self.sale(at, self.row[at].line)
            if sale.buyer == me and sale.price <= coins:
                coins, total = coins - int(sale.price), total + sale.gain
        return total

    def purse(self, me: int) -> float:
        """Coins left to this seat after paying for the cards that it is predicted to buy."""
        sales = [self.sale(at, column.line) for at, column in enumerate(self.row)]
        return self.s.seats[me].coins - sum(sale.price for sale in sales if sale.buyer == me)


def place(s: State, decision: Decision, values: Values = QUICK) -> Action:
    """The card at which one worker more changes most for the better."""
    auction, me = Auction(s, values), decision.seat
    above = sum(column is not None for column in s.upper)
    coming = sum(seat.workers for seat in s.seats) - 1
    crowd = auction.ahead.values.crowd * coming / (len(s.columns) + above)
    changes: dict[Action, float] = {}
    for action in decision.options:
        if isinstance(action, Place):
            line = s.columns[action.column].line
            after = auction.profit(me, auction.sale(action.column, [*line, me], crowd))
            changes[action] = after - auction.profit(me, auction.sale(action.column, line, crowd))
        elif isinstance(action, Reserve):
            followers = min(above - 1, coming * above / (len(s.columns) + above))
            changes[action] = reservation_gain(auction, me, action, 1 + followers)
    return choose_placement(s, decision, changes, auction.ahead.values.grey)


def reservation_gain(auction: Auction, me: int, action: Reserve, price: float) -> float:
    """Gain of reserving a card at a price; 0 if this seat will not be able to pay."""
    column = auction.s.upper[action.upper]
    if column is None or auction.purse(me) < price:
        return 0.0
    return max(0.0, auction.worth(me, column.card, column.goods) - auction.cost(me, price))


def choose_placement(s: State, decision: Decision, changes: dict[Action, float], least_grey: float) -> Action:
    """The placement that changes most, unless it is better to wait or to keep a grey worker."""
    best = max(changes, key=changes.__getitem__)
    if isinstance(best, Place | Reserve) and best.grey:
        least = 0.0 if last(s) else least_grey
        return best if changes[best] > least else decision.default
    wait = next((action for action in decision.options if isinstance(action, Skip)), None)
    return wait if wait and changes[best] <= 0 else best


def purchase(s: State, decision: Decision, values: Values = QUICK) -> Action:
    """Buy, unless waiting for a lower price, a later card or the coin for buying nothing is better."""
    auction, me = Auction(s, values), decision.seat
    coins, line = s.seats[me].coins, auction.row[s.at].line
    price = auction.price(s.at, line)
    gains = {decision.default: auction.profit(me, auction.sale(s.at, line[1:])) + auction.later(me, coins)}
    for action in decision.options:
        if isinstance(action, Buy):
            gains[action] = auction.gain(me, s.at, price) + auction.later(me, coins - price)
        elif isinstance(action, Take):
            kept = auction.ahead.values.free_card * auction.ahead.coin
            gains[action] = auction.gain(me, s.at, 0) - kept + auction.later(me, coins)
    return max(gains, key=gains.__getitem__)
