"""Chances of a ship to reach each harbour, from the map alone."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.games.rotterdam.data.waterways import Waterways

Odds = Mapping[str, Mapping[str, float]]
"""place -> harbour -> chance to arrive if colours are random and the owner steers for it."""


@cache
def odds(waters: Waterways) -> Odds:
    """For every place. Where several channels of one colour leave, the owner takes the better one."""
    hopes: dict[str, dict[str, float]] = {}
    for place in sorted(waters.places, key=lambda place: -waters.layer[place]):
        exits = [ways[place] for ways in waters.exits.values() if place in ways]
        hopes[place] = {
            harbour: sum(max(hopes[way][harbour] for way in ways) for ways in exits) / len(exits)
            if exits
            else float(place == harbour)
            for harbour in waters.accepts
        }
    return hopes


@cache
def hopes(waters: Waterways, helm: float, harm: float, kept: float) -> Odds:
    """What is left of a gain by the time a ship gets to a harbour.

    `helm`: the part of the namings that serves it; `harm`: the part that leads it astray, all others go by
    lot; `kept`: the part of the gain that remains from one naming to the next.
    """
    hopes: dict[str, dict[str, float]] = {}
    for place in sorted(waters.places, key=lambda place: -waters.layer[place]):
        exits = [ways[place] for ways in waters.exits.values() if place in ways]
        by_lot, still = (1 - helm - harm) / len(waters.colours), len(waters.colours) - len(exits)
        hopes[place] = {}
        for harbour in waters.accepts:
            nexts = [max([hopes[way][harbour] for way in ways]) for ways in exits]
            gone = helm * max(nexts, default=0.0) + harm * min(nexts, default=0.0) + by_lot * sum(nexts)
            hopes[place][harbour] = (
                kept * gone / (1 - kept * by_lot * still) if exits else float(place == harbour)
            )
    return hopes


@cache
def cargo_hopes(waters: Waterways, helm: float, harm: float, kept: float) -> Odds:
    """The table of `hopes` by cargo, then by place."""
    chances = hopes(waters, helm, harm, kept)
    return {
        cargo: {place: chance[harbour] for place, chance in chances.items()}
        for harbour, cargo in waters.accepts.items()
    }


@cache
def distance(waters: Waterways) -> Mapping[str, int]:
    """How many layers lie between a place and the harbours."""
    last = max(waters.layer.values())
    return {place: last - layer for place, layer in waters.layer.items()}


@cache
def harbour_of(waters: Waterways) -> Mapping[str, str]:
    """Which harbour wants a cargo."""
    return {cargo: harbour for harbour, cargo in waters.accepts.items()}
