"""Grades: one game says what its decisions cost, and never more than it can; twenty name a level."""

from __future__ import annotations

import pytest

from bot.texts import Texts
from bot.views.analysis.grades import bounds, grade_lines, level, peers, similar
from engine.analysis.parameters import MeanLoss
from engine.analysis.report import Grade
from tests.analysis.test_turning_points import decision

LEVELS = {
    "beginner": MeanLoss(1.1, 0.05),
    "quick": MeanLoss(0.9, 0.05),
    "hunter": MeanLoss(0.6, 0.05),
    "master": MeanLoss(0.2, 0.02),
}


def test_the_sum_and_the_share_of_the_costliest_are_told() -> None:
    losses = [0.0] * 30 + [4.0, 2.0, 1.0, 0.5, 0.5]
    decisions = [
        decision(number, 1, 0, 0.0).model_copy(update={"loss": loss}) for number, loss in enumerate(losses)
    ]
    lines = "\n".join(grade_lines(Texts.of("en").within("speicherstadt"), decisions, LEVELS))
    assert "Judged one by one, your 35 decisions cost you about 8 points" in lines, "known to a point or so"
    assert "The costliest 3 alone: 7.0 points." in lines


def test_the_mean_is_told_with_its_spread_and_what_bots_lose() -> None:
    """The spread is that over the decisions: two standard errors of their mean."""
    decisions = [
        decision(at, 1, 0, 0.0).model_copy(update={"loss": loss}) for at, loss in enumerate((0, 2) * 8)
    ]
    told = [*grade_lines(Texts.of("en").within("speicherstadt"), decisions, LEVELS)]
    assert "On average **1.0** per decision; with other cards it could have been 0.5 or 1.5." in told
    assert "Bots lose on average: master 0.2 · contract hunter 0.6 · old hand 0.9 · beginner 1.1." in told


def test_without_levels_a_game_says_that_it_is_too_little() -> None:
    told = [*grade_lines(Texts.of("en").within("rotterdam"), [decision(1, 1, 0, 0.0)] * 9, {})]
    assert told[-1] == "One game is too little to say how strongly you play."


def test_one_game_tells_a_master_from_a_beginner_and_no_neighbours() -> None:
    master, beginner = (Grade(loss=loss, error=0.1, decisions=40) for loss in (0.2, 1.1))
    assert similar(master, LEVELS)[1] == "master" and similar(master, LEVELS)[0] != "beginner"
    assert similar(beginner, LEVELS)[0] == "beginner" and similar(beginner, LEVELS)[1] != "master"
    for tenths in range(15):
        weakest, strongest, _ = similar(Grade(loss=tenths / 10, error=0.01, decisions=9), LEVELS)
        assert weakest != strongest


def test_four_marked_errors_are_no_master_and_a_wide_error_says_nothing() -> None:
    poor = Grade(loss=0.9, error=0.15, decisions=40)
    assert "master" not in similar(poor, LEVELS)[:2]
    assert similar(Grade(loss=0.7, error=0.6, decisions=4), LEVELS)[2]


def test_many_games_name_the_level_that_comes_closest() -> None:
    assert level(Grade(loss=0.65, error=0.02, decisions=900), LEVELS) == "hunter"


def test_players_who_were_not_told_apart_are_named_together() -> None:
    """In a profile, and below the levels of one game."""
    levels = {**LEVELS, "quick": MeanLoss(0.7, 0.1)}
    assert peers(Grade(loss=0.65, error=0.02, decisions=900), levels) == ("hunter", "quick")
    assert peers(Grade(loss=0.1, error=0.02, decisions=900), levels) == ("master",)
    assert peers(Grade(loss=0.1, error=0.02, decisions=900), {"quick": levels["quick"]}) == ()
    decisions = [decision(number, 1, 0, 0.0) for number in range(9)]
    text = Texts.of("en").within("speicherstadt")
    levels = {"trader": MeanLoss(0.4, 0.1), "quick": MeanLoss(0.5, 0.1), "beginner": MeanLoss(1.5, 0.1)}
    lines = "\n".join(grade_lines(text, decisions, levels))
    assert f"{text('agent-trader')} ≈ {text('agent-quick')}" in lines
    assert f"{text('agent-quick')} ≈ {text('agent-beginner')}" not in lines


def test_no_mean_loss_is_below_nothing_or_shown_as_exact() -> None:
    assert bounds(Grade(loss=0.13, error=0.04, decisions=85)) == pytest.approx((0.05, 0.13, 0.21))
    assert bounds(Grade(loss=0.1, error=0.2, decisions=9))[0] == 0.0
