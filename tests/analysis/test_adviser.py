"""Advice: bounded in time, and from as many lines as an analysis needs."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.analysis import lines
from engine.analysis.adviser import Adviser
from engine.analysis.course import Vector
from engine.analysis.lines import Openings, Plan, SampledLine, evaluate
from tests.analysis.test_lines import every_game, judge_of, question_of


@every_game
def test_when_the_time_is_over_the_best_two_go_on_to_the_first_stage(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared, adviser, question = list[int](), Adviser(judge_of(key)), question_of(key)

    def counted(openings: Openings, line: SampledLine, plans: Sequence[Plan], until: int) -> list[Vector]:
        compared.append(len(plans))
        return evaluate(openings, line, plans, until)

    monkeypatch.setattr(lines, "evaluate", counted)
    best, second = adviser.advise(question, 0, lambda: True)
    first = judge_of(key).stages[0]
    assert best.lines == second.lines == first == len(compared) and best.cost == 0 <= second.cost
    assert compared[0] >= 2 and compared[lines.LEAST :] == [2] * (first - lines.LEAST)


@pytest.mark.parametrize("number", [3, 4])
def test_equal_seeds_and_moves_give_equal_advice(number: int) -> None:
    adviser, question = Adviser(judge_of("hamburg"), "seed"), question_of("hamburg")
    assert adviser.advise(question, number) == adviser.advise(question, number)
