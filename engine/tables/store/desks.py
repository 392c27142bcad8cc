"""Drafts of seats, as rows."""

from __future__ import annotations

from engine.tables.model.drafts import Draft
from engine.tables.model.table import Table
from engine.tables.store.database import Database

LAY_OUT = (
    "INSERT INTO drafts (table_id, seat, round, ply, body) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT (table_id, seat) DO UPDATE"
    " SET round = excluded.round, ply = excluded.ply, body = excluded.body"
)


def load_draft(db: Database, table: Table, seat: int) -> Draft:
    """Load the draft of a seat inside a transaction. Steps last for the round, picks for a moment."""
    sql = "SELECT ply, body FROM drafts WHERE table_id = ? AND seat = ? AND round = ?"
    row = db.execute(sql, (table.id, seat, table.round)).fetchone()
    if row is None:
        return Draft()
    draft = Draft.load(table.game, row["body"])
    return draft if row["ply"] == table.ply(seat) else Draft(draft.steps)


def read_note(db: Database, table: int, person: int) -> str:
    """A player's private note about a table, for use inside a transaction."""
    row = db.execute(
        "SELECT body FROM jottings WHERE table_id = ? AND person = ?", (table, person)
    ).fetchone()
    return row["body"] if row else ""
