"""Every game with a judge: luck, decisions and the rest make the result, and nothing is counted twice."""

from __future__ import annotations

import random
from functools import cache
from itertools import islice
from typing import Any

import pytest

from engine.agents.arena import FinishedGame, play_out
from engine.agents.judge import Judge
from engine.agents.rollout import Random
from engine.analysis.analysis import NOBODY, Case, Task
from engine.analysis.candidates import candidates_of
from engine.analysis.lines import Openings, Question, evaluate, sample_lines
from engine.analysis.luck import chance_event
from engine.analysis.parameters import load_parameters
from engine.analysis.report import Report
from engine.core.scores import totals
from engine.games import GAMES
from engine.games.agents import AGENTS
from tests.laws.games import Setup, setups

JUDGED = tuple(it for it in setups(*GAMES.values()) if AGENTS[it.game.key].judge)
SMALL = 0.05
"""An effort that shows whether something works, and little else."""

every_setup = pytest.mark.parametrize("setup", JUDGED, ids=str)
every_game = pytest.mark.parametrize("key", GAMES)


@cache
def random_game(setup: Setup) -> FinishedGame:
    """A game of random players."""
    return play_out(setup.game, setup.deal("analysis"), [Random()] * setup.seats, random.Random(1))


def case_of(setup: Setup, seed: str = "0") -> Case:
    """Its analysis."""
    played, judge = random_game(setup), AGENTS[setup.game.key].judge
    assert judge is not None
    return Case(setup.game, judge, played.deal, played.moves, seed, SMALL)


def some(case: Case) -> Report:
    """An analysis of the deal, of the luck of a middle round, and of the decisions of one seat there."""
    rounds = sorted({it.round for it in case.course})
    middle = rounds[len(rounds) // 2]
    return case.report(map(case.work, (Task(rounds[0], NOBODY), Task(middle, NOBODY), Task(middle, 0))))


@every_setup
def test_the_parts_add_up(setup: Setup) -> None:
    """To the result of each seat; and each part is won by a seat from another one."""
    case = case_of(setup)
    report = some(case)
    points = totals(random_game(setup).end)
    for seat, it in enumerate(report.parts):
        others = points[:seat] + points[seat + 1 :]
        assert it.result == pytest.approx(points[seat] - sum(others) / len(others), abs=1e-6)
        assert it.seat + it.luck + it.own + it.gifts + it.rest == pytest.approx(it.result, abs=1e-6)
    for names in (("seat",), ("luck",), ("own", "gifts"), ("rest",), ("result",)):
        assert sum(getattr(it, name) for it in report.parts for name in names) == pytest.approx(0, abs=1e-6)
    for decision in report.decisions:
        assert sum(decision.shift) == pytest.approx(0, abs=1e-6)
    assert all(sum(it) == pytest.approx(1) for it in report.chances)
    assert Report.model_validate_json(report.model_dump_json()) == report


@pytest.mark.parametrize("setup", [it for it in JUDGED if it.seats == it.game.seats[0]], ids=str)
def test_equal_seeds_give_equal_reports(setup: Setup) -> None:
    assert some(case_of(setup)) == some(case_of(setup))


def judge_of(key: str) -> Judge:
    """The judge of a game."""
    judge = AGENTS[key].judge
    assert judge is not None
    return judge


@every_setup
def test_hidden_piles_can_be_laid_again(setup: Setup) -> None:
    """Nothing known to a seat changes by it, and putting a pile back changes nothing at all."""
    judge, luck = judge_of(setup.game.key), random.Random(0)
    for step in case_of(setup).course[::7]:
        s: Any = step.before.clone()
        piles = judge.hidden_piles(s)
        judge.put(s, [luck.sample(it, len(it)) for it in piles], luck)
        assert [sorted(it) for it in judge.hidden_piles(s)] == [sorted(it) for it in piles]
        for seat in s.players:
            assert s.seen_by(seat) == step.before.seen_by(seat)


@every_setup
def test_luck_is_where_something_hidden_comes_to_light(setup: Setup) -> None:
    """A move that draws nothing leads to the same position, however the piles lie."""
    judge = judge_of(setup.game.key)
    found = [chance_event(judge, it) for it in case_of(setup).course]
    assert any(found) and not all(found)


@every_game
def test_the_fitted_numbers_make_sense(key: str) -> None:
    """Marks grow; values of places are small and sum to 0; a point never tells against its owner."""
    numbers = load_parameters(judge_of(key).data)
    for marks in numbers.marks.values():
        assert 0 < marks[0] < marks[1] < marks[2]
    for name, fit in numbers.fits.items():
        seats = int(name.rpartition("/")[2])
        assert len(fit.start) == len(fit.start_error) == seats
        assert sum(map(fit.value, range(seats))) == pytest.approx(0, abs=1e-9)
        assert all(it >= 0 for it in fit.slopes) and len(fit.slopes) == len(fit.slope_errors)
        assert sum(fit.chances([3.0, -3.0], 2, 9)) == pytest.approx(1)


@pytest.mark.parametrize("key", [it for it in GAMES if judge_of(it).public])
def test_remembered_answers_change_nothing(key: str) -> None:
    """Lines that share the ends of public phases give what they give each for itself."""
    judge, game = judge_of(key), GAMES[key]
    deal = game.deal(game.rules(()), 3, "recall")
    moves = play_out(game, deal, [judge.quick] * 3, random.Random(1)).moves
    course = Case(game, judge, deal, moves).course
    step = next(it for it in course if it.free and it.round == 2)
    plans = candidates_of(judge, step, "0").plans
    question = Question(step.before, step.decision)
    shared, until = Openings(judge, question), judge.horizon(step.before)
    for line in islice(sample_lines(judge, question, "0"), 6):
        alone = evaluate(Openings(judge, question), line, plans, until)
        assert evaluate(shared, line, plans, until) == alone
    assert shared.known
