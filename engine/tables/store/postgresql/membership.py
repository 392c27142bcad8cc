"""Exclusive or shared use of a PostgreSQL database: one process alone, or the numbered processes of a
cluster.

Held as session advisory locks, which end with the session, also when the process is killed: leases without a
clock. A process that hangs loses its lease after a while: another one terminates its session.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import psycopg
from psycopg.conninfo import make_conninfo
from psycopg.rows import DictRow, dict_row

from engine.tables.model.errors import InUse, NumberTaken, OtherCluster
from engine.tables.store.partition import ClusterProcess
from engine.tables.store.postgresql.schema import migrate, newest, version

Session = psycopg.Connection[DictRow]
LOCK_KEY = "hashtext('kontor'), hashtext(current_schema())"
LOCK_EXCLUSIVELY = f"SELECT pg_try_advisory_lock({LOCK_KEY}) AS got"
LOCK_SHARED = f"SELECT pg_try_advisory_lock_shared({LOCK_KEY}) AS got"
UNLOCK_EXCLUSIVE = f"SELECT pg_advisory_unlock({LOCK_KEY})"
NUMBER_KEY = "hashtext('kontor process ' || current_schema())"
LOCK_NUMBER = f"SELECT pg_try_advisory_lock({NUMBER_KEY}, %s) AS got"
NOTIFY = Path(__file__).with_name("notify.sql")
HELD_NUMBERS = (
    "FROM pg_locks JOIN pg_stat_activity USING (pid)"
    " WHERE locktype = 'advisory' AND objsubid = 2 AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    f" AND classid::bigint = {NUMBER_KEY}::bigint & 4294967295"
)
RUNNING_NUMBERS = f"SELECT objid::int AS number {HELD_NUMBERS}"
"""The numbers of the running processes."""
HUNG_AFTER = 30.0
"""Seconds without a query after which a process counts as hung: each queries every few seconds."""
TERMINATE_HUNG = (
    f"SELECT objid::int AS number, pg_terminate_backend(pid) {HELD_NUMBERS}"
    " AND state LIKE 'idle%%' AND state_change < now() - make_interval(secs => %s)"
)
"""Terminates the sessions of hung processes. One that recovers reconnects, as after a loss of the server."""
CLUSTER_SIZE = "SELECT value FROM settings WHERE name = 'cluster'"
STORE_CLUSTER_SIZE = (
    "INSERT INTO settings (name, value) VALUES ('cluster', %s)"
    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
DELETE_CLUSTER_SETTINGS = "DELETE FROM settings WHERE name LIKE 'cluster%'"
"""The settings of a cluster are deleted when a new one is founded."""
AVOID_SEQUENTIAL_SCANS = "SET seq_page_cost = 20; SET random_page_cost = 1; SET jit = off"
"""Avoid sequential scans, on small tables too: under SERIALIZABLE they conflict with every writer."""
ATTEMPTS, CLUSTER_ATTEMPTS, PAUSE = 40, 200, 0.05
"""Attempts to get a lock, alone and in a cluster (longer: a predecessor may be shutting down), and seconds
between two of them."""
CONNECT_TIMEOUT = 10
"""Connect timeout in seconds."""
KEEPALIVES: dict[str, Any] = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
"""TCP keep-alive: a lost machine's locks are released, and a lost server is noticed, within half a minute."""


def open_session(address: str) -> Session:
    """Open a session in autocommit mode, with short TCP timeouts."""
    session = psycopg.connect(with_timeouts(address), autocommit=True, row_factory=dict_row)
    session.execute("; ".join(f"SET tcp_{name} = {value}" for name, value in KEEPALIVES.items()))
    return session


def with_timeouts(address: str) -> str:
    """Add our timeouts to an address."""
    return make_conninfo(address, connect_timeout=CONNECT_TIMEOUT, tcp_user_timeout=30_000, **KEEPALIVES)


def enter(address: str, process: ClusterProcess | None = None, *, again: bool = False) -> Session:
    """Open a session that holds its locks, and bring the schema up to date.

    `process` None: alone. `again`: a reconnect. Raises `InUse`, `TooNew`.
    """
    session = open_session(address)
    try:
        if process is None:
            lock_exclusively(session)
        else:
            join(session, process, again=again)
    except BaseException:
        session.close()
        raise
    return session


def lock_exclusively(session: Session) -> None:
    """Take the exclusive lock; raises `InUse` where another process holds a lock."""
    if not acquire(session, ATTEMPTS, LOCK_EXCLUSIVELY):
        raise InUse


def join(session: Session, process: ClusterProcess, *, again: bool) -> None:
    """Join a cluster; the first process founds it: it migrates the schema and stores the size of the cluster.

    A process that reconnects finds the cluster founded. Raises `InUse` while another program has the database
    alone, `OtherCluster` where size or schema differ, `NumberTaken`.
    """
    session.execute("SELECT set_config('kontor.process', %s, false)", (str(process.number),))
    session.execute(AVOID_SEQUENTIAL_SCANS)
    got = acquire(session, CLUSTER_ATTEMPTS, LOCK_EXCLUSIVELY, LOCK_SHARED)
    if not got:
        raise InUse
    if got == LOCK_EXCLUSIVELY:
        if not again:
            create_cluster(session, process)
        session.execute(LOCK_SHARED)
        session.execute(UNLOCK_EXCLUSIVE)
    elif not fits(session, process):
        raise OtherCluster
    if not acquire(session, CLUSTER_ATTEMPTS, LOCK_NUMBER, facts=(process.number,)):
        raise NumberTaken


def create_cluster(session: Session, process: ClusterProcess) -> None:
    """Make the database that of a cluster; raises `TooNew`."""
    with session.transaction():
        migrate(session)
        session.execute(DELETE_CLUSTER_SETTINGS)
        session.execute(STORE_CLUSTER_SIZE, (str(process.of),))
        session.execute(NOTIFY.read_bytes())


def fits(session: Session, process: ClusterProcess) -> bool:
    """Whether the running cluster has our size and our schema."""
    if version(session) != newest():
        return False
    row = session.execute(CLUSTER_SIZE).fetchone()
    return row is not None and row["value"] == str(process.of)


def acquire(session: Session, attempts: int, *locks: str, facts: tuple[object, ...] = ()) -> str:
    """Acquire the first of these locks that is free, in at most `attempts` attempts; empty if none is."""
    for _ in range(attempts):
        for lock in locks:
            row = session.execute(lock.encode(), facts or None).fetchone()
            if row is not None and row["got"]:
                return lock
        time.sleep(PAUSE)
    return ""
