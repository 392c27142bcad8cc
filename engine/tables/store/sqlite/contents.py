"""Contents of a database file, and whether it is sound; read without changing its schema."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from engine.tables.model.errors import InUse
from engine.tables.store.contents import MOVES, Contents, Unfit, count_contents
from engine.tables.store.sqlite.connection import newest, strangers

OURS = {"tables", "chairs", "outbox", "settings"}
"""Tables that our database files of every version have."""
PATIENCE = 2.0
"""Seconds to wait for a file that another program has open before it counts as in use."""


@contextmanager
def open_exclusively(path: Path) -> Iterator[sqlite3.Connection]:
    """Open an existing file exclusively. Raises `InUse` where another program has it open, `Unfit` where it
    is no database."""
    where = f"{path.absolute().as_uri()}?mode=rw"
    try:
        with closing(sqlite3.connect(where, uri=True, isolation_level=None, timeout=PATIENCE)) as db:
            db.execute("PRAGMA locking_mode = EXCLUSIVE").fetchall()
            db.execute("BEGIN EXCLUSIVE")
            db.execute("COMMIT")  # the lock stays until the connection is closed
            yield db
    except sqlite3.DatabaseError as refusal:
        if "locked" in str(refusal):
            raise InUse(str(path)) from refusal
        raise Unfit(str(refusal)) from refusal


def examine(db: sqlite3.Connection) -> Contents:
    """Contents of a file, after an integrity check; raises `Unfit` where it is damaged, is not ours, was
    written by a newer program or holds objects that this program never makes."""
    sound(db)
    if strange := strangers(db):
        raise Unfit(f"it has a {strange[0]}, which Kontor never makes")
    return contents(db)


def sound(db: sqlite3.Connection) -> int:
    """Version of its schema, after an integrity check; raises `Unfit` where it is damaged, not ours, or a
    newer program's."""
    if (damage := fault(db)) is not None:
        raise Unfit(f"it is damaged: {damage}")
    return known_version(db)


def fault(db: sqlite3.Connection) -> str | None:
    """The first damage that SQLite finds; None: it is sound."""
    try:
        verdict: str = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.DatabaseError as damage:
        return str(damage)
    return None if verdict == "ok" else verdict.splitlines()[-1]


def contents(db: sqlite3.Connection) -> Contents:
    """Contents of the file; raises `Unfit`."""
    version = known_version(db)
    highest = int(one(db, "SELECT seq FROM sqlite_sequence WHERE name = 'tables'") or 0)
    cursor = db.cursor()
    cursor.row_factory = sqlite3.Row
    return count_contents(cursor, version, highest, moves_in(db))


def known_version(db: sqlite3.Connection) -> int:
    """The version of its schema; raises `Unfit` where it is not ours, or a newer program's."""
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    names = {name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    if not names:
        raise Unfit("it is empty")
    if not names >= OURS:
        raise Unfit("it is not a database of Kontor")
    if version > newest():
        raise Unfit(f"a newer Kontor has written it (its schema is {version}, this program knows {newest()})")
    return version


def moves_in(db: sqlite3.Connection, schema: str = "main") -> str:
    """Query of the moves of a file or an attached one; the first schema kept them in a table of another name,
    without remarks."""
    names = db.execute(f"SELECT name FROM {schema}.sqlite_schema WHERE name IN ('log', 'moves')").fetchall()
    if ("log",) not in names:
        return f"{schema}.moves"
    return MOVES.replace("log", f"{schema}.log")


def only_in(db: sqlite3.Connection, schema: str, reference: str) -> dict[int, int]:
    """How many moves of each table are in the one of two attached files and not in the other."""
    sql = (
        f"SELECT table_id, count(*) FROM {moves_in(db, schema)} AS it WHERE NOT EXISTS"
        f" (SELECT 1 FROM {moves_in(db, reference)} AS that WHERE that.table_id = it.table_id"
        " AND that.number = it.number AND that.at = it.at AND that.facts = it.facts) GROUP BY table_id"
    )
    return dict(db.execute(sql).fetchall())


def one(db: sqlite3.Connection, sql: str) -> float | None:
    """The one number that a question has; None: it has none."""
    row = db.execute(sql).fetchone()
    return None if row is None else row[0]
