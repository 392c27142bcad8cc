"""Sums over random games: the parts of a seat make its result, and each part is won from another seat."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count
from typing import Any

from engine.analysis.analysis import Case, judge_comparison
from engine.analysis.lines import compare
from engine.analysis.luck import chance_event
from engine.analysis.parameters import load_parameters
from engine.analysis.report import Piece, Report
from tests.bench.calibration.tables import Title

SMALL = 0.05
"""Effort: how much was measured does not change whether it adds up."""
DEALS = 10
"""In every game of this many the luck of the deal is measured as well, which takes longest."""


def measure(title: Title, seats: int, seed: str) -> Iterator[dict[str, Any]]:
    """By how much the sums of a game of random players are off, without end."""
    for number in count():
        own = f"{seed}/sums/{number}"
        case = title.case(title.played(("random",) * seats, own), own, SMALL)
        piece = part(case, random.Random(own), deal=number % DEALS == 0)
        yield {"off": off(case.report([piece])), "decisions": len(piece.decisions)}


def part(case: Case, rng: random.Random, *, deal: bool) -> Piece:
    """The luck of one reveal and the cost of one decision: sums hold of each part or of none."""
    reveal = rng.choice([it for it in case.course if chance_event(case.judge, it)])
    step = rng.choice([it for it in case.course if it.free])
    marks = load_parameters(case.judge.data).marks_of(case.deal.expansions)
    it = compare(case.judge, step, case.seed, marks, case.effort)
    decisions = (judge_comparison(step, it, marks),) if len(it.values) >= 4 else ()
    return Piece(reveals=tuple(case.reveals([reveal], deal=deal)), decisions=decisions)


def off(report: Report) -> float:
    """By how much the sums of a report are wrong at most."""
    parts = report.parts
    rows = [it.seat + it.luck + it.own + it.gifts + it.rest - it.result for it in parts]
    columns = [sum(it.seat for it in parts), sum(it.luck for it in parts), sum(it.rest for it in parts)]
    columns += [sum(it.own + it.gifts for it in parts), sum(it.result for it in parts)]
    shifts = [sum(it.shift) for it in report.decisions]
    return max(map(abs, (*rows, *columns, *shifts)))
