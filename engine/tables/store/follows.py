"""Who follows which table: a digest a round, or its end alone."""

from __future__ import annotations

from engine.tables.model.errors import Impossible
from engine.tables.store.database import Database
from engine.tables.store.part import StorePart

MOST = 10
"""Tables that a person follows at most."""


class Follows(StorePart):
    """Persons who follow tables. Its rows go with the table, or with the person."""

    async def follow(self, person: int, table: int, kind: str) -> None:
        """Send a person a digest of a table: each `round`, or at the `end`. Raises `Impossible` for too many
        tables."""

        def transaction(db: Database) -> None:
            sql = "SELECT count(*) AS count FROM follows WHERE person = ? AND table_id <> ?"
            if db.execute(sql, (person, table)).fetchone()["count"] >= MOST:
                raise Impossible("follows")
            db.execute(
                "INSERT INTO follows (person, table_id, kind) VALUES (?, ?, ?)"
                " ON CONFLICT (person, table_id) DO UPDATE SET kind = excluded.kind, due = NULL",
                (person, table, kind),
            )

        await self.connection.transact(transaction)

    async def unfollow(self, person: int, table: int) -> None:
        """Send a person no more of a table."""
        await self._run("DELETE FROM follows WHERE person = ? AND table_id = ?", person, table)

    async def of_person(self, person: int) -> dict[int, str]:
        """The tables that a person follows, and how."""
        rows = await self._all("SELECT table_id, kind FROM follows WHERE person = ?", person)
        return {row["table_id"]: row["kind"] for row in rows}

    async def due(self, now: float, most: int) -> tuple[int, ...]:
        """Tables of which something is to be sent now."""
        sql = "SELECT table_id FROM follows WHERE due <= ? GROUP BY table_id ORDER BY min(due) LIMIT ?"
        return tuple(row["table_id"] for row in await self._all(sql, now, most))

    async def next_due(self, poll: float) -> float | None:
        """When to look next: moves wake no one here, so it is then (`poll`) where anyone follows a table."""
        row = await self._one("SELECT count(*) AS count, min(due) AS at FROM follows")
        return None if row is None or not row["count"] else min(poll, row["at"] or poll)

    async def waiting(self, table: int, now: float) -> tuple[int, ...]:
        """Persons to whom something of a table is to be sent now."""
        rows = await self._all("SELECT person FROM follows WHERE table_id = ? AND due <= ?", table, now)
        return tuple(row["person"] for row in rows)

    async def mark_sent(self, person: int, table: int) -> None:
        """A digest is out, until the next round."""
        await self._run("UPDATE follows SET due = NULL WHERE person = ? AND table_id = ?", person, table)

    async def postpone(self, table: int, until: float) -> None:
        """Send what is due of a table then."""
        await self._run("UPDATE follows SET due = ? WHERE table_id = ? AND due IS NOT NULL", until, table)


def wake_follows(db: Database, table: int, now: float, *, over: bool) -> None:
    """A round of a table has begun, or (`over`) it has ended: tell those who follow it."""
    kinds = "('round', 'end')" if over else "('round')"
    db.execute(f"UPDATE follows SET due = ? WHERE table_id = ? AND kind IN {kinds}", (now, table))
