"""Die Speicherstadt: fast rollouts.

The phases of the rules run as they are; where they would ask, a driver answers at once for all seats. So
every card works in a rollout as it does on the table.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import cast

from engine.games.speicherstadt.agents.answers.foresight import turns
from engine.games.speicherstadt.agents.answers.quick_load import stow
from engine.games.speicherstadt.agents.evaluation.market import NOBODY, Market
from engine.games.speicherstadt.agents.values import Values
from engine.games.speicherstadt.phases.purchase import Purchase, hand_over
from engine.games.speicherstadt.state import Column, State

FOREVER = 99
"""More rounds than a game has."""
UNSOLD = (0, 99)
"""Placeholders: no particular seat; a price beyond all means."""


class Mind:
    """Policy of all seats in a rollout: tastes, random generator, and the market of the round.

    `me`: the only seat with these tastes, while the others have plain ones; NOBODY: all have them.
    """

    __slots__ = ("luck", "market", "me", "noise", "values")

    def __init__(self, values: Values, luck: random.Random, noise: float, me: int = NOBODY) -> None:
        self.values, self.luck, self.noise, self.me = values, luck, noise, me
        self.market: Market | None = None

    def open(self, s: State) -> Market:
        """The market of this round, with noise on each seat's evaluation of each card."""
        market = self.market = Market(s, self.values, self.me)
        chance, noise = self.luck.random, self.noise
        for row in market.worth:
            row[:] = [worth * (1 + noise * (chance() - 0.5)) for worth in row]
        return market


Driver = Callable[[State, Mind], None]


def finish(s: State, mind: Mind, until: int = FOREVER) -> None:
    """Play to the end of the game or of a round, in place."""
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


def play_demand(s: State, mind: Mind) -> None:
    """All workers still at home are placed; the grey ones stay there."""
    market = mind.open(s)
    market.demand(turns([me.workers for me in s.seats], s.turn), market.wishes())
    for me in s.seats:
        me.workers = 0
    for column, line in zip(s.columns, market.lines, strict=True):
        column.line = line[:]
    for at in market.order[len(s.reserved) :]:
        column = market.cards[at]
        s.upper[next(i for i, upper in enumerate(s.upper) if upper is column)] = None
        column.line = [market.holder[at]]
        s.reserved.append(column)


def play_purchase(s: State, mind: Mind) -> None:
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
    """A card goes to its buyer, if a thief has left them the coins; else out of the game."""
    if price <= s.seats[seat].coins:
        s.seats[seat].coins -= price
        hand_over(s, seat, column)
    else:
        column.line.clear()
        phase.close(s, column)


def play_loading(s: State, mind: Mind) -> None:
    """Every seat that is not done stows its goods."""
    for seat, me in enumerate(s.seats):
        if not me.loaded:
            me.loaded = True
            if me.pool:
                stow(s, seat)


def nothing(s: State, mind: Mind) -> None:
    """Do nothing: a phase in which no seat decides."""


DRIVERS: Mapping[str, Driver] = {
    "demand": play_demand,
    "spying": nothing,
    "purchase": play_purchase,
    "loading": play_loading,
}
"""Drivers by phase; in other phases the rules run, and questions get the default answer."""
