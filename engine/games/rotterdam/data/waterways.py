"""The map as data: places and coloured channels between them, in `map.json`. No rule names a channel."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Literal

from pydantic import Field, model_validator

from engine.core.strict import StrictModel

Kind = Literal["start", "junction", "harbour"]
Source = Literal["rulebook", "outside", "inferred", "reconstructed"]
"""Where a fact is from: the rulebook, reports about the game, what follows from both, or invented here. The
files say it for each list, a line may know better. An owner of the game may put in what is printed."""


class Fact(StrictModel):
    """A line of a data file: unknown keys are errors."""

    source: Source | None = None


class MapPlace(Fact):
    """Where a ship may lie: a start or junction takes one, a harbour any number (A-09).

    `layer`: how far from the sea; `row`: where in its layer, for pictures. `accepts`: what a harbour wants.
    """

    id: str
    kind: Kind
    name: str
    layer: int
    row: int
    anchor: bool = False
    accepts: str | None = None


class Channel(Fact):
    """A way from a place to another one, seen from the sea."""

    start: str = Field(alias="from")
    to: str
    colour: str


class Chart(StrictModel):
    """Contents of `map.json`."""

    sources: Mapping[str, Source]
    colours: tuple[str, ...]
    places: tuple[MapPlace, ...]
    channels: tuple[Channel, ...]

    @model_validator(mode="after")
    def can_be_sailed(self) -> Chart:
        """Require channels that lead on towards the harbours, so that no ship is caught. Raises
        `ValueError`.
        """
        layer = {place.id: place.layer for place in self.places}
        if len(layer) != len(self.places):
            raise ValueError("a place stands there twice")
        for channel in self.channels:
            if not {channel.start, channel.to} <= layer.keys() or channel.colour not in self.colours:
                raise ValueError(
                    f"{channel.start} to {channel.to}, {channel.colour}: no such place or colour"
                )
            if layer[channel.start] >= layer[channel.to]:
                raise ValueError(f"{channel.start} to {channel.to} does not lead away from the sea")
        left = {channel.start for channel in self.channels}
        for place in self.places:
            if (place.kind == "harbour") == (place.id in left) or (place.kind == "harbour") != bool(
                place.accepts
            ):
                raise ValueError(f"{place.id}: ships end in harbours, and only there")
        return self


@dataclass(frozen=True, eq=False)
class Waterways:
    """The map, ready to be sailed."""

    chart: Chart

    @cached_property
    def places(self) -> dict[str, MapPlace]:
        """Every place by its id."""
        return {place.id: place for place in self.chart.places}

    @cached_property
    def colours(self) -> tuple[str, ...]:
        return self.chart.colours

    @cached_property
    def starts(self) -> tuple[str, ...]:
        """The places on which new ships are placed."""
        return tuple(place.id for place in self.chart.places if place.kind == "start")

    @cached_property
    def accepts(self) -> dict[str, str]:
        """Each harbour and the cargo that it wants."""
        return {place.id: place.accepts for place in self.chart.places if place.accepts}

    @cached_property
    def layer(self) -> dict[str, int]:
        """How far from the sea each place lies."""
        return {place.id: place.layer for place in self.chart.places}

    @cached_property
    def junctions(self) -> frozenset[str]:
        """The places between two channels."""
        return frozenset(place.id for place in self.chart.places if place.kind == "junction")

    @cached_property
    def anchors(self) -> frozenset[str]:
        """The places that bring a ship card."""
        return frozenset(place.id for place in self.chart.places if place.anchor)

    @cached_property
    def before(self) -> frozenset[str]:
        """The places from which a channel leads on."""
        return frozenset(channel.start for channel in self.chart.channels)

    @cached_property
    def exits(self) -> dict[str, dict[str, tuple[str, ...]]]:
        """colour -> place -> where channels of this colour lead from there."""
        exits: dict[str, dict[str, tuple[str, ...]]] = {colour: {} for colour in self.colours}
        for channel in self.chart.channels:
            ways = exits[channel.colour].get(channel.start, ())
            exits[channel.colour][channel.start] = ways if channel.to in ways else (*ways, channel.to)
        return exits

    @cached_property
    def ahead(self) -> dict[str, tuple[tuple[str, tuple[str, ...]], ...]]:
        """place -> each colour that leads on from there, and where to."""
        return {
            place: tuple((colour, ways[place]) for colour, ways in self.exits.items() if place in ways)
            for place in self.before
        }

    @cached_property
    def behind(self) -> dict[str, tuple[str, ...]]:
        """From where channels of any colour lead to each place."""
        return {
            place: tuple(dict.fromkeys(way.start for way in self.chart.channels if way.to == place))
            for place in self.places
        }

    @cached_property
    def harbour_of(self) -> dict[str, str]:
        """Which harbour wants each cargo."""
        return {cargo: harbour for harbour, cargo in self.accepts.items()}

    @cached_property
    def reach(self) -> dict[str, frozenset[str]]:
        """The harbours to which a ship may get from each place."""
        reach: dict[str, frozenset[str]] = {}
        for place in sorted(self.places, key=lambda place: -self.layer[place]):
            ways = [to for exits in self.exits.values() for to in exits.get(place, ())]
            reach[place] = frozenset((place,) if place in self.accepts else ()).union(
                *(reach[to] for to in ways)
            )
        return reach


def load(path: Path) -> Waterways:
    """Read a map; raises pydantic's ValidationError where ships could not sail on it."""
    return Waterways(Chart.model_validate_json(path.read_bytes()))
