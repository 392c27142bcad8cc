"""A pytest plugin: end the run where a test does not end. It counts processor time, so that load does not."""

from __future__ import annotations

import signal

import pytest

PATIENCE = 20.0
"""Seconds of processor time for one test, or to collect all. The slowest test takes four."""


def pytest_sessionstart(session: pytest.Session) -> None:
    """Collecting imports the rules."""
    signal.setitimer(signal.ITIMER_PROF, PATIENCE)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Each test has its own time. SIGPROF ends the process."""
    signal.setitimer(signal.ITIMER_PROF, PATIENCE)
