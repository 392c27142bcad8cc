"""Who has a database open: one program alone, or the processes of a cluster, each with a number of its own.

What tells is locks of a session. They go with it, also when the program is killed: leases without a clock.
Those of a program that is only frozen run out: another process ends its session.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import psycopg
from psycopg.conninfo import make_conninfo
from psycopg.rows import DictRow, dict_row

from engine.tables.model.errors import InUse, NumberTaken, OtherCluster
from engine.tables.store.postgresql.schema import migrate, newest, version
from engine.tables.store.sharing import Process

Session = psycopg.Connection[DictRow]
HOUSE = "hashtext('kontor'), hashtext(current_schema())"
ALONE = f"SELECT pg_try_advisory_lock({HOUSE}) AS got"
TOGETHER = f"SELECT pg_try_advisory_lock_shared({HOUSE}) AS got"
NOT_ALONE = f"SELECT pg_advisory_unlock({HOUSE})"
NUMBERS = "hashtext('kontor process ' || current_schema())"
NUMBER = f"SELECT pg_try_advisory_lock({NUMBERS}, %s) AS got"
TELLING = Path(__file__).with_name("telling.sql")
HELD = (
    "FROM pg_locks JOIN pg_stat_activity USING (pid)"
    " WHERE locktype = 'advisory' AND objsubid = 2 AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    f" AND classid::bigint = {NUMBERS}::bigint & 4294967295"
)
PRESENT = f"SELECT objid::int AS number {HELD}"
"""The numbers that somebody has."""
FROZEN = 30.0
"""Seconds after which a process that asks the server for nothing is not alive: each looks at the others every
few seconds."""
RELIEVE = (
    f"SELECT objid::int AS number, pg_terminate_backend(pid) {HELD}"
    " AND state LIKE 'idle%%' AND state_change < now() - make_interval(secs => %s)"
)
"""Takes from those who are frozen what they hold. Who thaws enters again, as if the server had been lost."""
CLUSTER = "SELECT value FROM settings WHERE name = 'cluster'"
FOUNDED = (
    "INSERT INTO settings (name, value) VALUES ('cluster', %s)"
    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
DISSOLVED = "DELETE FROM settings WHERE name LIKE 'cluster%'"
"""What the processes of a cluster have agreed on holds until none of them runs."""
READING = "SET seq_page_cost = 20; SET random_page_cost = 1; SET jit = off"
"""Rows are found by their keys, also where there are few: who has read a table as a whole comes between
everybody who changes anything in it."""
LOOKS, LONGER, PAUSE = 40, 200, 0.05
"""How often we look until a database that somebody else has open is in use: a program that wants to be alone,
and a process of a cluster, for perhaps one just ends in whose place it comes; seconds between two looks."""
REACHED = 10
"""Seconds after which a server that does not answer is out of reach."""
LIVING: dict[str, Any] = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
"""A program whose machine has gone holds its locks for half a minute and no longer; nor does a program wait
longer for a server that has gone."""


def opened(address: str) -> Session:
    """A session without transactions of its own."""
    session = psycopg.connect(reaching(address), autocommit=True, row_factory=dict_row)
    session.execute("; ".join(f"SET tcp_{name} = {value}" for name, value in LIVING.items()))
    return session


def reaching(address: str) -> str:
    """An address with what we expect of a connection."""
    return make_conninfo(address, connect_timeout=REACHED, tcp_user_timeout=30_000, **LIVING)


def entered(address: str, process: Process | None = None, *, again: bool = False) -> Session:
    """A session of a program that is alone, or of a process of a cluster, whose database is up to date then.
    `again`: it had one before. Raises `InUse`, `TooNew`."""
    session = opened(address)
    try:
        if process is None:
            be_alone(session)
        else:
            join(session, process, again=again)
    except BaseException:
        session.close()
        raise
    return session


def be_alone(session: Session) -> None:
    """Raise `InUse` where somebody else is there."""
    if not held(session, LOOKS, ALONE):
        raise InUse


def join(session: Session, process: Process, *, again: bool) -> None:
    """Become a process of a cluster. Whoever comes first founds it: alone for a moment, he brings the schema
    up to date and says how many there are. Who comes back after the server has gone finds it founded."""
    session.execute("SELECT set_config('kontor.process', %s, false)", (str(process.number),))
    session.execute(READING)
    got = held(session, LONGER, ALONE, TOGETHER)
    if not got:
        raise InUse
    if got == ALONE:
        if not again:
            found(session, process)
        session.execute(TOGETHER)
        session.execute(NOT_ALONE)
    elif not fits(session, process):
        raise OtherCluster
    if not held(session, LONGER, NUMBER, facts=(process.number,)):
        raise NumberTaken


def found(session: Session, process: Process) -> None:
    """Make the database that of a cluster; raises `TooNew`."""
    with session.transaction():
        migrate(session)
        session.execute(DISSOLVED)
        session.execute(FOUNDED, (str(process.of),))
        session.execute(TELLING.read_bytes())


def fits(session: Session, process: Process) -> bool:
    """Whether those who run are as many as we think, and know the schema that we know."""
    if version(session) != newest():
        return False
    row = session.execute(CLUSTER).fetchone()
    return row is not None and row["value"] == str(process.of)


def held(session: Session, looks: int, *locks: str, facts: tuple[object, ...] = ()) -> str:
    """The first of these locks that can be had; nothing where none can in so many looks."""
    for _ in range(looks):
        for lock in locks:
            row = session.execute(lock.encode(), facts or None).fetchone()
            if row is not None and row["got"]:
                return lock
        time.sleep(PAUSE)
    return ""
