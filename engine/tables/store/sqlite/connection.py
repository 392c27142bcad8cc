"""One connection to one SQLite file, one function a transaction."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TypeVar

import aiosqlite

from engine.tables.model.errors import Damaged, InUse, NoDatabase, NotSaved, TooNew
from engine.tables.store.partition import Share
from engine.tables.store.writability import Writability

log = logging.getLogger(__name__)
T = TypeVar("T")
PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "secure_delete = ON",  # what was deleted cannot be read in the file any more
)
STRANGERS = "SELECT type, name FROM sqlite_schema WHERE type IN ('trigger', 'view') ORDER BY name"
COUNTS = "SELECT name, seq FROM sqlite_sequence WHERE seq > 0"
"""A restored file counts from 0 where no number was given yet."""
SQLITE = sqlite3.sqlite_version
MIGRATIONS = Path(__file__).with_name("migrations")
MEMORY = ":memory:"
"""SQLite's name for a database that is in no file."""
DAMAGED = "the database is damaged: run `python -m bot doctor`, and restore a backup"
UNUSABLE = {sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM}
"""Results of SQLite that mean: not this file."""
UNWRITABLE = {
    sqlite3.SQLITE_FULL: "is full",
    sqlite3.SQLITE_IOERR: "reports an error",
    sqlite3.SQLITE_READONLY: "is read-only",
}
"""Results of SQLite that mean: not now, and what they say of the disk."""
PATIENCE = 2.0
"""Seconds to wait for the lock of a file before it counts as in use."""
TRIES = 60
"""How often the journal is emptied while another program reads the file."""
PAGES, REST = 64, 0.005
"""Pages copied per step, and seconds between two steps. With 200 MB and four players pressing without a
pause, the median press took 6 ms, as without a copy; copied in one step, or by `VACUUM INTO`, every press
waited for more than a second (`make bench` measures it)."""


