"""The chart of points over the rounds, of short games and of long ones."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PIL import Image

from bot.pictures.facts import SeatResult
from bot.pictures.painters import course
from bot.pictures.painters.course import APART, Axes
from bot.pictures.sizes import WIDTH

HEIGHT = 264


@pytest.mark.parametrize("rounds", [1, 2, 6, 17, 18, 44, 120])
def test_numbers_of_rounds_stand_apart(rounds: int) -> None:
    field = Axes(0, 10, rounds, WIDTH, HEIGHT)
    spots = [field.spot(at, 0)[0] for at in range(0, rounds, field.every)]
    assert all(right - left >= APART for left, right in pairwise(spots))
    assert field.every == 1 or rounds > 10


@pytest.mark.parametrize("rounds", [1, 6, 120])
def test_a_course_of_any_length_is_drawn(rounds: int) -> None:
    results = tuple(SeatResult(seat, "", 1, 9, (), (), (*range(rounds),)) for seat in range(2))
    picture = Image.new("RGB", (WIDTH, HEIGHT))
    course.draw(picture, results, (0, WIDTH, HEIGHT), Image.new("RGBA", (26, 26)))
    assert picture.getbbox()
