"""Contents of a PostgreSQL database, read without changing anything."""

from __future__ import annotations

from contextlib import closing

import psycopg

from engine.tables.store.contents import Contents, Unfit, count_contents
from engine.tables.store.database import Database
from engine.tables.store.postgresql.connection import LAST, Statements, first_line
from engine.tables.store.postgresql.membership import Session, enter
from engine.tables.store.postgresql.schema import newest, version

OLDEST = 140_000
"""The server with which it runs: 14."""


def examine(address: str) -> Contents | None:
    """Contents of the database; None: it is empty. Raises `InUse` where a bot has it open, `Unfit` where it
    is out of reach or was written by a newer program."""
    try:
        with closing(enter(address)) as session:
            return contents(session)
    except psycopg.Error as refusal:
        raise Unfit(first_line(refusal)) from refusal


def contents(session: Session) -> Contents | None:
    """Contents of the database; None: it is empty. Raises `Unfit`."""
    if session.info.server_version < OLDEST:
        raise Unfit("the server is older than PostgreSQL 14")
    db = Statements(session)
    if not (known := version(session)):
        return None
    if known > newest():
        raise Unfit(f"a newer Kontor has written it (its schema is {known}, this program knows {newest()})")
    return count_contents(db, known, highest(db))


def highest(db: Database) -> int:
    """The highest number that a table ever had."""
    return int(db.execute(LAST, {"name": "tables", "column": "id"}).fetchone()["last"] or 0)
