"""Pictures in pieces: no piece is higher than Discord shows one, where there is a seam in reach."""

from __future__ import annotations

import random
from io import BytesIO
from itertools import accumulate

import pytest
from PIL import Image

from bot.pictures import palette as p
from bot.pictures.cut import cuts, seam, split
from bot.pictures.sizes import SHOWN, SHOWN_HIGH, WIDTH

MOST = WIDTH * SHOWN_HIGH // SHOWN


def picture(high: int, *seams: int) -> Image.Image:
    """An empty picture with seams."""
    it = Image.new("RGB", (WIDTH, high), p.NIGHT)
    for y in seams:
        seam(it, y)
    return it


def test_what_is_low_enough_is_not_cut() -> None:
    assert cuts(picture(MOST, 100, 400)) == [(0, MOST)]


def test_pieces_are_as_few_as_can_be_and_alike() -> None:
    assert cuts(picture(1_600, 100, 300, 500, 780, 1_500)) == [(0, 780), (780, 1_600)]


def test_without_a_seam_it_stays_whole() -> None:
    assert cuts(picture(2_000)) == [(0, 2_000)]
    assert cuts(picture(2_000, 1_200)) == [(0, 1_200), (1_200, 2_000)]


@pytest.mark.parametrize("seed", range(40))
def test_pieces_are_the_whole_and_none_is_too_high_where_seams_are_close(seed: int) -> None:
    rng = random.Random(seed)
    marks = list(accumulate(rng.randint(1, MOST // 2) for _ in range(rng.randint(1, 9))))
    high = marks[-1] + rng.randint(1, MOST // 2)
    found = cuts(picture(high, *marks))
    assert all(bottom - top <= MOST for top, bottom in found)
    assert [found[0][0], *(bottom for _, bottom in found)] == [0, *(top for top, _ in found[1:]), high]
    assert {top for top, _ in found[1:]} <= set(marks)


def test_a_packed_picture_can_be_taken_apart() -> None:
    it = picture(1_000, 400)
    it.paste(p.GOLD, (0, 400, WIDTH, 1_000))
    upper, lower = (
        Image.open(BytesIO(piece)).convert("RGB") for piece in split(p.packed(it, p.inks(p.PAINTS)))
    )
    assert (upper.size, lower.size) == ((WIDTH, 400), (WIDTH, 600))
    assert (upper.getpixel((5, 399)), lower.getpixel((5, 0))) == (p.NIGHT, p.GOLD)
