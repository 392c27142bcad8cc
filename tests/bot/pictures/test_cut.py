"""Pictures in pieces: no piece is higher than Discord shows one, where there is a seam in reach."""

from __future__ import annotations

import random
from io import BytesIO
from itertools import accumulate

import pytest
from PIL import Image

from bot.pictures import palette as p
from bot.pictures.cut import cuts, seam, split
from bot.pictures.sizes import DESKTOP, SHOWN, SHOWN_HIGH, WIDTH, Measurement

WHOLE = WIDTH * SHOWN_HIGH // SHOWN
"""As high as a phone shows a picture in one piece."""
MOST = WIDTH * SHOWN_HIGH // DESKTOP
"""As high as a piece may be."""


def picture(high: int, *seams: int) -> Image.Image:
    """An empty picture with seams."""
    it = Image.new("RGB", (WIDTH, high), p.NIGHT)
    for y in seams:
        seam(it, y)
    return it


def test_what_is_low_enough_is_not_cut() -> None:
    assert cuts(picture(WHOLE, 100, 400)) == [(0, WHOLE)]
    assert cuts(picture(WHOLE + 1, 100, 400)) == [(0, 400), (400, WHOLE + 1)]


def test_pieces_are_as_few_as_can_be_and_alike() -> None:
    assert cuts(picture(1_000, 100, 300, 520, 560, 900)) == [(0, 520), (520, 1_000)]


def test_without_a_seam_it_stays_whole() -> None:
    assert cuts(picture(2_000)) == [(0, 2_000)]
    assert cuts(picture(2_000, 1_200)) == [(0, 1_200), (1_200, 2_000)]


@pytest.mark.parametrize("seed", range(40))
def test_pieces_are_the_whole_and_none_is_too_high_where_seams_are_close(seed: int) -> None:
    rng = random.Random(seed)
    marks = list(accumulate(rng.randint(1, MOST // 2) for _ in range(rng.randint(1, 9))))
    high = marks[-1] + rng.randint(1, MOST // 2)
    found = cuts(picture(high, *marks))
    if high <= WHOLE:
        assert found == [(0, high)]
        return
    assert all(bottom - top <= MOST for top, bottom in found)
    assert [found[0][0], *(bottom for _, bottom in found)] == [0, *(top for top, _ in found[1:]), high]
    assert {top for top, _ in found[1:]} <= set(marks)


def test_a_desktop_shows_a_high_piece_narrower() -> None:
    assert Measurement(WIDTH, (MOST, 300), frozenset()).widths == (DESKTOP, DESKTOP)
    assert Measurement(WIDTH, (840, 300), frozenset()).widths == (289, DESKTOP)


def test_a_packed_picture_can_be_taken_apart() -> None:
    it = picture(1_000, 400)
    it.paste(p.GOLD, (0, 400, WIDTH, 1_000))
    upper, lower = (
        Image.open(BytesIO(piece)).convert("RGB") for piece in split(p.pack(it, p.inks(p.PAINTS)))
    )
    assert (upper.size, lower.size) == ((WIDTH, 400), (WIDTH, 600))
    assert (upper.getpixel((5, 399)), lower.getpixel((5, 0))) == (p.NIGHT, p.GOLD)
