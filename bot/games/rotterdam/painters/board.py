"""The board: harbours above, the sea below, ships between them, the players under the sea."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.games.rotterdam.painters import look, ports, river, strips, waters
from bot.games.rotterdam.pictures.facts import BoardFacts, Chart
from bot.pictures import palette as p
from bot.pictures import panels
from bot.pictures.pen import put
from bot.pictures.sizes import WIDTH

TOP = panels.HEADING + ports.HIGH
"""From the upper edge to the map."""


def draw(facts: BoardFacts) -> Image.Image:
    """The whole board."""
    picture = scenery(facts.chart, len(facts.crews)).copy()
    panels.heading(picture, facts.title, facts.ask, facts.due)
    spots = waters.middles(facts.chart)
    for it in facts.ports:
        ports.draw(picture, it, spots[it.place][0], panels.HEADING)
    river.draw(picture, TOP, facts.chart, facts.hulls)
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
