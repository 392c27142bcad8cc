"""What a database file holds, and whether it is sound; read without changing its schema."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import get_args

from engine.tables.errors import InUse
from engine.tables.log import Cause
from engine.tables.store.sqlite.connection import newest

OURS = {"tables", "chairs", "outbox", "settings"}
"""Tables that every file of ours has, whatever its version."""
RUNNING = "SELECT id FROM tables WHERE status = 'running' ORDER BY id"
PATIENCE = 2.0
"""Seconds after which a file that somebody else has open is in use."""


class Unfit(Exception):
    """A file with which nothing can be done; the text is a clause that says why."""


@dataclass(frozen=True, slots=True)
class Contents:
    """What a file holds. `version`: of its schema; `statuses`: how many tables of each; `running`: the
    numbers of those that go on; `moves`: how many all have; `highest`: the highest number that a table ever
    had; `last`: when something last happened, in seconds since 1970, None where nothing ever did.
    """

    version: int
    statuses: dict[str, int]
    running: tuple[int, ...]
    moves: int
    highest: int
    last: float | None


@contextmanager
def held(path: Path) -> Iterator[sqlite3.Connection]:
    """An existing file, which nobody else can open meanwhile. Raises `InUse` where somebody has it already,
    `Unfit` where it is no database."""
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


def examined(db: sqlite3.Connection) -> Contents:
    """What is in it, after a look at every page; raises `Unfit` where it is damaged, is not ours or was
    written by a newer program."""
    if (damage := fault(db)) is not None:
        raise Unfit(f"it is damaged: {damage}")
    return contents(db)


def fault(db: sqlite3.Connection) -> str | None:
    """The first damage that SQLite finds; None: it is sound."""
    try:
        found: str = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.DatabaseError as damage:
        return str(damage)
    return None if found == "ok" else found.splitlines()[-1]


def contents(db: sqlite3.Connection) -> Contents:
    """What is in it; raises `Unfit`."""
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    names = {name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    if not names:
        raise Unfit("it is empty")
    if not names >= OURS:
        raise Unfit("it is not a database of Kontor")
    if version > newest():
        raise Unfit(f"a newer Kontor has written it (its schema is {version}, this program knows {newest()})")
    moves, last = db.execute(f"SELECT count(*), max(at) FROM {moves_in(db)}").fetchone()  # noqa: S608  # ours
    changed = one(db, "SELECT max(changed) FROM tables")
    return Contents(
        version=version,
        statuses=dict(db.execute("SELECT status, count(*) FROM tables GROUP BY status").fetchall()),
        running=tuple(id for (id,) in db.execute(RUNNING)),
        moves=moves,
        highest=int(one(db, "SELECT seq FROM sqlite_sequence WHERE name = 'tables'") or 0),
        last=max((it for it in (last, changed) if it is not None), default=None),
    )


def moves_in(db: sqlite3.Connection, schema: str = "main") -> str:
    """What to read moves from, in a file or in one that is attached to it; the first version kept them under
    another name, without what else a log tells."""
    names = db.execute(f"SELECT name FROM {schema}.sqlite_schema WHERE name IN ('log', 'moves')").fetchall()  # noqa: S608  # ours
    if ("log",) not in names:
        return f"{schema}.moves"
    return f"(SELECT * FROM {schema}.log WHERE what IN {get_args(Cause)})"  # noqa: S608  # ours


def only_in(db: sqlite3.Connection, one: str, other: str) -> dict[int, int]:
    """How many moves of each table are in the one of two attached files and not in the other."""
    sql = (
        f"SELECT table_id, count(*) FROM {moves_in(db, one)} AS it WHERE NOT EXISTS"  # noqa: S608  # ours
        f" (SELECT 1 FROM {moves_in(db, other)} AS that WHERE that.table_id = it.table_id"
        " AND that.number = it.number AND that.at = it.at AND that.facts = it.facts) GROUP BY table_id"
    )
    return dict(db.execute(sql).fetchall())


def one(db: sqlite3.Connection, sql: str) -> float | None:
    """The one number that a question has; None: it has none."""
    row = db.execute(sql).fetchone()
    return None if row is None else row[0]
