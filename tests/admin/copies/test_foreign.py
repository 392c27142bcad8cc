"""A database of foreign origin: its rows come, and nothing else of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.commands import storage
from tests.admin.conftest import Run
from tests.admin.copies.test_restore import backup, entries, everything, loaded, replaced, rows
from tests.admin.test_doctor import found
from tests.tables.sittings import Sittings

__all__ = ["backup"]
SPY = (
    "CREATE TABLE spied (facts TEXT)",
    "CREATE TRIGGER spy AFTER INSERT ON log BEGIN INSERT INTO spied VALUES (new.facts); END",
    "CREATE TRIGGER cheat AFTER UPDATE ON chairs BEGIN UPDATE chairs SET bank = 9 WHERE seat = 0; END",
    "CREATE VIEW spying AS SELECT * FROM spied",
    "CREATE INDEX slow ON log (facts)",
    "CREATE VIRTUAL TABLE words USING fts5(text)",
)
SCHEMA = "SELECT type, name, sql FROM sqlite_schema ORDER BY 1, 2"


def loose(backup: Path, table: str, change: str = "") -> None:
    """Replace a table by one that takes every value; `change`: to be done to it."""
    (columns,) = rows(backup, f"SELECT group_concat(name) FROM pragma_table_info('{table}')")
    rows(backup, f"CREATE TABLE loose AS SELECT * FROM {table}")
    rows(backup, f"DROP TABLE {table}")
    rows(backup, f"CREATE TABLE {table} ({columns[0]})")
    rows(backup, f"INSERT INTO {table} SELECT * FROM loose")
    rows(backup, "DROP TABLE loose")
    if change:
        rows(backup, change)


def test_a_restore_takes_the_rows_and_leaves_triggers_and_views(run: Run, path: Path, backup: Path) -> None:
    before, schema = entries(backup), rows(backup, SCHEMA)
    for statement in SPY:
        rows(backup, statement)
    code, text = run("restore", backup)

    assert code == 0
    assert "not Kontor's, left behind: table spied, " in text
    assert all(name in text for name in ("trigger spy", "trigger cheat", "view spying", "table words"))
    assert rows(path, SCHEMA) == schema
    assert entries(path) == before


async def go_on(path: Path) -> None:
    house = await Sittings(path).begin()
    try:
        await house.play(1, 3)
    finally:
        await house.stop()


def test_the_game_goes_on_in_what_was_restored(run: Run, path: Path, backup: Path) -> None:
    before = entries(backup)
    loose(backup, "log")
    loose(backup, "people")
    assert run("restore", backup).code == 0
    asyncio.run(go_on(path))
    assert entries(path) > before
    assert asyncio.run(loaded(path, 1)).status == "running"


@pytest.mark.parametrize(
    ("table", "change", "why"),
    [
        ("chairs", "UPDATE chairs SET person = 'Anna'", "cannot store TEXT value in INTEGER column"),
        ("chairs", "UPDATE chairs SET acted = x'00'", "cannot store BLOB value in REAL column"),
        ("chairs", "UPDATE chairs SET table_id = 99", "a row of chairs belongs to no row of tables"),
        ("chairs", "UPDATE chairs SET seat = 0", "UNIQUE constraint failed"),
        ("chairs", "ALTER TABLE chairs DROP COLUMN person", "its table chairs has no column"),
        ("messages", "DROP TABLE messages", "it has no table messages"),
        ("messages", "DROP TABLE messages; CREATE VIEW messages AS SELECT 1", "it has no table messages"),
        ("settings", "UPDATE sqlite_sequence SET seq = 9223372036854775807", "the numbers of its tables are"),
        ("outbox", "INSERT INTO outbox VALUES (1, 'bomb', 0, 0, 0, 0, 0, 0)", "CHECK constraint failed"),
    ],
)
def test_rows_that_are_none_of_ours_are_refused_kindly(
    run: Run, path: Path, backup: Path, table: str, change: str, why: str
) -> None:
    loose(backup, table)
    for statement in change.split("; "):
        rows(backup, statement)
    entries(path)
    files = everything(path.parent)
    code, text = run("restore", backup)

    assert code == 1
    assert f"{backup} cannot be restored: " in text and why in text and "Nothing has changed." in text
    assert everything(path.parent) == files


def test_the_numbers_of_forgotten_tables_are_remembered(run: Run, path: Path, backup: Path) -> None:
    for it in (path, Path(f"{path}-wal")):
        it.unlink(missing_ok=True)
    rows(backup, "UPDATE sqlite_sequence SET seq = 77 WHERE name = 'tables'")
    rows(backup, "INSERT INTO sqlite_sequence VALUES ('tables', 'many'), ('words', 5)")
    assert run("restore", backup).code == 0
    assert rows(path, "SELECT seq > 77 FROM sqlite_sequence WHERE name = 'tables'") == [(1,)]


def test_no_bot_starts_on_a_database_with_triggers(run: Run, path: Path, backup: Path) -> None:
    entries(path)
    rows(path, SPY[0])
    rows(path, SPY[1])
    code, text = run()

    assert code == 78
    assert "it has a trigger spy, which Kontor never makes" in text and "Traceback" not in text
    assert rows(path, "SELECT count(*) FROM spied") == [(0,)]
    assert "✗ Database   tables.sqlite3: it has a trigger spy" in found(storage.database)
    assert run("restore", backup).code == 0
    assert run("restore", replaced(path)).code == 0
    assert "✓ Database" in found(storage.database)
