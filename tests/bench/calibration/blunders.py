"""Planted blunders: a legal answer that throws points away, in a game that is played on and analysed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice
from statistics import fmean
from typing import Any, NamedTuple

from engine.agents.agent import answer_from_state
from engine.agents.arena import question
from engine.agents.rollout import pick
from engine.analysis.analysis import Case
from engine.analysis.course import CourseStep
from engine.analysis.lines import compare, evaluate_answers, sample_lines
from engine.analysis.losses import loss_of, mark_of
from engine.analysis.parameters import load_parameters
from engine.analysis.report import Judgement
from engine.core.actions import Action
from engine.core.loop import play, settle
from tests.bench.calibration.positions import DEEP
from tests.bench.calibration.tables import Title, asked, taken

LEAST = 4.0
"""Points that a blunder throws away, by the deep judge."""
SEATS, POSITIONS, ANSWERS, LINES = 4, 8, 8, 2
"""Of this many questions of a game, this many random answers each are tried in this many lines; the worst one
is planted."""


class Planted(NamedTuple):
    """An answer that throws points away at a move, and how many by the deep judge."""

    step: CourseStep
    action: Action
    loss: float


def measure(title: Title, seed: str) -> Iterator[dict[str, Any]]:
    """A sample for each game, without end; of a game in which no blunder was found it is empty."""
    for number in count():
        own = f"{seed}/blunder/{number}"
        case = title.case(title.played(("middle",) * SEATS, own), own)
        planted = found(title, case, own)
        yield {} if planted is None else judged(title, case, planted, own)


def found(title: Title, case: Case, seed: str) -> Planted | None:
    """The worst of some random answers, if it throws at least as much away as a blunder by the deep judge."""
    least = min(LEAST, load_parameters(title.judge.data).marks_of(title.expansions)[2])
    tried = [it for step in asked(case, random.Random(seed), POSITIONS) for it in guesses(title, step, seed)]
    guess = max(tried, key=lambda it: it.loss, default=None)
    if guess is None or guess.loss < least / 2:
        return None
    step, seat = replace(guess.step, action=guess.action, rest=()), guess.step.decision.seat
    deep = compare(title.judge, step, f"{seed}/deep", (least,) * 3, DEEP)
    if len(deep.values) < 4 or (loss := loss_of(deep.rows(seat), 0).loss) < least:
        return None
    return guess._replace(loss=loss)


def guesses(title: Title, step: CourseStep, seed: str) -> Iterator[Planted]:
    """Random answers to a question, with what each costs against the played one in a few lines."""
    luck, seat, plain = random.Random(f"{seed}/{step.number}"), step.decision.seat, replace(step, rest=())
    listed = [*dict.fromkeys((step.action, *(pick(step.decision, luck) for _ in range(ANSWERS))))]
    view = step.before.seen_by(seat)
    lines = islice(sample_lines(title.judge, view, plain, f"{seed}/seen"), LINES)
    rows = [[it[seat] for it in evaluate_answers(title.judge, plain, line, listed)] for line in lines]
    for at, action in enumerate(listed[1:], 1):
        if rows:
            yield Planted(step, action, fmean(row[0] - row[at] for row in rows))


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
    """The place of a marked decision among those of its seat. Each other one is compared only until it is
    surely cheaper, or surely not."""
    least, dearer = (mine.loss,) * 3, 0
    for step in steps:
        if step.number == mine.number:
            continue
        it = compare(case.judge, step, case.seed, least, case.effort)
        if len(it.values) >= 4:
            dearer += bool(mark_of(loss_of(it.rows(mine.seat), 0), least))
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
