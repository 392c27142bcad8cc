"""Schema of a PostgreSQL database, and its migrations."""

from __future__ import annotations

from pathlib import Path

import psycopg
from psycopg.rows import DictRow

from engine.tables.model.errors import TooNew

MIGRATIONS = Path(__file__).with_name("migrations")
KNOWN = "SELECT to_regclass('schema_version') IS NOT NULL AS known"


def newest() -> int:
    """The number of the newest migration: the schema that this program knows."""
    return max(int(script.stem) for script in MIGRATIONS.glob("*.sql"))


def version(session: psycopg.Connection[DictRow]) -> int:
    """The number of the last migration that a database has seen; 0: it is empty."""
    row = session.execute(KNOWN).fetchone()
    if row is None or not row["known"]:
        return 0
    row = session.execute("SELECT version FROM schema_version").fetchone()
    return int(row["version"]) if row else 0


def migrate(session: psycopg.Connection[DictRow]) -> None:
    """Run the migrations that this database lacks, in the order of their numbers; raises `TooNew` where it
    has unknown ones."""
    known = version(session)
    if known > newest():
        raise TooNew(known, newest())
    for script in sorted(MIGRATIONS.glob("*.sql")):
        if int(script.stem) > known:
            session.execute(script.read_bytes())
            session.execute("DELETE FROM schema_version")
            session.execute("INSERT INTO schema_version (version) VALUES (%s)", (int(script.stem),))
