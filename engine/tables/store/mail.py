"""What must still be said, and which messages of ours stand where."""

from __future__ import annotations

import sqlite3

from engine.tables.outbox import CALLS, Note
from engine.tables.store.part import Part
from engine.tables.store.writing import write_notes


class Mail(Part):
    """The outbox, and the one board and the one call of each table."""

    async def unsaid(self) -> tuple[Note, ...]:
        """Everything that must still be said, boards first."""
        rows = await self._all("SELECT * FROM outbox ORDER BY table_id, what, seat")
        return tuple(Note(it["table_id"], it["what"], it["seat"], it["ply"], it["revision"]) for it in rows)

    async def say(self, *notes: Note) -> None:
        """Something must be said that no change of a table brings with it."""
        await self.connection.transact(lambda db: write_notes(db, notes))

    async def said(self, note: Note, channel: int = 0, message: int = 0) -> None:
        """A note is out; with a message, that is now the one board or ping of its table."""

        def transaction(db: sqlite3.Connection) -> None:
            db.execute(
                "DELETE FROM outbox WHERE table_id = ? AND what = ? AND seat = ? AND revision <= ?",
                (note.table, note.what, note.seat, note.revision),
            )
            if message:
                db.execute(
                    "INSERT OR REPLACE INTO messages (table_id, what, channel, message) VALUES (?, ?, ?, ?)",
                    (note.table, "ping" if note.what in CALLS else note.what, channel, message),
                )

        await self.connection.transact(transaction)

    async def message(self, table: int, what: str) -> tuple[int, int] | None:
        """Channel and id of the board or of the last ping of a table."""
        row = await self._one(
            "SELECT channel, message FROM messages WHERE table_id = ? AND what = ?", table, what
        )
        return (row["channel"], row["message"]) if row else None

    async def table_of(self, message: int) -> int | None:
        """The table whose board or last call this message is."""
        row = await self._one("SELECT table_id FROM messages WHERE message = ?", message)
        return row["table_id"] if row else None

    async def forget_message(self, message: int) -> None:
        """A message of ours is gone."""
        await self._run("DELETE FROM messages WHERE message = ?", message)
