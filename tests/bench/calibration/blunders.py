"""Planted blunders: a legal answer that throws points away, in a game that is played on and analysed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from statistics import fmean
from typing import Any, NamedTuple

from engine.agents.agent import answer_from_state
from engine.agents.arena import question
from engine.agents.rollout import pick
from engine.analysis.analysis import Case
from engine.analysis.course import CourseStep
from engine.analysis.lines import CLEAR, Depth, Question, compare
from engine.analysis.losses import error_of
from engine.analysis.parameters import load_parameters
from engine.analysis.report import Judgement
from engine.core.actions import Action
from engine.core.loop import play, settle
from tests.bench.calibration.tables import Title, taken

LEAST = 4.0
"""Points that a blunder throws away, by the deep check."""
SEATS, POSITIONS, ANSWERS = 4, 60, 4
"""Of this many questions of a game this many random answers each are tried in one line."""
AGAIN, LINES = 6, 4
"""The worst of them are tried again in this many lines; the worst one then is checked."""
DEEP = (20, 40, 80, 160)
"""Lines after which the deep check asks whether it is sure."""
FIRST = 3
"""Places among the costliest decisions of a seat; beyond them no more are counted."""


class Planted(NamedTuple):
    """An answer that throws points away at a move, and how many, against the played one."""

    step: CourseStep
    action: Action
    loss: float


def measure(title: Title, seed: str) -> Iterator[dict[str, Any]]:
    """A sample for each game, without end; of one in which no blunder was found it says the worst guess."""
    for number in count():
        own = f"{seed}/blunder/{number}"
        case = title.case(title.played(("middle",) * SEATS, own), own)
        worst = guess(title, case, own)
        least = min(LEAST, load_parameters(title.judge.data).marks_of(title.expansions)[2])
        loss = deep_loss(title, worst, least, own) if worst.loss >= least else worst.loss
        if loss is None or loss < least:
            yield {"worst": round(worst.loss, 2)}
        else:
            yield judged(title, case, worst._replace(loss=loss), own)


def guess(title: Title, case: Case, seed: str) -> Planted:
    """The answer that looks worst of some random ones to some questions."""
    luck = random.Random(seed)
    free = [it for it in case.course if it.free and it.decision.blocking]
    tried = list[Planted]()
    for step in luck.sample(free, min(POSITIONS, len(free))):
        for action in {*(pick(step.decision, luck) for _ in range(ANSWERS))} - {step.action}:
            tried.append(Planted(step, action, fmean(losses(title, step, action, f"{seed}/seen", 1))))
    tried.sort(key=lambda it: -it.loss)
    again = [
        it._replace(loss=fmean(losses(title, it.step, it.action, f"{seed}/again", LINES)))
        for it in tried[:AGAIN]
    ]
    return max(again, key=lambda it: it.loss)


def losses(title: Title, step: CourseStep, action: Action, seed: str, lines: int) -> list[float]:
    """What an answer costs against the played one, by line; 0 where no world fits."""
    plans = [(step.action,), (action,)]
    found = compare(
        title.judge, Question(step.before, step.decision), plans, seed, Depth((lines,), always=plans)
    )
    return [row[0] - row[1] for row in found.rows] or [0.0]


def deep_loss(title: Title, planted: Planted, least: float, seed: str) -> float | None:
    """What an answer costs at least: against the played one, for the best answer is none worse. None where
    that is surely less than a blunder, or not known after the last line."""
    for lines in DEEP:
        found = losses(title, planted.step, planted.action, f"{seed}/deep", lines)
        loss, error = fmean(found), error_of(found) if len(found) > 1 else 0.0
        if abs(loss - least) > CLEAR * error:
            return loss if loss > least else None
    return None


def judged(title: Title, case: Case, planted: Planted, seed: str) -> dict[str, Any]:
    """What the analysis of the game says of a blunder, and its place among the decisions of its seat."""
    whole = replace(case, moves=played_on(title, case, planted, seed))
    steps, number = taken(whole, planted.step.decision.seat), planted.step.number
    step = next((it for it in steps if it.number == number), None)
    mine = whole.judge_step(step) if step else None
    return {
        "ask": planted.step.decision.ask,
        "round": planted.step.round,
        "deep": planted.loss,
        "loss": mine.loss if mine else None,
        "error": mine.error if mine else None,
        "mark": mine.mark if mine else None,
        "place": place(whole, steps, mine) if mine and mine.mark else None,
        "decisions": len(steps),
    }


def place(case: Case, steps: list[CourseStep], mine: Judgement) -> int:
    """The place of a marked decision among those of its seat, or that after `FIRST`."""
    dearer = 0
    for step in steps:
        if step.number != mine.number and dearer < FIRST:
            found = case.judge_step(step)
            dearer += found is not None and bool(found.mark) and found.loss > mine.loss
    return dearer + 1


def played_on(title: Title, case: Case, planted: Planted, seed: str) -> tuple[Action, ...]:
    """The moves of the game up to the blunder, and then of middle players to the end."""
    s, luck = planted.step.before.clone(), random.Random(f"{seed}/on")
    moves = [*case.moves[: planted.step.number], planted.action]
    s.events = None
    play(s, planted.action)
    while not s.over:
        moves.extend(settle(s))
        if s.pending:
            decision = question(s, luck)
            action = answer_from_state(title.judge.middle, s, decision, luck)
            play(s, action)
            moves.append(action)
    return tuple(moves)
