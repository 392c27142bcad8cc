"""`python -m bot restore`: what it says, what it does, and what it refuses."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from engine.tables.model.table import Table
from engine.tables.store.sqlite.connection import newest
from engine.tables.store.sqlite.copies import Copies
from tests.admin.conftest import Run
from tests.tables.sittings import ANNA, BEN, CLARA, Sittings
from tests.tables.store.test_migrations import first_version, played

ROOT = Path(__file__).parents[3]
CHILD = (sys.executable, "-m", "tests.admin.host_child")
MOVES, LATER = 8, 5
"""Answers before and after the backup; what is forced comes on top."""
LOG = "SELECT * FROM log WHERE table_id = 1 ORDER BY number"


def lived(path: Path, answers: int) -> None:
    """A bot that played this many answers and was gone without closing the file."""
    subprocess.run([*CHILD, str(path), str(answers)], check=True, stdout=subprocess.DEVNULL, cwd=ROOT)


@pytest.fixture
def running(path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A bot that has the database open."""
    child = subprocess.Popen([*CHILD, str(path), str(MOVES), "stay"], stdout=subprocess.PIPE, cwd=ROOT)
    assert child.stdout is not None
    assert child.stdout.readline() == b"ready\n"
    yield child
    child.kill()
    child.communicate()


@pytest.fixture
def backup(path: Path) -> Path:
    """A backup of a game after some moves; then it went on, and the bot was gone without closing the file."""
    return asyncio.run(backed_up(path))


async def backed_up(path: Path) -> Path:
    house = await Sittings(path).begin()
    table = await house.start(ANNA, BEN, channel=1)
    await house.play(table.id, MOVES)
    copy = await Copies(house.store.connection, path.parent / "backups").make(date(2026, 11, 21))
    await house.start(ANNA, CLARA, channel=2)
    await house.stop()
    lived(path, LATER)
    return copy


def entries(path: Path, table: int = 1) -> int:
    """How many entries the log of a table has, as a bot reads it."""
    return len(asyncio.run(loaded(path, table)).log)


async def loaded(path: Path, table: int) -> Table:
    house = await Sittings(path).begin()
    try:
        return await house.stored(table)
    finally:
        await house.stop()


def rows(path: Path, sql: str) -> list[Any]:
    """What stands in a file that no bot has open."""
    db = sqlite3.connect(path, isolation_level=None)
    try:
        return db.execute(sql).fetchall()
    finally:
        db.close()


def replaced(path: Path) -> Path:
    """What was there before."""
    (kept,) = path.parent.glob("tables-replaced-*.sqlite3")
    return kept


def everything(folder: Path) -> dict[str, bytes]:
    """All files of a folder."""
    return {str(it): it.read_bytes() for it in sorted(folder.rglob("*")) if it.is_file()}


def test_a_dry_run_says_what_would_happen_and_changes_nothing(run: Run, path: Path, backup: Path) -> None:
    before, now = entries(backup), entries(path)
    assert now > before
    files = everything(path.parent)
    code, text = run("restore", backup, "--dry-run")

    assert code == 0
    assert f"{backup}: " in text
    assert f"  tables: 1 running; moves: {before}\n" in text
    assert f"  tables: 2 running; moves: {now + entries(path, 2)}\n" in text
    assert f"schema {newest()}, last changed 2027-01-15 08:00 UTC" in text
    assert f"Moves that only the present database has: {now - before}, at table 1 ({now - before})." in text
    assert "Nothing has changed: this was a dry run." in text
    assert everything(path.parent) == files


def test_the_backup_is_the_database_and_what_was_there_is_kept(run: Run, path: Path, backup: Path) -> None:
    before, now = entries(backup), entries(path)
    code, text = run("restore", backup)

    assert code == 0
    assert "Restored." in text
    assert replaced(path).name in text
    assert entries(path) == before
    assert entries(replaced(path)) == now
    assert entries(backup) == before
    left = {it.name.removesuffix("-lock") for it in path.parent.iterdir()}
    assert left == {path.name, replaced(path).name, "backups"}


