"""All SQL: tables, moves, drafts, what must be said. Every public method is one transaction."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Literal

from engine.tables.connection import Connection, connect
from engine.tables.drafts import Draft
from engine.tables.errors import NoTable, Occupied, Stale
from engine.tables.outbox import Note
from engine.tables.rows import Row, rebuilt
from engine.tables.table import Table

OPEN = "SELECT id FROM tables WHERE channel = ? AND status IN ('lobby', 'running')"


class Store:
    """The one database of the house."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    @classmethod
    async def open(cls, path: Path) -> Store:
        """Open or create the file; raises `InUse` when another program has it."""
        return cls(await connect(path))

    async def close(self) -> None:
        """Finish what is under way and close the file."""
        await self.connection.close()

    async def create(self, table: Table, notes: tuple[Note, ...]) -> Table:
        """Store a new table and give it its number; raises `Occupied` where the channel has an open one."""

        def transaction(db: sqlite3.Connection) -> Table:
            try:
                stored = replace(table, id=insert(db, table))
            except sqlite3.IntegrityError as taken:
                open_one = db.execute(OPEN, (table.channel,)).fetchone()
                raise Occupied(open_one["id"]) from taken
            write_chairs(db, stored)
            write_notes(db, tuple(replace(note, table=stored.id) for note in notes))
            return stored

        return await self.connection.transact(transaction)

    async def save(self, before: Table, after: Table, notes: tuple[Note, ...]) -> None:
        """Store a change with its moves and with what must be said, all or nothing.

        Raises `Stale` where the stored table is not the one that was changed.
        """

        def transaction(db: sqlite3.Connection) -> None:
            update(db, before, after)
            if after.chairs != before.chairs:
                write_chairs(db, after)
            write_moves(db, after, len(before.moves))
            write_notes(db, notes)

        await self.connection.transact(transaction)

    async def load(self, table: int) -> Table:
        """Read a table and replay its moves; raises `NoTable` or `Broken`."""

        def transaction(db: sqlite3.Connection) -> tuple[Row | None, list[Row], list[Row]]:
            row = db.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone()
            chairs = db.execute("SELECT * FROM chairs WHERE table_id = ? ORDER BY seat", (table,)).fetchall()
            moves = db.execute("SELECT * FROM moves WHERE table_id = ? ORDER BY number", (table,)).fetchall()
            return row, chairs, moves

        row, chairs, moves = await self.connection.transact(transaction)
        if row is None:
            raise NoTable(str(table))
        return rebuilt(row, chairs, moves)

    async def latest(self, channel: int) -> int:
        """The newest table of a channel, open or not; raises `NoTable`."""
        row = await self._one("SELECT max(id) AS id FROM tables WHERE channel = ?", channel)
        if row is None or row["id"] is None:
            raise NoTable(f"channel {channel}")
        return int(row["id"])

    async def open_tables(self, channel: int) -> tuple[int, ...]:
        """The tables of a channel that are not over."""
        return tuple(row["id"] for row in await self._all(OPEN, channel))

    async def draft(self, table: Table, seat: int) -> Draft:
        """What a seat has laid out for its present decision; an empty draft where it has nothing."""
        sql = "SELECT body FROM drafts WHERE table_id = ? AND seat = ? AND ply = ?"
        row = await self._one(sql, table.id, seat, table.ply(seat))
        return Draft.load(table.game, row["body"]) if row else Draft()

    async def keep_draft(self, table: Table, seat: int, draft: Draft) -> None:
        """Remember what a seat has laid out."""
        sql = "INSERT OR REPLACE INTO drafts (table_id, seat, ply, body) VALUES (?, ?, ?, ?)"
        await self._run(sql, table.id, seat, table.ply(seat), draft.dump())

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
                    (note.table, note.what, channel, message),
                )

        await self.connection.transact(transaction)

    async def message(self, table: int, what: str) -> tuple[int, int] | None:
        """Channel and id of the board or of the last ping of a table."""
        row = await self._one(
            "SELECT channel, message FROM messages WHERE table_id = ? AND what = ?", table, what
        )
        return (row["channel"], row["message"]) if row else None

    async def board_of(self, message: int) -> int | None:
        """The table whose board this message is."""
        row = await self._one("SELECT table_id FROM messages WHERE message = ? AND what = 'board'", message)
        return row["table_id"] if row else None

    async def forget_message(self, message: int) -> None:
        """A message of ours is gone."""
        await self._run("DELETE FROM messages WHERE message = ?", message)

    async def dms_closed(self, person: int) -> bool:
        """Whether this person has refused our direct messages."""
        row = await self._one("SELECT dms_closed FROM people WHERE person = ?", person)
        return bool(row and row["dms_closed"])

    async def close_dms(self, person: int, closed: bool) -> None:
        """Remember that direct messages to this person are refused, or wanted again."""
        await self._about(person, "dms_closed", int(closed))

    async def spoken_by(self, person: int) -> str | None:
        """The language of this person's Discord when he last pressed."""
        row = await self._one("SELECT language FROM people WHERE person = ?", person)
        return row["language"] if row else None

    async def hear(self, person: int, language: str) -> None:
        """Remember the language of a person's Discord, for messages that he did not ask for."""
        await self._about(person, "language", language)

    async def language(self, guild: int) -> str | None:
        """The language of new tables in a server, if somebody has chosen one."""
        row = await self._one("SELECT language FROM guilds WHERE guild = ?", guild)
        return row["language"] if row else None

    async def set_language(self, guild: int, language: str) -> None:
        """Remember the language of new tables in a server."""
        await self._run("INSERT OR REPLACE INTO guilds (guild, language) VALUES (?, ?)", guild, language)

    async def setting(self, name: str) -> str | None:
        """Something that the house remembers about itself."""
        row = await self._one("SELECT value FROM settings WHERE name = ?", name)
        return row["value"] if row else None

    async def set(self, name: str, value: str) -> None:
        """Remember something about the house."""
        await self._run("INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)", name, value)

    async def _about(self, person: int, fact: Literal["dms_closed", "language"], value: object) -> None:
        sql = f"INSERT INTO people (person, {fact}) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET {fact} = ?2"  # noqa: S608
        await self._run(sql, person, value)

    async def _run(self, sql: str, *facts: object) -> None:
        await self.connection.transact(lambda db: db.execute(sql, facts) and None)

    async def _one(self, sql: str, *facts: object) -> Row | None:
        row: Row | None = await self.connection.transact(lambda db: db.execute(sql, facts).fetchone())
        return row

    async def _all(self, sql: str, *facts: object) -> list[Row]:
        return await self.connection.transact(lambda db: db.execute(sql, facts).fetchall())


