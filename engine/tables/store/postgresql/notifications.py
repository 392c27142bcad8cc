"""Notifications of changes by the other processes of a cluster."""

from __future__ import annotations

from collections.abc import AsyncIterator

import psycopg

from engine.tables.store.partition import ClusterProcess
from engine.tables.store.postgresql.membership import with_timeouts


async def listen(address: str, process: ClusterProcess) -> AsyncIterator[str]:
    """Yield changes by other processes: an empty string once listening, then a kind and a number each, as
    `notify.sql` words them.

    Raises `ConnectionError` where the server is lost.
    """
    try:
        session = await psycopg.AsyncConnection.connect(with_timeouts(address), autocommit=True)
        async with session:
            await session.execute("LISTEN kontor")
            yield ""
            async for notification in session.notifies():
                sender, _, news = notification.payload.partition(" ")
                if sender != str(process.number):
                    yield news
    except psycopg.Error as lost:
        raise ConnectionError(type(lost).__name__) from lost
