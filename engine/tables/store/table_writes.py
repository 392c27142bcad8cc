"""Statements that write a table, for use inside a transaction."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import asdict

from engine.tables.model.change import Change
from engine.tables.model.errors import Occupied, Stale
from engine.tables.model.log import Entry, Move
from engine.tables.model.outbox import CALLS, EVERYBODY, Note, NoteKind, call_answered, void_messages
from engine.tables.model.results import result
from engine.tables.model.table import Table
from engine.tables.store.calls import wake_call
from engine.tables.store.database import Database, StoredRow
from engine.tables.store.follows import wake_follows
from engine.tables.store.results import write_result
from engine.tables.store.rows import chair_facts, table_facts
from engine.tables.store.season_rows import REST, refresh_board

OPEN = "SELECT id FROM tables WHERE channel = ? AND status IN ('lobby', 'running')"
OPENED = ("lobby", "running")
OVERTAKING = (
    "ON CONFLICT (table_id, what, seat) DO UPDATE"
    " SET ply = excluded.ply, revision = excluded.revision, changed = excluded.changed, due = 0, tries = 0"
)
"""Upsert of a note: the newer one replaces all fields of the older."""


def storing(change: Change) -> Callable[[Database], None]:
    """Function that stores a change with its log, outbox notes, next alarm and, at the end, its result, for
    use inside a transaction. It raises `Stale` where the stored table is not the one that was changed,
    `Occupied` where it moves to a channel that has an open one.
    """
    before, after = change.before, change.after
    ended = result(after) if before.status in OPENED else None

    def store(db: Database) -> None:
        if opens(before, after):
            vacant(db, after)
        update(db, before, after, change.alarm)
        if after.chairs != before.chairs:
            write_chairs(db, after)
            clear_desks(db, before, after)
        write_log(db, after, len(before.log))
        write_notes(db, change.notes)
        discard_void(db, change)
        if ended is not None:
            write_result(db, ended)
        if after.season is not None and before.due_seats != after.due_seats and not after.concealed:
            refresh_board(db, after.season, after.changed + REST)
        if before.status == "lobby":
            wake_call(db, after.id)
        elif before.round != after.round or ended is not None:
            wake_follows(db, after.id, after.changed, over=ended is not None)

    return store


def opens(before: Table, after: Table) -> bool:
    """Whether a change opens a table in a channel where it was not open before."""
    here = before.status in OPENED and before.channel == after.channel
    return after.status in OPENED and not here


def vacant(db: Database, table: Table) -> None:
    """Raise `Occupied` where the channel of a table has another open one."""
    for row in db.execute(OPEN, (table.channel,)).fetchall():
        if row["id"] != table.id:
            raise Occupied(row["id"])


def check_unchanged(db: Database, table: Table) -> None:
    """Raise `Stale` where the stored table is not this one, but of another revision."""
    row = db.execute("SELECT revision FROM tables WHERE id = ?", (table.id,)).fetchone()
    if row is None or row["revision"] != table.revision:
        raise Stale(f"table {table.id} is not at revision {table.revision}")


def insert(db: Database, table: Table, alarm: float | None) -> int:
    """A new row; its number. Raises `Occupied` where its channel has an open one."""
    if table.status in OPENED:
        vacant(db, table)
    facts = {**table_facts(table), "version": table.game.version, "alarm": alarm}
    del facts["id"]  # the database counts
    names = ", ".join(facts)
    marks = ", ".join(f":{name}" for name in facts)
    sql = f"INSERT INTO tables ({names}) VALUES ({marks}) RETURNING id"  # names are ours
    return int(db.execute(sql, facts).fetchone()["id"])


def update(db: Database, before: Table, after: Table, alarm: float | None) -> None:
    """The changed row, with the snapshot; raises `Stale` where it is not the one that was read."""
    facts = {**table_facts(after), "alarm": alarm}
    changes = ", ".join(f"{name} = :{name}" for name in facts)
    sql = f"UPDATE tables SET {changes} WHERE id = :id AND revision = :known"  # names are ours
    cursor = db.execute(sql, {**facts, "known": before.revision})
    if cursor.rowcount != 1:
        raise Stale(f"table {after.id} is not at revision {before.revision}")


def write_chairs(db: Database, table: Table) -> None:
    """Replace the stored chairs of a table."""
    db.execute("DELETE FROM chairs WHERE table_id = ?", (table.id,))
    rows = [chair_facts(table.id, seat, chair) for seat, chair in enumerate(table.chairs)]
    if rows:
        names, marks = ", ".join(rows[0]), ", ".join(f":{name}" for name in rows[0])
        db.executemany(f"INSERT INTO chairs ({names}) VALUES ({marks})", rows)  # names are ours


def clear_desks(db: Database, before: Table, after: Table) -> None:
    """Delete the draft of a seat that another person takes over."""
    for seat, (was, now) in enumerate(zip(before.chairs, after.chairs, strict=False)):
        if was.person != now.person:
            db.execute("DELETE FROM drafts WHERE table_id = ? AND seat = ?", (after.id, seat))


def write_log(db: Database, table: Table, known: int) -> None:
    """The entries after the first `known` ones."""
    db.executemany(
        "INSERT INTO log (table_id, number, what, facts, person, at) VALUES (?, ?, ?, ?, ?, ?)",
        [
            (table.id, number, what(entry), json.dumps(facts(entry)), entry.person, entry.at)
            for number, entry in enumerate(table.log[known:], known)
        ],
    )


def what(entry: Entry) -> str:
    """The kind of an entry."""
    return entry.cause if isinstance(entry, Move) else entry.what


def facts(entry: Entry) -> dict[str, object]:
    """Further fields of a log entry, as JSON."""
    if isinstance(entry, Move):
        return entry.action.as_move() | ({"seals": entry.seals} if entry.seals else {})
    return {"seat": entry.seat, "keeps": entry.keeps, "touched": entry.touched, "stale": entry.stale}


def write_notes(db: Database, notes: tuple[Note, ...]) -> None:
    """Add notes to the outbox; a newer note replaces one that waits, also one that has failed."""
    db.executemany(
        "INSERT INTO outbox (table_id, what, seat, ply, revision, changed)"
        " VALUES (:table, :what, :seat, :ply, :revision, (SELECT changed FROM tables WHERE id = :table)) "
        + OVERTAKING,
        [asdict(note) for note in notes],
    )


def discard_void(db: Database, change: Change) -> None:
    """Mark what a change makes void for deletion: messages to one player, and a call that is answered, unless
    another one takes its place."""
    before, after = change.before, change.after
    if call_answered(before, after) and not any(note.what in CALLS for note in change.notes):
        discard(db, after.id, "ping")
    for kind, seat in void_messages(before, after):
        discard_for_seat(db, after.id, kind, seat)


def discard(db: Database, table: int, what: str, besides: int = 0) -> None:
    """Mark the messages of this kind for deletion, except `besides`."""
    rows = db.execute(
        "DELETE FROM messages WHERE table_id = ? AND what = ? AND message <> ? RETURNING message, channel",
        (table, what, besides),
    ).fetchall()
    mark_for_deletion(db, table, rows)


def discard_for_seat(db: Database, table: int, what: NoteKind, seat: int) -> None:
    """Mark the message of this kind to a seat for deletion, unless its reader has pressed on it."""
    rows = db.execute(
        "DELETE FROM seat_messages WHERE table_id = ? AND what = ? AND seat = ? AND kept = 0"
        " RETURNING message, channel",
        (table, what, seat),
    ).fetchall()
    mark_for_deletion(db, table, rows)


def replace_for_seat(db: Database, note: Note, channel: int, message: int) -> None:
    """Store the message that a note has become, and mark the one before it, pressed on or not, for
    deletion."""
    rows = db.execute(
        "DELETE FROM seat_messages WHERE table_id = ? AND what = ? AND seat = ? RETURNING message, channel",
        (note.table, note.what, note.seat),
    ).fetchall()
    mark_for_deletion(db, note.table, [row for row in rows if row["message"] != message])
    db.execute(
        "INSERT INTO seat_messages (table_id, what, seat, channel, message) VALUES (?, ?, ?, ?, ?)",
        (note.table, note.what, note.seat, channel, message),
    )


def leave_signposts(db: Database, table: int, channel: int, due: float) -> None:
    """Keep the board of a table in another channel than this, its own, until `due`, to say where it is. What
    says so here, where the table is back, must be deleted."""
    rows = db.execute(
        "DELETE FROM messages WHERE table_id = ? AND what = 'board' AND channel <> ?"
        " RETURNING message, channel",
        (table, channel),
    ).fetchall()
    mark_for_deletion(db, table, rows, due)
    db.execute("UPDATE leftovers SET due = 0 WHERE table_id = ? AND channel = ?", (table, channel))


def mark_for_deletion(db: Database, table: int, rows: Iterable[StoredRow], due: float = 0.0) -> None:
    """Messages of a table, by number and channel, that must be deleted, once it is time."""
    for row in rows:
        db.execute(
            "INSERT INTO leftovers (message, table_id, channel, due) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (message) DO UPDATE"
            " SET table_id = excluded.table_id, channel = excluded.channel, due = excluded.due",
            (row["message"], table, row["channel"], due),
        )
        write_notes(db, (Note(table, "tidy", EVERYBODY),))
