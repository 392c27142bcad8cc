"""Die Speicherstadt: a game played on in a moment, by the rules but without asking anybody.

The phases of the rules run as they are; where they would ask, a driver does at once what all seats would
answer. So every card works in an imagined game as it does on the table.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import cast

from engine.games.speicherstadt.agents.answers.foresight import turns
from engine.games.speicherstadt.agents.answers.stowing import stow
from engine.games.speicherstadt.agents.evaluation.market import NOBODY, Market
from engine.games.speicherstadt.agents.values import Values
from engine.games.speicherstadt.phases.purchase import Purchase, hand_over
from engine.games.speicherstadt.state import Column, State

FOREVER = 99
"""More rounds than a game has."""
UNSOLD = (0, 99)
"""No seat in particular, a price that nobody can pay."""


class Mind:
    """How everybody plays in an imagined game: the tastes, the luck, and the market of the round.

    `me`: the only seat with these tastes, while the others have plain ones; or NOBODY, then all have them.
    """

    __slots__ = ("luck", "market", "me", "noise", "values")

    def __init__(self, values: Values, luck: random.Random, noise: float, me: int = NOBODY) -> None:
        self.values, self.luck, self.noise, self.me = values, luck, noise, me
        self.market: Market | None = None

    def open(self, s: State) -> Market:
        """The market of this round; everybody judges each card a little differently."""
        market = self.market = Market(s, self.values, self.me)
        chance, noise = self.luck.random, self.noise
        for row in market.worth:
            row[:] = [worth * (1 + noise * (chance() - 0.5)) for worth in row]
        return market


Driver = Callable[[State, Mind], None]


def finish(s: State, mind: Mind, until: int = FOREVER) -> None:
    """Play to the end, or to that of a round, in place."""
    phases, stack = s.rules.phases, s.stack
    while stack and s.round <= until:
        frame = stack[-1]
        phase, driver = phases[frame.phase], DRIVERS.get(frame.phase)
        if driver is not None:
            driver(s, mind)
        else:
            phase.run(s)
            if not stack or stack[-1] is not frame:
                continue
            if asked := phase.decisions(s):
                default = asked[0].default
                getattr(phase, "on_" + default.do)(s, default)
                continue
        stack.pop()
        phase.end(s)


def demand(s: State, mind: Mind) -> None:
    """All workers still at home are placed; the grey ones stay there."""
    market = mind.open(s)
    market.demand(turns([me.workers for me in s.seats], s.turn))
    for me in s.seats:
        me.workers = 0
    for column, line in zip(s.columns, market.lines, strict=True):
        column.line = line[:]
    for at in market.order[len(s.reserved) :]:
        column = market.cards[at]
        s.upper[next(i for i, it in enumerate(s.upper) if it is column)] = None
        column.line = [market.holder[at]]
        s.reserved.append(column)


def purchase(s: State, mind: Mind) -> None:
    """The sale from the card in turn on."""
    market = mind.market or mind.open(s)
    mind.market = None
    sold = {at: (seat, price) for at, seat, price in market.purchase(s.at)}
    phase = cast(Purchase, s.rules.phases["purchase"])
    for at, (card, _) in enumerate(market.sequence()):
        if at >= s.at:
            sell(s, phase, market.cards[card], *sold.get(card, UNSOLD))
    s.at = len(market.lines) + len(market.order)


def sell(s: State, phase: Purchase, column: Column, seat: int, price: int) -> None:
    """A card goes to its buyer, if a thief has left him the coins; else out of the game."""
    if price <= s.seats[seat].coins:
        s.seats[seat].coins -= price
        hand_over(s, seat, column)
    else:
        column.line.clear()
        phase.close(s, column)


def loading(s: State, mind: Mind) -> None:
    """Everybody who is not done stows what he has."""
    for seat, me in enumerate(s.seats):
        if not me.loaded:
            me.loaded = True
            if me.pool:
                stow(s, seat)


def nothing(s: State, mind: Mind) -> None:
    """Nobody does anything."""


DRIVERS: Mapping[str, Driver] = {
    "demand": demand,
    "spying": nothing,
    "purchase": purchase,
    "loading": loading,
}
"""What is done at once in each phase; in others the rules run, and who is asked takes the default."""
