"""What the samples show, in tables."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, pvariance, stdev, variance
from typing import Any

from engine.analysis.losses import loss_of
from engine.games import GAMES
from tests.bench.calibration.blunders import FIRST, LEAST
from tests.bench.calibration.tables import Title

Samples = list[dict[str, Any]]
APART = 10
"""Points of rating from which on one player is better than another."""
ERRORS = ("mistake", "blunder")
PLACES = range(1, FIRST + 1)
"""Places of a decision among the costliest of its seat that count as found."""


def report(folder: Path) -> Iterator[str]:
    """A few lines for each file of samples."""
    for file in sorted(folder.glob("*.jsonl")):
        samples = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
        kind, *rest = file.stem.split()
        lines = {"sums": sums, "luck": luck, "positions": positions, "blunders": blunders}[kind]
        yield f"{file.stem}, {len(samples)} samples"
        yield from (f"  {line}" for line in lines(samples, title_of(rest)))


def title_of(words: Sequence[str]) -> Title:
    """The game and set that a file is about."""
    name = next(it for it in words if not it.isdigit() and it.split("+")[0] in GAMES)
    key, *expansions = name.split("+")
    return Title(key, tuple(expansions))


def sums(samples: Samples, title: Title) -> Iterator[str]:
    """By how much the sums were off."""
    yield f"worst sum {max(it['off'] for it in samples):.1e}"


def luck(samples: Samples, title: Title) -> Iterator[str]:
    """Mean luck of each place; variance of results, and without luck."""
    if len(samples) < 3:
        return
    places = range(len(samples[0]["luck"]))
    means = [interval([it["luck"][place] for it in samples]) for place in places]
    yield "luck by place " + ", ".join(f"{mean:+.1f} ±{error:.1f}" for mean, error in means)
    whole, left = variances(samples)
    error = deviation_of(ratio, samples)
    yield f"variance {whole:.1f}, without luck {left:.1f}, ratio {left / whole:.2f} ±{error:.2f}"
    yield f"{fmean(it['seconds'] for it in samples):.1f} s a game"


def variances(samples: Samples) -> tuple[float, float]:
    """Variance of results, and of results without luck, from which errors of measurement are taken out."""
    places = range(len(samples[0]["luck"]))
    whole = fmean(variance([it["result"][at] for it in samples]) for at in places)
    left = fmean(variance([it["result"][at] - it["luck"][at] for it in samples]) for at in places)
    return whole, left - fmean(fmean(it["variance"]) for it in samples)


def ratio(samples: Samples) -> float:
    """Variance of results without luck over that of results."""
    whole, left = variances(samples)
    return left / whole


def positions(samples: Samples, title: Title) -> Iterator[str]:
    """Mean losses of the agents, their spread over decisions, and their order beside the ratings."""
    losses = {name: [of(it, name) for it in samples] for name in samples[0]["agents"]}
    for name, found in sorted(losses.items(), key=lambda it: fmean(it[1])):
        mean, error = interval(found)
        yield f"{name:12} {mean:5.2f} ±{error:.2f}, spread {error * sqrt(len(found)):.2f}"
    yield from order(losses, title)


def of(sample: dict[str, Any], name: str) -> float:
    """What an agent lost."""
    return loss_of(sample["rows"], sample["agents"][name]).loss


def order(losses: dict[str, list[float]], title: Title) -> Iterator[str]:
    """Pairs of agents whose losses are in another order than their ratings."""
    known = {it: title.roster.anchor(it, title.expansions).strength for it in losses}
    pairs = [(one, other) for one in known for other in known if known[one] >= known[other] + APART]
    gains = {pair: [b - a for a, b in zip(*(losses[it] for it in pair), strict=True)] for pair in pairs}
    wrong = {pair: interval(found) for pair, found in gains.items() if fmean(found) < 0}
    sure = [pair for pair, (mean, error) in wrong.items() if mean < -2 * error]
    right = len(pairs) - len(wrong)
    yield f"{right} of {len(pairs)} pairs in the order of the ratings, {len(sure)} surely not"
    yield from (f"reversed: {one}, {other} {wrong[one, other][0]:+.2f}" for one, other in wrong)


def blunders(samples: Samples, title: Title) -> Iterator[str]:
    """How many planted blunders were marked, and were among the first of their seat: all of them, and those
    that throw most away."""
    planted = [it for it in samples if "deep" in it]
    for least in (0.0, LEAST):
        found = [it for it in planted if it["deep"] >= least]
        marked, first = sum(bool(it["mark"]) for it in found), sum(it["place"] in PLACES for it in found)
        which = f"of at least {least:.0f} points" if least else f"in {len(samples)} games"
        yield f"{len(found)} planted {which}, {marked} marked, {first} among the first three"


def deviation_of(measure: Callable[[Samples], float], samples: Samples) -> float:
    """Standard error of a number that is computed from samples, by leaving out one after the other."""
    count = len(samples)
    found = [measure(samples[:at] + samples[at + 1 :]) for at in range(count)]
    return sqrt((count - 1) * pvariance(found))


def interval(numbers: Sequence[float]) -> tuple[float, float]:
    """Mean and its standard error."""
    if len(numbers) < 2:
        return (fmean(numbers) if numbers else 0.0), 0.0
    return fmean(numbers), stdev(numbers) / sqrt(len(numbers))
