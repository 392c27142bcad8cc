"""What the samples show, in tables."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, pvariance, quantiles, stdev, variance
from typing import Any

from engine.analysis.analysis import MATTERS
from engine.analysis.losses import SURE, Loss, Mark, gap, loss_of, mark_of
from engine.analysis.parameters import load_parameters
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
    """Mean losses of the agents, their order beside the ratings, quantiles, families, and agreement."""
    losses = {name: [of(it, name) for it in samples] for name in samples[0]["agents"]}
    mattered = [at for at, it in enumerate(samples) if gap(it["rows"]) >= MATTERS]
    for name, found in sorted(losses.items(), key=lambda it: fmean(it[1])):
        mean, error = interval(found)
        one, other = interval([found[at] for at in mattered])
        yield f"{name:12} {mean:5.2f} ±{error:.2f}; in {len(mattered)} that mattered {one:5.2f} ±{other:.2f}"
    yield from order(losses, title)
    middle = losses[title.judge.middle.name]
    cuts = quantiles(middle, n=20) if len(middle) > 1 else [0.0] * 19
    yield f"quantiles of the middle player, 75, 85, 95 %: {cuts[14]:.2f}, {cuts[16]:.2f}, {cuts[18]:.2f}"
    yield from families(samples, title)
    marks = load_parameters(title.judge.data).marks_of(title.expansions)
    yield from agreement([it["again"] for it in samples if it["again"]], marks)


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


def families(samples: Samples, title: Title) -> Iterator[str]:
    """How often the families of policies differ where a loss is sure otherwise."""
    least = load_parameters(title.judge.data).marks_of(title.expansions)[0]
    found = [loss_of(it["rows"], at) for it in samples for at in {*it["agents"].values()}]
    errors = [it for it in found if it.loss >= max(least, SURE * it.error)]
    yield f"families differ in sign on {sum(not it.agreed for it in errors)} of {len(errors)} sure losses"


def agreement(samples: Samples, marks: Sequence[float]) -> Iterator[str]:
    """How often another seed, and a deep judge, find what a seed marks as a mistake or worse, with these
    thresholds."""
    for one, others in (("a", ("b", "deep")), ("b", ("a", "deep"))):
        marked = [it for it in samples if mark(it, one, marks) in ERRORS]
        for other in others:
            both = sum(mark(it, other, marks) in ERRORS for it in marked)
            found = sum(it.get(other, {}).get("loss", 0.0) >= marks[1] / 2 for it in marked)
            yield f"of {len(marked)} marked by {one}, {both} marked and {found} half found by {other}"


def mark(sample: dict[str, Any], seed: str, marks: Sequence[float]) -> Mark:
    """The mark that a seed gives with these thresholds, by the loss that it has measured."""
    it = sample.get(seed)
    return mark_of(Loss(it["loss"], it["error"], 0, it["agreed"]), marks) if it else ""


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
