"""Collect samples of everything in turn, each kind in a file of its own, for some time."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from pathlib import Path
from time import monotonic, process_time
from typing import Any

from engine.games import GAMES
from engine.games.agents import AGENTS
from tests.bench.calibration import blunders, luck, positions, sums
from tests.bench.calibration.tables import MASTER, Title

SEATS = 4
TABLES = {"middle": 1.5, "quick": 0.5, MASTER: 0.3}
"""Tables whose luck is measured, and the share of time for each."""


@dataclass
class Part:
    """Samples of one kind. `most`: how many are wanted; `weight`: its share of the time, of which it has had
    `used`, with a second to begin with, so that what has a small share comes late."""

    name: str
    samples: Iterator[dict[str, Any]]
    most: int
    weight: float
    used: float = 1.0
    done: int = 0


def titles() -> Iterator[Title]:
    """All games with a judge, in all sets."""
    for key, game in GAMES.items():
        for size in range(len(game.expansions) + 1):
            for expansions in combinations(game.expansions, size):
                if AGENTS[key].judge is not None:
                    yield Title(key, expansions)


def parts(seed: str) -> Iterator[Part]:
    """Everything that is measured; sets with expansions get less time."""
    for title in titles():
        share = 0.05 if title.expansions else 1.0
        yield Part(f"positions {title}", positions.measure(title, seed), 400, 3 * share)
        yield Part(f"blunders {title}", blunders.measure(title, seed), 100, 3 * share)
        for agent, weight in TABLES.items():
            samples = partial(luck.measure, title, agent, SEATS, seed)()
            yield Part(f"luck {agent} {title}", samples, 400, weight * share)
        for seats in title.game.seats:
            yield Part(f"sums {title} {seats}", sums.measure(title, seats, seed), 1000, 0.1)


def measure(folder: Path, seed: str, seconds: float, only: Sequence[str]) -> None:
    """Take the next sample of the part that is furthest behind its share, until the time is over."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = tuple(only) or ("",)
    left = [it for it in parts(seed) if it.name.startswith(wanted)]
    until = monotonic() + seconds
    while left and monotonic() < until:
        part = min(left, key=lambda it: it.used / it.weight)
        began = process_time()
        found = next(part.samples)
        part.used, part.done = part.used + process_time() - began, part.done + 1
        with (folder / f"{part.name}.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(found) + "\n")
        if part.done >= part.most:
            left.remove(part)
