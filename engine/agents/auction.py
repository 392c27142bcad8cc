"""Die Speicherstadt: where to put a worker, and whether to buy."""

from __future__ import annotations

from dataclasses import dataclass

from engine.agents.worth import CONSOLED, Outlook, outlook, thrift, worth
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.games.speicherstadt.actions import Buy, Place
from engine.games.speicherstadt.state import State

SPITE = 0.25
"""What a point less for an opponent is worth, next to one of my own."""
CROWD = 0.5
"""Workers who will come to a card, for each column and each worker still at home."""


@dataclass(frozen=True, slots=True)
class Sale:
    """How a column will end: who buys for how much and what he gains by it, in points."""

    buyer: int | None = None
    price: float = 0.0
    gain: float = 0.0


UNSOLD = Sale()


class Auction:
    """The market as everybody can judge it: what each card is worth to whom, and who will get it."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.ahead: Outlook = outlook(s)
        self.worths: dict[tuple[int, int], float] = {}

    def worth(self, seat: int, at: int) -> float:
        """The points of the card in a column for a seat; judged once."""
        key = (seat, at)
        if key not in self.worths:
            column = self.s.columns[at]
            self.worths[key] = worth(self.s, seat, column.card, column.goods, self.ahead)
        return self.worths[key]

    def cost(self, seat: int, price: float) -> float:
        """What a price is worth to a seat, in points; its first purchase costs the consolation too."""
        me, rules = self.s.seats[seat], self.s.rules
        lost = 0 if me.bought else rules.consolation
        return (price + lost * CONSOLED) * self.ahead.coin * thrift(me.coins)

    def sale(self, at: int, line: list[int], crowd: float = 0.0) -> Sale:
        """Who will buy, if so many workers more come to stand behind this line."""
        price = len(line) + crowd
        for seat in line:
            if self.s.seats[seat].coins >= price:
                gain = self.worth(seat, at) - self.cost(seat, price)
                if gain > 0:
                    return Sale(seat, price, gain)
            price -= 1
        return UNSOLD

    def profit(self, me: int, sale: Sale) -> float:
        """What a sale means to me: my gain, or a part of an opponent's as my loss."""
        return sale.gain if sale.buyer == me else -SPITE * sale.gain

    def later(self, me: int, coins: int) -> float:
        """What I shall gain in the columns after this one with so many coins."""
        total = 0.0
        for at in range(self.s.at + 1, len(self.s.columns)):
            sale = self.sale(at, self.s.columns[at].line)
            if sale.buyer == me and sale.price <= coins:
                coins, total = coins - int(sale.price), total + sale.gain
        return total


def place(s: State, decision: Decision) -> Action:
    """The column in which one worker more changes most for the better."""
    auction, me = Auction(s), decision.seat
    crowd = CROWD * (sum(seat.workers for seat in s.seats) - 1) / len(s.columns)
    best, chosen = float("-inf"), decision.default
    for action in decision.options:
        if isinstance(action, Place):
            line = s.columns[action.column].line
            after = auction.profit(me, auction.sale(action.column, [*line, me], crowd))
            before = auction.profit(me, auction.sale(action.column, line, crowd))
            if after - before > best:
                best, chosen = after - before, action
    return chosen


def purchase(s: State, decision: Decision) -> Action:
    """Buy, unless waiting for a lower price, a later card or the coin for buying nothing is better."""
    buy = next((action for action in decision.options if isinstance(action, Buy)), None)
    if buy is None:
        return decision.default
    auction, me, line = Auction(s), decision.seat, s.columns[s.at].line
    coins, price = s.seats[me].coins, len(line)
    bought = auction.worth(me, s.at) - auction.cost(me, price) + auction.later(me, coins - price)
    passed = auction.profit(me, auction.sale(s.at, line[1:])) + auction.later(me, coins)
    return buy if bought > passed else decision.default
