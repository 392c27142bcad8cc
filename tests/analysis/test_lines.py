"""Lines: any plans at any position, with any number of lines, to any round."""

from __future__ import annotations

import random
from functools import cache

import pytest

from engine.agents.arena import play_out
from engine.agents.judge import Judge
from engine.analysis.analysis import Case
from engine.analysis.lines import Depth, Openings, Question, compare, sample_lines
from engine.analysis.puzzles import FOREVER, confirm, find_lead
from engine.core.loop import play
from engine.games import GAMES
from engine.games.agents import AGENTS

every_game = pytest.mark.parametrize("key", GAMES)


def judge_of(key: str) -> Judge:
    """The judge of a game."""
    judge = AGENTS[key].judge
    assert judge is not None
    return judge


@cache
def question_of(key: str, ask: str = "") -> Question:
    """A question with several answers, late in a game of quick players."""
    game = GAMES[key]
    deal = game.deal(game.rules(()), 2, "lines")
    moves = play_out(game, deal, [judge_of(key).quick] * 2, random.Random(1)).moves
    free = [
        step for step in Case(game, judge_of(key), deal, moves).course if step.free and step.decision.blocking
    ]
    wanted = [step for step in free if not ask or step.decision.ask == ask]
    step = next(step for step in reversed(wanted) if len(judge_of(key).plans(step.before, step.decision)) > 2)
    return Question(step.before, step.decision)


@every_game
def test_all_plans_get_a_cost_from_as_many_lines_as_wanted(key: str) -> None:
    """Also those that were dropped on the way; the best one costs nothing."""
    question = question_of(key)
    plans = judge_of(key).plans(question.view, question.decision)
    found = compare(judge_of(key), question, plans, "0", Depth((4, 12)))
    assert len(found.values) == 12
    costs = found.costs()
    assert {*costs} == {*plans}
    assert next(iter(costs.values())).loss == 0.0 and all(cost.loss >= 0 for cost in costs.values())


@every_game
def test_plans_can_be_played_out_to_the_end(key: str) -> None:
    """Then margins are whole points, but for the mean of the others."""
    question = question_of(key)
    plans = judge_of(key).plans(question.view, question.decision)[:2]
    found = compare(judge_of(key), question, plans, "0", Depth((4,), horizon=FOREVER))
    assert all(row == [round(value) for value in row] for row in found.rows)


def test_a_plan_goes_on_for_several_answers() -> None:
    """To buy and to pass at the next cards, each way of it."""
    question, judge = question_of("speicherstadt", "purchase"), judge_of("speicherstadt")
    plans = judge.plans(question.view, question.decision)
    assert len(plans) in (4, 8, 16) and len({len(plan) for plan in plans}) == 1
    found = compare(judge, question, plans, "0", Depth((4,)))
    assert len({*map(tuple, zip(*found.rows, strict=True))}) > 1


@pytest.mark.parametrize("key", ["speicherstadt", "rotterdam"])
def test_an_answer_that_ends_the_round_is_evaluated_where_others_are(key: str) -> None:
    """At the start of the next round, of which nothing is played in the open phases."""
    judge, game = judge_of(key), GAMES[key]
    deal = game.deal(game.rules(()), 3, "last")
    moves = play_out(game, deal, [judge.quick] * 3, random.Random(1)).moves
    course = Case(game, judge, deal, moves).course
    last = [step for step in course if step.free and step.after.pending and step.after.round > step.round]
    assert last
    for step in last:
        question = Question(step.before, step.decision)
        line = next(sample_lines(judge, question, "0"))
        start = line.world.clone()
        play(start, step.action)
        assert Openings(judge, question).after((step.action,), line) == start


def test_sealed_piles_have_few_plausible_answers() -> None:
    question, judge = question_of("hamburg", "office"), judge_of("hamburg")
    assert 3 <= len(judge.plans(question.view, question.decision)) <= 6


@every_game
def test_a_lead_is_found_and_can_be_confirmed(key: str) -> None:
    question = question_of(key)
    plans = judge_of(key).plans(question.view, question.decision)
    lead = find_lead(judge_of(key), question, plans, "0")
    assert lead is not None and lead.best != lead.second and lead.points >= 0
    assert confirm(judge_of(key), question, lead, "0") in (True, False)
