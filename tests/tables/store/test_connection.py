"""One connection, one function a transaction: all of it or nothing, whatever happens to whoever asked."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
import threading
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from engine.tables.errors import InUse, NoDatabase
from engine.tables.store.sqlite import connection as connections
from engine.tables.store.sqlite.connection import MIGRATIONS, Connection, connect, migrate, statements
from tests.conftest import DURABLE

NEWEST = max(int(script.stem) for script in MIGRATIONS.glob("*.sql"))
ROOT = Path(__file__).parents[3]
HOLDER = """
import asyncio, pathlib, sys
from engine.tables.store.sqlite.connection import connect

async def hold():
    await connect(pathlib.Path(sys.argv[1]))
    print("open", flush=True)
    await asyncio.sleep(60)

asyncio.run(hold())
"""


@pytest.fixture
async def connection(path: Path) -> AsyncIterator[Connection]:
    connection = await connect(path)
    yield connection
    await connection.close()


@pytest.fixture
async def pairs(connection: Connection) -> Connection:
    """With a table of pairs: each transaction writes two rows of one number."""
    await connection.transact(lambda db: db.execute("CREATE TABLE pairs (number INTEGER)"))
    return connection


def write_pair(db: sqlite3.Connection, number: int) -> None:
    for _ in range(2):
        db.execute("INSERT INTO pairs VALUES (?)", (number,))


async def halves(connection: Connection) -> list[int]:
    """The numbers that do not stand there twice."""
    sql = "SELECT number FROM pairs GROUP BY number HAVING count(*) <> 2"
    return await connection.transact(lambda db: [row["number"] for row in db.execute(sql)])


async def schema(connection: Connection) -> dict[str, str]:
    sql = "SELECT name, sql FROM sqlite_schema"
    return await connection.transact(lambda db: {row["name"]: row["sql"] for row in db.execute(sql)})


async def version(connection: Connection) -> int:
    found: int = await connection.transact(lambda db: db.execute("PRAGMA user_version").fetchone()[0])
    return found


async def test_an_exception_rolls_everything_back_and_comes_out(pairs: Connection) -> None:
    def fail(db: sqlite3.Connection) -> None:
        write_pair(db, 1)
        db.execute("INSERT INTO pairs VALUES (1)")
        raise LookupError("half-way")

    with pytest.raises(LookupError):
        await pairs.transact(fail)
    await pairs.transact(lambda db: write_pair(db, 2))

    assert await halves(pairs) == []


async def test_cancelled_callers_never_leave_half_a_transaction(pairs: Connection) -> None:
    luck = random.Random(1)
    for number in range(600):
        task = asyncio.create_task(pairs.transact(partial(write_pair, number=number)))
        for _ in range(luck.randrange(4)):
            await asyncio.sleep(0)
        if luck.random() < 0.5:
            await asyncio.sleep(luck.random() / 1_000)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    assert await halves(pairs) == []


async def test_transactions_come_one_after_the_other(pairs: Connection) -> None:
    def count_up(db: sqlite3.Connection) -> None:
        known = db.execute("SELECT max(number) FROM pairs").fetchone()[0] or 0
        write_pair(db, known + 1)

    await asyncio.gather(*(pairs.transact(count_up) for _ in range(100)))

    assert await halves(pairs) == []


async def test_a_second_program_is_refused_until_the_first_is_dead(path: Path) -> None:
    first = await asyncio.create_subprocess_exec(
        sys.executable, "-c", HOLDER, str(path), stdout=asyncio.subprocess.PIPE, cwd=ROOT
    )
    assert first.stdout is not None
    assert await first.stdout.readline() == b"open\n"
    with pytest.raises(InUse):
        await connect(path)
    first.kill()
    await first.wait()

    await (await connect(path)).close()


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


async def test_a_new_file_gets_the_newest_schema(connection: Connection) -> None:
    assert await version(connection) == NEWEST


async def test_migrating_again_changes_nothing(path: Path, connection: Connection) -> None:
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


def test_a_script_falls_into_statements_whatever_its_comments_hold() -> None:
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
