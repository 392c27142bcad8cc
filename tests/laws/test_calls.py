"""What presses cost, as `python -m tests.bench press` counts it: the same on every machine, however busy."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import pytest

from tests.bench.press import WORK, alone


class Most(NamedTuple):
    """Calls of functions of ours, distinct functions, their files, transactions, and contexts: one for each
    state that is shown to a reader. Some 2 % more calls and functions than were counted."""

    calls: int
    functions: int
    files: int
    transactions: int
    contexts: int


MOST = {
    "a purchase": Most(705, 337, 87, 5, 1),
    "a Loading": Most(2_050, 550, 121, 8, 3),
    "a sealed answer": Most(1_455, 487, 120, 8, 3),
    "a menu of a trade": Most(1_092, 383, 100, 4, 1),
    "an offer": Most(1_720, 517, 116, 8, 3),
}


@pytest.fixture(autouse=True)
def nothing_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still there."""
    monkeypatch.setattr("bot.background.sender.PACE", 1_000_000)
    monkeypatch.setattr("bot.background.boards.EDIT_PAUSE", 0)
    monkeypatch.setattr("bot.background.live_offices.SETTLE", 1_000_000)


def test_every_press_of_the_bench_has_a_limit() -> None:
    assert MOST.keys() == WORK.keys()


@pytest.mark.parametrize("name", MOST)
def test_a_press_costs_no_more_than_it_did(name: str) -> None:
    count, most = asyncio.run(alone(WORK[name])), MOST[name]
    counted = Most(count.calls, len(count.functions), len(count.files), count.transactions, count.contexts)
    over = {
        field: (value, limit)
        for field, value, limit in zip(Most._fields, counted, most, strict=True)
        if value > limit
    }
    assert not over, (
        "a press does more than before (counted, limit): ask only what the change can affect, read once"
    )
