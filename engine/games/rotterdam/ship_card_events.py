"""Effects of ship cards on ships, as events; all are public."""

from __future__ import annotations

from engine.core.events import Event
from engine.games.rotterdam.actions import ShipId


class Swapped(Event):
    """Two ships exchanged their cargoes; `cargoes` are what they have now."""

    seat: int
    ships: tuple[ShipId, ShipId]
    cargoes: tuple[str, str]

    @property
    def touches(self) -> tuple[int, ...]:
        return tuple(seat for seat, _ in self.ships)


class DrivenBack(Event):
    """A ship went back over these places."""

    seat: int
    card: str
    ship: ShipId
    origin: str
    path: tuple[str, ...]

    @property
    def touches(self) -> tuple[int, ...]:
        return (self.ship[0],)


class Robbed(Event):
    """The cargo of a ship went onto another one, which came on a start where `launched`."""

    seat: int
    victim: ShipId
    ship: ShipId
    cargo: str
    launched: str | None

    @property
    def touches(self) -> tuple[int, ...]:
        """The seat that was robbed."""
        return (self.victim[0],)


class Inspected(Event):
    """The cargo of a ship went back to the stock."""

    seat: int
    ship: ShipId
    cargo: str

    @property
    def touches(self) -> tuple[int, ...]:
        return (self.ship[0],)
