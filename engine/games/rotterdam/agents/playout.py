"""Rotterdam: a game played on in a moment, by the rules but without asking anybody.

The phases of the rules run as they are; where they would ask, a driver does at once what all seats would
answer. Nobody plays cards with an effect there: what they are worth stands in the tastes.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import partial
from typing import cast

from engine.core.actions import act
from engine.games.rotterdam.actions import Accept, Complete
from engine.games.rotterdam.agents.foresight import Places
from engine.games.rotterdam.agents.odds import Odds, cargo_hopes
from engine.games.rotterdam.agents.sailing import finish_naming, name
from engine.games.rotterdam.agents.values import Taste, completed, deliveries, hand
from engine.games.rotterdam.phases.completion import Completion, completions, jokers_of
from engine.games.rotterdam.phases.ship_cards import draw, points
from engine.games.rotterdam.phases.trade import Trade
from engine.games.rotterdam.state import State

SLIP = 0.6
"""Points by which everybody misjudges a colour in an imagined game: standard deviation."""
FOREVER = 999
"""More rounds than a game has."""


class Mind:
    """How everybody plays in an imagined game: the tastes, the luck, and what deliveries are worth to each
    seat, cargo by cargo; `noise`: by how large a part of it everybody misjudges them in each round. `line`:
    where ships lie after the next namings, if that is known before."""

    __slots__ = ("anchors", "brings", "chances", "line", "luck", "noise", "spite", "taste")

    def __init__(self, s: State, taste: Taste, luck: random.Random, noise: float) -> None:
        seats = len(s.seats)
        self.taste, self.luck, self.noise, self.anchors = taste, luck, noise, s.rules.map.anchors
        self.spite = taste.spite * 3 / (seats - 1)
        self.line: Places | None = None
        self.chances: Odds = cargo_hopes(
            s.rules.map, taste.helm / seats, taste.harm * (1 - 1 / seats), taste.haste ** (1 / seats)
        )
        self.look(s)

    def look(self, s: State) -> None:
        """What each delivery is worth now to whom."""
        harbours = s.rules.map.harbour_of
        self.brings: list[dict[str, float]] = []
        for seat, me in enumerate(s.seats):
            jokers = len(jokers_of(s, seat))
            worth = deliveries(s.rules, self.taste, tuple(me.orders), tuple(me.products), jokers)
            self.brings.append(
                {
                    cargo: worth[harbour] * (1 + self.noise * (self.luck.random() - 0.5))
                    if s.products[harbour]
                    else 0.0
                    for cargo, harbour in harbours.items()
                }
            )

    def promise(self, seat: int, cargo: str | None, place: str, berth: str | None = None) -> float:
        """What a ship of this seat promises at a place; an anchor at which it lay before brings no card."""
        card = self.taste.anchor if place in self.anchors and place != berth else 0.0
        return card + self.chances[cargo][place] * self.brings[seat][cargo] if cargo else card


def finish(s: State, mind: Mind, until: int = FOREVER) -> None:
    """Play to the end, or to that of a round, in place."""
    phases, stack = s.rules.phases, s.stack
    while stack and s.round <= until:
        phase = phases[stack[-1].phase]
        driver = DRIVERS.get(phase.name)
        if driver is not None:
            driver(s, mind)
        stack.pop()
        phase.end(s)


def placing(s: State, mind: Mind) -> None:
    """Everybody places the ship that promises most."""
    mind.look(s)
    again = mind.taste.again
    while s.turn < len(s.seats):
        seat = s.acting
        starts = s.free_starts() if s.has_ship(seat) else ()
        if starts:
            underway = [it.cargo for it in s.seats[seat].ships if it.place is not None]
            best, start, cargo = max(
                (mind.promise(seat, cargo, start) * again ** underway.count(cargo), start, cargo)
                for cargo in s.in_stock()
                for start in starts
            )
            if best > 0:
                s.launch(seat, start, s.load(cargo))
        s.turn += 1


def sailing(s: State, mind: Mind) -> None:
    """Everybody names the colour that helps him most beyond the others, where nothing better is known."""
    if mind.line is not None:
        follow(s, mind.line)
        mind.line = None
    if s.colour is not None or s.holding:
        if s.colour is not None:
            finish_naming(s, s.colour)
        s.holding = False
        s.turn += 1
    while s.turn < len(s.seats):
        name(s, s.acting, colour_for(s, s.acting, mind))
        s.turn += 1


def follow(s: State, line: Places) -> None:
    """All namings are over, and ships lie there; what was placed since nobody has moved."""
    for ship, place in zip([ship for me in s.seats for ship in me.ships], line, strict=True):
        ship.place = place or ship.place
    s.colour, s.waiting, s.holding = None, [], False
    s.turn, s.busy = len(s.seats), True


def colour_for(s: State, seat: int, mind: Mind) -> str:
    """What each colour changes by the channels that are free now; who moves out of whose way is not seen."""
    waters, taken = s.rules.map, s.taken()
    gains = {colour: mind.luck.gauss(0, SLIP) for colour in waters.colours}
    for owner, me in enumerate(s.seats):
        part = 1.0 if owner == seat else -mind.spite
        for ship in me.ships:
            if ship.place is None:
                continue
            here = mind.promise(owner, ship.cargo, ship.place, ship.berth)
            for colour, ways in waters.ahead.get(ship.place, ()):
                free = [way for way in ways if way not in taken or way in waters.accepts]
                if free:
                    gains[colour] += part * (
                        max([mind.promise(owner, ship.cargo, way) for way in free]) - here
                    )
    return max(gains, key=gains.__getitem__)


def ship_cards(s: State, mind: Mind) -> None:
    """Everybody draws; points are laid open for more."""
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


def trade(s: State, mind: Mind) -> None:
    """Offers that stand find who gains by them; nobody makes new ones."""
    phase = cast(Trade, s.rules.phases["trade"])
    while s.standing:
        offer = s.standing[0]
        takers = (it for it in offer.to if accepts(s, it, offer.give, offer.want, mind.taste))
        if (seat := next(takers, None)) is not None:
            phase.on_accept(s, act(Accept, seat, offerer=offer.seat))
        else:
            s.standing.remove(offer)


def accepts(s: State, seat: int, gets: tuple[str, ...], gives: tuple[str, ...], taste: Taste) -> bool:
    """Whether somebody who holds what is wanted gains enough by a trade."""
    held, rest = tuple(s.seats[seat].products), list(s.seats[seat].products)
    for it in gives:
        if it not in rest:
            return False
        rest.remove(it)
    after = tuple(sorted((*rest, *gets)))
    return in_hand(s, seat, after, taste) - in_hand(s, seat, held, taste) > taste.bargain


def in_hand(s: State, seat: int, products: tuple[str, ...], taste: Taste) -> float:
    """What these products are worth to a seat."""
    return hand(s.rules, taste, tuple(s.seats[seat].orders), products, len(jokers_of(s, seat)))


def completion(s: State, mind: Mind) -> None:
    """Everybody completes the order that brings most beyond what it costs."""
    phase = cast(Completion, s.rules.phases["completion"])
    while s.turn < len(s.seats):
        can = completions(s, s.acting) if phase.may_ask(s, s.acting) else ()
        orders = [it for it in can if isinstance(it, Complete)]
        if orders:
            phase.on_complete(s, max(orders, key=partial(completed, s.rules, mind.taste)))
        else:
            phase.next(s)


DRIVERS: Mapping[str, Callable[[State, Mind], None]] = {
    "placing": placing,
    "sailing": sailing,
    "ship_cards": ship_cards,
    "trade": trade,
    "completion": completion,
}
"""What is done at once in each phase; what goes by itself does so when a phase begins or ends."""
