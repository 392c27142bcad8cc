"""Piles as a picture: side by side on parchment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache, partial

from PIL import Image

from bot.games.hamburg.figures.goods import GoodCard
from bot.games.hamburg.painters import look
from bot.games.hamburg.painters.icons import icon
from bot.pictures import palette as p
from bot.pictures.letters import Writer, fit, font, width
from bot.pictures.panels import GAP, SIDE
from bot.pictures.pen import paste, sprite
from bot.pictures.sizes import TEXT, WIDTH
from bot.presenter.blocks import PICTURE_ONLY, Figure
from bot.render.bands import Band, Scenery, bands


@dataclass(frozen=True, slots=True)
class Pile:
    """A pile as laid out: a heading, the goods on it, the number that matters and a word for it; `sign`: of
    what the number counts, if that has one."""

    heading: str
    goods: tuple[GoodCard, ...]
    number: int
    word: str
    sign: str = field(default="", metadata=PICTURE_ONLY)


@dataclass(frozen=True, slots=True)
class PilePair(Figure):
    """Two piles side by side."""

    both: tuple[Pile, ...]


COLUMN = (WIDTH - 2 * SIDE + GAP) // 2
CRATE, A_ROW = 44, 7
"""Crates on a pile, this many in a row."""


@bands.register
def _(block: PilePair, scenery: Scenery) -> Iterator[Band]:
    yield Band(GAP, lambda picture, top: None, joined=True)
    yield Band(pile_high(block.both) + GAP, partial(piles, both=block.both))


def pile_high(both: tuple[Pile, ...]) -> int:
    """How high both piles are."""
    rows = max(-(-len(each.goods) // A_ROW) for each in both)
    return 62 + max(1, rows) * (CRATE + 6) + 12


def piles(picture: Image.Image, top: int, both: tuple[Pile, ...]) -> None:
    """The piles, side by side on parchment."""
    tall = pile_high(both)
    for at, each in enumerate(both):
        left = SIDE + at * COLUMN
        paste(picture, parchment(COLUMN - GAP, tall), left, top)
        pile(picture, each, (left, top))


@lru_cache(8)
def parchment(wide: int, tall: int) -> Image.Image:
    """What a pile lies on."""
    return sprite(wide, tall, lambda pen: pen.box((0, 0, wide, tall), look.PARCHMENT, p.GOLD_DARK, 4, 10))


def pile(picture: Image.Image, content: Pile, spot: tuple[int, int]) -> None:
    """A pile: where it goes, the number that matters, what lies on it."""
    left, top = spot
    face, bold, write = font(TEXT, "Bold"), font(40, "Bold"), Writer(picture)
    right = left + COLUMN - GAP - 12
    text = f"{content.number}"
    write.right((right, top + 32), text, bold, p.INK)
    right -= round(width(text, bold)) + 8
    if content.sign:
        paste(picture, icon(content.sign, 40), right - 40, top + 12)
        right -= 48
    words = " · ".join(filter(None, (content.heading, content.word)))
    write.left((left + 14, top + 32), fit(words, face, right - left - 20), face, p.INK)
    for at, good in enumerate(content.goods):
        x = left + 14 + at % A_ROW * (CRATE + 8)
        paste(picture, icon(good.name, CRATE), x, top + 60 + at // A_ROW * (CRATE + 6))
