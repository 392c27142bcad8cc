"""The outbox, and where the bot's messages stand."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from typing import NamedTuple

from engine.tables.model.outbox import CALLS, FOR_A_SEAT, IN_CHANNEL, Note
from engine.tables.store.database import Database, StoredRow
from engine.tables.store.part import StorePart
from engine.tables.store.partition import Share
from engine.tables.store.table_writes import (
    discard,
    discard_for_seat,
    leave_signposts,
    replace_for_seat,
    write_notes,
)

DOUBLINGS = 20
"""Number of failures after which the back-off stops growing."""
ITSELF = " WHERE table_id = :table AND what = :what AND seat = :seat AND revision <= :revision"
"""A note, unless a newer one stands in its place."""
TRIES = "SELECT tries FROM outbox" + ITSELF
REST = "UPDATE outbox SET tries = tries + 1, due = :due" + ITSELF
WAIT = "UPDATE outbox SET due = :due" + ITSELF
OUT = "DELETE FROM outbox" + ITSELF

NEWEST = 500
"""Notes among which the next table is looked for: with thousands of them, that takes a millisecond."""


@dataclass(frozen=True, slots=True)
class Pause:
    """Exponential back-off: seconds after the first failure, doubled with each further one, at most
    `most`."""

    first: float
    most: float

    def after(self, tries: int) -> float:
        """Seconds to wait after the given number of earlier failures."""
        return min(self.most, self.first * 2.0 ** min(tries, DOUBLINGS))


class Owed(NamedTuple):
    """A table about which something is to be said, and its server."""

    table: int
    server: int


class Leftover(NamedTuple):
    """A message that must be deleted at `due`; until then it says where its table is."""

    channel: int
    message: int
    due: float


class Queue(NamedTuple):
    """The next `tables` in the outbox; where nothing is due, the time of the next retry (None: there is
    none)."""

    tables: tuple[Owed, ...]
    next_retry: float | None = None


class Outgoing(NamedTuple):
    """Due notes of a table, its board first, and its messages that must be deleted."""

    notes: tuple[Note, ...]
    leftovers: tuple[Leftover, ...]


class Mail(StorePart):
    """The outbox, and the one board and the one call of each table."""

    async def unsaid(self) -> tuple[Note, ...]:
        """Everything that must still be said, boards first; not what only waits for its time."""
        sql = "SELECT * FROM outbox WHERE due = 0 OR tries > 0 ORDER BY table_id, what, seat"
        return notes(await self._all(sql))

    async def queue(
        self,
        now: float,
        besides: Collection[int] = (),
        served: Collection[int] = (),
        full: Collection[int] = (),
    ) -> Queue:
        """The next two tables with messages to send, most recently changed first. Skips the tables `besides`
        and all of the servers `full`; tables of servers already `served` come only if there is no other.
        Looks only at the newest part of a long queue."""
        ours, late = self._ours("greatest(changed, due) < ?", at_home, now)
        sql = (
            "SELECT table_id, guild FROM (SELECT table_id, changed AS at FROM outbox"
            f" WHERE due <= ? AND table_id NOT IN (SELECT value FROM json_each(?)){ours}"
            " ORDER BY changed DESC LIMIT ?) AS newest JOIN tables ON id = table_id"
            " WHERE guild NOT IN (SELECT value FROM json_each(?))"
            " GROUP BY table_id, guild"
            " ORDER BY guild IN (SELECT value FROM json_each(?)), max(at) DESC LIMIT 2"
        )
        facts = [json.dumps([*numbers]) for numbers in (besides, full, served)]

        def transaction(db: Database) -> Queue:
            rows = db.execute(sql, (now, facts[0], *late, NEWEST, *facts[1:])).fetchall()
            if rows:
                return Queue(tuple(Owed(row["table_id"], row["guild"]) for row in rows))
            row = db.execute("SELECT min(due) AS at FROM outbox WHERE due > ?", (now,)).fetchone()
            return Queue((), row["at"] if row else None)

        return await self.connection.look(transaction)

    async def outgoing(self, table: int, now: float) -> Outgoing:
        """What must be said and deleted at a table now."""
        sql = "SELECT * FROM outbox WHERE table_id = ? AND due <= ? ORDER BY what, seat"
        return await self.connection.look(
            lambda db: Outgoing(notes(db.execute(sql, (table, now)).fetchall()), read_leftovers(db, table))
        )

    async def failing(self, table: int) -> bool:
        """Whether a message to a table's channel has failed and is still to be sent."""
        sql = "SELECT what FROM outbox WHERE table_id = ? AND tries > 0"
        return any(row["what"] in IN_CHANNEL for row in await self._all(sql, table))

    async def say(self, *notes: Note) -> None:
        """Add notes that belong to no change of a table."""
        await self.connection.transact(lambda db: write_notes(db, notes))

    async def put_off(self, notes: Sequence[Note], pause: Pause, now: float, least: float = 0.0) -> None:
        """Back off these notes, which failed, for at least that many seconds; newer ones of their kind do
        not."""

        def transaction(db: Database) -> None:
            for note in notes:
                facts = asdict(note)
                for row in db.execute(TRIES, facts).fetchall():
                    db.execute(REST, {**facts, "due": now + max(least, pause.after(row["tries"]))})

        await self.connection.transact(transaction)

    async def wait_until(self, due: float, *notes: Note) -> None:
        """Send notes later, though nothing has failed; newer ones of their kind do not wait."""

        def transaction(db: Database) -> None:
            for note in notes:
                db.execute(WAIT, {**asdict(note), "due": due})

        await self.connection.transact(transaction)

    async def retry_now(self, table: int | None = None) -> None:
        """Retry failed messages of a table, or (None) of all tables, now and with their back-off reset."""
        await self._run(
            "UPDATE outbox SET due = 0, tries = 0 WHERE due > 0 AND table_id = coalesce(?, table_id)", table
        )

    async def mark_sent(
        self, note: Note, channel: int = 0, message: int = 0, signpost_until: float = 0.0
    ) -> None:
        """A note is out; with a message, that is now the one board or ping of its table, or the one of its
        kind to its seat, and the one before it must go; a board in another channel by then."""

        def transaction(db: Database) -> None:
            db.execute(OUT, asdict(note))
            if message and note.what in FOR_A_SEAT:
                replace_for_seat(db, note, channel, message)
            elif message:
                what = "ping" if note.what in CALLS else note.what
                if what == "board":
                    leave_signposts(db, note.table, channel, signpost_until)
                discard(db, note.table, what, besides=message)
                db.execute(
                    "INSERT INTO messages (table_id, what, channel, message) VALUES (?, ?, ?, ?)"
                    " ON CONFLICT (table_id, what) DO UPDATE"
                    " SET channel = excluded.channel, message = excluded.message",
                    (note.table, what, channel, message),
                )

        await self.connection.transact(transaction)

    async def discard(self, table: int, what: str) -> None:
        """The board or the last ping of a table must go, and none takes its place."""
        await self.connection.transact(lambda db: discard(db, table, what))

    async def discard_for_seat(self, note: Note) -> None:
        """The message that a note has become must go: it was void before it was stored."""
        await self.connection.transact(lambda db: discard_for_seat(db, note.table, note.what, note.seat))

    async def keep(self, message: int) -> None:
        """A message to one player stays, until the next one to its seat: its reader has pressed on it."""
        await self._run("UPDATE seat_messages SET kept = 1 WHERE message = ?", message)

    async def message(self, table: int, what: str) -> tuple[int, int] | None:
        """Channel and id of the board or of the last ping of a table."""
        row = await self._one(
            "SELECT channel, message FROM messages WHERE table_id = ? AND what = ?", table, what
        )
        return (row["channel"], row["message"]) if row else None

    async def written_before(self, at: float) -> bool:
        """Whether a board or ping still stands whose table last changed before this moment."""
        sql = "SELECT 1 FROM messages JOIN tables ON id = table_id WHERE changed < ? LIMIT 1"
        return await self._one(sql, at) is not None

    async def leftovers(self, table: int) -> tuple[Leftover, ...]:
        """The messages of a table that must be deleted."""
        return await self.connection.look(lambda db: read_leftovers(db, table))

    async def forget_deleted(self, table: int, gone: Collection[int]) -> None:
        """Forget messages that were deleted; the request to delete rests until the next one is due, and goes
        with the last."""

        def transaction(db: Database) -> None:
            for message in gone:
                forget(db, message)
            db.execute(
                "DELETE FROM outbox WHERE table_id = :table AND what = 'tidy'"
                " AND NOT EXISTS (SELECT 1 FROM leftovers WHERE table_id = :table)",
                {"table": table},
            )
            db.execute(
                "UPDATE outbox SET due = (SELECT min(due) FROM leftovers WHERE table_id = :table)"
                " WHERE table_id = :table AND what = 'tidy'",
                {"table": table},
            )

        await self.connection.transact(transaction)

    async def table_of(self, message: int) -> int | None:
        """The table whose board or last call this message is."""
        row = await self._one("SELECT table_id FROM messages WHERE message = ?", message)
        return row["table_id"] if row else None

    async def forget_message(self, message: int) -> None:
        """A message of ours is gone."""
        await self.connection.transact(lambda db: forget(db, message))


def forget(db: Database, message: int) -> None:
    """Remove a message of ours from all tables that hold some."""
    db.execute("DELETE FROM messages WHERE message = ?", (message,))
    db.execute("DELETE FROM leftovers WHERE message = ?", (message,))
    db.execute("DELETE FROM seat_messages WHERE message = ?", (message,))


def read_leftovers(db: Database, table: int) -> tuple[Leftover, ...]:
    """The messages of a table that must be deleted, for use inside a transaction."""
    rows = db.execute("SELECT channel, message, due FROM leftovers WHERE table_id = ?", (table,)).fetchall()
    return tuple(Leftover(row["channel"], row["message"], row["due"]) for row in rows)


def at_home(share: Share) -> str:
    """The condition that a note of the outbox is about a table of ours."""
    return f"EXISTS (SELECT 1 FROM tables WHERE id = table_id AND {share.servers('guild')})"


def notes(rows: Sequence[StoredRow]) -> tuple[Note, ...]:
    """The notes of the outbox that these rows hold."""
    return tuple(Note(row["table_id"], row["what"], row["seat"], row["ply"], row["revision"]) for row in rows)
