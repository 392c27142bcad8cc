"""Fixtures shared by all tests."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import gettempdir

import pytest

from engine.tables.store.address import Server
from engine.tables.store.sqlite import connection
from tests.server import emptied, own_database, served

DURABLE = connection.PRAGMAS
"""How the program opens a database."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Two more than there are processors, for some tests wait for processes of their own."""
    return (os.cpu_count() or 1) + 2


@pytest.fixture(autouse=True, scope="session")
def nobody_pulls_the_plug() -> Iterator[None]:
    """No test cuts the power, and a killed process loses nothing without it: so nothing waits for the disk. A
    stored move takes a third of the time so."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(connection, "PRAGMAS", tuple(it.replace("FULL", "OFF") for it in DURABLE))
        yield


@pytest.fixture(scope="session")
def worker_database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The PostgreSQL database of this worker, on the one server of the run."""
    base = tmp_path_factory.getbasetemp()
    run = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    # Not below that folder, which is ours alone: where root tests, the server is somebody else.
    with served(Path(gettempdir()) / f"kontor-postgresql-{run.stat().st_ino}") as address:
        yield own_database(address)


@pytest.fixture
def database(worker_database: Server) -> Server:
    """A PostgreSQL database without tables at which anybody sits."""
    return emptied(worker_database)
