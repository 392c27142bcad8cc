"""Turning points: the largest sure changes of a chance to win, by draws and by decisions of a round."""

from __future__ import annotations

from engine.analysis.report import Judgement, Reveal
from engine.analysis.turning_points import turning_points

EVEN = (0.5, 0.5)


def reveal(number: int, round: int, points: float, variance: float = 0.0) -> Reveal:
    """A draw that gives the first of two seats these points."""
    return Reveal(number=number, round=round, luck=(points, -points), variance=(variance, variance))


def decision(number: int, round: int, seat: int, points: float) -> Judgement:
    """A decision that gives the first of two seats these points."""
    return Judgement(
        number=number,
        round=round,
        seat=seat,
        ask="purchase",
        played={},
        best={},
        loss=0.0,
        error=0.0,
        mark="",
        shift=(points, -points),
        variance=(0.0, 0.0),
        found=0.0,
        lines=8,
    )


def test_the_largest_changes_come_first_and_there_are_three() -> None:
    reveals = [reveal(3, 1, 1.0), reveal(7, 2, -4.0), reveal(9, 2, 2.0), reveal(12, 3, 3.0)]
    turns = turning_points((EVEN,) * 3, (0.1,) * 3, reveals, ())
    assert [turn.number for turn in turns] == [7, 12, 9]
    assert all(turn.by is None for turn in turns)
    assert (turns[0].seat, round(turns[0].change, 2)) == (0, -0.2)


def test_decisions_of_a_round_count_together_and_one_alone_is_told_to_nobody() -> None:
    judged = [decision(1, 1, 1, -2.0), decision(4, 1, 1, -2.0), decision(8, 2, 0, 9.0)]
    turns = turning_points((EVEN,) * 2, (0.1,) * 2, (), judged)
    assert [(turn.by, turn.round, round(turn.change, 2)) for turn in turns] == [(1, 1, -0.2)]


def test_a_change_that_may_be_noise_or_is_small_is_none() -> None:
    reveals = [reveal(1, 1, 3.0, variance=4.0), reveal(2, 1, 0.2)]
    assert not turning_points((EVEN,), (0.1,), reveals, ())


def test_no_chance_leaves_its_bounds() -> None:
    (turn,) = turning_points(((0.9, 0.1),), (0.4,), [reveal(1, 1, 40.0)], ())
    assert 0.0 < abs(turn.change) <= 0.9
