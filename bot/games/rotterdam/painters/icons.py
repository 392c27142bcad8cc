"""Every sign of the pictures alone, as it is shown where the signs are explained."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from bot.games.rotterdam.painters import hulls, look, office, pieces, river, signs, waters
from bot.pictures import palette as p
from bot.pictures.facts import Meaning
from bot.pictures.painters import legend
from bot.pictures.pen import put


def icon(it: Meaning) -> Image.Image:
    """The sign as the other pictures show it."""
    if it.sort == "mark":
        return pieces.mark(it.name, 42)
    if it.sort == "cargo":
        return pieces.cargo(it.name, 46)
    if it.sort == "product":
        return signs.product(it.name, it.detail, 50)
    if it.sort == "card":
        return signs.ship_card(it.name, 52)
    if it.sort == "channel":
        return waters.disc(it.detail, look.channel(it.name), 44)
    return PIECES[it.name]()


def changed() -> Image.Image:
    """A ship in its ring."""
    image = river.ring(hulls.NARROW).copy()
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
    "master": lambda: pieces.wheel(48),
    "anchor": lambda: pieces.anchor(48),
    "loaded": loaded,
    "empty": empty,
    "changed": changed,
    "ready": lambda: legend.framed(44, 54, p.PAPER),
    "have": lambda: office.hook().copy(),
    "missing": lambda: signs.product("bread", "grain", 50, False),
}
"""What stands on the water and on orders besides cargo and products."""
