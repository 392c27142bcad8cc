"""Advice: bounded in time, and from as many lines as an analysis needs."""

from __future__ import annotations

import pytest

from engine.analysis.adviser import Adviser
from engine.analysis.lines import LEAST
from tests.analysis.test_lines import every_game, judge_of, question_of


@every_game
def test_advice_whose_time_is_over_has_the_fewest_lines(key: str) -> None:
    adviser, question = Adviser(judge_of(key)), question_of(key)
    best, second = adviser.advise(question, 0, lambda: True)
    assert best.lines == second.lines == LEAST and best.cost == 0 <= second.cost
    patient, _ = adviser.advise(question, 0)
    assert patient.lines >= judge_of(key).stages[0]


@pytest.mark.parametrize("number", [3, 4])
def test_equal_seeds_and_moves_give_equal_advice(number: int) -> None:
    adviser, question = Adviser(judge_of("hamburg"), "seed"), question_of("hamburg")
    assert adviser.advise(question, number) == adviser.advise(question, number)
