"""Where a ship may get to, as anybody reads it off the map."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.games.rotterdam.data.waterways import Waterways

Odds = Mapping[str, Mapping[str, float]]
"""place -> harbour -> the chance to get there if colours are named by lot and the owner steers for it."""


@cache
def odds(waters: Waterways) -> Odds:
    """For every place. Where several channels of one colour leave, the owner takes the better one."""
    found: dict[str, dict[str, float]] = {}
    for place in sorted(waters.places, key=lambda it: -waters.layer[it]):
        exits = [ways[place] for ways in waters.exits.values() if place in ways]
        found[place] = {
            harbour: sum(max(found[way][harbour] for way in ways) for ways in exits) / len(exits)
            if exits
            else float(place == harbour)
            for harbour in waters.accepts
        }
    return found


@cache
def distance(waters: Waterways) -> Mapping[str, int]:
    """How many layers lie between a place and the harbours."""
    last = max(waters.layer.values())
    return {place: last - layer for place, layer in waters.layer.items()}


@cache
def harbour_of(waters: Waterways) -> Mapping[str, str]:
    """Which harbour wants a cargo."""
    return {cargo: harbour for harbour, cargo in waters.accepts.items()}
