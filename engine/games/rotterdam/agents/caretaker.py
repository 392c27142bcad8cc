"""The caretaker: plays for an absent player, by published fixed rules.

It places a ship, if one is left, for a harbour whose products the orders of its seat still want, where the
odds are best. It names the colour that brings the ships of its seat nearest to the harbours of their cargoes
and looks at no others, and steers for these harbours. It never trades: no offers, and it declines all.
It completes the most valuable order that it can without a joker. It plays no ship card and lays none open.
"""

from __future__ import annotations

import random
from collections import Counter

from engine.agents import caretaker as core
from engine.agents.agent import default
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.games.rotterdam.actions import Complete, Name, Place, Steer
from engine.games.rotterdam.agents.named_colours import after_naming, way_of
from engine.games.rotterdam.data.odds import distance, harbour_of, odds
from engine.games.rotterdam.state import State

STEP = 0.01
"""The part of its odds by which a ship counts less for each layer that it has still to sail."""


class Caretaker(core.Caretaker):
    """Plays for an absent player without great harm or gain; questions that its contract does not name get
    the default."""

    def choose(self, view: State, decision: Decision, rng: random.Random) -> Action:
        options = decision.options
        placing = [option for option in options if isinstance(option, Place) and option.cargo is not None]
        naming = [option for option in options if isinstance(option, Name) and not option.hold]
        steering = [option for option in options if isinstance(option, Steer)]
        completing = [option for option in options if isinstance(option, Complete) and not option.jokers]
        if placing:
            wanted = lacking(view, decision.seat)
            return max(placing, key=lambda option: hope(view, option, wanted))
        if naming:
            return max(
                naming,
                key=lambda name: nearness(after_naming(view, name.seat, name.colour), name.seat),
            )
        if steering:
            to = way_of(view, steering[0].ship, tuple(option.to for option in steering))
            return next(option for option in steering if option.to == to)
        if completing:
            return max(completing, key=lambda option: view.rules.orders[option.order].points)
        return default(decision)


def lacking(s: State, seat: int) -> Counter[str]:
    """How many products of each harbour the orders of a seat want that it does not hold."""
    me, rules = s.seats[seat], s.rules
    lacks = [need for order in me.orders for need in rules.orders[order].needs if need not in me.products]
    return Counter(rules.products[product].harbour for product in lacks)


def hope(s: State, action: Place, wanted: Counter[str]) -> float:
    """The odds that a ship gets to the harbour of its cargo, the more the more its products are wanted."""
    harbour = harbour_of(s.rules.map)[action.cargo or ""]
    return odds(s.rules.map)[action.start][harbour] * wanted[harbour]


def nearness(s: State, seat: int) -> float:
    """The odds of all loaded ships of a seat together; of equal ones the more the fewer layers are left."""
    waters, chances = s.rules.map, odds(s.rules.map)
    return sum(
        chances[ship.place][harbour_of(waters)[ship.cargo]] * (1 - distance(waters)[ship.place] * STEP)
        for ship in s.seats[seat].ships
        if ship.place is not None and ship.cargo is not None
    )
