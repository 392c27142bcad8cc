"""Market: what all sell together makes the prices (rules, phase 4)."""

from __future__ import annotations

from engine.core.phases import Step
from engine.games.hamburg.events import Sold
from engine.games.hamburg.state import State


class Market(Step[State]):
    """Pay each seat for its own cards. The piles lie open until the end of the round."""

    name = "market"

    def begin(self, s: State) -> None:
        """A kind at a time, at the price of all cards of it, or of the own ones (4.3)."""
        lying, price_of = [good for me in s.seats for good in me.market], s.rules.market_price
        for seat in s.order:
            me = s.seats[seat]
            for good in sorted({*me.market}):
                count = me.market.count(good)
                price = price_of(count if me.alone and good in me.alone else lying.count(good))
                me.sales += count * price
                s.tell(Sold, seat, good, count, price, count * price)
            me.money += me.sales
