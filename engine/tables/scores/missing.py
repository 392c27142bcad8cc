"""Results of games that ended under a program that kept none."""

from __future__ import annotations

import logging

from engine.tables.model.errors import TableError
from engine.tables.model.results import result
from engine.tables.store import Store

log = logging.getLogger(__name__)


async def catch_up(store: Store) -> None:
    """Store them. Of several processes one does it; who comes meanwhile leaves it to him."""
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
