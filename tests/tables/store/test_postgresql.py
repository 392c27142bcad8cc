"""A PostgreSQL server: sessions that break, statements in its dialect, a schema like that of a file."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from engine.tables.model.errors import NoDatabase, NotSaved, TooNew
from engine.tables.store.address import Server, connect, parse_address
from engine.tables.store.database import Database
from engine.tables.store.sqlite import connection as filed
from tests.tables.sittings import ANNA, BEN, Sittings, whole
from tests.tables.store.test_transactions import write_pair

psycopg = pytest.importorskip("psycopg", reason="there is no libpq on this platform", exc_type=ImportError)
from engine.tables.store.postgresql import schema as served  # noqa: E402
from engine.tables.store.postgresql.connection import PostgresConnection, Statements  # noqa: E402
from engine.tables.store.postgresql.membership import open_session  # noqa: E402

SECRET = "postgresql://kontor:hush@127.0.0.1:1/kontor?connect_timeout=1"
BREAK = (
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


@pytest.fixture
async def house(database: Server) -> AsyncIterator[Sittings]:
    house = await Sittings(database).begin()
    yield house
    await house.stop()


def on_the_server(database: Server, sql: str) -> list[Any]:
    """What another connection does there."""
    with psycopg.connect(database.address, autocommit=True) as session:
        found = session.execute(sql.encode())
        return found.fetchall() if found.description else []


# Sessions


async def test_a_session_that_the_server_has_closed_is_opened_again(
    house: Sittings, database: Server
) -> None:
    table = await house.start(ANNA, BEN)
    known = await house.answer(table.id)
    on_the_server(database, BREAK)

    assert whole(await house.stored(table.id)) == whole(known)
    assert len((await house.answer(table.id)).moves) > len(known.moves)


async def test_a_server_whose_disk_is_full_says_so_until_a_write_succeeds(house: Sittings) -> None:
    def full(db: Database) -> None:
        raise psycopg.errors.DiskFull

    connection = house.store.connection
    with pytest.raises(NotSaved):
        await connection.transact(full)
    await house.store.census.alive()
    assert connection.writability.trouble == "the disk of the server is full"
    await house.store.census.write()
    assert not connection.writability.trouble


async def test_a_failed_transaction_is_rolled_back_and_its_caller_gets_the_error(
    house: Sittings, database: Server
) -> None:
    def broken(db: Database) -> None:
        db.execute("INSERT INTO settings (name, value) VALUES ('half', '')")
        on_the_server(database, BREAK)
        db.execute("INSERT INTO settings (name, value) VALUES ('whole', '')")

    with pytest.raises(psycopg.OperationalError):
        await house.store.connection.transact(broken)

    assert await house.store.people.settings("") == {}


async def test_two_transactions_that_conflict_are_retried(database: Server) -> None:
    """As several processes will: each sees what the other has done, and nothing is counted twice."""
    await (await connect(database)).close()
    on_the_server(database, "CREATE TABLE pairs (number INTEGER)")
    both = [PostgresConnection(database.address), PostgresConnection(database.address)]
    for it in both:
        it.session = open_session(database.address)

    def count_up(db: Database) -> None:
        known = db.execute("SELECT max(number) AS number FROM pairs").fetchone()["number"] or 0
        write_pair(db, known + 1)

    await asyncio.gather(*(it.transact(count_up) for _ in range(30) for it in both))
    rows = on_the_server(database, "SELECT number, count(*) FROM pairs GROUP BY number ORDER BY number")
    for it in both:
        await it.close()
    on_the_server(database, "DROP TABLE pairs")

    assert rows == [(number, 2) for number in range(1, 61)]


# Addresses


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("postgresql://anna:hush@example.org:5433/kontor?sslmode=require", "anna@example.org:5433/kontor"),
        ("postgres://anna:hu%40sh@[::1]/kontor", "anna@[::1]/kontor"),
        ("postgresql:///kontor?host=/run/postgresql&password=hush", "/kontor"),
    ],
)
def test_an_address_is_shown_without_its_password(text: str, shown: str) -> None:
    found = parse_address(text)
    assert isinstance(found, Server)
    assert (found.address, str(found)) == (text, f"postgresql://{shown}")
    assert "hush" not in repr(found)


def test_what_is_no_address_is_a_path_and_others_are_refused() -> None:
    assert parse_address("data/kontor.sqlite3") == Path("data/kontor.sqlite3")
    with pytest.raises(ValueError, match="postgresql://"):
        parse_address("mysql://example.org/kontor")


async def test_a_server_that_does_not_answer_is_none_and_says_no_password() -> None:
    with pytest.raises(NoDatabase) as refusal:
        await connect(Server(SECRET))

    assert "hush" not in str(refusal.value)


# The schema


async def test_a_newer_schema_is_refused(database: Server) -> None:
    await (await connect(database)).close()
    on_the_server(database, "UPDATE schema_version SET version = version + 1")
    with pytest.raises(TooNew):
        await connect(database)
    on_the_server(database, "UPDATE schema_version SET version = version - 1")

    await (await connect(database)).close()


async def test_a_migration_that_fails_leaves_everything_as_it_was(
    database: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await connect(database)).close()
    monkeypatch.setattr(served, "MIGRATIONS", tmp_path)
    script = tmp_path / f"{filed.newest() + 1:04}.sql"
    script.write_text("CREATE TABLE half (x TEXT); CREATE TABLE nonsense;")
    with pytest.raises(NoDatabase):
        await connect(database)
    assert on_the_server(database, "SELECT to_regclass('half')") == [(None,)]
    script.write_text("CREATE TABLE half (x TEXT); DROP TABLE half;")
    await (await connect(database)).close()

    assert on_the_server(database, "SELECT version FROM schema_version") == [(filed.newest() + 1,)]
    on_the_server(database, "UPDATE schema_version SET version = version - 1")


KINDS = {"INTEGER": "bigint", "REAL": "double precision", "TEXT": "text"}
IN_A_FILE = (
    'SELECT m.name AS name, c.name AS col, c.type AS kind, c."notnull" OR c.pk AS needed, c.pk AS pk,'
    " c.dflt_value AS preset"
    " FROM sqlite_schema AS m JOIN pragma_table_info(m.name) AS c"
    " WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'"
)
ON_A_SERVER = """
SELECT c.table_name, column_name, data_type, is_nullable = 'NO',
       coalesce((SELECT ordinality FROM pg_index, unnest(indkey) WITH ORDINALITY AS key (at)
                 WHERE indrelid = c.table_name::regclass AND indisprimary AND at = c.ordinal_position), 0),
       split_part(column_default, '::', 1)
