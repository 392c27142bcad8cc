"""The colours of this game: goods, seasons, and the inks of a season's pictures."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from PIL import Image

from bot.pictures import palette as p
from bot.pictures.palette import Colour, mix, rgb

Season = str
"""winter, spring, summer or autumn."""
GOODS: dict[str, Colour] = {
    "coffee": rgb("#4a2a1f"),
    "tea": rgb("#94c76a"),
    "saffron": rgb("#ffb41f"),
    "rubber": rgb("#2b2957"),
    "carpet": rgb("#a5401a"),
    "hemp": rgb("#b09a86"),
    "cloth": rgb("#5a6cc2"),
    "glass": rgb("#7cdcee"),
}


class Mood(NamedTuple):
    """A season: the sky, things in the sky, water, foam, and the tab on its cards."""

    sky: Colour
    air: Colour
    water: Colour
    foam: Colour
    tab: Colour


MOODS: dict[Season, Mood] = {
    "winter": Mood(rgb("#c5d2dc"), rgb("#fffaf0"), rgb("#2a4456"), rgb("#4d6c80"), rgb("#3d5f7a")),
    "spring": Mood(rgb("#cddac6"), rgb("#fffaf0"), rgb("#23474a"), rgb("#45706d"), rgb("#3f6b4a")),
    "summer": Mood(rgb("#f4dfa6"), rgb("#e9b44c"), rgb("#1f3a4d"), rgb("#42647a"), rgb("#85590f")),
    "autumn": Mood(rgb("#e6c29c"), rgb("#a5532f"), rgb("#2c3945"), rgb("#57646b"), rgb("#8f4423")),
}
DECKS: dict[str, Season] = {"A": "winter", "B": "spring", "C": "summer", "D": "autumn", "E": "autumn"}


@cache
def inks(season: Season) -> Image.Image:
    """The inks of a season's pictures: edges need blends too."""
    mood = MOODS[season]
    colours = [*p.PAINTS, *p.SEATS, *GOODS.values(), *p.PARTS, *mood, *(mood.tab for mood in MOODS.values())]
    colours += [mix(mood.sky, colour, 0.5) for colour in (p.INK, p.COPPER, p.BRICK)]
    colours += [mix(mood.water, p.PAPER, 0.5), *p.BLENDED]
    return p.inks(colours)
