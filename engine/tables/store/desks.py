"""Drafts of seats, as rows."""

from __future__ import annotations

from typing import NamedTuple

from engine.tables.model.drafts import Draft
from engine.tables.model.table import Table
from engine.tables.store.database import Database, StoredRow

LAY_OUT = (
    "INSERT INTO drafts (table_id, seat, round, ply, body) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT (table_id, seat) DO UPDATE"
    " SET round = excluded.round, ply = excluded.ply, body = excluded.body"
)


class StoredDesk(NamedTuple):
    """What is stored for a player's office: the row of the draft, and their private note about the table."""

    row: StoredRow | None
    note: str

    def draft(self, table: Table, seat: int) -> Draft:
        """The draft at this moment of the table; empty if there is none. Steps last for the round, picks for
        a moment."""
        if self.row is None or self.row["round"] != table.round:
            return Draft()
        draft = Draft.load(table.game, self.row["body"])
        return draft if self.row["ply"] == table.ply(seat) else Draft(draft.steps)


def load_draft(db: Database, table: Table, seat: int) -> Draft:
    """Load the draft of a seat inside a transaction."""
    return StoredDesk(draft_row(db, table, seat), "").draft(table, seat)


def draft_row(db: Database, table: Table, seat: int) -> StoredRow | None:
    """The last draft of a seat, of whatever moment, for use inside a transaction."""
    sql = "SELECT round, ply, body FROM drafts WHERE table_id = ? AND seat = ?"
    row: StoredRow | None = db.execute(sql, (table.id, seat)).fetchone()
    return row


def read_note(db: Database, table: int, person: int) -> str:
    """A player's private note about a table, for use inside a transaction."""
    row = db.execute(
        "SELECT body FROM jottings WHERE table_id = ? AND person = ?", (table, person)
    ).fetchone()
    return row["body"] if row else ""
