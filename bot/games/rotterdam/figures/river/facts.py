"""The map and the ships as plain values."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.presenter.blocks import PICTURE_ONLY, Figure

ShipNumber = tuple[int, int]
"""A ship by its seat and its number from 1."""


@dataclass(frozen=True, slots=True)
class Route:
    """A colour of channels: its name in the engine, and its letter."""

    name: str
    letter: str


@dataclass(frozen=True, slots=True)
class Spot:
    """A place of the map: how far from the sea, and where in its layer. `cargo`: what a harbour wants."""

    id: str
    kind: str
    layer: int
    row: int
    anchor: bool
    cargo: str = ""


@dataclass(frozen=True, slots=True)
class Way:
    """A channel between two places; `route`: the index of its colour."""

    start: str
    to: str
    route: int


@dataclass(frozen=True, slots=True)
class RiverMap:
    """The map, which never changes during a game."""

    routes: tuple[Route, ...]
    spots: tuple[Spot, ...]
    ways: tuple[Way, ...]


@dataclass(frozen=True, slots=True)
class RiverPlace:
    """A place as the map calls it; `harbour`: its name, if it is one; `taken`: a ship blocks it."""

    spot: str
    harbour: str = ""
    anchor: bool = False
    taken: bool = False


@dataclass(frozen=True, slots=True)
class Exit:
    """A channel that a ship may take: the name of its colour, and the place behind it."""

    colour: str
    to: RiverPlace


@dataclass(frozen=True, slots=True)
class Hull:
    """A ship on the water; without cargo it is empty."""

    seat: int
    number: int
    place: RiverPlace
    cargo: str = ""
    exits: tuple[Exit, ...] = ()

    @property
    def id(self) -> ShipNumber:
        """The seat and the number."""
        return self.seat, self.number


@dataclass(frozen=True, slots=True)
class River(Figure):
    """The map with all ships. `marked`: those that a card on the desk would change; `whole`: in one piece,
    without the sea below the starts."""

    chart: RiverMap = field(metadata=PICTURE_ONLY)
    hulls: tuple[Hull, ...]
    marked: tuple[ShipNumber, ...] = ()
    whole: bool = field(default=False, metadata=PICTURE_ONLY)


@dataclass(frozen=True, slots=True)
class Fleet(Figure):
    """The ships of one player, and where their next channels lead."""

    routes: tuple[Route, ...] = field(metadata=PICTURE_ONLY)
    hulls: tuple[Hull, ...]
