"""Replays: one at a time beside the loop, in turn by person."""

from __future__ import annotations

import asyncio
import threading
import time
from types import SimpleNamespace
from typing import Any

import pytest

from bot.services import REPLAYS, Services
from bot.texts import Texts
from bot.workers.fair_queue import REQUESTER, FairSemaphore
from engine.tables.model.errors import Impossible

FLOODS, OTHER = 1, 2


async def test_a_flood_of_replays_by_one_person_delays_another_by_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    services: Any = SimpleNamespace(replays=FairSemaphore(REPLAYS))
    table: Any = SimpleNamespace(guild=1, expect=lambda *statuses: None)
    running, most, done = threading.Semaphore(REPLAYS), [0], list[int]()

    def moment(table: Any, name: str) -> None:
        most[0] += not running.acquire(blocking=False)
        time.sleep(0.002)
        running.release()
        raise Impossible("no-log")

    monkeypatch.setattr("bot.services.moment", moment)

    async def looks(person: int) -> None:
        REQUESTER.set((1, person))
        await Services.rewind(services, table, Texts.of("en"), "1.later", 0.0)
        done.append(person)

    await asyncio.gather(*[looks(FLOODS) for _ in range(30)], looks(OTHER))
    assert not most[0] and done.index(OTHER) <= 2 and len(done) == 31