def test_the_journal_of_the_old_file_is_never_written_into_the_new_one(
    run: Run, path: Path, backup: Path
) -> None:
    wal = Path(f"{path}-wal")
    assert wal.stat().st_size > 0
    code, _ = run("restore", backup)

    assert code == 0
    left = {it.name.removesuffix("-lock") for it in path.parent.iterdir()}
    assert left == {path.name, replaced(path).name, "backups"}
    assert rows(path, LOG) == rows(backup, LOG)
    assert rows(path, "PRAGMA quick_check") == [("ok",)]
    assert len(rows(replaced(path), LOG)) > len(rows(backup, LOG))


def test_the_game_goes_on_from_there(run: Run, path: Path, backup: Path) -> None:
    rows(backup, "DELETE FROM outbox")
    run("restore", backup)

    async def go_on() -> tuple[Table, Table, list[Any]]:
        house = await Sittings(path).begin()
        boards = await house.sql("SELECT table_id, seat FROM outbox WHERE what = 'board'")
        new, over = await house.start(ANNA, BEN, channel=3), await house.play(1)
        await house.stop()
        return new, over, [tuple(it) for it in boards]

    new, over, boards = asyncio.run(go_on())
    assert over.status == "finished"
    assert boards == [(1, -1)]
    assert new.id == 3  # 2 was a table that the backup does not know; its buttons still stand somewhere


def test_going_back_tells_what_was_played_meanwhile(run: Run, path: Path, backup: Path) -> None:
    """As many moves, but others: they are counted as lost."""
    now = entries(path)
    run("restore", backup)
    lived(path, now - MOVES)
    code, text = run("restore", replaced(path), "--dry-run")

    assert code == 0
    assert "Moves that only the present database has: " in text
    assert "Moves that only the backup has: " in text


def test_over_a_running_bot_it_is_refused(
    run: Run, path: Path, running: subprocess.Popen[bytes], tmp_path: Path
) -> None:
    backup = tmp_path / "backup.sqlite3"
    asyncio.run(opened_once(backup))
    names = {it.name for it in tmp_path.iterdir()}
    for words in (("restore", backup), ("restore", backup, "--dry-run")):
        code, text = run(*words)
        assert code == 1
        assert "A Kontor is running on this database. Stop it first; nothing has changed." in text

    assert {it.name for it in tmp_path.iterdir()} == names
    running.kill()
    running.wait()
    assert entries(path) >= MOVES
    assert run("restore", backup).code == 0
    assert rows(path, "SELECT count(*) FROM tables") == [(0,)]


async def opened_once(path: Path) -> None:
    await (await Sittings(path).begin()).stop()


def test_what_is_no_backup_is_refused(run: Run, path: Path, backup: Path, tmp_path: Path) -> None:
    diary, other, empty = tmp_path / "diary.txt", tmp_path / "other.sqlite3", tmp_path / "empty.sqlite3"
    diary.write_text("Dear diary, " * 1_000)
    rows(other, "CREATE TABLE recipes (name TEXT)")
    empty.touch()
    files = everything(path.parent)
    for file, why in (
        (tmp_path / "nothing", "There is no file"),
        (diary, "file is not a database. Nothing has changed."),
        (other, "it is not a database of Kontor. Nothing has changed."),
        (empty, "it is empty. Nothing has changed."),
        (path, "is the database itself"),
    ):
        code, text = run("restore", file)
        assert code == 1
        assert why in text

    assert everything(path.parent) == files


def test_what_is_damaged_is_refused(run: Run, path: Path, backup: Path) -> None:
    data = bytearray(backup.read_bytes())
    data[4_096 * 3 : 4_096 * 9] = os.urandom(4_096 * 6)
    backup.write_bytes(data)
    code, text = run("restore", backup)

    assert code == 1
    assert "cannot be restored: " in text
    assert "Nothing has changed." in text
    assert entries(path) > MOVES


