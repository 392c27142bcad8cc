"""Tables that want to think do so in turn by server, as many at once as there are workers, each once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from bot.background.thinkers import Thinkers

Crowd = Callable[[int], Thinkers]


class Hall:
    """Tables at each of which the same agent has to think for ever; `begun`: whose thoughts, in order."""

    def __init__(self) -> None:
        self.pondered: Callable[[Any], None] = lambda table: None
        self.begun: list[int] = []
        self.ends = asyncio.Event()

    def seat(self, number: int, server: int) -> Any:
        """A table of this number."""
        return SimpleNamespace(id=number, guild=server, thinking=((0, 0),))

    async def answered(self, number: int) -> Any:
        """In place of what workers do."""
        self.begun.append(number)
        await self.ends.wait()
        return SimpleNamespace(id=number, guild=number // 100, thinking=())


@pytest.fixture
def hall() -> Hall:
    """Where they sit."""
    return Hall()


@pytest.fixture
def crowd(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> Iterator[Crowd]:
    """Thinkers of this hall, with so many workers and no rest."""
    monkeypatch.setattr("bot.background.thinkers.PAUSE", 0.0)

    def gathered(workers: int) -> Thinkers:
        it = Thinkers(hall, lambda: None, workers, 1.0)  # type: ignore[arg-type]
        monkeypatch.setattr(it, "answered", hall.answered)
        return it

    return gathered  # type: ignore[return-value]


async def stirred() -> None:
    """All that happens without waiting for anything has happened."""
    for _ in range(50):
        await asyncio.sleep(0)


async def test_each_table_thinks_once_and_as_many_at_once_as_there_are_workers(
    hall: Hall, crowd: Crowd
) -> None:
    thinkers = crowd(2)
    for number in (1, 2, 3, 4, 1, 3):
        hall.pondered(hall.seat(number, 0))
    await stirred()
    assert hall.begun == [1, 2] and len(thinkers.busy) == 2

    hall.ends.set()
    await stirred()
    assert hall.begun == [1, 2, 3, 4]
    assert not (thinkers.busy or thinkers.wanted or thinkers.line or thinkers.rests)
    await thinkers.close()


async def test_a_server_full_of_masters_delays_its_own(hall: Hall, crowd: Crowd) -> None:
    thinkers = crowd(1)
    for number in range(100, 300):
        hall.pondered(hall.seat(number, 1))
    await stirred()
    hall.pondered(hall.seat(7, 0))
    await stirred()
    hall.ends.set()
    await stirred()

    assert hall.begun[:3] == [100, 7, 101]
    await thinkers.close()


async def test_a_table_with_more_to_think_goes_behind_the_others(
    hall: Hall, crowd: Crowd, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers = crowd(1)

    async def again(number: int) -> Any:
        hall.begun.append(number)
        await asyncio.sleep(0)
        hall.pondered(hall.seat(number, 1))  # as the store does when the answer is saved
        return hall.seat(number, 1)

    monkeypatch.setattr(thinkers, "answered", again)
    for number in (1, 2, 3):
        hall.pondered(hall.seat(number, 1))
    await stirred()
    assert hall.begun[:7] == [1, 2, 3, 1, 2, 3, 1]
    await thinkers.close()


async def test_who_waits_when_the_house_closes_does_not_begin(hall: Hall, crowd: Crowd) -> None:
    thinkers = crowd(1)
    for number in (1, 2):
        hall.pondered(hall.seat(number, 0))
    await stirred()
    hall.pondered(hall.seat(3, 0))
    await thinkers.close()
    hall.pondered(hall.seat(4, 0))
    await stirred()
    assert hall.begun == [1] and not thinkers.busy


async def test_a_table_that_fails_stops_no_other(
    hall: Hall, crowd: Crowd, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers = crowd(1)

    async def broken(number: int) -> Any:
        hall.begun.append(number)
        raise KeyError("a bug")

    monkeypatch.setattr(thinkers, "answered", broken)
    for number in (1, 2, 1):
        hall.pondered(hall.seat(number, 0))
    await stirred()
    hall.pondered(hall.seat(1, 0))
    await stirred()
    assert hall.begun == [1, 2, 1]
    await thinkers.close()
