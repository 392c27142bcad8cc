"""What is compared at a question, in which lines, and for how long: for analyses and for advice alike."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from engine.agents.agent import answer
from engine.agents.judge import Judge
from engine.analysis.course import CourseStep
from engine.analysis.lines import BEHIND, CLEAR, Comparison, Plan, Question
from engine.core.actions import Action


class Candidates(NamedTuple):
    """Answers to a decision that are worth a comparison, the played one first.

    `middle`, `quick`: those of the players of these names.
    """

    plans: list[Plan]
    middle: Plan
    quick: Plan


class SensibleAnswers(NamedTuple):
    """Answers of the middle and the quick player; `listed`: these two, then what the middle player also
    thinks of."""

    middle: Action
    quick: Action
    listed: list[Action]


def candidates_of(judge: Judge, step: CourseStep, seed: str) -> Candidates:
    """The played answer, then the other sensible ones."""
    sensible = sensible_answers(judge, Question(step.before, step.decision), f"{seed}/{step.number}")
    middle, quick, played = (sensible.middle,), (sensible.quick,), (step.action, *step.rest)
    single = [(action,) for action in sensible.listed if step.rest or action != step.action]
    plans = dict.fromkeys([played, *single][: judge.width])
    own = {(step.action,): played} if not step.rest else {}
    return Candidates([*plans], own.get(middle, middle), own.get(quick, quick))


def sensible_answers(judge: Judge, question: Question, seed: str) -> SensibleAnswers:
    """What players of this game would answer, by what its seat can see."""
    luck, view, decision = random.Random(f"{seed}/answers"), question.view, question.decision
    middle = answer(judge.middle, view, decision, luck)
    quick = answer(judge.quick, view, decision, luck)
    opinions = judge.opinions(view, decision)
    ranked = sorted(opinions, key=lambda action: -opinions[action])
    listed = [action for action in dict.fromkeys((middle, quick, *ranked)) if decision.allows(action)]
    return SensibleAnswers(middle, quick, listed)


def seed_of(seed: str, number: int, horizon: int) -> str:
    """The seed of the lines at a move of a game."""
    return f"{seed}/{number}/{horizon}"


def is_settled(marks: Sequence[float], plan: Plan, comparison: Comparison) -> bool:
    """Whether the loss of a plan is surely no mark, or one of a known size."""
    loss = comparison.loss(plan)
    if max(loss.loss, comparison.most(plan)) < marks[0]:
        return True
    return loss.loss - BEHIND * loss.error > marks[0] and loss.loss > CLEAR * loss.error
