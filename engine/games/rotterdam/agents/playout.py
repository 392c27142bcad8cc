"""Rotterdam: fast rollouts.

The phases of the rules run as they are; where they would ask, a driver answers at once for all seats. Cards
with an effect are not played: their worth is in the tastes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import cast

from engine.core.actions import act
from engine.games.rotterdam.actions import Accept, Complete
from engine.games.rotterdam.agents.currents import Fleets, Lie, fleets_of
from engine.games.rotterdam.agents.foresight import Foresight
from engine.games.rotterdam.agents.named_colours import finish_naming
from engine.games.rotterdam.agents.trades import accepts
from engine.games.rotterdam.agents.values import Taste, order_value, taste_in
from engine.games.rotterdam.phases.completion import Completion, completions
from engine.games.rotterdam.phases.ship_cards import draw, points
from engine.games.rotterdam.phases.trade import Trade
from engine.games.rotterdam.state import State

FOREVER = 999
"""More rounds than a game has."""


def finish(s: State, taste: Taste, until: int = FOREVER) -> None:
    """Play to the end of the game or of a round, in place."""
    phases, stack = s.rules.phases, s.stack
    while stack and s.round <= until:
        phase = phases[stack[-1].phase]
        driver = DRIVERS.get(phase.name)
        if driver is not None:
            driver(s, taste)
        stack.pop()
        phase.end(s)


def play_placing(s: State, taste: Taste) -> None:
    """Every seat places the ship with the best prospect."""
    while s.turn < len(s.seats):
        seat = s.acting
        starts = s.free_starts() if s.has_ship(seat) else ()
        if starts:
            foresight = Foresight(s, seat, taste)
            rows = [(cargo, foresight.one_more(cargo)) for cargo in s.in_stock()]
            worth, start, cargo = max([(row[start], start, cargo) for cargo, row in rows for start in starts])
            if worth > 0:
                s.launch(seat, start, s.load(cargo))
        s.turn += 1


def play_sailing(s: State, taste: Taste) -> None:
    """Every seat names what a skipper would."""
    if s.colour is not None or s.holding:
        if s.colour is not None:
            finish_naming(s, s.colour)
        s.holding = False
        s.turn += 1
    while s.turn < len(s.seats):
        fleets, lie = fleets_of(s)
        end = best_end(s, taste, fleets, lie)
        for (ship, _), place in zip(fleets.ships, end, strict=True):
            s.ship(ship).place = place
        s.busy = s.busy or end != lie
        s.turn += 1


def best_end(s: State, taste: Taste, fleets: Fleets, lie: Lie) -> Lie:
    """Where ships lie after the colour that is best for the seat in turn."""
    ends = list(dict.fromkeys(fleets.ends(lie, s.acting).values()))
    if len(ends) < 2:
        return ends[0]
    foresight = Foresight(s, s.acting, taste)
    later = foresight.namers(s.turn + 1)
    return max(ends, key=lambda end: foresight.outlook(fleets, end, later))


def play_ship_cards(s: State, taste: Taste) -> None:
    """Every seat draws, and lays points open to draw more."""
    room = s.rules.numbers.hand.value
    while s.turn < len(s.seats):
        seat = s.acting
        me = s.seats[seat]
        while me.due:
            if len(me.cards) >= room:
                opening = points(s, seat)
                if not opening:
                    break
                me.cards.remove(opening[0])
                me.open.append(opening[0])
            me.due -= 1
            draw(s, seat)
        me.due = 0
        s.turn += 1


def play_trade(s: State, taste: Taste) -> None:
    """Open offers go to the seat that gains by them; no new ones are made."""
    phase, taste = cast(Trade, s.rules.phases["trade"]), taste_in(s, taste)
    while s.standing:
        offer = s.standing[0]
        takers = (seat for seat in offer.to if accepts(s, seat, offer.give, offer.want, taste))
        if (seat := next(takers, None)) is not None:
            phase.on_accept(s, act(Accept, seat, offerer=offer.seat))
        else:
            s.standing.remove(offer)


def play_completion(s: State, taste: Taste) -> None:
    """Every seat completes the order with the largest net gain."""
    phase = cast(Completion, s.rules.phases["completion"])
    while s.turn < len(s.seats):
        can = completions(s, s.acting) if phase.may_ask(s, s.acting) else ()
        orders = [option for option in can if isinstance(option, Complete)]
        if orders:
            phase.on_complete(s, max(orders, key=partial(order_value, s.rules, taste)))
        else:
            phase.next(s)


DRIVERS: Mapping[str, Callable[[State, Taste], None]] = {
    "placing": play_placing,
    "sailing": play_sailing,
    "ship_cards": play_ship_cards,
    "trade": play_trade,
    "completion": play_completion,
}
"""What is done at once in each phase; what goes by itself does so when a phase begins or ends."""
