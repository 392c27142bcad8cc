"""What the samples show: precision, size, recall and agreement of marks."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Any

Samples = Sequence[dict[str, Any]]
LARGE = 1.0
"""Points from which on an error should be found."""
SURE = 2.0
"""Standard errors beyond which something is sure."""


def report(folder: Path) -> Iterator[str]:
    """A few lines for each game."""
    for file in sorted(folder.glob("*.jsonl")):
        samples = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
        yield f"{file.stem}, {len(samples)} decisions"
        yield from (f"  {line}" for line in lines(samples))


def lines(samples: Samples) -> Iterator[str]:
    """The numbers of a game; of marks of both seeds."""
    marks = [(sample, at) for sample in samples for at in (0, 1) if sample["verdicts"][at]["mark"]]
    named = [(sample["named"][at], sample["verdicts"][at]["loss"]) for sample, at in marks]
    known = [(found, told) for found, told in named if found is not None]
    true = sum(found[0] > SURE * found[1] for found, _ in known)
    false = sum(found[0] < -SURE * found[1] for found, _ in known)
    below = sum(found[0] <= 0 for found, _ in known)
    yield f"marks that cost something beyond two errors: {share(true, len(known))}"
    yield f"  {below} are not above 0, {false} surely below it"
    yield f"  mean cost {mean([found[0] for found, _ in known])}, told {mean([told for _, told in known])}"
    half = sum(told / 2 <= found[0] <= 2 * told for found, told in known)
    yield f"size within half to double: {share(half, len(known))}"
    errors = [sample for sample in samples if is_error(sample)]
    hits = [bool(sample["verdicts"][at]["mark"]) for sample in errors for at in (0, 1)]
    yield f"of {len(errors)} sure errors of a point marked: {share(sum(hits), len(hits))}"
    both = [bool(sample["verdicts"][1 - at]["mark"]) for sample, at in marks]
    yield f"of {len(both)} marks also marked by the other seed: {share(sum(both), len(both))}"
    yield f"{fmean(sample['seconds'] for sample in samples):.2f} s a decision"


def is_error(sample: dict[str, Any]) -> bool:
    """Whether full playouts are sure that an answer cost something, and find a point at least."""
    found = sample["loss"]
    return found is not None and found[0] >= LARGE and found[0] > SURE * found[1]


def share(part: int, whole: int) -> str:
    """A share in per cent with its standard error, as if one more of each had been seen."""
    if not whole:
        return "-"
    rate = (part + 1) / (whole + 2)
    return f"{part} of {whole}, {100 * part / whole:.0f} % ±{100 * sqrt(rate * (1 - rate) / whole):.0f}"


def mean(numbers: Sequence[float]) -> str:
    """The mean of numbers."""
    return f"{fmean(numbers):.2f}" if numbers else "-"
