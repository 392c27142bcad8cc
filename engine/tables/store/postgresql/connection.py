"""One connection to one PostgreSQL database, one function a transaction."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar, cast

import psycopg
from psycopg import OperationalError
from psycopg.errors import (
    DeadlockDetected,
    DiskFull,
    IoError,
    ReadOnlySqlTransaction,
    SerializationFailure,
    UniqueViolation,
)
from psycopg.rows import DictRow

from engine.tables.model.errors import NoDatabase
from engine.tables.store.database import Database, Facts
from engine.tables.store.partition import ClusterProcess, Share
from engine.tables.store.postgresql.dialect import translate
from engine.tables.store.postgresql.membership import (
    HUNG_AFTER,
    RUNNING_NUMBERS,
    TERMINATE_HUNG,
    Session,
    enter,
)
from engine.tables.store.postgresql.notifications import listen
from engine.tables.store.postgresql.schema import migrate
from engine.tables.store.writability import Writability

log = logging.getLogger(__name__)
T = TypeVar("T")
BEGIN = "BEGIN ISOLATION LEVEL SERIALIZABLE"
"""As in a file, where one transaction waits for the other."""
READ_ONLY = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
"""Readers get a consistent snapshot and conflict with no writer."""
SEQUENCES = {"tables": "id", "results": "number", "seasons": "id", "calls": "id"}
LAST = "SELECT pg_sequence_last_value(pg_get_serial_sequence(:name, :column)::regclass) AS last"
SET_SEQUENCE = "SELECT setval(pg_get_serial_sequence(:name, :column), greatest(:last, 1), :last > 0)"
TRIES, BACKOFF = 20, 0.002
"""Attempts of a transaction that conflicts with others, and the longest back-off before the second one, in
seconds; it grows linearly."""
CONCURRENCY_ERRORS = (SerializationFailure, DeadlockDetected, UniqueViolation)
"""Errors caused by a concurrent transaction; a unique violation is a row that was not visible in our
snapshot."""
UNWRITABLE: dict[type[BaseException], str] = {
    DiskFull: "the disk of the server is full",
    IoError: "the disk of the server reports an error",
    ReadOnlySqlTransaction: "the server lets nobody write",
}
"""Errors that mean: not now."""
WRITTEN = "SELECT pg_current_xact_id_if_assigned() IS NOT NULL AS written"
LOCK_KEY = "hashtextextended('kontor ' || current_schema() || ' ' || %s, 0)"
LOCK = f"SELECT pg_try_advisory_lock({LOCK_KEY}) AS got"
UNLOCK = f"SELECT pg_advisory_unlock({LOCK_KEY})"


class Statements:
    """Statements inside a transaction."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def execute(self, sql: str, facts: Facts = (), /) -> psycopg.Cursor[DictRow]:
        return self.session.execute(translate(sql), facts)

    def executemany(self, sql: str, facts: Iterable[Facts], /) -> None:
        """Run one for each of these, without a pause between them."""
        with self.session.cursor() as cursor:
            cursor.executemany(translate(sql), facts)


