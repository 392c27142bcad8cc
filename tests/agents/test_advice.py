"""What a hint says: in numbers that can be compared, and never that the second best is better."""

from __future__ import annotations

import pytest

from engine.agents.advice import LEAST, advices, contradicts
from engine.agents.search import Candidate
from engine.core.actions import Action, act
from engine.core.advice import Advice
from engine.games.speicherstadt.actions import Buy, Pass

BUY, LEAVE = act(Buy, 0), act(Pass, 0)


def tried(action: Action, *games: tuple[float, float]) -> Candidate:
    """An answer after these imagined games: margin and part of the victory."""
    it = Candidate(action, 0.0)
    for margin, won in games:
        it.add(margin, won)
    return it


def test_two_answers_are_compared_in_the_games_that_both_had() -> None:
    best = tried(BUY, *[(3.0, 1.0)] * LEAST, *[(-9.0, 0.0)] * 100)
    one, two = advices([best, tried(LEAVE, *[(1.0, 0.5)] * LEAST)])
    assert one == Advice(BUY, LEAST, 1.0, 3.0)
    assert two == Advice(LEAVE, LEAST, 0.5, 1.0)


def test_few_games_have_no_numbers() -> None:
    one, two = advices([tried(BUY, *[(3.0, 1.0)] * LEAST), tried(LEAVE, *[(1.0, 0.0)] * (LEAST - 1))])
    assert one.games == LEAST and two == Advice(LEAVE)
    assert [it.games for it in advices([tried(BUY, (3.0, 1.0)), tried(LEAVE, (1.0, 0.0))])] == [0, 0]


@pytest.mark.parametrize("better", [(4.0, 0.5), (2.0, 1.0)], ids=["points", "victories"])
def test_the_next_best_never_looks_better(better: tuple[float, float]) -> None:
    one, two = advices([tried(BUY, *[(3.0, 0.75)] * LEAST), tried(LEAVE, *[better] * LEAST)])
    assert contradicts(Advice(LEAVE, LEAST, better[1], better[0]), one)
    assert one.games and two == Advice(LEAVE)


def test_views_that_look_alike_do_not_contradict() -> None:
    assert not contradicts(Advice(LEAVE, LEAST, 0.504, 3.04), Advice(BUY, LEAST, 0.5, 3.0))


def test_where_there_is_no_choice_there_is_one_advice() -> None:
    assert advices([Candidate(BUY, 0.0)]) == (Advice(BUY),)
    assert advices([]) == ()


def test_without_rollouts_there_are_no_numbers() -> None:
    found = [Candidate(BUY, 0.0), Candidate(LEAVE, -1.0), Candidate(LEAVE, -2.0)]
    assert advices(found) == (Advice(BUY), Advice(LEAVE))
