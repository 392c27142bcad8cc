"""Hints: one answer for a table, a seat and a moment; one thought under way for a person."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.workers.pool import GivenUp
from bot.workers.thinkers import Thinkers
from engine.agents.agent import default
from engine.tables.model.table import Chair, Table
from engine.tables.play import start

ANNA, BEN, CLARA = 1, 2, 3


@pytest.fixture
def table() -> Table:
    """Anna and Ben play where hints may be asked for."""
    chairs = (Chair(person=ANNA), Chair(person=BEN))
    opened = Table(1, 1, 1, ANNA, "speicherstadt", (), 2, chairs=chairs)
    return start.start(opened, ANNA, now=0.0, seed="advice")


class Workers:
    """Counts the thoughts, which last until `ends` is set and find this, or nothing if `fails`."""

    def __init__(self, found: str) -> None:
        self.found = found
        self.begun = self.now = self.most = 0
        self.ends = asyncio.Event()
        self.fails = False
        self.asked: list[Any] = []

    async def run(self, *facts: Any, limit: float, server: int) -> str:
        """A worker thinks."""
        self.asked.append(facts)
        self.begun, self.now = self.begun + 1, self.now + 1
        self.most = max(self.most, self.now)
        await self.ends.wait()
        self.now -= 1
        if self.fails:
            raise GivenUp("it took too long")
        return self.found


@pytest.fixture
def workers(table: Table) -> Workers:
    """They find the default."""
    decision = next(it for it in table.pending if it.blocking)
    return Workers(json.dumps([(default(decision).as_move(), 8, 0.0)]))


@pytest.fixture
def thinkers(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> Thinkers:
    """Thinkers with these workers."""
    it = Thinkers(SimpleNamespace(on_thinking=None), lambda: None, 1, 1.0)  # type: ignore[arg-type]
    monkeypatch.setattr(it, "workers", workers)
    return it


async def stirred() -> None:
    """All that happens without waiting for anything has happened."""
    for _ in range(50):
        await asyncio.sleep(0)


async def test_thirty_presses_at_one_moment_are_one_thought(
    table: Table, thinkers: Thinkers, workers: Workers
) -> None:
    asked = [asyncio.create_task(thinkers.advice(table, 0, ANNA)) for _ in range(30)]
    asked.append(asyncio.create_task(thinkers.advice(table, 0, BEN)))
    await stirred()
    workers.ends.set()
    answers = await asyncio.gather(*asked)
    assert len({*answers}) == 1 and answers[0] and workers.begun == 1
    assert await thinkers.advice(table, 0, ANNA) == answers[0] and workers.begun == 1


async def test_another_moment_seat_or_table_is_another_thought_and_one_person_has_one_at_a_time(
    table: Table, thinkers: Thinkers, workers: Workers
) -> None:
    tables = [replace(table, id=number) for number in range(1, 6)]
    asked = [asyncio.create_task(thinkers.advice(it, 0, ANNA)) for it in tables]
    await stirred()
    assert workers.begun == 1
    asked.append(asyncio.create_task(thinkers.advice(table, 1, BEN)))
    await stirred()
    assert workers.begun == 2
    workers.ends.set()
    await asyncio.gather(*asked)
    assert workers.begun == 6 and workers.most == 2


async def test_what_was_not_found_is_thought_of_again(
    table: Table, thinkers: Thinkers, workers: Workers
) -> None:
    workers.ends.set()
    workers.fails = True
    assert await thinkers.advice(table, 0, ANNA) == ()
    workers.fails = False
    assert await thinkers.advice(table, 0, ANNA) and workers.begun == 2


async def test_a_cancelled_caller_leaves_the_search_to_others(
    table: Table, thinkers: Thinkers, workers: Workers
) -> None:
    first = asyncio.create_task(thinkers.advice(table, 0, ANNA))
    await stirred()
    first.cancel()
    second = asyncio.create_task(thinkers.advice(table, 0, BEN))
    await stirred()
    workers.ends.set()
    assert await second and workers.begun == 1


async def test_a_lesson_is_advised_by_the_same_judge_with_the_same_time(
    table: Table, thinkers: Thinkers, workers: Workers
) -> None:
    workers.ends.set()
    for lesson in (False, True):
        await thinkers.advice(replace(table, id=int(lesson), lesson=lesson), 0, ANNA)
    elsewhere, taught = ((request.judge, seconds) for _, request, seconds in workers.asked)
    assert taught == elsewhere == (table.agents.judge, thinkers.seconds)
