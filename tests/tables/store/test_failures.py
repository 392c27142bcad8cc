"""Whatever goes wrong while something is saved: memory says what the file says."""

from __future__ import annotations

import asyncio
import random
import resource
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from engine.tables.model.errors import Damaged, NotSaved, TableError
from engine.tables.model.outbox import Note
from engine.tables.model.table import Table
from engine.tables.people import lobby
from engine.tables.scores.backfill import backfill_results
from engine.tables.service import Tables
from engine.tables.store import Store
from engine.tables.store.transfer import readable
from tests.tables.sittings import ANNA, BEN, Sittings, person_due, whole


class FullDisk(Store):
    """A store that fails before it saves anything, as long as the disk is full."""

    full = False

    async def save(
        self, before: Table, after: Table, notes: tuple[Note, ...] = (), alarm: float | None = None
    ) -> None:
        if self.full:
            raise sqlite3.OperationalError("database or disk is full")
        await super().save(before, after, notes, alarm)


class LateFault(Store):
    """A store that fails when it has saved: what it says must not be taken for what is."""

    failing = False

    async def save(
        self, before: Table, after: Table, notes: tuple[Note, ...] = (), alarm: float | None = None
    ) -> None:
        await super().save(before, after, notes, alarm)
        if self.failing:
            raise OSError("fault after the commit")


async def test_a_disk_that_is_full_changes_nothing_and_the_game_goes_on_later(house: Sittings) -> None:
    store = FullDisk(house.store.connection)
    house.tables = Tables(store, house.clock)
    table = await house.start(ANNA, BEN)
    store.full = True
    with pytest.raises(sqlite3.OperationalError):
        await house.answer(table.id)

    assert whole(await house.tables.table(table.id)) == whole(table) == whole(await house.stored(table.id))
    store.full = False
    assert len((await house.answer(table.id)).moves) >= 1


async def test_a_fault_after_the_commit_is_no_lost_move(house: Sittings) -> None:
    store = LateFault(house.store.connection)
    house.tables = Tables(store, house.clock)
    table = await house.start(ANNA, BEN)
    store.failing = True
    with pytest.raises(OSError, match="after the commit"):
        await house.answer(table.id)
    store.failing = False

    known = await house.tables.table(table.id)
    assert known.revision == table.revision + 1
    assert whole(known) == whole(await house.stored(table.id))


async def test_a_table_changed_behind_our_back_is_read_again(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    other = Tables(house.store, house.clock)
    await other.answer(table.id, person_due(table), house.any_answer)
    with pytest.raises(TableError):
        await house.answer(table.id)

    assert whole(await house.tables.table(table.id)) == whole(await other.table(table.id))


async def test_a_cancelled_answer_has_happened_wholly_or_not_at_all(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    luck, happened = random.Random(1), 0
    for _ in range(300):
        before = await house.tables.table(table.id)
        if before.status != "running":
            break
        task = asyncio.create_task(house.answer(table.id))
        for _ in range(luck.randrange(1, 12)):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        async with house.tables.locks[table.id]:
            after = await house.tables.table(table.id)
        happened += after.revision - before.revision
        assert after.revision - before.revision in (0, 1)
        assert (after is before) == (after.revision == before.revision)
        assert after.moves[: len(before.moves)] == before.moves

    assert happened
    assert whole(await house.stored(table.id)) == whole(await house.tables.table(table.id))


async def test_an_answer_that_waits_behind_a_cancelled_one_gets_its_turn(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    first = asyncio.create_task(house.answer(table.id))
    await asyncio.sleep(0)
    second = asyncio.create_task(house.tables.do(table.id, lobby.end, ANNA, manages=False))
    await asyncio.sleep(0)
    first.cancel()

    assert (await second).status == "ended"
    assert whole(await house.stored(table.id)) == whole(await house.tables.table(table.id))


@pytest.mark.skipif(sys.platform == "win32", reason="there is no limit on files there")
async def test_a_file_that_cannot_grow_fails_one_press_and_not_those_after_it(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """As on a disk that is full, or has become read-only, until there is room again; each is said once."""
    house = await Sittings(path).begin()
    table = await house.start(ANNA, BEN)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size(Path(f"{path}-wal")), hard))
    try:
        for _ in range(3):
            with pytest.raises(NotSaved, match=r"full|I/O"):
                await house.answer(table.id)
            assert house.store.connection.writability.trouble
            assert len((await house.stored(table.id)).log) == len(table.log)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    after = await house.answer(table.id)
    assert not house.store.connection.writability.trouble
    await house.stop()
    said = [it.getMessage() for it in caplog.records]
    assert len(said) == 2 and said[1] == "saved again: the database can be written"
    assert said[0].startswith(f"nothing can be saved: the disk of {path} ")
    assert len(after.log) > len(table.log)


async def test_a_corrupt_page_costs_its_tables_and_no_others(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    house = await Sittings(path).begin()
    for channel in range(1, 8):
        await house.play((await house.start(ANNA, BEN, channel=channel)).id, 30)
    await house.stop()
    spoil(path)
    house = await Sittings(path).begin()
    lost = [table for table in range(1, 8) if not await readable(house.store.connection, table)]
    try:
        assert 0 < len(lost) < 7
        with pytest.raises(Damaged):
            await house.tables.table(lost[0])
        await backfill_results(house.store)
        assert await house.answer(7)
    finally:
        await house.stop()


def size(path: Path) -> int:
    """Bytes of a file."""
    return path.stat().st_size


def spoil(path: Path) -> None:
    """Write noise over a page of the log."""
    with closing(sqlite3.connect(path)) as db:
        leaves = "SELECT pageno FROM dbstat WHERE name = 'log' AND pagetype = 'leaf' ORDER BY pageno"
        page = db.execute(leaves).fetchone()[0]
        (bytes_,) = db.execute("PRAGMA page_size").fetchone()
    data = bytearray(path.read_bytes())
    data[(page - 1) * bytes_ : page * bytes_] = b"\xaa" * bytes_
    path.write_bytes(data)
