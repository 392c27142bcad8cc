"""The icons of this game by the names of its signs; and what the legend shows besides."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PIL import Image

from bot.games.rotterdam.figures.river import hulls
from bot.games.rotterdam.figures.river.paint import ring
from bot.games.rotterdam.painters.look import drawing
from bot.games.rotterdam.signs import SIGNS
from bot.pictures import icons
from bot.pictures import palette as p
from bot.pictures.facts import Meaning
from bot.pictures.painters import legend
from bot.pictures.painters.ledger import SIGN
from bot.pictures.pen import paste
from bot.render.papers import hook

LACKING = (
    "svg{color:#6c635a}"
    ".ground{fill:#d9ccb2;stroke:#6c635a;stroke-width:3;stroke-dasharray:9 5;stroke-linecap:butt}"
)
"""The style of a product that is lacking: pale and dashed."""
LINES = {"robbed": "card-rob"}
"""Lines of the ledger that show the sign of a card."""


@cache
def icon(name: str, size: int, have: bool = True) -> Image.Image:
    """The icon of a sign; a lacking product is pale."""
    return drawing(SIGNS[name].icon, size, "" if have else LACKING)


@cache
def ledger_icon(name: str) -> Image.Image:
    """The sign of a line of the ledger."""
    return drawing(LINES.get(name, f"line-{name}"), SIGN, icons.BARE)


def meaning(meaning: Meaning) -> Image.Image:
    """An entry of the legend, as the other pictures show it."""
    return PIECES[meaning.name]() if meaning.name in PIECES else icon(meaning.name, legend.SIGN)


def changed_ship() -> Image.Image:
    """A ship in its ring."""
    image = ring(hulls.NARROW).copy()
    paste(image, empty(), 5, 5)
    return image


def loaded_ship() -> Image.Image:
    """The icon of a ship with cargo."""
    return hulls.hull(0, 1, "grain", hulls.NARROW)


def empty() -> Image.Image:
    """The icon of a ship without cargo."""
    return hulls.hull(0, 1, "", hulls.NARROW)


PIECES: dict[str, Callable[[], Image.Image]] = {
    "due": lambda: legend.frame(52, 40, p.NIGHT),
    "loaded": loaded_ship,
    "empty": empty,
    "changed": changed_ship,
    "ready": lambda: legend.frame(44, 54, p.PAPER),
    "have": lambda: hook().copy(),
    "missing": lambda: icon("bread", 50, False),
}
"""What stands on the water and on orders besides cargo and products."""
