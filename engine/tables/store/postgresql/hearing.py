"""What the other processes of a cluster have changed, as soon as it is stored."""

from __future__ import annotations

from collections.abc import AsyncIterator

import psycopg

from engine.tables.store.postgresql.entering import reaching
from engine.tables.store.sharing import Process


async def tidings(address: str, process: Process) -> AsyncIterator[str]:
    """What others tell, from the moment on at which an empty text comes: a kind and a number each, as
    `telling.sql` words them. Raises `OSError` where the server is lost."""
    try:
        session = await psycopg.AsyncConnection.connect(reaching(address), autocommit=True)
        async with session:
            await session.execute("LISTEN kontor")
            yield ""
            async for it in session.notifies():
                sender, _, news = it.payload.partition(" ")
                if sender != str(process.number):
                    yield news
    except psycopg.Error as lost:
        raise ConnectionError(type(lost).__name__) from lost
