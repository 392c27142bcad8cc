"""Die Speicherstadt: simulation of one round's market from public information, to the end of Purchase.

Plain lists in place of a state, so that hundreds of rounds' ends can be evaluated per decision.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.games.speicherstadt.agents.evaluation.holdings import holdings
from engine.games.speicherstadt.agents.evaluation.outlook import outlook, thrift
from engine.games.speicherstadt.agents.evaluation.worth import appraise
from engine.games.speicherstadt.agents.values import QUICK, Values
from engine.games.speicherstadt.state import Column, State, owner

NOBODY = -1

Sale = tuple[int, float, float]
"""Predicted sale of a card: buyer or NOBODY, price, the buyer's gain in points."""


class Wishes(NamedTuple):
    """What the seats want of a market, before anything is paid.

    `net`: seat -> card -> worth less the fee; `above`: for each seat the cards above the board that can still
    be reserved, the one that is worth most to it first.
    """

    net: list[list[float]]
    above: list[list[int]]


class Market:
    """Worth of each card to each seat, lines, and means.

    `cards`: the columns, then the reserved cards, then those above the board; `worth`: seat -> card ->
    points; `lines`: the workers of a column as seats, lowest first; `order`: the reserved cards, first
    reserved first; `above`: those that can still be reserved. `purse`: coins; `rate`: points that a coin is
    worth to a seat; `fee`: points that a first purchase costs, for the coin for buying nothing is lost.
    """

    __slots__ = (
        "above",
        "ahead",
        "cards",
        "fee",
        "holder",
        "lines",
        "order",
        "purse",
        "rate",
        "theirs",
        "values",
        "worth",
    )

    def __init__(self, s: State, values: Values, me: int = NOBODY) -> None:
        """The market for a seat with these tastes that models the others with plain tastes; without a seat,
        all have these tastes."""
        self.values, self.theirs = values, values if me == NOBODY else QUICK
        self.ahead = outlook(s, values)
        aheads = [self.ahead if me == NOBODY else outlook(s, self.theirs)] * len(s.seats)
        if me != NOBODY:
            aheads[me] = self.ahead
        upper = [column for column in s.upper if column is not None]
        self.cards: list[Column] = [*s.columns, *s.reserved, *upper]
        cards = [(s.rules.cards[card.card], card.goods) for card in self.cards]
        self.worth = [
            [appraise(holding, card, goods, ahead) for card, goods in cards]
            for holding, ahead in zip(holdings(s, aheads), aheads, strict=True)
        ]
        self.lines = [[owner(worker) for worker in column.line] for column in s.columns]
        self.order = list(range(len(s.columns), len(s.columns) + len(s.reserved)))
        self.above = list(range(len(s.columns) + len(s.reserved), len(self.cards)))
        self.holder = {at: owner(self.cards[at].line[0]) for at in self.order if self.cards[at].line}
        self.purse = [seat.coins for seat in s.seats]
        pairs = [*zip(s.seats, aheads, strict=True)]
        self.rate = [ahead.coin * thrift(seat.coins, ahead.values) for seat, ahead in pairs]
        lost = [0.0 if seat.bought else s.rules.consolation * ahead.values.consoled for seat, ahead in pairs]
        self.fee = [each * rate for each, rate in zip(lost, self.rate, strict=True)]

    def copy(self) -> Market:
        """Another one to try things on; what does not change is shared."""
        twin = Market.__new__(Market)
        twin.ahead, twin.cards, twin.theirs, twin.values = self.ahead, self.cards, self.theirs, self.values
        twin.purse, twin.rate, twin.fee, twin.worth = self.purse, self.rate, self.fee, self.worth
        twin.lines = [line[:] for line in self.lines]
        twin.order, twin.above, twin.holder = self.order[:], self.above[:], self.holder.copy()
        return twin

    def reserve(self, seat: int, at: int) -> None:
        """A seat takes a card from above the board."""
        self.above.remove(at)
        self.order.append(at)
        self.holder[at] = seat

    # --- Demand, played on

    def wishes(self) -> Wishes:
        """What the cards are worth to the seats before they are paid; the same for all copies."""
        net = [[worth - fee for worth in row] for row, fee in zip(self.worth, self.fee, strict=True)]
        return Wishes(net, [sorted(self.above, key=row.__getitem__, reverse=True) for row in self.worth])

    def demand(self, turns: Sequence[int], wishes: Wishes) -> None:
        """The workers still at home, in the order of their turns, go where each changes most for its owner.

        This is the inmost loop of all imagined games; hence no calls in it.
        """
        lines, net, rate, purse, spite = self.lines, wishes.net, self.rate, self.purse, self.theirs.spite
        buyer, was, free = self.predict_sales(net)
        crowding, left = self.theirs.crowd / (len(lines) + len(self.above)), len(turns)
        for seat in turns:
            left -= 1
            best, chosen, sold = -99.0, 0, (NOBODY, 0.0, 0.0)
            for at, line in enumerate(lines):
                price, gain = len(line) + 1 + crowding * left, 0.0
                for rival in line:
                    if purse[rival] >= price and (gain := net[rival][at] - price * rate[rival]) > 0:
                        break
                    price -= 1
                else:
                    rival, gain = seat, net[seat][at] - price * rate[seat] if free[seat] >= price else 0.0
                change = (gain if rival == seat else -spite * gain) if gain > 0 else 0.0
                change -= was[at] if buyer[at] == seat else -spite * was[at]
                if change > best:
                    best, chosen, sold = change, at, (rival, price, gain)
            if not (self.above and self.reserves(seat, left, best, free, wishes.above[seat])):
                self.join(seat, chosen, sold, buyer, was, free)

    def predict_sales(self, net: list[list[float]]) -> tuple[list[int], list[float], list[float]]:
        """Predicted sale of each card, and the coins left to each seat."""
        buyer, was, free = (
            [NOBODY] * len(self.lines),
            [0.0] * len(self.lines),
            [float(coins) for coins in self.purse],
        )
        for at, line in enumerate(self.lines):
            price = len(line)
            for seat in line:
                gain = net[seat][at] - price * self.rate[seat]
                if self.purse[seat] >= price and gain > 0:
                    buyer[at], was[at] = seat, gain
                    free[seat] -= price
                    break
                price -= 1
        return buyer, was, free

    def join(
        self, seat: int, at: int, sold: Sale, buyer: list[int], was: list[float], free: list[float]
    ) -> None:
        """A worker joins a line; what is expected of the card follows."""
        line = self.lines[at]
        if was[at] > 0:
            free[buyer[at]] += len(line)
        line.append(seat)
        buyer[at], was[at] = sold[0], max(0.0, sold[2])
        if was[at] > 0:
            free[sold[0]] -= sold[1]

    def reserves(self, seat: int, left: int, best: float, free: list[float], ranked: list[int]) -> bool:
        """Reserve the best card above the board, if that gains more than joining any line."""
        above, rate, fee = self.above, self.rate[seat], self.fee[seat]
        at = next(at for at in ranked if at in above)
        worth = self.worth[seat][at]
        if worth - rate - fee <= best:  # not even for one coin, the least that it may cost
            return False
        followers = min(len(above) - 1, left * len(above) / (len(self.lines) + len(above)))
        price = 1 + followers * self.theirs.followers
        if price > free[seat] or worth - price * rate - fee <= best:
            return False
        self.reserve(seat, at)
        free[seat] -= price
        return True

    # --- Purchase, played on

    def purchase(self, first: int = 0) -> list[tuple[int, int, int]]:
        """Card, buyer and price of all that will be sold, from the first card of the sale on."""
        purse, fee, sold = self.purse[:], self.fee[:], []
        for at, line in self.sequence()[first:]:
            size = len(line)
            extra = self.behind(at)
            for place in range(size):
                seat, price = line[place], size - place + extra
                if purse[seat] < price or (place + 1 < size and line[place + 1] == seat):
                    continue
                gain = self.worth[seat][at] - price * self.rate[seat] - fee[seat]
                if gain > 0 and not self.saves(seat, at, purse[seat], price, gain):
                    purse[seat] -= price
                    fee[seat] = 0.0
                    sold.append((at, seat, price))
                    break
        return sold

    def sequence(self) -> list[tuple[int, list[int]]]:
        """All that is sold with its line, in the order of the sale."""
        return [*enumerate(self.lines), *((at, self.standing(at)) for at in self.order)]

    def standing(self, at: int) -> list[int]:
        """The worker at a reserved card, if it is not sold yet."""
        return [self.holder[at]] if at in self.holder else []

    def behind(self, at: int) -> int:
        """The cards that a reserved card must be paid for beside itself: those reserved after it."""
        return 0 if at < len(self.lines) else len(self.order) - 1 - self.order.index(at)

    def saves(self, seat: int, at: int, coins: int, price: int, gain: float) -> bool:
        """Whether a seat rather keeps its coins for a later card at which it is the first."""
        later = range(at + 1, len(self.lines)) if at < len(self.lines) else ()
        for column in later:
            line = self.lines[column]
            if line and line[0] == seat and coins - price < len(line) <= coins:
                better = self.worth[seat][column] - len(line) * self.rate[seat] - self.fee[seat]
                if better > gain:
                    return True
        return False
