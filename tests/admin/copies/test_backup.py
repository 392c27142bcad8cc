"""`python -m bot backup`, and other programs that copy the file of a running bot."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
from contextlib import closing
from datetime import date
from pathlib import Path
from time import perf_counter

import pytest

from engine.tables.store.sqlite.contents import examine, open_exclusively
from engine.tables.store.sqlite.copies import BackupFailed, Copies, backups_by_day
from tests.admin.conftest import Run
from tests.admin.copies.test_restore import MOVES, entries, lived, rows, running
from tests.tables.sittings import ANNA, BEN, Sittings

__all__ = ["running"]


def test_a_running_bot_is_backed_up(run: Run, path: Path, running: subprocess.Popen[bytes]) -> None:
    code, text = run("backup", "copy.sqlite3")

    assert code == 0
    assert running.poll() is None
    copy = path.with_name("copy.sqlite3")
    assert text.startswith("copy.sqlite3: ") and "  tables: 1 running; moves: " in text
    assert rows(copy, "PRAGMA integrity_check") == [("ok",)]
    assert entries(copy) >= MOVES


def test_without_a_name_it_lies_beside_the_nightly_ones_and_is_none_of_them(run: Run, path: Path) -> None:
    lived(path, MOVES)
    code, text = run("backup")

    assert code == 0
    assert text.startswith("Made the folder backups.\nbackups/kontor-")
    (copy,) = (path.parent / "backups").iterdir()
    assert backups_by_day(copy.parent) == {}
    assert entries(copy) == entries(path)


def test_the_backup_can_be_restored(run: Run, path: Path) -> None:
    lived(path, MOVES)
    run("backup", "copy.sqlite3")
    before = entries(path)
    lived(path, MOVES)

    assert run("restore", "copy.sqlite3").code == 0
    assert entries(path) == before


@pytest.mark.parametrize(
    ("file", "says"),
    [
        ("tables.sqlite3", "tables.sqlite3 is there already. Name another file; nothing has changed."),
        ("nowhere/copy.sqlite3", "There is no folder nowhere. Make it first."),
    ],
)
def test_where_it_cannot_go_it_says_so(run: Run, path: Path, file: str, says: str) -> None:
    lived(path, 1)
    before = path.read_bytes()

    assert run("backup", file) == (1, f"{says}\n")
    assert path.read_bytes() == before


def test_of_nothing_and_of_another_file_there_is_none(run: Run, path: Path) -> None:
    assert run("backup", "copy.sqlite3") == (1, "There is no database tables.sqlite3 (KONTOR_DATABASE).\n")
    path.write_text("This is a shopping list, and no database at all.\n" * 100)
    code, text = run("backup", "copy.sqlite3")

    assert code == 1 and text.startswith("No backup: ") and "Traceback" not in text
    assert not path.with_name("copy.sqlite3").exists()


async def test_under_load_a_copy_from_outside_has_every_move_that_was_acknowledged_before_it(
    house: Sittings, path: Path, tmp_path: Path
) -> None:
    """As by `sqlite3 kontor.sqlite3 ".backup copy.sqlite3"`, which reads the file of a running bot."""
    table = await house.start(ANNA, BEN)
    copies, acknowledged = [], []
    for number in range(5):
        playing = asyncio.create_task(house.play(table.id, 3))
        acknowledged.append(len((await house.tables.table(table.id)).log))
        copies.append(tmp_path / f"copy-{number}.sqlite3")
        began = perf_counter()
        await asyncio.to_thread(outside, path, copies[-1])
        assert perf_counter() - began < 5
        await playing
    for copy, least in zip(copies, acknowledged, strict=True):
        with open_exclusively(copy) as db:
            assert examine(db).moves >= 0
            assert db.execute("SELECT count(*) FROM log").fetchone()[0] >= least


def outside(source: Path, copy: Path) -> None:
    """Copy with SQLite's own means, as any other program does."""
    with closing(sqlite3.connect(source)) as db, closing(sqlite3.connect(copy)) as target:
        db.backup(target)


async def test_what_was_deleted_leaves_the_journal_once_an_outside_reader_is_done(
    house: Sittings, path: Path
) -> None:
    await house.start(ANNA, BEN)
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM log").fetchone()
        await house.start(ANNA, BEN, channel=2)
        tidying = asyncio.create_task(house.store.connection.tidy())
        await asyncio.sleep(0.1)
        assert not tidying.done()
        await house.start(ANNA, BEN, channel=3)  # nothing waits for it
    await tidying
    assert (await asyncio.to_thread(Path(f"{path}-wal").stat)).st_size == 0


async def test_backups_make_no_folder_where_a_disk_is_not_mounted(house: Sittings, tmp_path: Path) -> None:
    with pytest.raises(BackupFailed, match="No such file or directory"):
        await Copies(house.store.connection, tmp_path / "mnt" / "backups").make(date(2026, 11, 21))
    assert not (tmp_path / "mnt").exists()
