"""A file: opened alone and durably, and brought up to date."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.tables.model.errors import NoDatabase
from engine.tables.store.sqlite import connection as connections
from engine.tables.store.sqlite.connection import MIGRATIONS, SqliteConnection, connect, migrate, statements
from tests.conftest import DURABLE

NEWEST = max(int(script.stem) for script in MIGRATIONS.glob("*.sql"))


@pytest.fixture
def path(path: Path) -> Path:
    """An empty file. Where there is none, tests get a copy of one with the schema; here it is to be made."""
    path.touch()
    return path


@pytest.fixture
async def connection(path: Path) -> AsyncIterator[SqliteConnection]:
    connection = await connect(path)
    yield connection
    await connection.close()


async def schema(connection: SqliteConnection) -> dict[str, str]:
    sql = "SELECT name, sql FROM sqlite_schema"
    return await connection.transact(lambda db: {row["name"]: row["sql"] for row in db.execute(sql)})


async def version(connection: SqliteConnection) -> int:
    found: int = await connection.transact(lambda db: db.execute("PRAGMA user_version").fetchone()[0])
    return found


@pytest.fixture
def diary(path: Path) -> Path:
    path.write_text("Dear diary, " * 1_000)
    return path


async def test_what_is_no_database_is_refused_and_nothing_stays_behind(diary: Path) -> None:
    before = {*threading.enumerate()}
    with pytest.raises(NoDatabase, match="not a database"):
        await connect(diary)

    for thread in {*threading.enumerate()} - before:
        thread.join(timeout=5)
        assert not thread.is_alive()


async def test_every_commit_is_on_the_disk(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "PRAGMAS", DURABLE)  # as the program opens it; other tests pull no plug
    connection = await connect(path)

    def pragmas(db: sqlite3.Connection) -> tuple[object, ...]:
        return tuple(db.execute(f"PRAGMA {it}").fetchone()[0] for it in ("journal_mode", "synchronous"))

    assert await connection.transact(pragmas) == ("wal", 2)
    await connection.close()


async def test_a_new_file_gets_the_newest_schema(connection: SqliteConnection) -> None:
    assert await version(connection) == NEWEST


async def test_migrating_again_changes_nothing(path: Path, connection: SqliteConnection) -> None:
    before = await schema(connection)
    await connection.transact(migrate)
    await connection.close()
    again = await connect(path)

    assert await schema(again) == before
    assert await version(again) == NEWEST
    await again.close()


async def test_an_older_file_gets_what_it_lacks_and_nothing_twice(
    tmp_path: Path, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "MIGRATIONS", tmp_path)
    (tmp_path / "0001.sql").write_text("CREATE TABLE old (x);\nINSERT INTO old VALUES (1);\n")
    await (await connect(path)).close()
    (tmp_path / "0002.sql").write_text("INSERT INTO old VALUES (2);\n")
    newer = await connect(path)

    assert await version(newer) == 2
    rows = await newer.transact(lambda db: db.execute("SELECT x FROM old ORDER BY x").fetchall())
    assert [row["x"] for row in rows] == [1, 2]
    await newer.close()


async def test_a_migration_that_fails_leaves_the_file_as_it_was(
    tmp_path: Path, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await connect(path)).close()
    monkeypatch.setattr(connections, "MIGRATIONS", tmp_path)
    (tmp_path / f"{NEWEST + 1:04}.sql").write_text("CREATE TABLE half (x);\nCREATE TABLE nonsense;\n")
    with pytest.raises(sqlite3.OperationalError, match=r"incomplete|syntax"):
        await connect(path)
    monkeypatch.undo()
    connection = await connect(path)

    assert await version(connection) == NEWEST
    assert "half" not in await schema(connection)
    await connection.close()


def test_a_script_is_split_into_statements_with_any_comments() -> None:
    script = (
        "-- First; a remark.\n"
        "CREATE TABLE a (x TEXT); -- not; here\n"
        "\n"
        "INSERT INTO a\n"
        "VALUES ('one; two');\n"
        "INSERT INTO a VALUES ('three')"
    )
    db = sqlite3.connect(":memory:")
    for statement in statements(script):
        db.execute(statement)

    assert [x for (x,) in db.execute("SELECT x FROM a")] == ["one; two", "three"]
    db.close()
