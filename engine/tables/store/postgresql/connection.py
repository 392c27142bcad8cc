"""One connection to one PostgreSQL database, one function a transaction."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar, cast

import psycopg
from psycopg import OperationalError
from psycopg.conninfo import make_conninfo
from psycopg.errors import DeadlockDetected, SerializationFailure
from psycopg.rows import DictRow, dict_row

from engine.tables.errors import InUse, NoDatabase, TooNew
from engine.tables.store.database import Database, Facts
from engine.tables.store.postgresql.dialect import said

T = TypeVar("T")
Session = psycopg.Connection[DictRow]
MIGRATIONS = Path(__file__).with_name("migrations")
ALONE = "SELECT pg_try_advisory_lock(hashtext('kontor'), hashtext(current_schema())) AS alone"
"""The lock goes with the connection, also when the program is killed: a lease without a clock."""
BEGIN = "BEGIN ISOLATION LEVEL SERIALIZABLE"
"""As in a file, where one transaction waits for the other."""
NUMBERED = {"tables": "id", "results": "number"}
LAST = "SELECT pg_sequence_last_value(pg_get_serial_sequence(:name, :column)::regclass) AS last"
COUNT_ON = "SELECT setval(pg_get_serial_sequence(:name, :column), :last)"
PATIENCE, LOOKS = 2.0, 40
"""Seconds after which a database that somebody else has open is in use; how often we look meanwhile."""
REACHED = 10
"""Seconds after which a server that does not answer is out of reach."""
LIVING: dict[str, Any] = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
"""A program whose machine has gone holds the lock for half a minute and no longer; nor does a program wait
longer for a server that has gone."""
TRIES = 20
"""How often a transaction is tried that others keep from coming through."""


class Statements:
    """Statements of the house inside a transaction."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def execute(self, sql: str, facts: Facts = (), /) -> psycopg.Cursor[DictRow]:
        """Run one."""
        return self.session.execute(said(sql), facts)

    def executemany(self, sql: str, facts: Iterable[Facts], /) -> None:
        """Run one for each of these, without a pause between them."""
        with self.session.cursor() as cursor:
            cursor.executemany(said(sql), facts)


class Connection:
    """A session that runs a whole transaction in its thread. Where the server has closed it meanwhile, it is
    opened again; a transaction that was under way then is over, and its caller hears of it.
    """

    def __init__(self, address: str) -> None:
        self.address = address
        self.thread = ThreadPoolExecutor(1, "postgresql")
        self.session: Session | None = None

    async def transact(self, function: Callable[[Database], T]) -> T:
        """Run the function inside one transaction; an exception rolls everything back and comes out here. It
        is called again where another transaction came between."""
        return await self._beside(self._whole, function)

    async def counts(self) -> dict[str, int]:
        """The highest number that was ever given, by the table that numbers its rows itself."""

        def transaction(db: Database) -> dict[str, int]:
            facts = [{"name": name, "column": column} for name, column in NUMBERED.items()]
            found = {it["name"]: db.execute(LAST, it).fetchone()["last"] for it in facts}
            return {name: last for name, last in found.items() if last}

        return await self.transact(transaction)

    async def count_on(self, counts: dict[str, int]) -> None:
        """Give no number up to these for a second time."""
        facts = [{"name": it, "column": NUMBERED[it], "last": last} for it, last in counts.items()]
        await self.transact(lambda db: db.executemany(COUNT_ON, facts))

    async def tidy(self) -> None:
        """Nothing: the server clears away what was deleted when it sees fit."""

    async def close(self) -> None:
        """Finish what is under way and leave the server."""
        with suppress(RuntimeError):  # it is closed already
            await self._beside(self._leave)
        self.thread.shutdown(wait=False)

    async def _beside(self, work: Callable[..., T], *facts: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thread, work, *facts)

    def _whole(self, function: Callable[[Database], T]) -> T:
        for left in reversed(range(TRIES)):
            try:
                return self._once(function)
            except (SerializationFailure, DeadlockDetected):
                if not left:
                    raise
        raise AssertionError  # the last try has ended above

    def _once(self, function: Callable[[Database], T]) -> T:
        session = self._begun()
        try:
            result = function(Statements(session))
            session.execute("COMMIT")
        except BaseException as fault:
            with suppress(OperationalError):  # the session is gone, and the transaction with it
                session.execute("ROLLBACK")
            if isinstance(fault, psycopg.Error) and fault.diag.message_detail:
                raise type(fault)(
                    str(fault.diag.message_primary)
                ) from None  # for the detail is what rows hold
            raise
        return result

    def _begun(self) -> Session:
        """The session, inside a transaction. Before it begins nothing is done that could be done twice."""
        if self.session is not None:
            try:
                self.session.execute(BEGIN)
            except OperationalError:
                self._leave()
            else:
                return self.session
        self.session = alone(self.address)
        self.session.execute(BEGIN)
        return self.session

    def _leave(self) -> None:
        if self.session is not None:
            self.session.close()
            self.session = None


async def connect(address: str) -> Connection:
    """Open the database, alone, and bring its schema up to date; raises `InUse`, `TooNew`, `NoDatabase`."""
    connection = Connection(address)
    try:
        await connection.transact(lambda db: migrate(cast(Statements, db).session))
    except BaseException as refusal:
        await connection.close()  # else its thread would outlive us
        if isinstance(refusal, psycopg.Error):
            raise NoDatabase(first_line(refusal)) from refusal
        raise
    return connection


def alone(address: str) -> Session:
    """A session with the lock that only one has; raises `InUse`."""
    session = opened(address)
    for _ in range(LOOKS):
        if held(session):
            return session
        time.sleep(PATIENCE / LOOKS)
    session.close()
    raise InUse


def opened(address: str) -> Session:
    """A session without transactions of its own."""
    where = make_conninfo(address, connect_timeout=REACHED, tcp_user_timeout=30_000, **LIVING)
    session = psycopg.connect(where, autocommit=True, row_factory=dict_row)
    session.execute("; ".join(f"SET tcp_{name} = {value}" for name, value in LIVING.items()))
    return session


def held(session: Session) -> bool:
    """Whether the lock is ours now."""
    row = session.execute(ALONE).fetchone()
    return row is not None and bool(row["alone"])


def newest() -> int:
    """The number of the newest migration: the schema that this program knows."""
    return max(int(script.stem) for script in MIGRATIONS.glob("*.sql"))


def version(db: Database) -> int:
    """The number of the last migration that a database has seen; 0: it is empty."""
    row = db.execute("SELECT to_regclass('schema_version') IS NOT NULL AS known").fetchone()
    return int(db.execute("SELECT version FROM schema_version").fetchone()["version"]) if row["known"] else 0


def migrate(session: Session) -> None:
    """Run the migrations that this database has not seen, in the order of their numbers; raises `TooNew`
    where it has seen some that we do not know."""
    known = version(Statements(session))
    if known > newest():
        raise TooNew(known, newest())
    for script in sorted(MIGRATIONS.glob("*.sql")):
        if int(script.stem) > known:
            session.execute(script.read_bytes())
            session.execute("DELETE FROM schema_version")
            session.execute("INSERT INTO schema_version (version) VALUES (%s)", (int(script.stem),))


def first_line(refusal: psycopg.Error) -> str:
    """What the server, or the way to it, has to say."""
    return str(refusal).strip().partition("\n")[0] or type(refusal).__name__
