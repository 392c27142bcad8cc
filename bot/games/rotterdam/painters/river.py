"""The ships on the map: each in its place, several side by side in a harbour."""

from __future__ import annotations

from functools import cache

from PIL import Image

from bot.games.rotterdam.painters import hulls, waters
from bot.games.rotterdam.pictures.facts import Chart, Hull, Ship
from bot.pictures import palette as p
from bot.pictures.cut import seam
from bot.pictures.letters import Writer, font
from bot.pictures.pen import Pen, put, sprite
from bot.pictures.sizes import TEXT

ABREAST, FLAGS = 2, 3
"""So many ships lie side by side in a harbour, so many as flags and cargoes; of more the first ones, and how
many there are besides."""
APART = 92
"""Between the middles of two ships in a harbour."""


def draw(
    picture: Image.Image, top: int, chart: Chart, fleet: tuple[Hull, ...], marked: tuple[Ship, ...] = ()
) -> None:
    """All ships, from here down; `marked` ones in a ring of gold."""
    spots = waters.middles(chart)
    for place, (x, y) in spots.items():
        ships = [it for it in fleet if it.place == place]
        if not ships:
            waters.name(picture, place, (x, top + y))
        elif len(ships) == 1:
            lay(picture, ships[0], (x, top + y), hulls.WIDE, marked)
        else:
            dock(picture, ships, (x, top + y), marked)
    waters.anchors(picture, chart, top)
    for y in waters.seams(chart):
        seam(picture, top + y)


def lay(
    picture: Image.Image, it: Hull, spot: tuple[float, float], wide: int, marked: tuple[Ship, ...]
) -> None:
    """A ship around a spot."""
    x, y = spot
    if (it.seat, it.number) in marked:
        put(picture, ring(wide), x - wide / 2 - 5, y - hulls.HIGH / 2 - 5)
    image = hulls.hull(it.seat, it.number, it.cargo.id if it.cargo else "", wide)
    put(picture, image, x - wide / 2, y - hulls.HIGH / 2)


def dock(
    picture: Image.Image, ships: list[Hull], spot: tuple[float, float], marked: tuple[Ship, ...]
) -> None:
    """The ships in a harbour, side by side; many are only their flags and cargoes."""
    x, y = spot
    ships = sorted(ships, key=lambda it: (it.seat, it.number) not in marked)
    if len(ships) <= ABREAST:
        for at, it in enumerate(ships):
            lay(picture, it, (x + APART * (at - 0.5), y), hulls.NARROW, marked)
        return
    shown = ships if len(ships) <= FLAGS else ships[: FLAGS - 1]
    for at, it in enumerate(shown):
        image = hulls.berth(it.seat, it.number, it.cargo.id if it.cargo else "")
        put(picture, image, x + 62 * (at - 1) - image.width / 2, y - image.height / 2)
    if len(ships) > FLAGS:
        more = f"+{len(ships) - len(shown)}"
        Writer(picture).centre((x + 62, y), more, font(TEXT + 8, "Bold"), p.WHITE)


@cache
def ring(wide: int) -> Image.Image:
    """Around a ship that something happened to."""
    box = (0, 0, wide + 10, hulls.HIGH + 10)

    def paint(pen: Pen) -> None:
        pen.box(box, p.GOLD, p.WHITE, 2, 18)
        pen.box((6, 6, wide + 4, hulls.HIGH + 4), p.CANAL, radius=14)

    return sprite(wide + 10, hulls.HIGH + 10, paint)
