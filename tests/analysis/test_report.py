"""Reports: the grade counts every decision, families are told apart, and old data load."""

from __future__ import annotations

from typing import Any

import pytest

from engine.analysis.report import Judgement, mean_grade

FACTS: dict[str, Any] = {
    "number": 3,
    "round": 1,
    "seat": 0,
    "ask": "demand",
    "played": {"do": "pass"},
    "best": {"do": "buy"},
    "loss": 1.0,
    "error": 0.1,
    "mark": "slip",
    "shift": (1.0, -1.0),
    "variance": (0.0, 0.0),
    "found": 0.0,
    "lines": 8,
}


def judgement(**facts: Any) -> Judgement:
    """A judged decision."""
    return Judgement(**{**FACTS, **facts})


def test_the_grade_is_the_mean_over_all_decisions() -> None:
    """Its error comes from how much the decisions differ, not from how well each was measured."""
    grade = mean_grade([judgement(loss=loss, error=0.01) for loss in (0.0, 0.0, 0.0, 4.0)])
    assert grade is not None
    assert (grade.loss, grade.error, grade.decisions) == (1.0, 1.0, 4)
    assert mean_grade([]) is None


@pytest.mark.parametrize(
    ("families", "errors", "differ"),
    [((2.0, 0.0), (0.1, 0.1), True), ((2.0, 0.0), (1.0, 1.0), False), ((1.4, 0.6), (0.0, 0.0), False)],
)
def test_families_differ_by_a_point_and_surely(
    families: tuple[float, float], errors: tuple[float, float], differ: bool
) -> None:
    assert judgement(families=families, family_errors=errors).families_differ is differ


@pytest.mark.parametrize(
    ("error", "families", "doubt"), [(0.0, (3.0, 1.0), 1.0), (0.4, (2.1, 1.9), 0.4), (0.0, (2.0, 2.0), 0.0)]
)
def test_a_loss_is_no_surer_than_the_families_agree(
    error: float, families: tuple[float, float], doubt: float
) -> None:
    """Two players without chance leave no error of the lines, and may disagree all the same."""
    assert judgement(error=error, families=families).doubt == pytest.approx(doubt)


def test_judgements_of_older_versions_load() -> None:
    """They had a field that is gone, and none of the new ones."""
    old = Judgement.model_validate({**FACTS, "mattered": True, "master": None})
    assert old.costs == () and old.families == (0.0, 0.0)
