"""The icons of this game by the names of its signs; and what the legend shows besides."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PIL import Image

from bot.games.rotterdam.figures.river import hulls, waters
from bot.games.rotterdam.figures.river.paint import ring
from bot.games.rotterdam.painters import look, pieces, signs
from bot.games.rotterdam.signs import CARDS, CARGO, PRODUCTS, SIGNS
from bot.pictures import palette as p
from bot.pictures.facts import Meaning
from bot.pictures.painters import legend
from bot.pictures.pen import put
from bot.render.papers import hook


@cache
def icon(name: str, size: int, have: bool = True) -> Image.Image:
    """The icon of a sign; a lacking product is pale."""
    drawing = SIGNS[name].icon
    if drawing in PRODUCTS:
        return signs.product(drawing, size, have)
    if drawing in CARDS:
        return signs.ship_card(drawing, size)
    if drawing in CARGO:
        return pieces.cargo(drawing, size)
    return pieces.wheel(size) if drawing == "master" else pieces.mark(drawing, size)


def meaning(it: Meaning) -> Image.Image:
    """An entry of the legend, as the other pictures show it."""
    if it.sort == "channel":
        return waters.disc(it.detail, look.channel(it.name), 44)
    if it.sort == "piece":
        return PIECES[it.name]()
    return icon(it.name, SIZES[it.sort])


SIZES = {"mark": 42, "cargo": 46, "product": 50, "card": 52}
"""Sides of signs in the legend."""


def changed() -> Image.Image:
    """A ship in its ring."""
    image = ring(hulls.NARROW).copy()
    put(image, empty(), 5, 5)
    return image


def loaded() -> Image.Image:
    """A ship with cargo."""
    return hulls.hull(0, 1, "grain", hulls.NARROW)


def empty() -> Image.Image:
    """A hollow ship."""
    return hulls.hull(0, 1, "", hulls.NARROW)


PIECES: dict[str, Callable[[], Image.Image]] = {
    "due": lambda: legend.framed(52, 40, p.NIGHT),
    "master": lambda: icon("master", 48),
    "anchor": lambda: pieces.anchor(48),
    "loaded": loaded,
    "empty": empty,
    "changed": changed,
    "ready": lambda: legend.framed(44, 54, p.PAPER),
    "have": lambda: hook().copy(),
    "missing": lambda: icon("bread", 50, False),
}
"""What stands on the water and on orders besides cargo and products."""
