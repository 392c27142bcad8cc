"""Colours: seats and goods stay apart for every common kind of eye, texts are read on their grounds."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.games.speicherstadt.painters import pieces
from bot.games.speicherstadt.painters.colours import GOODS, MOODS, Mood, inks
from bot.pictures import palette as p
from bot.pictures import seats
from bot.pictures.icons import names
from bot.pictures.palette import Colour, contrast

Matrix = tuple[tuple[float, float, float], ...]

EYES: dict[str, Matrix] = {
    "common": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""How eyes see linear light (Machado, Oliveira and Fernandes 2009, full severity)."""

APART = 20.0
"""Distance in CIE Lab; 2.3 is what people can just tell apart."""
READABLE = 4.5
"""Contrast of text (WCAG 2, AA)."""


def linear(colour: Colour) -> list[float]:
    """A colour as light."""
    return [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (it / 255 for it in colour)]


def seen(colour: Colour, eye: str) -> tuple[float, float, float]:
    """A colour in CIE Lab as an eye sees it."""
    light = linear(colour)
    r, g, b = (min(1, max(0, sum(x * y for x, y in zip(row, light, strict=True)))) for row in EYES[eye])
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    fx, fy, fz = (it ** (1 / 3) if it > 0.008856 else 7.787 * it + 16 / 116 for it in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: Colour, other: Colour, eye: str) -> float:
    """How far apart two colours are."""
    pairs = zip(seen(one, eye), seen(other, eye), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("colours", [p.SEATS, tuple(GOODS.values())], ids=["seats", "goods"])
def test_colours_stay_apart(colours: tuple[Colour, ...], eye: str) -> None:
    assert min(distance(one, other, eye) for one, other in combinations(colours, 2)) >= APART


def test_seats_and_goods_have_signs_of_their_own_beside_colours() -> None:
    heads = {seats.head(seat).getchannel("A").tobytes() for seat in range(5)}
    assert len(heads) == 5
    greys = {seats.head(seat, grey=True).getchannel("A").tobytes() for seat in range(5)}
    assert len(greys) == 5
    assert {*GOODS} == {*names(pieces.PACKAGE, "good")}
    assert len({pieces.crate(good, "X").convert("L").tobytes() for good in GOODS}) == 8
    assert len({pieces.crate(good, "X", lies=False).tobytes() for good in GOODS}) == 8


PAIRS: dict[str, tuple[Colour, Colour]] = {
    "cards": (p.INK, p.PAPER),
    "kinds of cards": (p.INK_SOFT, p.PAPER),
    "cards that are out of play": (p.mix(p.INK, p.FADED, 0.2), p.FADED),
    "places of cards": (p.PAPER, p.INK),
    "places out of play": (p.mix(p.PAPER, p.FADED, 0.2), p.mix(p.INK, p.FADED, 0.2)),
    "fates": (p.PAPER, p.STONE_DARK),
    "prices": (p.INK, p.GOLD),
    "prices to come": (p.INK, p.SAND),
    "the second row": (p.PAPER, p.BRICK_DARK),
    "who is due": (p.GOLD, p.NIGHT),
    "the name of who is due": (p.GOLD, p.DUSK),
    "players": (p.WHITE, p.DUSK),
    "the starter": (p.INK, p.SAND),
    "the supply": (p.PAPER, p.SHADE),
    "the end": (p.PAPER, p.NIGHT),
    "headings of the end": (p.GLOW, p.NIGHT),
    "lines of the ledger": (p.INK, p.PAPER_DARK),
}


@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS)
def test_texts_are_read_on_their_grounds(pair: tuple[Colour, Colour]) -> None:
    assert contrast(*pair) >= READABLE


@pytest.mark.parametrize("mood", MOODS.values(), ids=MOODS)
def test_texts_are_read_in_every_season(mood: Mood) -> None:
    assert contrast(p.INK, mood.sky) >= READABLE
    assert contrast(p.WHITE, mood.tab) >= READABLE
    assert contrast(p.mix(p.WHITE, p.FADED, 0.2), p.mix(mood.tab, p.FADED, 0.2)) >= 3  # large letters


@pytest.mark.parametrize("colour", [*p.SEATS, *GOODS.values(), *p.PARTS])
def test_letters_are_read_on_heads_crates_and_bars(colour: Colour) -> None:
    assert contrast(p.on(colour), colour) >= READABLE


def test_a_season_has_no_more_colours_than_a_picture_may() -> None:
    for season in MOODS:
        assert len(inks(season).getpalette() or ()) <= 3 * 256