def insert(db: sqlite3.Connection, table: Table) -> int:
    """A new row; its number."""
    facts = {
        "guild": table.guild,
        "channel": table.channel,
        "host": table.host,
        "game": table.key,
        "version": table.game.version,
        "expansions": json.dumps(table.expansions),
        "seats": table.limit,
        "language": table.language,
        "status": table.status,
        "revision": table.revision,
        "created": table.created,
        "changed": table.changed,
    }
    names = ", ".join(facts)
    marks = ", ".join(f":{name}" for name in facts)
    cursor = db.execute(f"INSERT INTO tables ({names}) VALUES ({marks})", facts)  # noqa: S608  # names are ours
    return int(cursor.lastrowid or 0)


def update(db: sqlite3.Connection, before: Table, after: Table) -> None:
    """The changed row, with the snapshot; raises `Stale` where it is not the one that was read."""
    facts = {
        "host": after.host,
        "language": after.language,
        "status": after.status,
        "deal": after.deal.model_dump_json() if after.deal else None,
        "snapshot": after.game.dump(after.state) if after.state else None,
        "revision": after.revision,
        "changed": after.changed,
    }
    changes = ", ".join(f"{name} = :{name}" for name in facts)
    sql = f"UPDATE tables SET {changes} WHERE id = :id AND revision = :known"  # noqa: S608  # names are ours
    cursor = db.execute(sql, {**facts, "id": after.id, "known": before.revision})
    if cursor.rowcount != 1:
        raise Stale(f"table {after.id} is not at revision {before.revision}")


def write_chairs(db: sqlite3.Connection, table: Table) -> None:
    """Who sits here now."""
    db.execute("DELETE FROM chairs WHERE table_id = ?", (table.id,))
    db.executemany(
        "INSERT INTO chairs (table_id, seat, person, agent, acted) VALUES (?, ?, ?, ?, ?)",
        [(table.id, seat, it.person, it.agent, it.acted) for seat, it in enumerate(table.chairs)],
    )


def write_moves(db: sqlite3.Connection, table: Table, known: int) -> None:
    """The moves after the first `known` ones."""
    db.executemany(
        "INSERT INTO moves (table_id, number, facts, auto, person, at) VALUES (?, ?, ?, ?, ?, ?)",
        [
            (table.id, number, json.dumps(move.action.as_move()), int(move.auto), move.person, move.at)
            for number, move in enumerate(table.moves[known:], known)
        ],
    )


def write_notes(db: sqlite3.Connection, notes: tuple[Note, ...]) -> None:
    """What must be said; a newer note overtakes one that waits."""
    db.executemany(
        "INSERT OR REPLACE INTO outbox (table_id, what, seat, ply, revision) VALUES (?, ?, ?, ?, ?)",
        [(note.table, note.what, note.seat, note.ply, note.revision) for note in notes],
    )
