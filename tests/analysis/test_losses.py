"""Losses: measured without the winner's curse, and marked only where they are sure."""

from __future__ import annotations

import random
from statistics import fmean

import pytest

from engine.analysis.losses import Loss, gap, loss_of, mark_of

MARKS = (0.5, 1.0, 2.0)


def rows(means: tuple[float, ...], lines: int, luck: random.Random) -> list[list[float]]:
    """Noisy values of answers with these true means."""
    return [[luck.gauss(it, 1.0) for it in means] for _ in range(lines)]


def test_equal_answers_cost_nothing_on_average() -> None:
    """The best of six equal answers looks better by more than half a point; its loss does not."""
    luck = random.Random(3)
    tables = [rows((0.0,) * 6, 8, luck) for _ in range(600)]
    naive = fmean(max(map(fmean, zip(*it, strict=True))) - fmean(row[0] for row in it) for it in tables)
    fitted = fmean(loss_of(it, 0).loss for it in tables)
    assert naive > 0.4
    assert abs(fitted) < 0.08


def test_a_true_loss_is_found() -> None:
    luck = random.Random(4)
    found = [loss_of(rows((0.0, 3.0, 0.0), 24, luck), 0) for _ in range(200)]
    assert fmean(it.loss for it in found) == pytest.approx(3.0, abs=0.15)
    assert {it.best for it in found} == {1}


def test_the_error_is_that_of_the_mean_over_lines() -> None:
    luck = random.Random(6)
    found = [loss_of(rows((0.0, 3.0), 16, luck), 0) for _ in range(400)]
    spread = fmean((it.loss - 3.0) ** 2 for it in found) ** 0.5
    assert fmean(it.error for it in found) == pytest.approx(spread, rel=0.15)


def test_the_error_does_not_count_that_families_differ() -> None:
    """Both families have equally many lines, so what lies between them is no error of the mean."""
    found = loss_of([[0.0, 3.0] if at % 2 == 0 else [0.0, 1.0] for at in range(16)], 0)
    assert (found.loss, found.error) == (2.0, 0.0)
    assert (found.families, found.family_errors) == ((3.0, 1.0), (0.0, 0.0))


def test_an_answer_that_one_family_likes_gets_no_mark() -> None:
    """Every second line is of the other family, in which the played answer is better."""
    split = [[0.0, 6.0] if at % 2 == 0 else [0.5, 0.0] for at in range(16)]
    assert loss_of(split, 0).loss == 2.75
    assert mark_of(loss_of(split, 0), MARKS) == ""


@pytest.mark.parametrize(
    ("loss", "error", "mark"),
    [
        (0.4, 0.01, ""),
        (0.6, 0.1, "slip"),
        (0.6, 0.31, ""),
        (1.5, 0.5, "mistake"),
        (2.5, 1.0, "blunder"),
        (2.3, 1.2, ""),
    ],
)
def test_a_mark_needs_size_and_certainty(loss: float, error: float, mark: str) -> None:
    assert mark_of(Loss(loss, error, 1, (loss, loss), (error, error)), MARKS) == mark


def test_the_gap_is_that_of_the_two_best() -> None:
    assert gap([[1.0, 3.0, 2.5], [1.0, 3.0, 2.5]]) == 0.5
    assert gap([[1.0], [1.0]]) == 0.0
