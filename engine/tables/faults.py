"""A log of faults that come back: each is written at most once an hour."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable

from cachetools import TTLCache

from engine.tables.model.errors import NotSaved
from engine.tables.model.habits import HOUR

REMEMBERED = 1_000
"""Jobs whose last fault is remembered."""


class FaultLog:
    """Writes the fault of a job with its traceback, and then not for an hour; the job is tried on."""

    def __init__(self, log: logging.Logger, clock: Callable[[], float]) -> None:
        self.log = log
        self.known: TTLCache[str, bool] = TTLCache(REMEMBERED, HOUR, clock)

    def report(self, job: str) -> None:
        """Write the exception that is being handled."""
        if job not in self.known:
            self.known[job] = True
            log_fault(self.log, "%s: looking at it failed", job)


def log_fault(log: logging.Logger, text: str, *facts: object) -> None:
    """Log the error that is being handled with its traceback; but that nothing can be saved is in the log
    already, once."""
    if not isinstance(sys.exception(), NotSaved):
        log.exception(text, *facts)
