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


def falls(*chances: float) -> tuple[tuple[float, float], ...]:
    """Chances of the first of two seats when each round began and at the end, with those of the other one."""
    return tuple((chance, 1 - chance) for chance in chances)


def test_the_rounds_that_changed_most_come_first_and_there_are_three() -> None:
    turns = turning_points(falls(0.5, 0.52, 0.2, 0.3, 0.1), (0.1,) * 4, (), ())
    assert [(turn.round, round(turn.change, 2)) for turn in turns] == [(2, -0.32), (4, -0.2), (3, 0.1)]
    assert all(turn.number is None and turn.by is None for turn in turns), "nothing is known of the cause"


def test_changes_of_all_rounds_add_up_to_what_the_curve_shows() -> None:
    turns = turning_points(falls(0.5, 0.3, 0.0), (0.1,) * 2, (), ())
    assert round(sum(turn.change for turn in turns if turn.seat == 0), 2) == -0.5


def test_the_cause_is_what_moved_the_chance_most_in_this_direction() -> None:
    reveals = [reveal(3, 1, 8.0), reveal(5, 1, -4.0), reveal(9, 2, -9.0)]
    judged = [decision(1, 1, 1, -3.0), decision(4, 1, 1, -3.0)]
    (turn,) = turning_points(falls(0.5, 0.3), (0.1,), reveals, judged)
    assert (turn.by, turn.number) == (1, 1), "the others went the other way, are smaller, or of another round"
    (turn,) = turning_points(falls(0.5, 0.3), (0.1,), reveals, judged[:1])
    assert (turn.by, turn.number) == (None, 5), "what one decision alone cost is told to its player only"


def test_a_cause_that_may_be_noise_explains_little_or_came_before_is_none() -> None:
    reveals = [reveal(1, 1, -3.0, variance=4.0), reveal(2, 1, -0.2), reveal(-1, 1, -9.0)]
    (turn,) = turning_points(falls(0.5, 0.3), (0.1,), reveals, ())
    assert turn.number is None


def test_a_small_change_is_no_turning_point() -> None:
    assert not turning_points(falls(0.5, 0.51), (0.1,), (), ())
