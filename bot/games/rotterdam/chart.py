"""The map and the ships of a state as facts of the river."""

from __future__ import annotations

from functools import cache

from bot.games.rotterdam import words
from bot.games.rotterdam.figures.river.facts import Exit, Hull, RiverMap, RiverPlace, Route, Spot, Way
from bot.texts import Texts
from engine.games.rotterdam.actions import ShipId
from engine.games.rotterdam.rules import BASE
from engine.games.rotterdam.state import Ship, State


@cache
def chart(t: Texts) -> RiverMap:
    """The whole map, with the letters of a language."""
    layout, number = BASE.map.chart, {colour: at for at, colour in enumerate(BASE.map.colours)}
    return RiverMap(
        tuple(Route(colour, t(f"colour-{colour}.letter")) for colour in BASE.map.colours),
        tuple(
            Spot(
                spot(place.id),
                place.kind,
                place.layer,
                place.row,
                place.anchor,
                BASE.map.accepts.get(place.id, ""),
            )
            for place in layout.places
        ),
        tuple(Way(spot(way.start), spot(way.to), number[way.colour]) for way in layout.channels),
    )


def spot(place: str) -> str:
    """What the map calls a place."""
    return words.spot(BASE.map.places[place])


def afloat(state: State) -> tuple[Hull, ...]:
    """All ships on the water."""
    taken = state.occupied_places()
    return tuple(hull(state, number, ship, taken) for number, ship in state.afloat())


def hull(state: State, ship: ShipId, cargo_ship: Ship, taken: set[str | None]) -> Hull:
    """A ship on the water, and where its next channels lead."""
    (seat, number), here, waters = ship, cargo_ship.place or "", state.rules.map
    exits = tuple(
        Exit(colour, place(to, to in taken))
        for colour in waters.colours
        for to in waters.exits[colour].get(here, ())
    )
    return Hull(seat, number + 1, place(here), cargo_ship.cargo or "", exits)


@cache
def place(name: str, taken: bool = False) -> RiverPlace:
    """A place of the map; `taken`: whether a ship lies there, which blocks all but harbours."""
    place = BASE.map.places[name]
    harbour = place.name if name in BASE.map.accepts else ""
    return RiverPlace(words.spot(place), harbour, place.anchor, not harbour and taken)
