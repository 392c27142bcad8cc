"""Sums over random games: the parts of a seat make its result, and each part is won from another seat."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from typing import Any

from engine.analysis.analysis import Case, luck_report
from engine.analysis.luck import chance_event, first_luck, luck_of
from engine.analysis.report import Piece, Report
from tests.bench.calibration.tables import Title

REDEALS = 1
"""Re-deals: how much was measured does not change whether it adds up."""
LEAST = 0.01
"""Effort at which a decision is judged: the fewest lines that there may be."""
DEALS = 20
"""In every game of this many the luck of the deal is measured as well, which takes longest."""


def measure(title: Title, seats: int, seed: str) -> Iterator[dict[str, Any]]:
    """By how much the sums of a game of random players are off, without end."""
    for number in count():
        own = f"{seed}/sums/{number}"
        case = title.case(title.played(("random",) * seats, own), own)
        piece = part(case, random.Random(own), deal=number % DEALS == 0)
        yield {"off": off(case.report([piece])), "decisions": len(piece.decisions)}


def part(case: Case, rng: random.Random, *, deal: bool) -> Piece:
    """The luck of one reveal and the cost of one decision: sums hold of each part or of none."""
    shuffled = rng.sample(case.course, len(case.course))
    reveal = next(it for it in shuffled if chance_event(case.judge, it))
    found = [luck_of(case.judge, reveal, case.seed, REDEALS)]
    if deal:
        found.append(first_luck(case.judge, case.game, case.deal, case.seed, REDEALS))
    judged = replace(case, effort=LEAST).judge_step(rng.choice([step for step in case.course if step.free]))
    return Piece(reveals=tuple(map(luck_report, found)), decisions=(judged,) if judged else ())


def off(report: Report) -> float:
    """By how much the sums of a report are wrong at most."""
    parts = report.parts
    rows = [it.seat + it.luck + it.own + it.gifts + it.rest - it.result for it in parts]
    columns = [sum(it.seat for it in parts), sum(it.luck for it in parts), sum(it.rest for it in parts)]
    columns += [sum(it.own + it.gifts for it in parts), sum(it.result for it in parts)]
    shifts = [sum(it.shift) for it in report.decisions]
    return max(map(abs, (*rows, *columns, *shifts)))
