"""Backups: what they hold, how they are called, how long they stay, and what comes of one that fails."""

from __future__ import annotations

import asyncio
import errno
import shutil
import sqlite3
from collections.abc import Callable
from datetime import date
from pathlib import Path
from threading import Event
from typing import NamedTuple

import pytest

from engine.tables.model.table import Table
from engine.tables.store.sqlite import copies as module
from engine.tables.store.sqlite.connection import open_file
from engine.tables.store.sqlite.contents import fault
from engine.tables.store.sqlite.copies import BackupFailed, Copies, finish_copy, pacing
from tests.tables.sittings import ANNA, BEN, CLARA, Sittings

DAY = date(2026, 11, 21)
TABLES = 12
PADDING = 1_500
"""Pages that make the copying last for some time."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "backups"


class Halt:
    """Stops a copy after its first step, until it may go on."""

    def __init__(self) -> None:
        self.reached, self.go_on = Event(), Event()

    def pacing(self, copy: Path, ended: Event) -> Callable[[], None]:
        rest = pacing(copy, ended)

        def step() -> None:
            rest()
            self.reached.set()
            assert self.go_on.wait(10)

        return step


@pytest.fixture
def halt(monkeypatch: pytest.MonkeyPatch) -> Halt:
    halt = Halt()
    monkeypatch.setattr(module, "pacing", halt.pacing)
    return halt


@pytest.fixture
def copies(house: Sittings, folder: Path) -> Copies:
    return Copies(house.store.connection, folder)


def files(folder: Path) -> list[str]:
    """What is in a folder."""
    return sorted(path.name for path in folder.iterdir())


class Acknowledged(NamedTuple):
    """This many entries of the log of a table were stored when its press was answered."""

    table: int
    entries: int


async def padded(house: Sittings) -> None:
    """More pages, as of many games that are over."""

    def write(db: sqlite3.Connection) -> None:
        pages = [(f"page {number}", "x" * 4_000) for number in range(PADDING)]
        db.executemany("INSERT INTO settings (name, value) VALUES (?, ?)", pages)

    await house.file.transact(write)
    assert await Copies(house.store.connection, Path()).size() > PADDING * 4_000


async def keep_playing(house: Sittings, table: int, heard: list[Acknowledged], ended: asyncio.Event) -> None:
    """Answer without a pause, as long as the game lasts."""
    while not ended.is_set() and (await house.tables.table(table)).status == "running":
        after = await house.answer(table)
        heard.append(Acknowledged(table, len(after.log)))
        await asyncio.sleep(0)


async def restored(copy: Path, table: Table) -> Table:
    """A table as another bot reads it from a backup."""
    other = await Sittings(copy).begin()
    read = await other.stored(table.id)
    (row,) = await other.sql("SELECT snapshot FROM tables WHERE id = ?", table.id)
    await other.stop()
    assert read.game.dump(read.state) == row["snapshot"]
    return read


async def test_a_backup_under_load_has_every_move_that_was_acknowledged_before_it(
    house: Sittings, copies: Copies, caplog: pytest.LogCaptureFixture
) -> None:
    tables = [await house.start(ANNA, BEN, CLARA, channel=number) for number in range(TABLES)]
    await padded(house)
    heard: list[Acknowledged] = []
    ended = asyncio.Event()
    playing = [asyncio.create_task(keep_playing(house, it.id, heard, ended)) for it in tables]
    await asyncio.sleep(0.2)
    before = list(heard)
    copy = await copies.make(DAY)
    meanwhile = len(heard) - len(before)
    ended.set()
    await asyncio.gather(*playing)

    assert before
    assert meanwhile > TABLES
    for table in tables:
        read, whole = await restored(copy, table), await house.tables.table(table.id)
        acknowledged = max((it.entries for it in before if it.table == table.id), default=0)
        assert acknowledged <= len(read.log) <= len(whole.log)
        assert read.log == whole.log[: len(read.log)]
    assert not [it for it in caplog.messages if "not replayable" in it]


async def test_a_press_does_not_wait_for_the_copy_and_its_move_is_in_it(
    house: Sittings, copies: Copies, halt: Halt
) -> None:
    table = await house.start(ANNA, BEN)
    await padded(house)
    copying = asyncio.create_task(copies.make(DAY))
    assert await asyncio.to_thread(halt.reached.wait, 10)
    later = await house.answer(table.id)
    assert not copying.done()
    halt.go_on.set()

    assert (await restored(await copying, table)).log == later.log


async def test_it_is_one_sound_file_called_by_its_day(house: Sittings, copies: Copies, folder: Path) -> None:
    table = await house.start(ANNA, BEN)
    copy = await copies.make(DAY)

    assert files(folder) == ["kontor-2026-11-21.sqlite3"]
    assert copy == folder / "kontor-2026-11-21.sqlite3"
    assert (await restored(copy, table)).log == table.log
    assert copies.newest() == DAY


async def test_a_second_one_of_a_day_takes_the_place_of_the_first(
    house: Sittings, copies: Copies, folder: Path
) -> None:
    table = await house.start(ANNA, BEN)
    await copies.make(DAY)
    later = await house.answer(table.id)
    copy = await copies.make(DAY)

    assert len(files(folder)) == 1
    assert (await restored(copy, table)).log == later.log


@pytest.fixture
def left(folder: Path) -> Path:
    """A backup during which an earlier bot was killed."""
    folder.mkdir()
    path = folder / "kontor-2026-11-20.sqlite3.part"
    path.write_text("half")
    return path


async def test_what_an_earlier_bot_left_half_done_goes(left: Path, copies: Copies, folder: Path) -> None:
    await copies.make(DAY)

    assert files(folder) == ["kontor-2026-11-21.sqlite3"]


def test_old_ones_are_deleted_and_nothing_else_is(copies: Copies, folder: Path) -> None:
    ours = ("kontor-2026-11-01.sqlite3", "kontor-2026-11-06.sqlite3", "kontor-2026-11-07.sqlite3")
    others = ("kontor.sqlite3", "kontor-2026-13-45.sqlite3", "my-kontor-2026-11-01.sqlite3", "diary.txt")
    folder.mkdir()
    for name in (*ours, *others):
        (folder / name).touch()

    assert copies.drop(date(2026, 11, 7)) == 2
    assert {path.name for path in folder.iterdir()} == {"kontor-2026-11-07.sqlite3", *others}
    assert copies.newest() == date(2026, 11, 7)


def test_without_a_folder_there_are_none(copies: Copies) -> None:
    assert copies.newest() is None
    assert copies.drop(DAY) == 0


async def test_a_folder_that_cannot_be_written_is_named(house: Sittings, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(BackupFailed, match=r"file: (File exists|Not a directory)"):
        await Copies(house.store.connection, tmp_path / "file").make(DAY)
    with pytest.raises(BackupFailed, match=r"file"):
        await Copies(house.store.connection, tmp_path / "file" / "backups").make(DAY)

    await house.start(ANNA, BEN)


async def test_no_backup_is_begun_that_would_fill_the_disk(
    house: Sittings, copies: Copies, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SPARE", shutil.disk_usage(folder.parent).total)
    with pytest.raises(BackupFailed, match=r"backups has \d+ MB left, and \d+ are needed"):
        await copies.make(DAY)

    assert files(folder) == []


@pytest.mark.parametrize(
    "full",
    [sqlite3.OperationalError("database or disk is full"), OSError(errno.ENOSPC, "No space left on device")],
    ids=["SQLite", "disk"],
)
async def test_a_disk_that_fills_up_meanwhile_costs_nothing_but_the_backup(
    house: Sittings, copies: Copies, folder: Path, monkeypatch: pytest.MonkeyPatch, full: Exception
) -> None:
    table = await house.start(ANNA, BEN)
    await copies.make(DAY)
    await padded(house)

    def filling(copy: Path, ended: Event) -> Callable[[], None]:
        rest = pacing(copy, ended)

        def step() -> None:
            rest()
            if copy.stat().st_size > 1_000_000:
                raise full

        return step

    monkeypatch.setattr(module, "pacing", filling)
    with pytest.raises(BackupFailed, match=r"the disk of .*backups is full"):
        await copies.make(DAY)

    assert files(folder) == ["kontor-2026-11-21.sqlite3"]
    assert (await restored(folder / "kontor-2026-11-21.sqlite3", table)).log == table.log
    assert len((await house.answer(table.id)).log) > len(table.log)


async def test_a_cancelled_copy_leaves_nothing_behind(
    house: Sittings, copies: Copies, folder: Path, halt: Halt
) -> None:
    table = await house.start(ANNA, BEN)
    await padded(house)
    making = asyncio.create_task(copies.make(DAY))
    assert await asyncio.to_thread(halt.reached.wait, 10)
    assert files(folder) == ["kontor-2026-11-21.sqlite3.part"]
    making.cancel()
    await asyncio.sleep(0)
    halt.go_on.set()
    with pytest.raises(asyncio.CancelledError):
        await making

    assert files(folder) == []
    assert len((await house.answer(table.id)).log) > len(table.log)
    assert await copies.make(DAY)


async def test_a_copy_that_is_damaged_does_not_take_the_place_of_a_sound_one(
    house: Sittings, copies: Copies, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.start(ANNA, BEN)
    copy = await copies.make(DAY)
    await house.answer(table.id)

    def spoiled(path: Path) -> str | None:
        spoil(path)
        return finish_copy(path)

    monkeypatch.setattr(module, "finish_copy", spoiled)
    with pytest.raises(BackupFailed, match="damaged"):
        await copies.make(DAY)

    assert files(folder) == ["kontor-2026-11-21.sqlite3"]
    assert (await restored(copy, table)).log == table.log


def spoil(path: Path) -> None:
    """Write over the middle of a database."""
    data = bytearray(path.read_bytes())
    data[4_096 * 2 : 4_096 * 4] = bytes(range(256)) * 32
    path.write_bytes(data)


def test_damage_is_found(tmp_path: Path) -> None:
    db = open_file(tmp_path / "damaged.sqlite3")
    db.execute("BEGIN")
    db.execute("CREATE TABLE it (x TEXT)")
    db.executemany("INSERT INTO it VALUES (?)", [("x" * 1_000,)] * 100)
    db.execute("COMMIT")
    assert fault(db) is None
    db.close()
    spoil(tmp_path / "damaged.sqlite3")

    db = sqlite3.connect(tmp_path / "damaged.sqlite3")
    assert fault(db)
    db.close()
