"""Fixtures shared by all tests."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from engine.tables.store.sqlite import connection

DURABLE = connection.PRAGMAS
"""How the program opens a database."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors, for some tests wait for worker processes of their own."""
    return (os.cpu_count() or 1) + 1


@pytest.fixture(autouse=True, scope="session")
def nobody_pulls_the_plug() -> Iterator[None]:
    """No test cuts the power, and a killed process loses nothing without it: so nothing waits for the disk. A
    stored move takes a third of the time so."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(connection, "PRAGMAS", tuple(it.replace("FULL", "OFF") for it in DURABLE))
        yield
