"""Luck in self-play games: its mean for each place, and the variance of results with and without it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from time import process_time
from typing import Any

from engine.analysis.analysis import NOBODY
from engine.analysis.course import Vector, margins, total
from engine.analysis.luck import REDEALS
from engine.core.scores import totals
from tests.bench.calibration.tables import Title

FEW = 2
"""Re-deals of a reveal: luck stays unbiased with few, and its own error is known."""


def measure(title: Title, agent: str, seats: int, seed: str) -> Iterator[dict[str, Any]]:
    """A sample for each game, without end: by place, counted from the starter."""
    for number in count():
        played, began = title.played((agent,) * seats, f"{seed}/{agent}/{number}"), process_time()
        case = title.case(played, f"{seed}/{number}", FEW / REDEALS)
        reveals = [it for task in case.tasks() if task.seat == NOBODY for it in case.work(task).reveals]
        first = played.deal.start_seat

        def placed(vector: Vector, first: int = first) -> list[float]:
            """By place."""
            return [round(it, 3) for it in (*vector[first:], *vector[:first])]

        yield {
            "result": placed(margins(totals(played.end))),
            "luck": placed(total((it.luck for it in reveals), seats)),
            "variance": placed(total((it.variance for it in reveals), seats)),
            "seconds": round(process_time() - began, 2),
        }
