"""What presses cost, as `python -m tests.bench press` counts it: the same on every machine, however busy."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import pytest

from tests.bench.press import WORK, alone

TRANSACTIONS = 8


class Most(NamedTuple):
    """Calls of functions of ours, some 5 % more than were counted; contexts: one for each state that is shown
    to a reader."""

    calls: int
    contexts: int
    transactions: int = TRANSACTIONS


MOST = {
    "a purchase": Most(735, 1),
    "a Loading": Most(1_610, 3),
    "a sealed answer": Most(1_320, 3),
    "a menu of a trade": Most(940, 1),
    "an offer": Most(1_625, 3),
}


@pytest.fixture(autouse=True)
def nothing_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still there."""
    monkeypatch.setattr("bot.background.sender.PACE", 1_000_000)
    monkeypatch.setattr("bot.background.boards.EDIT_PAUSE", 0)


def test_every_press_of_the_bench_has_a_limit() -> None:
    assert MOST.keys() == WORK.keys()


@pytest.mark.parametrize("name", MOST)
def test_a_press_costs_no_more_than_it_did(name: str) -> None:
    it, most = asyncio.run(alone(WORK[name])), MOST[name]
    assert it.calls <= most.calls
    assert it.transactions <= most.transactions
    assert it.contexts <= most.contexts
