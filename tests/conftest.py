"""Fixtures shared by all tests."""

from __future__ import annotations

import gc
import os
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from tempfile import gettempdir

import pytest
from hypothesis import settings

from engine.tables.store.address import Server
from engine.tables.store.sqlite import connection
from tests.server import emptied, own_database, served

DURABLE = connection.PRAGMAS
"""How the program opens a database."""
LITTER = 20_000
"""This many new objects make Python look for litter: what the tests have collected is a large heap to search,
and a tenth of all time went into searching it (Python: 700)."""

settings.register_profile("untimed", deadline=None)  # a machine that is slow just now refutes nothing
settings.load_profile("untimed")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors, for some tests wait for processes of their own."""
    return (os.cpu_count() or 1) + 1


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List the texts that a language still lacks; a release needs them all."""
    from tests.bot.texts.ftl import missing

    for locale, keys in missing().items():
        terminalreporter.write_line(
            f"texts missing in {locale}: {len(keys)} ({', '.join(keys)})", yellow=True
        )


def pytest_collection_finish() -> None:
    """From now on what is made is soon thrown away."""
    gc.set_threshold(LITTER, 20, 20)


@pytest.fixture(autouse=True, scope="session")
def without_fsync() -> Iterator[None]:
    """No test cuts the power, and a killed process loses nothing without it: so nothing waits for the disk. A
    stored move takes a third of the time so."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(connection, "PRAGMAS", tuple(it.replace("FULL", "OFF") for it in DURABLE))
        yield


@pytest.fixture(autouse=True, scope="session")
def new_files_are_copies(without_fsync: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A new database is a copy of an empty one, for a whole schema takes twenty times as long to make."""
    empty, opened = tmp_path_factory.mktemp("empty") / "empty.sqlite3", connection.open_file
    file = opened(empty)
    connection.migrate(file)
    file.close()

    def copied(path: Path) -> sqlite3.Connection:
        if not path.exists() and path.name != ":memory:":
            shutil.copyfile(empty, path)
        return opened(path)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(connection, "open_file", copied)
        yield


@pytest.fixture(scope="session")
def worker_database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The PostgreSQL database of this worker, on the one server of the run."""
    base = tmp_path_factory.getbasetemp()
    run = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    # Not below that folder, which is ours alone: where root tests, the server is another user.
    with served(Path(gettempdir()) / f"kontor-postgresql-{run.stat().st_ino}") as address:
        yield own_database(address)


@pytest.fixture
def database(worker_database: Server) -> Server:
    """A PostgreSQL database without occupied tables."""
    return emptied(worker_database)