class SqliteConnection(aiosqlite.Connection):
    """A connection that runs a whole transaction in its thread.

    Several awaits a transaction would be two to three times slower, and a task cancelled between two of them
    would leave the connection inside half a transaction. `lease` keeps a second bot out; programs that only
    read, such as SQLite's own backup, may open the file at the same time.
    """

    lease: Lease
    writability: Writability

    share: Share | None = None
    processes = 1

    async def prepare(self) -> None:
        await self._execute(self._prepare)  # type: ignore[no-untyped-call]

    async def close(self) -> None:
        """Close the file, then let another bot have it."""
        await super().close()
        self.lease.close()

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
        """Does nothing: a single process has no waiters."""

    async def present(self) -> frozenset[int]:
        return frozenset()

    async def listen(self) -> AsyncIterator[str]:
        """Does nothing: a single process gets no notifications."""
        nothing: tuple[str, ...] = ()
        for news in nothing:
            yield news

    async def counts(self) -> dict[str, int]:
        """The highest number that was ever given, by the table that numbers its rows itself."""
        rows = await self.transact(lambda db: db.execute(COUNTS).fetchall())
        return {row["name"]: row["seq"] for row in rows}

    async def count_on(self, counts: dict[str, int]) -> None:
        """Give no number up to these for a second time."""

        def transaction(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM sqlite_sequence")
            db.executemany("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", counts.items())

        await self.transact(transaction)

    async def tidy(self) -> None:
        """Write the journal into the file and empty it: what was deleted is in neither any more. Waits up to
        two minutes for another program that reads the file, such as an outside backup."""
        for _ in range(TRIES):
            if await self._execute(self._checkpoint):  # type: ignore[no-untyped-call]
                return
            await asyncio.sleep(PATIENCE)

    def copy_to(self, copy: sqlite3.Connection, resting: Callable[[], None]) -> None:
        """Copy the whole file while transactions go on; call it in another thread. The copy is the file as of
        the last step, for SQLite carries over changes made through this connection.

        `resting`: called between two steps, while others may use the connection; an exception ends the copy.
        """

        def rest(status: int, left: int, pages: int) -> None:
            resting()
            time.sleep(REST)

        self._conn.backup(copy, pages=PAGES, progress=rest, sleep=REST)

    def _prepare(self) -> None:
        self._conn.row_factory = sqlite3.Row
        for pragma in PRAGMAS:
            self._conn.execute(f"PRAGMA {pragma}").fetchall()

    def _checkpoint(self) -> bool:
        self._conn.execute("PRAGMA busy_timeout = 0").fetchall()  # the bot's transactions must not wait
        (busy, *_) = self._conn.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        self._conn.execute(f"PRAGMA busy_timeout = {PATIENCE * 1000:.0f}").fetchall()
        return not busy

    def _whole(self, function: Callable[[sqlite3.Connection], T]) -> T:
        db = self._conn
        before = db.total_changes
        try:
            db.execute("BEGIN IMMEDIATE")
            result = function(db)
            db.execute("COMMIT")
        except BaseException as fault:
            if db.in_transaction:  # after some faults of the disk SQLite has rolled back by itself
                db.execute("ROLLBACK")
            if isinstance(fault, sqlite3.DatabaseError) and primary(fault) == sqlite3.SQLITE_CORRUPT:
                log.error(DAMAGED)  # noqa: TRY400  # it says all
                raise Damaged(str(fault)) from fault
            if isinstance(fault, sqlite3.DatabaseError) and primary(fault) in UNWRITABLE:
                disk = f"the disk of {self.lease.path} {UNWRITABLE[primary(fault)]}"
                raise self.writability.failed(f"{disk} ({fault})") from fault
            raise
        if self.writability.trouble and db.total_changes != before:
            self.writability.succeeded()
        return result


async def connect(path: Path) -> SqliteConnection:
    """Open the file, as the only bot and durably, and bring its schema up to date.

    Raises `InUse` when another bot has it open: two bots on one file would play over each other; `TooNew`
    when a newer program has written it; `NoDatabase` for a file of another kind, or one that cannot be
    written; `NotSaved` where its disk is full.
    """
    lease = Lease(path)
    connection = SqliteConnection(lambda: open_file(path), 64)
    connection.lease, connection.writability = lease, Writability()
    try:
        await connection
        lease.lock_file()  # which is there by now
        await connection.prepare()
        await connection.transact(refuse_strangers)
        await connection.transact(migrate)
    except BaseException as refusal:
        await connection.close()  # else its thread would outlive us
        fault = refusal.__cause__ if isinstance(refusal, NotSaved) else refusal
        if isinstance(fault, sqlite3.OperationalError) and "locked" in str(fault):
            raise InUse(str(path)) from fault
        if isinstance(fault, sqlite3.DatabaseError) and primary(fault) in UNUSABLE:
            raise NoDatabase(str(fault)) from fault
        raise
    return connection


class Lease:
    """The right of one process to be the bot of a file: a lock on an empty file beside it (`…-lock`), and one
    on the file itself, for the other may be deleted. The system takes both away with the process, also when
    it is killed.

    Raises `InUse` where another process has it, `NoDatabase` where no file can be written.
    """

    def __init__(self, path: Path) -> None:
        self.path = path if str(path) == MEMORY else path.resolve()
        self.descriptor: int | None = None
        beside = path if str(path) == MEMORY else Path(f"{self.path}-lock")
        with ExitStack() as failed:
            try:
                self.db = failed.enter_context(closing(open_file(beside)))
                self.db.execute("PRAGMA journal_mode = OFF").fetchall()
                self.db.execute("BEGIN EXCLUSIVE")
            except sqlite3.Error as refusal:
                raise (InUse if "locked" in str(refusal) else NoDatabase)(str(refusal)) from refusal
            failed.pop_all()

    def lock_file(self) -> None:
        """Lock the file itself, which must exist, by a lock that SQLite's own do not see. Only Linux keeps
        the two apart. Raises `InUse`, and `NoDatabase` where the file cannot be read."""
        if sys.platform != "linux" or str(self.path) == MEMORY:
            return
        import fcntl  # noqa: PLC0415  # Windows has none

        try:
            self.descriptor = os.open(self.path, os.O_RDONLY | os.O_CLOEXEC)
            fcntl.flock(self.descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as taken:
            raise InUse(str(self.path)) from taken
        except OSError as refusal:
            if self.descriptor is None:
                raise NoDatabase(str(refusal)) from refusal
            log.warning("%s: this file system has no locks (%s)", self.path, refusal.strerror)

    def close(self) -> None:
        """Let another process have it. SQLite must have closed the file before: its locks end with any
        descriptor of it."""
        self.db.close()
        if self.descriptor is not None:
            os.close(self.descriptor)
            self.descriptor = None


def primary(refusal: sqlite3.DatabaseError) -> int:
    """The result code of SQLite without its details."""
    return getattr(refusal, "sqlite_errorcode", 0) & 0xFF


def refuse_strangers(db: sqlite3.Connection) -> None:
    """Raise `NoDatabase` for a file with triggers or views, which would change or replace what is stored."""
    if foreign := strangers(db):
        raise NoDatabase(f"it has a {foreign[0]}, which Kontor never makes")


def strangers(db: sqlite3.Connection) -> list[str]:
    """The triggers and views of a file, such as `trigger spy`; ours have none."""
    return [f"{kind} {name}" for kind, name in db.execute(STRANGERS)]


def open_file(path: Path) -> sqlite3.Connection:
    """A connection without transactions of its own. Two threads use it: one for them, one for copying."""
    return sqlite3.connect(path, isolation_level=None, timeout=PATIENCE, check_same_thread=False)


def newest() -> int:
    """The number of the newest migration: the schema that this program knows."""
    return max(int(script.stem) for script in MIGRATIONS.glob("*.sql"))


def migrate(db: sqlite3.Connection, target: int | None = None) -> None:
    """Run the migrations that this file lacks, in the order of their numbers; raises `TooNew` where it has
    unknown ones. `target`: the last one to run; None: the newest."""
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version > newest():
        raise TooNew(version, newest())
    for script in sorted(MIGRATIONS.glob("*.sql")):
        number = int(script.stem)
        if version < number <= (target or newest()):
            for statement in statements(script.read_text(encoding="utf-8")):
                db.execute(statement)
            db.execute(f"PRAGMA user_version = {number}")


def statements(script: str) -> list[str]:
    """The single statements of a script; `executescript` would commit the transaction around them."""
    statements, rest = [], ""
    for line in script.splitlines(keepends=True):
        rest += line
        if sqlite3.complete_statement(rest):
            statements.append(rest)
            rest = ""
    return [*statements, rest] if rest.strip() else statements
