"""One connection to one SQLite file, one function a transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import aiosqlite

from engine.tables.errors import InUse

T = TypeVar("T")
# The lock of EXCLUSIVE goes with the process, also when it is killed: a lease without a clock.
PRAGMAS = ("locking_mode = EXCLUSIVE", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
MIGRATIONS = Path(__file__).with_name("migrations")


class Connection(aiosqlite.Connection):
    """A connection that runs a whole transaction in its thread.

    Several awaits a transaction would be two to three times slower, and a task cancelled between two of them
    would leave the connection inside half a transaction.
    """

    async def prepare(self) -> None:
        """Make the file ours alone, and every commit durable."""
        await self._execute(self._prepare)  # type: ignore[no-untyped-call]

    async def transact(self, function: Callable[[sqlite3.Connection], T]) -> T:
        """Run the function inside one transaction; an exception rolls everything back and comes out here."""
        result: T = await self._execute(self._whole, function)  # type: ignore[no-untyped-call]
        return result

    def _prepare(self) -> None:
        self._conn.row_factory = sqlite3.Row
        for pragma in PRAGMAS:
            self._conn.execute(f"PRAGMA {pragma}").fetchall()

    def _whole(self, function: Callable[[sqlite3.Connection], T]) -> T:
        db = self._conn
        db.execute("BEGIN IMMEDIATE")
        try:
            result = function(db)
        except BaseException:
            db.execute("ROLLBACK")
            raise
        db.execute("COMMIT")
        return result


async def connect(path: Path) -> Connection:
    """Open the file, alone and durably, and bring its schema up to date.

    Raises `InUse` when another program has it open: two bots on one file would play over each other.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    connection = Connection(lambda: sqlite3.connect(path, isolation_level=None, timeout=2.0), 64)
    await connection
    try:
        await connection.prepare()
        await connection.transact(migrate)
    except BaseException as refusal:
        await connection.close()  # else its thread would outlive us
        if isinstance(refusal, sqlite3.OperationalError) and "locked" in str(refusal):
            raise InUse(str(path)) from refusal
        raise
    return connection


def migrate(db: sqlite3.Connection) -> None:
    """Run the migrations that this file has not seen, in the order of their numbers."""
    version = db.execute("PRAGMA user_version").fetchone()[0]
    for script in sorted(MIGRATIONS.glob("*.sql")):
        number = int(script.stem)
        if number > version:
            for statement in statements(script.read_text(encoding="utf-8")):
                db.execute(statement)
            db.execute(f"PRAGMA user_version = {number}")


def statements(script: str) -> list[str]:
    """The single statements of a script; `executescript` would commit the transaction around them."""
    out, rest = [], ""
    for line in script.splitlines(keepends=True):
        rest += line
        if sqlite3.complete_statement(rest):
            out.append(rest)
            rest = ""
    return [*out, rest] if rest.strip() else out