def test_what_a_newer_program_wrote_is_refused(run: Run, path: Path, backup: Path) -> None:
    rows(backup, f"PRAGMA user_version = {newest() + 1}")
    code, text = run("restore", backup)

    assert code == 1
    assert (
        f"a newer Kontor has written it (its schema is {newest() + 1}, this program knows {newest()})" in text
    )
    assert entries(path) > MOVES


def test_a_file_with_its_journal_beside_it_comes_whole(run: Run, path: Path, backup: Path) -> None:
    """A copy made after the bot was stopped by force, or of the folder of a host."""
    now = entries(path)
    old = path.with_name("old.sqlite3")
    lived(path, 1)
    for end in ("", "-wal"):
        shutil.copy(f"{path}{end}", f"{old}{end}")
    run("restore", backup)
    assert run("restore", old).code == 0

    assert entries(path) > now
    assert sorted(it.name for it in path.parent.glob("tables.sqlite3*")) == [
        "tables.sqlite3",
        "tables.sqlite3-lock",
    ]


def test_a_database_that_cannot_be_read_gives_way_with_all_that_lies_beside_it(
    run: Run, path: Path, backup: Path
) -> None:
    before, rubbish, shared = entries(backup), os.urandom(50_000), Path(f"{path}-shm")
    entries(path)
    path.write_bytes(rubbish)
    shared.write_bytes(rubbish)
    code, text = run("restore", backup)

    assert code == 0
    assert f"{path.name} cannot be compared: file is not a database." in text
    assert replaced(path).read_bytes() == rubbish
    assert Path(f"{replaced(path)}-shm").read_bytes() == rubbish
    assert not shared.exists()
    assert entries(path) == before


def test_over_what_a_newer_program_wrote_an_older_backup_may_be_restored(
    run: Run, path: Path, backup: Path
) -> None:
    before, known = entries(backup), rows(path, "SELECT max(id) FROM tables")[0][0]
    rows(path, f"PRAGMA user_version = {newest() + 1}")
    code, text = run("restore", backup)

    assert code == 0
    assert f"{path.name} cannot be compared: a newer Kontor has written it" in text
    assert "The present database has no move" not in text
    assert rows(replaced(path), "PRAGMA user_version") == [(newest() + 1,)]
    assert entries(path) == before
    assert rows(path, "SELECT seq FROM sqlite_sequence WHERE name = 'tables'")[0][0] > known


def test_where_there_is_none_the_backup_is_the_first(run: Run, path: Path, backup: Path) -> None:
    for end in ("", "-wal", "-shm"):
        Path(f"{path}{end}").unlink(missing_ok=True)
    code, text = run("restore", backup)

    assert code == 0
    assert "does not exist yet" in text
    assert entries(path) == entries(backup)
    assert not list(path.parent.glob("*-replaced-*"))


def test_a_backup_of_the_first_version_is_brought_up_to_date_by_the_next_start(run: Run, path: Path) -> None:
    old, table = path.with_name("old.sqlite3"), played(20)
    first_version(old, table)
    code, text = run("restore", old)

    assert code == 0
    assert "schema 1, last changed 2027-01-15" in text
    assert f"tables: 1 running; moves: {len(table.moves)}\n" in text
    assert entries(path) == len(table.moves)
    assert rows(path, "PRAGMA user_version") == [(newest(),)]


def test_settings_that_are_wrong_are_named(run: Run, hosted: pytest.MonkeyPatch, backup: Path) -> None:
    hosted.setenv("KONTOR_THINKERS", "many")
    code, text = run("restore", backup)

    assert code == 78
    assert text.startswith("Settings: KONTOR_THINKERS=many (environment): ")


def test_where_the_database_is_a_link_the_file_that_it_leads_to_is_replaced(
    run: Run, path: Path, backup: Path, hosted: pytest.MonkeyPatch
) -> None:
    (path.parent / "elsewhere").mkdir()
    link = path.parent / "elsewhere" / "link.sqlite3"
    link.symlink_to(path)
    hosted.setenv("KONTOR_DATABASE", str(link))
    before = entries(backup)

    assert run("restore", backup).code == 0
    assert link.is_symlink() and entries(path) == before
    assert entries(replaced(path)) > before
