"""Collect samples: decisions of mixed tables, what two seeds of the judge say, what full playouts say."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from time import monotonic, process_time
from typing import Any

from engine.analysis.analysis import Case
from engine.analysis.course import CourseStep
from engine.analysis.report import Judgement
from tests.bench.calibration.measure import titles
from tests.bench.calibration.tables import Title, taken
from tests.bench.judge.playouts import Plan, Row, difference, explore, loss

TABLE = ("middle", "quick", "beginner", "middle")
DECISIONS = 6
"""Decisions of a game that are judged and played out."""
ANSWERS = 5
"""Answers that are played out beside those that the judge names."""
SECONDS, MARKED = 3.0, 12.0
"""Seconds of a processor for playouts of a decision; of the two answers of a marked one."""


def measure(folder: Path, seed: str, seconds: float, only: Sequence[str]) -> None:
    """Take samples of the games in turn until the time is over."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [title for title in titles() if not only or str(title) in only]
    running = [(title, samples(title, seed)) for title in wanted]
    until = monotonic() + seconds
    while running and monotonic() < until:
        for title, found in running:
            with (folder / f"{title}.jsonl").open("a", encoding="utf-8") as file:
                file.write(json.dumps(next(found)) + "\n")


def samples(title: Title, seed: str) -> Iterator[dict[str, Any]]:
    """A sample for each decision, without end."""
    for number in count():
        own = f"{seed}/{title}/{number}"
        case = title.case(title.played(TABLE, own), own)
        luck = random.Random(own)
        steps = [
            step for seat in range(case.deal.seats) for step in taken(case, seat) if step.decision.blocking
        ]
        for step in luck.sample(steps, min(DECISIONS, len(steps))):
            found = sample(title, case, step, own)
            if found is not None:
                yield {"game": own, "number": step.number, **found}


def sample(title: Title, case: Case, step: CourseStep, seed: str) -> dict[str, Any] | None:
    """What the judge and the playouts say of a decision; None where there was nothing to compare."""
    began = process_time()
    verdicts = [
        Case(case.game, case.judge, case.deal, case.moves, f"{seed}/{name}").judge_step(step) for name in "ab"
    ]
    spent = (process_time() - began) / 2
    if None in verdicts:
        return None
    judged = [verdict for verdict in verdicts if verdict is not None]
    played, bests = (step.action, *step.rest), [plan_of(title, verdict) for verdict in judged]
    return {
        "ask": step.decision.ask,
        "round": step.round,
        "seconds": round(spent, 2),
        "verdicts": [facts(verdict) for verdict in judged],
        **reference(title, step, played, bests, judged, seed),
    }


def reference(
    title: Title,
    step: CourseStep,
    played: Plan,
    bests: Sequence[Plan],
    judged: Sequence[Judgement],
    seed: str,
) -> dict[str, Any]:
    """What full playouts say: of the best of several answers, and of those that the judge names."""
    s, decision, players = step.before, step.decision, (title.judge.middle, title.judge.quick)
    plans = [*dict.fromkeys((played, *bests, *likely(title, step)))]
    rows: list[Row] = explore(s, decision, plans, players, f"{seed}/{step.number}", SECONDS)
    whole = loss(rows, played) if len(rows[-1]) > 1 else None
    pair: dict[Plan, list[Row]] = {}
    for best, verdict in zip(bests, judged, strict=True):
        if verdict.mark and best != played and best not in pair:
            pair[best] = explore(s, decision, (played, best), players, f"{seed}/{step.number}/pair", MARKED)
    named = [None if best == played else difference(pair.get(best, rows), best, played) for best in bests]
    return {"loss": whole, "named": named, "pairs": len(rows)}


def likely(title: Title, step: CourseStep) -> list[Plan]:
    """Answers that players of this game think of."""
    view = step.before.seen_by(step.decision.seat)
    luck = random.Random(0)
    own = [player.choose(view, step.decision, luck) for player in (title.judge.middle, title.judge.quick)]
    opinions = title.judge.opinions(view, step.decision)
    ranked = sorted(opinions, key=lambda action: -opinions[action])
    listed = [action for action in dict.fromkeys((*own, *ranked)) if step.decision.allows(action)]
    return [(action,) for action in listed[:ANSWERS]]


def plan_of(title: Title, verdict: Judgement) -> Plan:
    """The answer that a judge calls the best."""
    best = next(cost for cost in verdict.costs if cost.moves[0] == verdict.best)
    return tuple(title.game.move(move) for move in best.moves)


def facts(verdict: Judgement) -> dict[str, Any]:
    """What is kept of a verdict."""
    return verdict.model_dump(include={"loss", "error", "mark", "families", "family_errors", "lines"})