class PostgresConnection:
    """A session that runs a whole transaction in its thread. It reconnects after the server closed it; a
    transaction that was under way then fails with an error for its caller.

    `process`: number in a cluster; None: a lone process. `claims`: leases that this process holds.
    """

    def __init__(self, address: str, process: ClusterProcess | None = None) -> None:
        self.address = address
        self.process = process
        self.processes = process.of if process else 1
        self.share: Share | None = None
        self.claims: set[str] = set()
        self.writability = Writability()
        self.thread = ThreadPoolExecutor(1, "postgresql")
        self.session: Session | None = None
        self.known = False

    async def transact(self, function: Callable[[Database], T]) -> T:
        """Run the function inside one transaction; an exception rolls everything back and comes out here. It
        is called again where another transaction came between."""
        return await self._beside(self._whole, function, BEGIN)

    async def look(self, function: Callable[[Database], T]) -> T:
        """Run the function inside one transaction that changes nothing."""
        return await self._beside(self._whole, function, READ_ONLY)

    async def claim(self, name: str) -> bool:
        """Whether something is ours to do, until we let it go, end, or lose the server: a lease without a
        clock."""
        if self.process is None:
            return True
        if name in self.claims:
            return False
        self.claims.add(name)
        try:
            got = await self._beside(self._outside, LOCK, name)
        except BaseException:  # the lock may be ours by now, and would never be released
            self.claims.discard(name)
            self.thread.submit(self._outside, UNLOCK, name)
            raise
        if not got:
            self.claims.discard(name)
        return got

    async def let_go(self, name: str) -> None:
        """Release a claim, also where the caller is cancelled."""
        if name in self.claims:
            self.claims.discard(name)
            await asyncio.shield(self._beside(self._outside, UNLOCK, name))

    async def present(self) -> frozenset[int]:
        """Numbers of the live processes of the cluster. A frozen one does not count: others may take over its
        leases."""
        if self.process is None:
            return frozenset()
        return await self._beside(self._present)

    def listen(self) -> AsyncIterator[str]:
        """Changes by other processes of the cluster, through a session of its own."""
        return listen(self.address, self.process or ClusterProcess(1, 1))

    async def counts(self) -> dict[str, int]:
        """The highest number that was ever given, by the table that numbers its rows itself."""

        def transaction(db: Database) -> dict[str, int]:
            facts = [{"name": name, "column": column} for name, column in SEQUENCES.items()]
            numbers = {sequence["name"]: db.execute(LAST, sequence).fetchone()["last"] for sequence in facts}
            return {name: last for name, last in numbers.items() if last}

        return await self.transact(transaction)

    async def count_on(self, counts: dict[str, int]) -> None:
        """Give no number up to these for a second time."""
        facts = [
            {"name": name, "column": column, "last": counts.get(name, 0)}
            for name, column in SEQUENCES.items()
        ]
        await self.transact(lambda db: db.executemany(SET_SEQUENCE, facts))

    async def tidy(self) -> None:
        """Nothing: the server clears away what was deleted when it sees fit."""

    async def close(self) -> None:
        """Finish what is under way and leave the server."""
        with suppress(RuntimeError):  # it is closed already
            await self._beside(self._leave)
        self.thread.shutdown(wait=False)

    async def _beside(self, work: Callable[..., T], *facts: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thread, work, *facts)

    def _whole(self, function: Callable[[Database], T], begin: str) -> T:
        for tried in range(1, TRIES):
            try:
                return self._once(function, begin)
            except CONCURRENCY_ERRORS:
                time.sleep(random.uniform(0.0, BACKOFF * tried))
        return self._once(function, begin)

    def _once(self, function: Callable[[Database], T], begin: str) -> T:
        session = self._begin(begin)
        try:
            result = function(Statements(session))
            written = bool(self.writability.trouble) and has_written(session)
            session.execute("COMMIT")
        except BaseException as fault:
            with suppress(OperationalError):  # the session is gone, and the transaction with it
                session.execute("ROLLBACK")
            if begin == BEGIN and (trouble := UNWRITABLE.get(type(fault))):
                raise self.writability.failed(trouble) from None
            if isinstance(fault, psycopg.Error) and fault.diag.message_detail:
                raise type(fault)(
                    str(fault.diag.message_primary)
                ) from None  # for the detail is what rows hold
            raise
        if written:
            self.writability.succeeded()
        return result

    def _outside(self, sql: str, name: str) -> bool:
        """What a statement says of a claim. No transaction is around it that could be tried again."""
        session = self._begin("BEGIN")
        session.execute("COMMIT")
        row = session.execute(sql, (name,)).fetchone()
        return row is not None and bool(row.get("got"))

    def _present(self) -> frozenset[int]:
        """Outside a transaction, for the server shows each the same moment of its sessions all through."""
        session = self._begin("BEGIN")
        session.execute("COMMIT")
        for frozen in session.execute(TERMINATE_HUNG, (HUNG_AFTER,)).fetchall():
            log.warning("process %s is frozen: others do what it had to do", frozen["number"])
        return frozenset(row["number"] for row in session.execute(RUNNING_NUMBERS).fetchall())

    def _begin(self, begin: str) -> Session:
        """The session, inside a transaction. Nothing before its begin has side effects, so it can be
        retried."""
        if self.session is not None:
            try:
                self.session.execute(begin.encode())
            except OperationalError:
                self._leave()
            else:
                return self.session
        self.session = enter(self.address, self.process, again=self.known)
        self.known = True
        self.session.execute(begin.encode())
        return self.session

    def _leave(self) -> None:
        if self.session is not None:
            self.session.close()
            self.session = None


async def connect(address: str, process: ClusterProcess | None = None) -> PostgresConnection:
    """Open the database, alone or as a process of a cluster, and bring its schema up to date; raises `InUse`,
    `TooNew`, `NoDatabase`."""
    connection = PostgresConnection(address, process)
    try:
        await connection.transact(lambda db: migrate(cast(Statements, db).session))
    except BaseException as refusal:
        await connection.close()  # else its thread would outlive us
        if isinstance(refusal, psycopg.Error):
            raise NoDatabase(first_line(refusal)) from refusal
        raise
    return connection


def has_written(session: Session) -> bool:
    """Whether the open transaction has changed something."""
    row = session.execute(WRITTEN).fetchone()
    return row is not None and bool(row["written"])


def first_line(refusal: psycopg.Error) -> str:
    """What the server, or the way to it, has to say."""
    return str(refusal).strip().partition("\n")[0] or type(refusal).__name__
