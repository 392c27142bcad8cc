"""Tables that want to think do so in turn by server, as many at once as there are workers, each once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from bot.workers.thinkers import Thinkers

Crowd = Callable[[int], Thinkers]


class Alone:
    """No one else thinks."""

    async def claim(self, name: str) -> bool:
        return True

    async def let_go(self, name: str) -> None:
        pass


class Hall:
    """Tables; those from 100 to 199 stand on server 1. `moves`: how often an agent must still think
    at each; `begun`: at which one has begun to, in order; `ends`: set, and thoughts end at once."""

    def __init__(self) -> None:
        self.store = SimpleNamespace(connection=Alone())
        self.on_thinking: Callable[[Any], None] = lambda table: None
        self.moves: dict[int, int] = {}
        self.begun: list[int] = []
        self.ends = asyncio.Event()

    def want(self, *numbers: int, moves: int = 1) -> None:
        """Someone has to think at these tables, so often."""
        for number in numbers:
            self.moves[number] = moves
            self.on_thinking(self.at(number))

    def at(self, number: int) -> Any:
        """A table as it is."""
        thinking = ((0, 0),) if self.moves[number] else ()
        return SimpleNamespace(id=number, guild=number // 100, thinking=thinking)

    async def table(self, number: int) -> Any:
        """The same."""
        return self.at(number)

    async def answer_for_agent(self, number: int, seat: int, ply: int, action: object) -> Any:
        """It is saved."""
        self.moves[number] -= 1
        if self.moves[number]:
            self.on_thinking(self.at(number))
        await asyncio.sleep(0)
        return self.at(number)

    async def thought(self, table: Any, seat: int) -> Any:
        """What a worker does."""
        self.begun.append(table.id)
        await self.ends.wait()


@pytest.fixture
def hall() -> Hall:
    """Where they sit."""
    return Hall()


@pytest.fixture
def crowd(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> Crowd:
    """Thinkers of this hall, with this many workers and no rest."""
    monkeypatch.setattr("bot.workers.thinkers.PAUSE", 0.0)

    def gathered(workers: int) -> Thinkers:
        it = Thinkers(hall, lambda: None, workers, 1.0)  # type: ignore[arg-type]
        monkeypatch.setattr(it, "search_move", hall.thought)
        return it

    return gathered


async def stirred() -> None:
    """All that happens without waiting for anything has happened."""
    for _ in range(50):
        await asyncio.sleep(0)


def idle(thinkers: Thinkers, workers: int) -> bool:
    """Whether nothing is left of all that was wanted."""
    rest = thinkers.busy or thinkers.wanted or thinkers.line or thinkers.rests
    return not rest and thinkers.free == workers


async def test_each_table_thinks_once_and_as_many_at_once_as_there_are_workers(
    hall: Hall, crowd: Crowd
) -> None:
    thinkers = crowd(2)
    hall.want(1, 2, 3, 4, 1, 3)
    await stirred()
    assert hall.begun == [1, 2] and len(thinkers.busy) == 2

    hall.ends.set()
    await stirred()
    assert hall.begun == [1, 2, 3, 4]
    assert idle(thinkers, 2)
    await thinkers.close()


async def test_a_server_full_of_masters_delays_its_own(hall: Hall, crowd: Crowd) -> None:
    thinkers = crowd(1)
    hall.want(*range(100, 200))
    await stirred()
    hall.want(7)
    await stirred()
    hall.ends.set()
    await stirred()

    assert hall.begun[:3] == [100, 7, 101]
    await thinkers.close()


async def test_a_table_with_more_to_think_goes_behind_the_others(hall: Hall, crowd: Crowd) -> None:
    thinkers = crowd(1)
    hall.ends.set()
    hall.want(1, 2, 3, moves=2)
    await stirred()
    assert hall.begun == [1, 2, 3, 1, 2, 3]
    assert idle(thinkers, 1)
    await thinkers.close()


async def test_while_an_answer_is_saved_the_next_table_thinks(
    hall: Hall, crowd: Crowd, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers, saved = crowd(1), asyncio.Event()

    async def answer_for_agent(*facts: Any) -> Any:
        await saved.wait()
        return SimpleNamespace(thinking=())

    monkeypatch.setattr(hall, "answer_for_agent", answer_for_agent)
    hall.ends.set()
    hall.want(1, 2)
    await stirred()
    assert hall.begun == [1, 2]
    saved.set()
    await stirred()
    assert idle(thinkers, 1)
    await thinkers.close()


async def test_a_waiting_task_does_not_begin_when_the_bot_closes(hall: Hall, crowd: Crowd) -> None:
    thinkers = crowd(1)
    hall.want(1, 2)
    await stirred()
    hall.want(3)
    await thinkers.close()
    hall.want(4)
    await stirred()
    assert hall.begun == [1] and not thinkers.busy


async def test_a_table_that_fails_stops_no_other(
    hall: Hall, crowd: Crowd, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers = crowd(1)

    async def broken(table: Any, seat: int) -> Any:
        hall.begun.append(table.id)
        raise KeyError("a bug")

    monkeypatch.setattr(thinkers, "search_move", broken)
    hall.want(1, 2, 1)
    await stirred()
    hall.want(1)
    await stirred()
    assert hall.begun == [1, 2, 1]
    assert idle(thinkers, 1)
    await thinkers.close()
