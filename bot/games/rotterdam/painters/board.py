"""The board: harbours above, the sea below, ships between them, the players under the sea."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.games.rotterdam.painters import hulls, look, ports, strips, waters
from bot.games.rotterdam.pictures.facts import BoardFacts, Chart, Hull
from bot.pictures import palette as p
from bot.pictures import panels
from bot.pictures.letters import Writer, font
from bot.pictures.panels import TEXT, WIDTH
from bot.pictures.pen import put

TOP = panels.HEADING + ports.HIGH
"""From the upper edge to the map."""
ABREAST = 2
"""So many ships lie side by side in a harbour; of more one is drawn, and how many there are besides."""


def draw(facts: BoardFacts) -> Image.Image:
    """The whole board."""
    picture = scenery(facts.chart, len(facts.crews)).copy()
    panels.heading(picture, facts.title, facts.ask, facts.due)
    spots = waters.middles(facts.chart)
    for it in facts.ports:
        ports.draw(picture, it, spots[it.place][0], panels.HEADING)
        dock(picture, [ship for ship in facts.hulls if ship.place == it.place], spots[it.place])
    docks = {it.place for it in facts.ports}
    for ship in facts.hulls:
        if ship.place not in docks:
            x, y = spots[ship.place]
            lay(picture, ship, x, TOP + y)
    lying = {ship.place for ship in facts.hulls}
    for place, (x, y) in spots.items():
        if place not in lying:
            waters.name(picture, place, (x, TOP + y))
    waters.anchors(picture, facts.chart, TOP)
    strips.stock(picture, bottom(facts.chart) - strips.STOCK, facts.stock)
    panels.panels(picture, bottom(facts.chart) + panels.GAP, tuple(map(strips.panel, facts.crews)))
    return picture


def bottom(chart: Chart) -> int:
    """Where the sea ends."""
    return TOP + waters.height(chart)


@lru_cache(8)
def scenery(chart: Chart, crews: int) -> Image.Image:
    """Everything that stands still."""
    high = bottom(chart) + panels.high(crews) + 2 * panels.GAP
    picture = Image.new("RGB", (WIDTH, high), p.NIGHT)
    picture.paste(look.SKY, (0, 0, WIDTH, TOP))
    picture.paste(p.STONE, (0, TOP - 40, WIDTH, TOP))
    put(picture, waters.waters(chart), 0, TOP)
    return picture


def lay(picture: Image.Image, it: Hull, x: float, y: float, wide: int = hulls.WIDE) -> None:
    """A ship around a spot."""
    image = hulls.hull(it.seat, it.number, it.cargo.id if it.cargo else "", wide)
    put(picture, image, x - wide / 2, y - hulls.HIGH / 2)


def dock(picture: Image.Image, ships: list[Hull], spot: tuple[float, float]) -> None:
    """The ships in a harbour, side by side."""
    x, y = spot[0], TOP + spot[1]
    if len(ships) == 1:
        lay(picture, ships[0], x, y)
        return
    shown = ships if len(ships) <= ABREAST else ships[:1]
    for at, it in enumerate(shown):
        lay(picture, it, x - 46 + 92 * at, y, hulls.NARROW)
    if len(ships) > ABREAST:
        Writer(picture).centre((x + 46, y), f"+{len(ships) - 1}", font(TEXT + 8, "Bold"), p.WHITE)