FROM information_schema.columns AS c
WHERE table_schema = current_schema() AND table_name <> 'schema_version'
"""
INDEXES = "SELECT name FROM sqlite_schema WHERE type = 'index' AND name NOT LIKE 'sqlite_%'"
INDEXES_THERE = (
    "SELECT indexrelid::regclass::text FROM pg_index JOIN pg_class ON pg_class.oid = indrelid"
    " WHERE relnamespace = current_schema()::regnamespace AND NOT indisprimary"
    " AND indexrelid NOT IN (SELECT conindid FROM pg_constraint)"
)


async def test_both_schemas_are_one(database: Server, path: Path) -> None:
    """Tables, columns, kinds, what is needed, keys, defaults, indexes, and the number of the schema."""
    await (await connect(database)).close()
    file = await filed.connect(path)
    there = await file.transact(lambda db: db.execute(IN_A_FILE).fetchall())
    names = await file.transact(lambda db: {row["name"] for row in db.execute(INDEXES)})
    await file.close()

    here = {(row[0], row[1]): row[2:] for row in on_the_server(database, ON_A_SERVER)}
    assert here == {
        (it["name"], it["col"]): (KINDS[it["kind"]], bool(it["needed"]), it["pk"], it["preset"])
        for it in there
    }
    assert {row[0] for row in on_the_server(database, INDEXES_THERE)} == names
    assert served.newest() == filed.newest()


# Statements


async def test_statements_pass_with_any_content(house: Sittings) -> None:
    def transaction(db: Database) -> list[Any]:
        assert isinstance(db, Statements)
        sql = "SELECT '100 % :not ?' AS text, :word || '%' AS word, CAST(:number AS TEXT) AS number"
        return [*db.execute(sql, {"word": "it's 5 %", "number": 7})]

    (row,) = await house.store.connection.transact(transaction)
    assert row == {"text": "100 % :not ?", "word": "it's 5 %%", "number": "7"}


async def test_a_refusal_tells_nothing_of_what_rows_hold(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    with pytest.raises(psycopg.IntegrityError) as refusal:
        await house.sql("UPDATE tables SET status = 'spoiled' WHERE id = ?", table.id)

    assert table.deal is not None and "tables_status_check" in str(refusal.value)
    assert "Failing row" not in str(refusal.value)
