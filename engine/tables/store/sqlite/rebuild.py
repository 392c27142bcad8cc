"""Copy the rows of a database into a new file whose schema is our own.

A file may come from any source. Its triggers, views, indexes and further tables could change what the bot
stores or reads later, so nothing of its schema is taken over; the new file checks the type of every value.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from engine.tables.store.contents import Unfit
from engine.tables.store.sqlite.connection import migrate

TABLES = (
    "SELECT name FROM {schema}.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~'"
)
LARGEST = 2**53
"""No table has such a number: they are counted from 1, and the next one must still fit."""
LEFT = (
    "SELECT type || ' ' || name FROM source.sqlite_schema WHERE type <> 'index' AND name NOT LIKE 'sqlite~_%'"
    " ESCAPE '~' AND name NOT IN (SELECT name FROM main.sqlite_schema) ORDER BY 1"
)
GIVEN = (
    "SELECT name, seq FROM main.sqlite_sequence UNION ALL SELECT name, seq FROM source.sqlite_sequence"
    " WHERE typeof(seq) = 'integer' AND name IN (SELECT name FROM main.sqlite_schema)"
)
"""The highest numbers that were given, by table; a file need not remember those of its rows."""


def rebuild(source: Path, target: Path, version: int) -> list[str]:
    """Write the rows of one file into another, which does not exist yet, with the schema of this version.

    Returns what is left behind, such as `trigger spy`. Raises `Unfit` where a table or column is missing, or
    a row is none of ours.
    """
    with closing(sqlite3.connect(target, isolation_level=None)) as db:
        try:
            db.execute("PRAGMA trusted_schema = OFF")
            db.execute("BEGIN")
            migrate(db, version)
            db.execute("COMMIT")
            db.execute("ATTACH ? AS source", (str(source),))
            db.execute("BEGIN")
            for (table,) in db.execute(TABLES.format(schema="main")).fetchall():
                copy(db, table)
            count_on(db)
            db.execute("COMMIT")
            return [name for (name,) in db.execute(LEFT)]
        except sqlite3.DatabaseError as refusal:
            raise Unfit(str(refusal)) from refusal


def copy(db: sqlite3.Connection, table: str) -> None:
    """Copy the rows of one table; raises `Unfit` where the source has no such table or lacks a column."""
    columns = [f'"{row[1]}"' for row in db.execute(f"PRAGMA main.table_info({table})")]
    present = {f'"{row[1]}"' for row in db.execute(f"PRAGMA source.table_info({table})")}
    if (table,) not in db.execute(TABLES.format(schema="source")).fetchall():
        raise Unfit(f"it has no table {table}")
    if missing := [column for column in columns if column not in present]:
        raise Unfit(f"its table {table} has no column {missing[0]}")
    names = ", ".join(columns)
    db.execute(f"DELETE FROM main.{table}")
    db.execute(f"INSERT INTO main.{table} ({names}) SELECT {names} FROM source.{table}")


def count_on(db: sqlite3.Connection) -> None:
    """Go on with the numbers of the source; raises `Unfit` for rows that refer to nothing, and for numbers
    after which there would be no next one."""
    if row := db.execute("PRAGMA main.foreign_key_check").fetchone():
        raise Unfit(f"a row of {row[0]} belongs to no row of {row[2]}")
    given = db.execute(f"SELECT name, max(seq) FROM ({GIVEN}) GROUP BY name").fetchall()
    if too_high := [name for name, highest in given if highest >= LARGEST]:
        raise Unfit(f"the numbers of its {too_high[0]} are too high")
    db.execute("DELETE FROM main.sqlite_sequence")
    db.executemany("INSERT INTO main.sqlite_sequence (name, seq) VALUES (?, ?)", given)
