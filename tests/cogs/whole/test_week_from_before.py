"""A duplicate week that ran under version 1.0.0 goes on, sealed, to its end."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.seasons.service.fixtures import table_of
from engine.seasons.service.seasons import SeasonService
from engine.tables.model.errors import Impossible
from engine.tables.service import Tables
from engine.tables.store import Store
from tests.tables.sittings import gone_on

BEFORE = Path(__file__).with_name("before") / "week.sql"
BEGAN = 1_800_000_000.0
OVER, RUNNING = 1, 2
"""Its tables: the attempts of the persons 101 and 102. That of 103 has none yet."""


class Week:
    """The week as this version sees it."""

    def __init__(self, store: Store) -> None:
        self.now = BEGAN + 1_000
        self.tables = Tables(store, clock=lambda: self.now)
        self.seasons = SeasonService(self.tables)


@pytest.fixture
async def week(tmp_path: Path) -> AsyncIterator[Week]:
    """The file of then, opened by this version."""
    db = sqlite3.connect(tmp_path / "kontor.sqlite3")
    db.executescript(BEFORE.read_text(encoding="utf-8"))
    db.execute("DELETE FROM outbox")  # all had been said
    db.commit()
    db.close()
    store = await Store.open(tmp_path / "kontor.sqlite3")
    yield Week(store)
    await store.close()


async def test_it_is_sealed_and_goes_on_to_its_end(week: Week) -> None:
    tables, seasons = week.tables, week.seasons
    it = await seasons.edition(1)
    over = await tables.table(OVER)
    assert it.row.status == "running" and over.withheld
    with pytest.raises(Impossible):
        await tables.record(OVER)
    owed = await tables.store.connection.look(lambda db: db.execute("SELECT * FROM outbox").fetchall())
    assert [(row["table_id"], row["what"]) for row in owed] == [(OVER, "board")], "its old board shows all"

    third = await tables.open(table_of(it, 3, 53, week.now), fixture=3)
    assert third.deal == over.deal
    for number in (RUNNING, third.id):
        await tables.change(number, lambda it: gone_on(it, 2_000, random.Random(3), week.now))
    await seasons.fire_alarm(1)
    assert (await seasons.edition(1)).row.status == "running"

    week.now = it.plan.ends + 1
    await seasons.fire_alarm(1)
    assert (await seasons.edition(1)).row.status == "ended"
    assert (await tables.record(OVER)).seal.seed == over.seed


async def test_a_player_of_then_who_is_erased_now_gets_no_second_attempt(week: Week) -> None:
    for person in (101, 102, 103):
        await week.tables.erase(person)
        with pytest.raises(Impossible):
            await week.seasons.attempt(1, person)
    assert len((await week.seasons.edition(1)).people) == 3
