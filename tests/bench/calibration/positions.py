"""The answers of all computer players to the same questions, each judged in the same lines."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice
from typing import Any

from engine.agents.agent import answer
from engine.agents.recall import Recall
from engine.analysis.analysis import judge_comparison
from engine.analysis.course import CourseStep
from engine.analysis.lines import Comparison, candidates, compare, evaluate_answers, sample_lines
from engine.analysis.losses import loss_of
from engine.analysis.parameters import load_parameters
from engine.core.actions import Action
from tests.bench.calibration.tables import MASTER, Title, asked

TABLE = ("middle", "quick", "middle", "beginner")
LINES = 12
"""Lines in which all answers to a question are compared; of each policy of the others as many."""
DEEP = 10.0
"""Times the usual effort of the judge that the usual one is compared with."""
POSITIONS = 8
"""Questions of one game."""
AGAIN = 2
"""In every game of this many it is asked what other seeds say, which takes longest."""


def measure(title: Title, seed: str) -> Iterator[dict[str, Any]]:
    """A sample for each question, without end."""
    for number in count():
        played = title.played(TABLE, f"{seed}/{number}")
        case = title.case(played, seed)
        for step in asked(case, random.Random(f"{seed}/{number}/asked"), POSITIONS):
            found = sample(title, step, f"{seed}/{number}", seeds=number % AGAIN == 0)
            if found is not None:
                yield {"game": number, **found}


def sample(title: Title, step: CourseStep, seed: str, *, seeds: bool) -> dict[str, Any] | None:
    """What each agent answers, and what the answers are worth to the seat, by line; with `seeds` what other
    seeds say of one of them."""
    named = answers(title, step, seed)
    step = replace(step, action=named[title.judge.middle.name], rest=())
    it = candidates(title.judge, step.before.seen_by(step.decision.seat), step, seed)
    listed = [*dict.fromkeys((*named.values(), *it.answers))]
    if len(listed) < 2:
        return None
    seat = step.decision.seat
    lines = islice(sample_lines(title.judge, step.before.seen_by(seat), step, f"{seed}/all"), LINES)
    recall = Recall(title.judge.middle, title.judge.quick)
    found = (evaluate_answers(title.judge, step, line, listed, recall) for line in lines)
    rows = [[vector[seat] for vector in it] for it in found]
    if len(rows) < LINES:
        return None
    return {
        "ask": step.decision.ask,
        "round": step.round,
        "agents": {name: listed.index(action) for name, action in named.items()},
        "rows": [[round(value, 3) for value in row] for row in rows],
        "again": again(title, step, named, listed, rows, seed) if seeds else None,
    }


def answers(title: Title, step: CourseStep, seed: str) -> dict[str, Action]:
    """What all agents with a rating answer."""
    view, found = step.before.seen_by(step.decision.seat), {}
    for name in title.rated():
        agent = title.named(MASTER if name == "master" else name)
        found[name] = answer(agent, view, step.decision, random.Random(f"{seed}/{step.number}/{name}"))
    return found


def again(
    title: Title, step: CourseStep, named: dict[str, Action], listed: list[Action], rows: Any, seed: str
) -> dict[str, Any] | None:
    """What two seeds and a deep judge say of the answer of a weak player, if it may be an error."""
    marks = load_parameters(title.judge.data).marks_of(title.expansions)
    who = random.Random(f"{seed}/{step.number}/weak").choice(("beginner", "quick", title.judge.middle.name))
    if loss_of(rows, listed.index(named[who])).loss < marks[0] / 2:
        return None
    weak, out = replace(step, action=named[who], rest=()), dict[str, Any]()
    for name, effort in (("a", 1.0), ("b", 1.0), ("deep", DEEP)):
        if name != "deep" or any(it.get("mark") in ("mistake", "blunder") for it in out.values()):
            out[name] = judgement(compare(title.judge, weak, f"{seed}/{name}", marks, effort), weak, marks)
    return out


def judgement(it: Comparison, step: CourseStep, marks: Any) -> dict[str, Any]:
    """What a judge says."""
    if len(it.values) < 4:
        return {}
    found = judge_comparison(step, it, marks)
    agreed = loss_of(it.rows(step.decision.seat), 0).agreed
    return {**found.model_dump(include={"loss", "error", "mark", "lines"}), "agreed": agreed}
