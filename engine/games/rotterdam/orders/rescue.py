"""Whether a ship card would bring a cargo back on its way."""

from __future__ import annotations

from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.games.rotterdam.actions import Back1, Back2, ShipId, Swap
from engine.games.rotterdam.orders.ahead import on_course, stray_ships
from engine.games.rotterdam.state import State

Lying = dict[ShipId, tuple[str | None, str | None]]
"""Ships with their cargoes and places after a card."""


def rescues(s: State, decision: Decision) -> bool:
    """Whether a card that may be played now puts right a ship of this seat that has gone astray, and takes
    no other one off its way."""
    seat = decision.seat
    if not stray_ships(s, seat):
        return False
    return any(gain(s, seat, action) > 0 for form in decision.forms for action in form.every(seat))


def gain(s: State, seat: int, action: Action) -> int:
    """How many loaded ships of a seat more are on their way after a card."""
    own = {ship: lying for ship, lying in after(s, action).items() if ship[0] == seat}
    were = sum(on_course(s, s.ship(ship).cargo, s.ship(ship).place) for ship in own)
    return sum(on_course(s, *lying) for lying in own.values()) - were


def after(s: State, action: Action) -> Lying:
    """The ships that a card changes, as they lie after it; nothing of cards that put nothing right."""
    if isinstance(action, Swap):
        ship, partner = action.ships
        changed = ((ship, partner), (partner, ship))
        return {ship: (s.ship(cargo).cargo, s.ship(ship).place) for ship, cargo in changed}
    if isinstance(action, Back1 | Back2):
        return {action.ship: (s.ship(action.ship).cargo, action.path[-1])}
    return {}
