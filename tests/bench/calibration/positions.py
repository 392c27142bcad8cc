"""The answers of all computer players to the same questions, each judged in the same lines."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count
from typing import Any

from engine.agents.agent import answer
from engine.analysis.course import CourseStep
from engine.analysis.lines import Depth, Question, compare
from engine.core.actions import Action
from tests.bench.calibration.tables import MASTER, Title, asked

TABLE = ("middle", "quick", "middle", "beginner")
LINES = 12
"""Lines in which all answers to a question are compared; of each family as many."""
POSITIONS = 8
"""Questions of one game."""


def measure(title: Title, seed: str) -> Iterator[dict[str, Any]]:
    """A sample for each question, without end."""
    for number in count():
        played = title.played(TABLE, f"{seed}/{number}")
        case = title.case(played, seed)
        for step in asked(case, random.Random(f"{seed}/{number}/asked"), POSITIONS):
            found = sample(title, step, f"{seed}/{number}")
            if found is not None:
                yield {"game": number, **found}


def sample(title: Title, step: CourseStep, seed: str) -> dict[str, Any] | None:
    """What each agent answers, and what the answers are worth to the seat, by line; beside them those that
    the judge would compare."""
    named = answers(title, step, seed)
    view = step.before.seen_by(step.decision.seat)
    opinions = title.judge.opinions(view, step.decision)
    ranked = sorted(opinions, key=lambda action: -opinions[action])[: title.judge.width]
    plans = [
        (action,) for action in dict.fromkeys((*named.values(), *ranked)) if step.decision.allows(action)
    ]
    depth = Depth((LINES,), always=plans)
    question = Question(step.before, step.decision)
    found = compare(title.judge, question, plans, f"{seed}/{step.number}/all", depth)
    if len(found.values) < LINES:
        return None
    return {
        "ask": step.decision.ask,
        "round": step.round,
        "agents": {name: plans.index((action,)) for name, action in named.items()},
        "rows": [[round(value, 3) for value in row] for row in found.rows],
    }


def answers(title: Title, step: CourseStep, seed: str) -> dict[str, Action]:
    """What all agents with a rating answer."""
    view, found = step.before.seen_by(step.decision.seat), {}
    for name in title.rated():
        agent = title.named(MASTER if name == "master" else name)
        found[name] = answer(agent, view, step.decision, random.Random(f"{seed}/{step.number}/{name}"))
    return found
