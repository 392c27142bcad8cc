"""After a long standstill many tables want to think; only so many do at once, and all get their turn."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.background import thinkers
from bot.background.thinkers import Thinkers


async def test_so_many_tables_think_at_once_and_the_others_after_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinkers, "AT_ONCE", 2)
    tables: Any = SimpleNamespace()
    crowd = Thinkers(tables, lambda: None, 1, 1.0)
    begun, ends = list[int](), asyncio.Event()

    async def think(table: int) -> None:
        begun.append(table)
        await ends.wait()

    monkeypatch.setattr(crowd, "go_on", think)
    for table in (1, 2, 3, 4, 1, 3):
        tables.pondered(table)
    await asyncio.sleep(0)
    assert begun == [1, 2] and len(crowd.busy) == 2

    ends.set()
    for _ in range(10):
        await asyncio.sleep(0)
    assert begun == [1, 2, 3, 4] and not crowd.busy and not crowd.waiting
    await crowd.close()


async def test_who_waits_when_the_house_closes_does_not_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "AT_ONCE", 1)
    tables: Any = SimpleNamespace()
    crowd = Thinkers(tables, lambda: None, 1, 1.0)
    begun = list[int]()

    async def think(table: int) -> None:
        begun.append(table)
        await asyncio.Event().wait()

    monkeypatch.setattr(crowd, "go_on", think)
    for table in (1, 2):
        tables.pondered(table)
    await asyncio.sleep(0)
    await crowd.close()
    assert begun == [1] and not crowd.busy
