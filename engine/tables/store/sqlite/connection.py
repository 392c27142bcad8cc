"""One connection to one SQLite file, one function a transaction."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import TypeVar

import aiosqlite

from engine.tables.errors import InUse, NoDatabase, TooNew
from engine.tables.store.sharing import Share

T = TypeVar("T")
# The lock of EXCLUSIVE goes with the process, also when it is killed: a lease without a clock.
PRAGMAS = (
    "locking_mode = EXCLUSIVE",
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "secure_delete = ON",  # what was deleted cannot be read in the file any more
)
SQLITE = sqlite3.sqlite_version
MIGRATIONS = Path(__file__).with_name("migrations")
PAGES, REST = 64, 0.005
"""Pages that are copied at a time, and seconds of rest between two steps. With 200 MB and four people who
press without a pause, the median press took 6 ms, as without a copy; copied at one go, or by `VACUUM INTO`,
every press waited for more than a second (`make bench` measures it)."""


class Connection(aiosqlite.Connection):
    """A connection that runs a whole transaction in its thread.

    Several awaits a transaction would be two to three times slower, and a task cancelled between two of them
    would leave the connection inside half a transaction. Nobody else has the file open: everything is ours.
    """

    share: Share | None = None
    processes = 1

    async def prepare(self) -> None:
        """Make the file ours alone, and every commit durable."""
        await self._execute(self._prepare)  # type: ignore[no-untyped-call]

    async def transact(self, function: Callable[[sqlite3.Connection], T]) -> T:
        """Run the function inside one transaction; an exception rolls everything back and comes out here."""
        result: T = await self._execute(self._whole, function)  # type: ignore[no-untyped-call]
        return result

    async def look(self, function: Callable[[sqlite3.Connection], T]) -> T:
        """The same for a function that changes nothing."""
        return await self.transact(function)

    async def claim(self, name: str) -> bool:
        """Whether something is ours to do."""
        return True

    async def let_go(self, name: str) -> None:
        """Nobody waits for it."""

    async def present(self) -> frozenset[int]:
        """We are no cluster."""
        return frozenset()

    async def tidings(self) -> AsyncIterator[str]:
        """There is nobody who could tell us anything."""
        nothing: tuple[str, ...] = ()
        for news in nothing:
            yield news

    async def counts(self) -> dict[str, int]:
        """The highest number that was ever given, by the table that numbers its rows itself."""
        rows = await self.transact(lambda db: db.execute("SELECT name, seq FROM sqlite_sequence").fetchall())
        return {row["name"]: row["seq"] for row in rows}

    async def count_on(self, counts: dict[str, int]) -> None:
        """Give no number up to these for a second time."""

        def transaction(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM sqlite_sequence")
            db.executemany("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", counts.items())

        await self.transact(transaction)

    async def tidy(self) -> None:
        """Write the journal into the file and empty it: what was deleted is in neither any more."""
        await self._execute(self._tidy)  # type: ignore[no-untyped-call]

    def copy_to(self, copy: sqlite3.Connection, resting: Callable[[], None]) -> None:
        """Copy the whole file while transactions go on; call it in another thread. The copy is the file as it
        is at the last step, for SQLite carries over what this connection changes meanwhile.

        `resting`: called between two steps, while others may use the connection; it may raise, and ends it.
        """

        def rest(status: int, left: int, pages: int) -> None:
            resting()
            time.sleep(REST)

        self._conn.backup(copy, pages=PAGES, progress=rest, sleep=REST)

    def _prepare(self) -> None:
        self._conn.row_factory = sqlite3.Row
        for pragma in PRAGMAS:
            self._conn.execute(f"PRAGMA {pragma}").fetchall()

    def _tidy(self) -> None:
        self._conn.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

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

    Raises `InUse` when another program has it open: two bots on one file would play over each other; `TooNew`
    when a newer program has written it; `NoDatabase` for a file of another kind.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    connection = Connection(lambda: opened(path), 64)
    await connection
    try:
        await connection.prepare()
        await connection.transact(migrate)
    except BaseException as refusal:
        await connection.close()  # else its thread would outlive us
        if isinstance(refusal, sqlite3.OperationalError) and "locked" in str(refusal):
            raise InUse(str(path)) from refusal
        if isinstance(refusal, sqlite3.DatabaseError) and refusal.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            raise NoDatabase(str(refusal)) from refusal
        raise
    return connection


def opened(path: Path) -> sqlite3.Connection:
    """A connection without transactions of its own. Two threads use it: one for them, one for copying."""
    return sqlite3.connect(path, isolation_level=None, timeout=2.0, check_same_thread=False)


def newest() -> int:
    """The number of the newest migration: the schema that this program knows."""
    return max(int(script.stem) for script in MIGRATIONS.glob("*.sql"))


def migrate(db: sqlite3.Connection) -> None:
    """Run the migrations that this file has not seen, in the order of their numbers; raises `TooNew` where it
    has seen some that we do not know."""
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version > newest():
        raise TooNew(version, newest())
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
