"""Statements that write a table, for use inside a transaction."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from dataclasses import asdict

from engine.tables.change import Change
from engine.tables.errors import Occupied, Stale
from engine.tables.log import Entry, Move
from engine.tables.play.outbox import Note
from engine.tables.scores.results import result
from engine.tables.store.results import write_result
from engine.tables.store.rows import chair_facts, table_facts
from engine.tables.table import Table

OPEN = "SELECT id FROM tables WHERE channel = ? AND status IN ('lobby', 'running')"


def storing(change: Change) -> Callable[[sqlite3.Connection], None]:
    """What stores a change with its log, with what must be said, when it must be looked at next, and the
    result of a game that is over now, for use inside a transaction. It raises `Stale` where the stored table
    is not the one that was changed, `Occupied` where it moves to a channel that has an open one.
    """
    before, after = change.before, change.after
    ended = result(after) if before.status in ("lobby", "running") else None

    def store(db: sqlite3.Connection) -> None:
        try:
            update(db, before, after, change.alarm)
        except sqlite3.IntegrityError as taken:
            raise Occupied(db.execute(OPEN, (after.channel,)).fetchone()["id"]) from taken
        if after.chairs != before.chairs:
            write_chairs(db, after)
            clear_desks(db, before, after)
        write_log(db, after, len(before.log))
        write_notes(db, change.notes)
        if ended is not None:
            write_result(db, ended)

    return store


def insert(db: sqlite3.Connection, table: Table, alarm: float | None) -> int:
    """A new row; its number."""
    facts = {**table_facts(table), "version": table.game.version, "alarm": alarm}
    del facts["id"]  # the database counts
    names = ", ".join(facts)
    marks = ", ".join(f":{name}" for name in facts)
    cursor = db.execute(f"INSERT INTO tables ({names}) VALUES ({marks})", facts)  # noqa: S608  # names are ours
    return int(cursor.lastrowid or 0)


def update(db: sqlite3.Connection, before: Table, after: Table, alarm: float | None) -> None:
    """The changed row, with the snapshot; raises `Stale` where it is not the one that was read."""
    facts = {**table_facts(after), "alarm": alarm}
    changes = ", ".join(f"{name} = :{name}" for name in facts)
    sql = f"UPDATE tables SET {changes} WHERE id = :id AND revision = :known"  # noqa: S608  # names are ours
    cursor = db.execute(sql, {**facts, "known": before.revision})
    if cursor.rowcount != 1:
        raise Stale(f"table {after.id} is not at revision {before.revision}")


def write_chairs(db: sqlite3.Connection, table: Table) -> None:
    """Who sits here now."""
    db.execute("DELETE FROM chairs WHERE table_id = ?", (table.id,))
    rows = [chair_facts(table.id, seat, it) for seat, it in enumerate(table.chairs)]
    if rows:
        names, marks = ", ".join(rows[0]), ", ".join(f":{name}" for name in rows[0])
        db.executemany(f"INSERT INTO chairs ({names}) VALUES ({marks})", rows)  # noqa: S608  # names are ours


def clear_desks(db: sqlite3.Connection, before: Table, after: Table) -> None:
    """What somebody has laid out goes with him, when another person takes his seat."""
    for seat, (was, now) in enumerate(zip(before.chairs, after.chairs, strict=False)):
        if was.person != now.person:
            db.execute("DELETE FROM drafts WHERE table_id = ? AND seat = ?", (after.id, seat))


def write_log(db: sqlite3.Connection, table: Table, known: int) -> None:
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
    """What an entry says besides."""
    if isinstance(entry, Move):
        return entry.action.as_move()
    return {"seat": entry.seat, "keeps": entry.keeps, "touched": entry.touched, "stale": entry.stale}


def write_notes(db: sqlite3.Connection, notes: tuple[Note, ...]) -> None:
    """What must be said; a newer note overtakes one that waits, also one that has failed."""
    db.executemany(
        "INSERT OR REPLACE INTO outbox (table_id, what, seat, ply, revision, changed)"
        " VALUES (:table, :what, :seat, :ply, :revision, (SELECT changed FROM tables WHERE id = :table))",
        [asdict(note) for note in notes],
    )
