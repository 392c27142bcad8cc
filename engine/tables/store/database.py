"""Interface of both databases: one function per transaction.

Statements are written once, in what SQLite and PostgreSQL both understand: facts as `?` or, where one is
needed more than once, by name (`:person`); `ON CONFLICT` and never `OR REPLACE`; `RETURNING` for numbers that
the database gives; 0 and 1 for no and yes; columns read by name. What only one of the two can say is in its
own room (`sqlite/`, `postgresql/`).
"""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Protocol, TypeVar

from engine.tables.store.partition import Share
from engine.tables.store.writability import Writability

T = TypeVar("T")
Facts = Sequence[object] | Mapping[str, object]
"""What a statement is about, by place or by name."""
ALL = sys.maxsize
"""As many rows as there are."""


class StoredRow(Protocol):
    """A row of a table: its columns by their names."""

    def __getitem__(self, column: str, /) -> Any: ...

    def keys(self) -> Iterable[str]:
        """The names of its columns."""


class Cursor(Protocol):
    """Result of a statement: its rows, or the number of rows that it changed."""

    @property
    def rowcount(self) -> int:
        """How many rows a statement has changed."""

    def fetchone(self) -> Any:
        """The next row, or None."""

    def fetchall(self) -> list[Any]:
        """All rows that are left."""

    def __iter__(self) -> Iterator[Any]: ...


class Database(Protocol):
    """A database inside a transaction."""

    def execute(self, sql: str, facts: Facts = ..., /) -> Cursor:
        """Run a statement."""

    def executemany(self, sql: str, facts: Iterable[Facts], /) -> object:
        """Run a statement for each of these."""


class Connection(Protocol):
    """A database that this program has open, alone or as one of several `processes`, each with its share."""

    share: Share | None
    processes: int
    writability: Writability

    async def transact(self, function: Callable[[Database], T]) -> T:
        """Run the function inside one transaction; an exception rolls it back and is raised here:
        `NotSaved` where the database cannot be written. A caller that is cancelled leaves all of it done, or
        nothing."""

    async def look(self, function: Callable[[Database], T]) -> T:
        """Run the function, which changes nothing, inside one transaction."""

    async def claim(self, name: str) -> bool:
        """Whether this process holds the lease of a task. A lone process holds them all."""

    async def let_go(self, name: str) -> None:
        """Leave it to others."""

    async def present(self) -> frozenset[int]:
        """Numbers of the running processes of this cluster; empty without a cluster."""

    def listen(self) -> AsyncIterator[str]:
        """Changes by other processes of the cluster, as a kind and a number: `outbox` and a server, `alarm`
        and a moment, `person` or `erased` and a person. First an empty text, once listening. Raises
        `OSError` where the server is lost."""

    async def counts(self) -> dict[str, int]:
        """The highest number that was ever given, by the table that numbers its rows itself."""

    async def count_on(self, counts: dict[str, int]) -> None:
        """Give no number up to these for a second time."""

    async def tidy(self) -> None:
        """Leave as little as possible of what was deleted."""

    async def close(self) -> None:
        """Wait for running transactions and disconnect."""


@asynccontextmanager
async def lease(connection: Connection, name: str) -> AsyncIterator[bool]:
    """Hold the lease of a task meanwhile; False: another process holds it."""
    held = await connection.claim(name)
    try:
        yield held
    finally:
        if held:
            await connection.let_go(name)
