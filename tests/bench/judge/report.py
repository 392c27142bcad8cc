"""What the samples show: precision, size, recall and agreement of marks, and where errors are missed."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from math import hypot, sqrt
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from engine.games import GAMES
from tests.bench.judge.truths import SURE, Store, Truth

Verdict = dict[str, Any]


class Sample(NamedTuple):
    """A decision: what its playouts say, and what two seeds of the judge say."""

    truth: Truth
    verdicts: list[Verdict]
    seconds: float

    @property
    def marks(self) -> list[Verdict]:
        """What was marked."""
        return [verdict for verdict in self.verdicts if verdict["mark"]]


class Mark(NamedTuple):
    """A mark: points told, points that the playouts find, their standard error."""

    told: float
    cost: float
    error: float

    @property
    def is_true(self) -> bool:
        """Whether it surely cost something."""
        return self.cost > SURE * self.error

    @property
    def is_sized(self) -> bool:
        """Whether it cost half to double of what was told."""
        return self.told / 2 <= self.cost <= 2 * self.told


def report(folder: Path, *, missed: bool = False) -> Iterator[str]:
    """A few lines for each game and judge; with `missed` also a line for each error that was not marked and
    for each mark that is not true."""
    for file in sorted(folder.glob("*.jsonl")):
        title, judge = file.stem.split(".")
        if judge != "truth":
            found = samples(folder, title, judge)
            yield f"{title}, judge {judge}, {len(found)} decisions"
            yield from (f"  {line}" for line in lines(found))
            yield from (f"  {line}" for line in faults(found) if missed)


def samples(folder: Path, title: str, judge: str) -> list[Sample]:
    """All that a judge was asked of a game."""
    known = Store(folder / f"{title}.truth.jsonl", GAMES[title.split("+", maxsplit=1)[0]]).known
    said = map(json.loads, (folder / f"{title}.{judge}.jsonl").read_text(encoding="utf-8").splitlines())
    return [Sample(known[line["game"], line["number"]], line["verdicts"], line["seconds"]) for line in said]


def lines(found: Sequence[Sample]) -> Iterator[str]:
    """The numbers of a game; of marks of both seeds."""
    marks = [mark for sample in found for mark in marks_of(sample)]
    yield f"marks that cost something beyond two errors: {share([mark.is_true for mark in marks])}"
    below, false = (
        sum(mark.cost <= 0 for mark in marks),
        sum(mark.cost < -SURE * mark.error for mark in marks),
    )
    yield f"  {below} are not above 0, {false} surely below it"
    told, cost = mean([mark.told for mark in marks]), mean([mark.cost for mark in marks])
    error = hypot(*(mark.error for mark in marks)) / max(1, len(marks)) * sqrt(2)
    yield f"  mean cost {cost} ±{error:.2f}, told {told}; mean error {mean([mark.error for mark in marks])}"
    yield f"size within half to double: {share([mark.is_sized for mark in marks])}"
    hits = [bool(verdict["mark"]) for sample in found if sample.truth.is_error for verdict in sample.verdicts]
    yield f"sure errors of a point that are marked: {share(hits)}"
    both = [len(sample.marks) == len(sample.verdicts) for sample in found for _ in sample.marks]
    yield f"marks that the other seed sets as well: {share(both)}"
    yield f"{fmean(sample.seconds for sample in found):.2f} s a decision"


def marks_of(sample: Sample) -> Iterator[Mark]:
    """The marks of a decision whose cost is known."""
    for verdict in sample.marks:
        cost = sample.truth.cost(best_of(verdict))
        if cost is not None:
            yield Mark(verdict["loss"], cost.points, cost.error)


def best_of(verdict: Verdict) -> str:
    """Name of the answer that a judge calls the best."""
    best = next(cost["moves"] for cost in verdict["costs"] if cost["moves"][0] == verdict["best"])
    return json.dumps(best)


def faults(found: Sequence[Sample]) -> Iterator[str]:
    """Errors that were not marked, with what stood against it, and marks that are not true."""
    for truth, verdicts, _ in found:
        for verdict in verdicts:
            cost = truth.cost(best_of(verdict))
            kind = "missed" if truth.is_error and not verdict["mark"] else ""
            if verdict["mark"] and cost is not None:
                mark = Mark(verdict["loss"], cost.points, cost.error)
                kind = "" if mark.is_true and mark.is_sized else "size" if mark.is_true else "false"
            if kind:
                named = (
                    f"best {points(cost.points, cost.error, cost.families)}"
                    if cost
                    else "the played one best"
                )
                yield (
                    f"{kind} {truth.ask} round {truth.round}: {reason(truth, verdict)}; told "
                    f"{points(verdict['loss'], verdict['error'], verdict['families'])} after "
                    f"{verdict['lines']}, {named}, loss {points(*truth.loss) if truth.rows else 'unknown'}"
                )


def reason(truth: Truth, verdict: Verdict) -> str:
    """What stood against a mark."""
    compared = {json.dumps(cost["moves"]): cost for cost in verdict["costs"]}
    if truth.rows and truth.best not in compared:
        return "the best answer was not compared"
    if min(verdict["families"]) < -0.3:
        return "a family says otherwise"
    if verdict["loss"] < SURE * verdict["error"]:
        return "not sure"
    return verdict["mark"] or "too small"


def points(loss: float, error: float, families: Sequence[float]) -> str:
    """Points with their standard error, and those of both families."""
    return f"{loss:.2f} ±{error:.2f} ({families[0]:.1f}, {families[1]:.1f})"


def share(found: Sequence[bool]) -> str:
    """A share in per cent with its standard error, as if one more of each had been seen."""
    part, whole = sum(found), len(found)
    if not whole:
        return "-"
    rate = (part + 1) / (whole + 2)
    return f"{part} of {whole}, {100 * part / whole:.0f} % ±{100 * sqrt(rate * (1 - rate) / whole):.0f}"


def mean(numbers: Sequence[float]) -> str:
    """The mean of numbers."""
    return f"{fmean(numbers):.2f}" if numbers else "-"
