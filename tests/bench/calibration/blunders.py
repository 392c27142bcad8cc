"""Planted blunders: a legal answer that throws points away, in a game that is played on and analysed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice
from typing import Any

from engine.agents.agent import answer_from_state
from engine.agents.arena import question
from engine.agents.rollout import pick
from engine.analysis.analysis import Case
from engine.analysis.course import CourseStep
from engine.analysis.lines import compare, evaluate_answers, sample_lines
from engine.analysis.losses import loss_of
from engine.core.actions import Action
from engine.core.loop import play, settle
from tests.bench.calibration.positions import DEEP
from tests.bench.calibration.tables import Title, asked, taken

LEAST = 4.0
"""Points that a blunder throws away, by the deep judge."""
SEATS, POSITIONS, LINES = 4, 12, 4
PLACED = 3
"""Of so many blunders one is placed among all decisions of its seat, which takes long."""


def measure(title: Title, seed: str) -> Iterator[dict[str, Any]]:
    """A sample for each game, without end; a game in which no blunder was found says so."""
    made = 0
    for number in count():
        own = f"{seed}/blunder/{number}"
        case = title.case(title.played(("middle",) * SEATS, own), own)
        for step in asked(case, random.Random(own), POSITIONS):
            if (blunder := found(title, step, own)) is not None:
                one = replace(case, moves=()).judge_step(replace(step, action=blunder, rest=()))
                placed = judged(title, case, step, blunder, own) if made % PLACED == 0 else {}
                made += 1
                yield {
                    "ask": step.decision.ask,
                    "round": step.round,
                    "mark": one.mark if one else None,
                    **placed,
                }
                break
        else:
            yield {}


def found(title: Title, step: CourseStep, seed: str) -> Action | None:
    """A random answer that throws enough away: seen in a few lines, then held by the deep judge."""
    luck, seat = random.Random(f"{seed}/{step.number}"), step.decision.seat
    action, plain = pick(step.decision, luck), replace(step, rest=())
    if action == step.action:
        return None
    view = step.before.seen_by(seat)
    lines = islice(sample_lines(title.judge, view, plain, f"{seed}/seen"), LINES)
    rows = [
        [it[seat] for it in evaluate_answers(title.judge, plain, line, [step.action, action])]
        for line in lines
    ]
    if len(rows) < LINES or sum(one - other for one, other in rows) / LINES < LEAST - 1:
        return None
    deep = compare(title.judge, replace(plain, action=action), f"{seed}/deep", (LEAST,) * 3, DEEP)
    return action if len(deep.values) >= LINES and loss_of(deep.rows(seat), 0).loss >= LEAST else None


def judged(title: Title, case: Case, step: CourseStep, blunder: Action, seed: str) -> dict[str, Any]:
    """The mark of the blunder, and its place among all decisions of its seat."""
    moves, seat = played_on(title, case, step, blunder, seed), step.decision.seat
    whole = replace(case, moves=moves)
    judgements = [it for it in map(whole.judge_step, taken(whole, seat)) if it is not None]
    mine = next((it for it in judgements if it.number == step.number), None)
    marked = sorted((it for it in judgements if it.mark), key=lambda it: -it.loss)
    return {
        "loss": mine.loss if mine else None,
        "error": mine.error if mine else None,
        "place": marked.index(mine) + 1 if mine in marked else None,
        "decisions": len(judgements),
    }


def played_on(title: Title, case: Case, step: CourseStep, blunder: Action, seed: str) -> tuple[Action, ...]:
    """The moves of the game up to the blunder, and then of middle players to the end."""
    s, luck, moves = step.before.clone(), random.Random(f"{seed}/on"), [*case.moves[: step.number], blunder]
    s.events = None
    play(s, blunder)
    while not s.over:
        moves.extend(settle(s))
        if s.pending:
            decision = question(s, luck)
            action = answer_from_state(title.judge.middle, s, decision, luck)
            play(s, action)
            moves.append(action)
    return tuple(moves)
