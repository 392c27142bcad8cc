"""Base of all parts of the store: single statements on the one connection."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection

from cachetools import LRUCache

from engine.tables.store.database import Connection, StoredRow
from engine.tables.store.partition import LATE, Share

Ask = Callable[[str, Collection[int]], Awaitable[frozenset[int]]]
REMEMBERED = 10_000
"""Answers about persons that are remembered of each kind."""


class StorePart:
    """A part of the store. Every public method of its subclasses is one transaction.

    What a statement needs more than once is given by name (`:person`), never by number (`?1`), which Python
    takes no more from 3.14 on.
    """

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def _ours(self, late: str, of: Callable[[Share], str], now: float) -> tuple[str, tuple[float, ...]]:
        """Condition and its parameters that restrict a query for due work to this process's share: rows at
        home here, or late ones. `late`: the condition for lateness, with a `?` for a moment."""
        if (share := self.connection.share) is None:
            return "", ()
        return f" AND ({late} OR {of(share)})", (now - LATE,)

    async def _run(self, sql: str, *facts: object, **named: object) -> None:
        await self.connection.transact(lambda db: db.execute(sql, named or facts) and None)

    async def _one(self, sql: str, *facts: object) -> StoredRow | None:
        row: StoredRow | None = await self.connection.look(lambda db: db.execute(sql, facts).fetchone())
        return row

    async def _all(self, sql: str, *facts: object) -> list[StoredRow]:
        return await self.connection.look(lambda db: db.execute(sql, facts).fetchall())


class PersonCache(StorePart):
    """Cache of a predicate over persons, per game; valid until a write that changes it.

    `ask`: query for some persons. In a cluster the cache is not used: another process may have changed it.
    """

    def __init__(self, connection: Connection, ask: Ask) -> None:
        super().__init__(connection)
        self.ask = ask
        self.known: LRUCache[tuple[str, int], bool] = LRUCache(REMEMBERED)

    async def of(self, game: str, people: Collection[int]) -> frozenset[int]:
        """Of these persons, those who have played this game; cached, but not in a cluster."""
        told: dict[int, bool | None] = {person: self.known.get((game, person)) for person in people}
        if self.connection.share is not None or None in told.values():
            playing = await self.ask(game, people)
            told = {person: person in playing for person in people}
            self.known.update({(game, person): person in playing for person in people})
        return frozenset(person for person, plays in told.items() if plays)

    def forget(self) -> None:
        """Something was stored that may change it."""
        self.known.clear()
