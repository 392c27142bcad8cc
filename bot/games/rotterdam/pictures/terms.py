"""The things of this game as facts: cargoes, products, colours, the map."""

from __future__ import annotations

from functools import cache

from bot.games.rotterdam import words
from bot.games.rotterdam.pictures.facts import Cargo, Chart, Product, Route, Spot, Way
from bot.texts import Texts
from engine.games.rotterdam.rules import BASE


def slug(name: str) -> str:
    """A name of the engine as keys of texts spell it."""
    return name.replace("_", "-").lower()


@cache
def cargo(t: Texts, name: str) -> Cargo:
    """A raw material with its letter and word."""
    return Cargo(name, t(f"cargo-{slug(name)}.letter"), t(f"cargo-{slug(name)}"))


@cache
def product(t: Texts, name: str) -> Product:
    """A product, and of what it is made."""
    made_at = BASE.products[name].harbour
    return Product(name, t(f"product-{slug(name)}"), BASE.map.accepts[made_at])


def routes(t: Texts) -> tuple[Route, ...]:
    """The colours of channels."""
    return tuple(Route(it, t(f"colour-{it}.letter"), t(f"colour-{it}")) for it in BASE.map.colours)


@cache
def chart(t: Texts) -> Chart:
    """The whole map."""
    it, number = BASE.map.chart, {colour: at for at, colour in enumerate(BASE.map.colours)}
    return Chart(
        routes(t),
        tuple(Spot(spot(place.id), place.kind, place.layer, place.row, place.anchor) for place in it.places),
        tuple(Way(spot(way.start), spot(way.to), number[way.colour]) for way in it.channels),
    )


def spot(place: str) -> str:
    """What the map calls a place; empty for none."""
    return words.spot(BASE.map.places[place]) if place else ""
