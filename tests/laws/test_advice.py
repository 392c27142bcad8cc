"""One advice: what a hint says is the best answer of the analysis, and is never marked by it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

import pytest

from bot.games.registry import PRESENTERS
from bot.texts import LOCALES, Texts
from bot.views.office import office
from bot.views.scene import Scene
from bot.workers.analysts import analysis_seed
from bot.workers.thinkers import AdviceRequest, advise
from engine.agents.judge import Judge
from engine.analysis.analysis import Case
from engine.analysis.course import CourseStep
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.loop import apply
from engine.tables.model.table import Table
from tests.laws.test_hints import played

STRIDE = 9
"""One question of this many in a random game is advised on."""
POSITIONS = 6
"""Questions of a game, of different moments."""
SUGGESTIONS = 12
"""Suggestions of a game that are judged."""
PATIENT = 60.0
"""Seconds in which all lines are compared."""

every_game = pytest.mark.parametrize("key", PRESENTERS)


class Advised(NamedTuple):
    """A question, and what a worker advises."""

    table: Table
    judge: Judge
    decision: Decision
    action: Action
    lines: int

    def case(self) -> Case:
        """An analysis of this table, so far."""
        moves, deal = tuple(move.action for move in self.table.moves), self.table.deal
        assert deal is not None
        return Case(self.table.game, self.judge, deal, moves, analysis_seed(self.table))

    def step(self) -> CourseStep:
        """The move of a player who follows the advice."""
        s: Any = self.table.now
        after, _ = apply(s, self.action)
        return CourseStep(len(self.table.moves), s.round, self.action, s, after, self.decision, free=True)


@cache
def advised(key: str) -> tuple[Advised, ...]:
    """Some questions of a random game with the answers that are advised."""
    return tuple(find_advised(key))


def find_advised(key: str) -> Iterator[Advised]:
    """Ask at some questions with more than one sensible answer."""
    presenter, found = PRESENTERS[key], 0
    for at, (table, decision, _) in enumerate(played(key, "one advice")):
        scene = Scene(table, ("Anna", "Ben", "Clara"), Texts.of(LOCALES[0]), decision.seat)
        judge, number = table.agents.judge, office.advised_number(scene, presenter)
        if at % STRIDE or number is None or judge is None or not scene.mine[number].blocking:
            continue
        request = AdviceRequest.of(table, judge, scene.me, number)
        (move, lines, _), *more = json.loads(advise(request, PATIENT))
        if more:
            yield Advised(table, judge, decision, table.game.move(move), lines)
            found += 1
        if found == POSITIONS:
            return


@every_game
def test_what_a_hint_advises_is_never_marked_by_the_analysis(key: str) -> None:
    for question in advised(key):
        judgement = question.case().judge_step(question.step())
        assert judgement is not None and not judgement.mark, (question.action, judgement)


@every_game
def test_the_best_answer_of_a_quiz_is_what_a_hint_advises(key: str) -> None:
    for question in advised(key):
        judgement = question.case().judge_step(question.step())
        assert judgement is not None and judgement.lines == question.lines
        costs = {question.table.game.move(cost.moves[0]): cost.cost for cost in judgement.costs}
        assert costs[question.action] == 0


@every_game
def test_what_a_form_suggests_is_never_marked_by_the_analysis(key: str) -> None:
    presenter, judged = PRESENTERS[key], 0
    for table, decision, _ in played(key, "suggested"):
        if judged == SUGGESTIONS or not presenter.suggests(decision):
            continue
        judge, suggested = table.agents.judge, table.agents.suggest(table.now, decision.seat, "")
        if judge is None or decision.forced:
            continue
        question = Advised(table, judge, decision, suggested[0], 0)
        judgement = question.case().judge_step(replace(question.step(), rest=suggested[1:]))
        assert judgement is None or not judgement.mark, (suggested, judgement)
        judged += 1
    assert bool(judged) is any(form.suggests for form in presenter.forms.values())
