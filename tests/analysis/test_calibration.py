"""Calibration of the judges: a sample of each kind at the smallest size, and the report on planted ones."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from engine.agents.judge import Judge
from tests.bench.calibration import blunders, luck, measure, positions, sums, tables
from tests.bench.calibration.report import ratio, report


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few questions, answers and lines; a blunder is whatever costs anything."""
    for module, name, value in (
        (positions, "POSITIONS", 2),
        (positions, "LINES", 4),
        (blunders, "POSITIONS", 2),
        (blunders, "ANSWERS", 3),
        (blunders, "DEEP", (4,)),
        (blunders, "CLEAR", 0.0),
        (blunders, "LEAST", -99.0),
        (blunders, "SEATS", 2),
        (Judge, "stages", (4,)),
        (tables, "MASTER", "quick"),
    ):
        monkeypatch.setattr(module, name, value)


*_, TITLE = (it for it in measure.titles() if not it.expansions)
"""A game with few decisions."""
KINDS = {
    "sums": sums.measure(TITLE, 2, "0"),
    "luck": luck.measure(TITLE, "quick", 2, "0"),
    "positions": positions.measure(TITLE, "0"),
    "blunders": blunders.measure(TITLE, "0"),
}


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("kind", KINDS)
def test_a_sample_of_each_kind_can_be_reported(kind: str, tmp_path: Path) -> None:
    samples: Iterator[dict[str, Any]] = KINDS[kind]
    write(tmp_path, f"{kind} {TITLE}", [*islice(samples, 1)])
    heading, *told = report(tmp_path)
    assert heading == f"{kind} {TITLE}, 1 samples"
    assert told or kind == "luck"


def test_everything_is_measured_in_turn(tmp_path: Path) -> None:
    """As long as there is time, and nothing that was not asked for."""
    measure.measure(tmp_path, "0", 0.2, [f"sums {TITLE} 2"])
    assert [it.name for it in tmp_path.iterdir()] == [f"sums {TITLE} 2.jsonl"]


def test_each_part_is_measured_once() -> None:
    names = [it.name for it in measure.parts("0")]
    assert len(names) == len({*names})
    assert f"luck middle {TITLE}" in names and f"blunders {TITLE}" in names


def write(folder: Path, name: str, samples: list[dict[str, Any]]) -> None:
    """Store samples as the measurement does."""
    text = "".join(json.dumps(it) + "\n" for it in samples)
    (folder / f"{name}.jsonl").write_text(text, encoding="utf-8")


def test_luck_that_explains_half_of_the_variance() -> None:
    """Results are luck and something else, of equal size and independent."""
    found = [
        {"result": [one + two, -one - two], "luck": [one, -one], "variance": [0.0, 0.0]}
        for one in (-1.0, 1.0)
        for two in (-1.0, 1.0)
    ]
    assert ratio(found) == pytest.approx(0.5)
    noisy = [{**it, "variance": [0.1, 0.1]} for it in found]
    assert ratio(noisy) < 0.5


def test_planted_blunders_are_counted_by_size(tmp_path: Path) -> None:
    found = [
        {"deep": 4.5, "mark": "blunder", "place": 1},
        {"deep": 5.0, "mark": "mistake", "place": 4},
        {"deep": 3.0, "mark": "", "place": None},
        {},
    ]
    write(tmp_path, f"blunders {TITLE}", found)
    assert [it.strip() for it in report(tmp_path)][1:] == [
        "3 planted in 4 games, 2 marked, 1 among the first three",
        "2 planted of at least 4 points, 2 marked, 1 among the first three",
    ]
