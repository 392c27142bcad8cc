"""Collect what decisions cost, a line for each round and seat, and sum it up."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import count, pairwise
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import monotonic
from typing import Any

from engine.analysis.analysis import NOBODY
from tests.bench.calibration.measure import titles
from tests.bench.calibration.tables import MASTER, Title

PLAYERS = (MASTER, "middle", "quick", "beginner")


def measure(folder: Path, seed: str, seconds: float, only: Sequence[str]) -> None:
    """Judge games in turn until the time is over."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [title for title in titles() if not only or str(title) in only]
    running, until = [(title, samples(title, seed)) for title in wanted], monotonic() + seconds
    while running and monotonic() < until:
        for title, found in running:
            with (folder / f"{title}.jsonl").open("a", encoding="utf-8") as file:
                file.write(json.dumps(next(found)) + "\n")


def samples(title: Title, seed: str) -> Iterator[dict[str, Any]]:
    """What the decisions of a seat cost in a round, without end."""
    for number in count():
        turned = number % len(PLAYERS)
        seats = PLAYERS[turned:] + PLAYERS[:turned]
        game = f"{seed}/{number}"
        case = title.case(title.played(seats, game), game)
        for task in case.tasks():
            if task.seat != NOBODY:
                losses = [round(decision.loss, 3) for decision in case.work(task).decisions]
                yield {"game": game, "player": title.named(seats[task.seat]).name, "losses": losses}


def report(folder: Path) -> Iterator[str]:
    """The mean loss of each player, with its standard error and the number of decisions, and the pairs of
    neighbours that differ by less than two errors."""
    for file in sorted(folder.glob("*.jsonl")):
        losses = defaultdict[str, list[float]](list)
        for line in map(json.loads, file.read_text(encoding="utf-8").splitlines()):
            losses[line["player"].partition(":")[0]] += line["losses"]
        known = {name: found for name, found in losses.items() if len(found) > 1}
        levels = {name: (fmean(found), stdev(found) / sqrt(len(found))) for name, found in known.items()}
        ranked = sorted(levels.items(), key=lambda level: level[1][0])
        yield file.stem
        for name, (loss, error) in ranked:
            yield f"  {name:10} {loss:.2f} ±{error:.2f}, {len(known[name])} decisions"
        for (name, (loss, error)), (other, (more, its)) in pairwise(ranked):
            if more - loss < 2 * sqrt(error**2 + its**2):
                yield f"  {name} and {other} cannot be told apart"
