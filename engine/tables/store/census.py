"""Counts of tables, games and people, for the host's metrics."""

from __future__ import annotations

from typing import NamedTuple

from engine.tables.store.database import Database
from engine.tables.store.part import StorePart


class Standing(NamedTuple):
    """This many open tables of one kind."""

    status: str
    lesson: bool
    tables: int


class Heap(NamedTuple):
    """This many notes in the outbox; `since`: when something last happened at the table of the oldest. `due`:
    they are to be said now; else they have failed and rest."""

    due: bool
    notes: int
    since: float


class Census(StorePart):
    """Counts, each queried on demand."""

    async def alive(self) -> None:
        """Health check of the database; raises the error of the connection."""
        await self._one("SELECT 1 AS one")

    async def write(self) -> None:
        """Write something and take it back; raises `NotSaved`."""

        def transaction(db: Database) -> None:
            db.execute("INSERT INTO settings (name, value) VALUES ('trial', '')")
            db.execute("DELETE FROM settings WHERE name = 'trial'")

        await self.connection.transact(transaction)

    async def tables(self) -> tuple[Standing, ...]:
        """Lobbies and running games, and among them lessons."""
        sql = (
            "SELECT status, lesson, count(*) AS number FROM tables"
            " WHERE status IN ('lobby', 'running') GROUP BY status, lesson"
        )
        return tuple(
            Standing(row["status"], bool(row["lesson"]), row["number"]) for row in await self._all(sql)
        )

    async def outbox(self, now: float) -> tuple[Heap, ...]:
        """Numbers of messages that must still be sent, by whether they wait for a back-off; not those whose
        time is yet to come."""
        sql = (
            "SELECT due > ? AS rests, count(*) AS number, min(changed) AS since FROM outbox"
            " WHERE due <= ? OR tries > 0 GROUP BY rests"
        )
        rows = await self._all(sql, now, now)
        return tuple(Heap(not row["rests"], row["number"], row["since"]) for row in rows)
