"""Backfill of results of games that ended under a version without them."""

from __future__ import annotations

import logging

from engine.tables.model.errors import TableError
from engine.tables.model.results import result
from engine.tables.store import Store

log = logging.getLogger(__name__)


async def backfill_results(store: Store) -> None:
    """Store missing results; in a cluster one process does it, the others skip it."""
    if not await store.connection.claim("results"):
        return
    for table in await store.results.missing():
        try:
            ended = result(await store.load(table))
        except TableError as unreadable:
            log.warning("table %s: its result is not known: %r", table, unreadable)
            continue
        if ended is not None:
            await store.results.add(ended)
    await store.connection.let_go("results")
