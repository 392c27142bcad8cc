"""Sums over random games: the parts of a seat make its result, and each part is won from another seat."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count
from typing import Any

from engine.analysis.report import Report
from tests.bench.calibration.tables import Title

SMALL, TASKS = 0.05, 2
"""Effort, and tasks of each game: how much was measured does not change whether it adds up."""


def measure(title: Title, seats: int, seed: str) -> Iterator[dict[str, Any]]:
    """By how much the sums of a game of random players are off, without end."""
    for number in count():
        own = f"{seed}/sums/{number}"
        case = title.case(title.played(("random",) * seats, own), own, SMALL)
        tasks = random.Random(own).sample(case.tasks(), TASKS)
        yield {"off": off(case.report(map(case.work, tasks)))}


def off(report: Report) -> float:
    """By how much the sums of a report are wrong at most."""
    parts = report.parts
    rows = [it.seat + it.luck + it.own + it.gifts + it.rest - it.result for it in parts]
    columns = [sum(it.seat for it in parts), sum(it.luck for it in parts), sum(it.rest for it in parts)]
    columns += [sum(it.own + it.gifts for it in parts), sum(it.result for it in parts)]
    shifts = [sum(it.shift) for it in report.decisions]
    return max(map(abs, (*rows, *columns, *shifts)))
