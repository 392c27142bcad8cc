"""Unloading: ships in harbours bring products and go home (rulebook, phase 4)."""

from __future__ import annotations

from bisect import insort

from engine.core.phases import Step
from engine.games.rotterdam.events import Produced, Unloaded
from engine.games.rotterdam.state import Ship, State


class Unloading(Step[State]):
    """No one has anything to decide (A-34)."""

    name = "unloading"

    def begin(self, s: State) -> None:
        """The harbour master's ships first, then clockwise."""
        accepts = s.rules.map.accepts
        for seat in s.order(s.master):
            for number, ship in enumerate(s.seats[seat].ships):
                if ship.place in accepts:
                    unload(s, seat, number, ship.place)


def unload(s: State, seat: int, number: int, harbour: str) -> None:
    """In all cases the cargo goes back to the stock and the ship to the supply (4.4)."""
    me = s.seats[seat]
    cargo = me.ships[number].cargo
    right = cargo == s.rules.map.accepts[harbour]
    me.ships[number] = Ship()
    if cargo is not None:
        s.stock[cargo] += 1
    s.tell(Unloaded, (seat, number), harbour, cargo, right)
    if right:
        produce(s, seat, harbour)


def produce(s: State, seat: int, harbour: str) -> None:
    """The top card of the harbour's pile, if there is one (4.2, A-20)."""
    pile = s.products[harbour]
    product = pile.pop(0) if pile else None
    if product is not None:
        insort(s.seats[seat].products, product)
    s.tell(Produced, seat, harbour, product)
