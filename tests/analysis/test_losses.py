"""Losses: measured without the winner's curse, and marked only where they are sure."""

from __future__ import annotations

import random
from statistics import fmean

import pytest

from engine.analysis.losses import Loss, cost_of, gap, loss_of, mark_of, most_of

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


@pytest.mark.parametrize("lines", [8, 16, 80])
def test_two_errors_hold_as_often_after_few_lines_as_after_many(lines: int) -> None:
    """The spread of four numbers is known badly, so their error is larger."""
    luck = random.Random(6)
    found = [loss_of(rows((0.0, 3.0), lines, luck), 0) for _ in range(800)]
    outside = fmean(abs(each.loss - 3.0) > 2 * each.error for each in found)
    assert 0.01 < outside < 0.06


def test_the_error_does_not_count_that_families_differ() -> None:
    """Both families have equally many lines, so what lies between them is no error of the mean."""
    found = loss_of([[0.0, 3.0] if at % 2 == 0 else [0.0, 1.0] for at in range(16)], 0)
    assert (found.loss, found.error) == (2.0, 0.0)
    assert (found.families, found.family_errors) == ((3.0, 1.0), (0.0, 0.0))


@pytest.mark.parametrize(("gain", "mark"), [(0.2, "blunder"), (1.9, "blunder"), (2.1, "")])
def test_an_answer_that_one_family_likes_too_much_gets_no_mark(gain: float, mark: str) -> None:
    """Every second line is of the other family, in which the played answer is better: a third as much as it
    is worse in the first one, or more."""
    split = [[0.0, 6.0] if at % 2 == 0 else [gain, 0.0] for at in range(16)]
    assert loss_of(split, 0).loss == pytest.approx((6 - gain) / 2)
    assert mark_of(loss_of(split, 0), (0.5, 1.0, 1.8)) == mark


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


def test_the_most_that_an_answer_may_have_cost_is_above_its_loss() -> None:
    """The first answer looks best in both halves, so its loss is 0; the second one is close."""
    close = [[1.0, 0.0] if at % 4 < 2 else [0.0, 0.9] for at in range(16)]
    assert loss_of(close, 0).loss < 0.5
    assert most_of(close, 0) == pytest.approx(cost_of(close, 0, 1).loss + cost_of(close, 0, 1).error)
    equal = [[0.5, 0.2, -3.0]] * 8
    assert (loss_of(equal, 0).loss, loss_of(equal, 0).error) == (0.0, 0.0)
    assert most_of(equal, 0) == pytest.approx(-0.3)
    assert most_of([[0.5]] * 8, 0) == 0.0
