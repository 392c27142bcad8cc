"""All SQL. `Store` holds the tables; its parts hold the outbox, people's settings, results and archives.

Many files: one per group of tables, so that all SQL stays in one folder; what only one database can say has a
subfolder.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from engine.tables.model.change import Change
from engine.tables.model.drafts import Draft
from engine.tables.model.errors import NoTable, Stale
from engine.tables.model.outbox import Note
from engine.tables.model.results import result
from engine.tables.model.table import Table
from engine.tables.store.address import Address, connect
from engine.tables.store.analyses import Analyses
from engine.tables.store.archive import Archive
from engine.tables.store.calls import Calls, write_table
from engine.tables.store.census import Census
from engine.tables.store.database import ALL, Connection, Database, StoredRow
from engine.tables.store.desks import LAY_OUT, StoredDesk, draft_row, load_draft, read_note
from engine.tables.store.follows import Follows
from engine.tables.store.mail import Mail
from engine.tables.store.part import StorePart
from engine.tables.store.partition import ClusterProcess, Share
from engine.tables.store.people import People
from engine.tables.store.privacy import Privacy
from engine.tables.store.results import Results, write_result
from engine.tables.store.rows import build_table
from engine.tables.store.season_rows import write_game
from engine.tables.store.seasons import Seasons
from engine.tables.store.table_writes import (
    OPEN,
    check_unchanged,
    insert,
    storing,
    write_chairs,
    write_log,
    write_notes,
)


class Stray(NamedTuple):
    """A table that has lost its channel, with that channel."""

    table: int
    guild: int
    channel: int


def at_home(share: Share) -> str:
    """The condition that a table is ours."""
    return share.servers("guild")


class Store(StorePart):
    """The database: tables, logs, desks. `mail`, `people`, `results`: its other parts.

    >>> import asyncio, tempfile
    >>> from pathlib import Path
    >>> from engine.games import GAMES
    >>> async def kept(path):
    ...     store = await Store.open(path)
    ...     lobby = Table(id=0, guild=1, channel=7, host=5, key=next(iter(GAMES)), expansions=(), limit=3)
    ...     stored = await store.create(lobby, notes=())
    ...     found = await store.load(await store.latest(channel=7))
    ...     await store.close()
    ...     return stored.id, found.status
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     asyncio.run(kept(Path(folder) / "tables.sqlite3"))
    (1, 'lobby')
    """

    def __init__(self, connection: Connection) -> None:
        super().__init__(connection)
        self.mail = Mail(connection)
        self.people = People(connection)
        self.results = Results(connection)
        self.analyses = Analyses(connection)
        self.archive = Archive(connection)
        self.privacy = Privacy(connection)
        self.census = Census(connection)
        self.seasons = Seasons(connection)
        self.calls = Calls(connection)
        self.follows = Follows(connection)
        self.silent: set[int] | None = None
        """Channels with a table that waits until the bot can write there; None: not queried yet."""

    @classmethod
    async def open(cls, address: Address, process: ClusterProcess | None = None) -> Store:
        """Open the database, or create its file; raises what `connect` raises. `process`: of a cluster."""
        return cls(await connect(address, process=process))

    async def close(self) -> None:
        """Wait for running transactions, then close the database."""
        await self.connection.close()

    async def create(
        self,
        table: Table,
        notes: tuple[Note, ...],
        alarm: float | None = None,
        source: Table | None = None,
        fixture: int = 0,
        call: tuple[int, int] | None = None,
    ) -> Table:
        """Store a new table, in its lobby or already in play, and give it its number: all or nothing. Raises
        `Occupied` where the channel has an open one, `Stale` where the `source` of its people has changed,
        this `fixture` of its season has a table or not these players, or the `call` that it answers (number
        and revision) has changed or has a table."""

        def transaction(db: Database) -> Table:
            if source is not None:
                check_unchanged(db, source)
            stored = replace(table, id=insert(db, table, alarm))
            write_game(db, stored.season, fixture, stored.id, stored.people)
            if call is not None:
                write_table(db, call, stored.id)
            write_chairs(db, stored)
            write_log(db, stored, 0)
            write_notes(db, tuple(replace(note, table=stored.id) for note in notes))
            if (ended := result(stored)) is not None:
                write_result(db, ended)
            return stored

        return await self.connection.transact(transaction)

    async def save(
        self, before: Table, after: Table, notes: tuple[Note, ...] = (), alarm: float | None = None
    ) -> None:
        """Store a change with its log, outbox notes, next alarm and, at the end, its result, in one
        transaction. Raises `Stale` where the stored table is not the one that was changed, `Occupied` where
        it moves to a channel that has an open one.
        """
        await self.connection.transact(storing(Change(before, after, notes, alarm)))
        if after.status != before.status:
            self.results.finished.forget()
        if after.lost is not None and self.silent is not None:
            self.silent.add(after.channel)

    async def load(self, table: int) -> Table:
        """Read a table and replay its moves; raises `NoTable` or `Broken`."""

        def transaction(db: Database) -> tuple[StoredRow | None, list[StoredRow], list[StoredRow]]:
            row = db.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone()
            chairs = db.execute("SELECT * FROM chairs WHERE table_id = ? ORDER BY seat", (table,)).fetchall()
            log = db.execute("SELECT * FROM log WHERE table_id = ? ORDER BY number", (table,)).fetchall()
            return row, chairs, log

        row, chairs, log = await self.connection.look(transaction)
        if row is None:
            raise NoTable(str(table))
        return build_table(row, chairs, log)

    async def current(self, table: Table) -> bool:
        """Whether the stored table is still the one that was read."""
        row = await self._one("SELECT revision FROM tables WHERE id = ?", table.id)
        return row is not None and bool(row["revision"] == table.revision)

    async def latest(self, channel: int) -> int:
        """The newest table of a channel, open or not; raises `NoTable`."""
        row = await self._one("SELECT max(id) AS id FROM tables WHERE channel = ?", channel)
        if row is None or row["id"] is None:
            raise NoTable(f"channel {channel}")
        return int(row["id"])

    async def open_tables(self, channel: int) -> tuple[int, ...]:
        """The tables of a channel that are not over."""
        return tuple(row["id"] for row in await self._all(OPEN, channel))

    async def alarms(self, until: float, most: int = ALL) -> tuple[int, ...]:
        """Tables whose alarm is due at a moment, at most `most`, the last changed first."""
        ours, late = self._ours("alarm < ?", at_home, until)
        sql = f"SELECT id FROM tables WHERE alarm <= ?{ours} ORDER BY changed DESC LIMIT ?"
        return tuple(row["id"] for row in await self._all(sql, until, *late, most))

    async def next_alarm(self) -> float | None:
        """When the next alarm is due; None: no table has one. In a cluster: of this process's share."""
        share = self.connection.share
        ours = f" AND {at_home(share)}" if share else ""
        row = await self._one(f"SELECT min(alarm) AS at FROM tables WHERE alarm IS NOT NULL{ours}")
        return row["at"] if row else None

    async def advance_alarms(self, now: float, until: float) -> None:
        """Make the alarms that are due until then due now."""
        sql = "UPDATE tables SET alarm = :now WHERE alarm > :now AND alarm <= :until"
        await self._run(sql, now=now, until=until)

    async def set_alarm(self, table: int, until: float | None = None) -> None:
        """Set or (None) remove the alarm of a table, without a change of the table."""
        await self._run("UPDATE tables SET alarm = ? WHERE id = ?", until, table)

    async def ended_lessons(self, person: int, before: int) -> tuple[int, ...]:
        """Lessons of a person that are over and have a lower number."""
        sql = (
            "SELECT id FROM tables"
            " WHERE channel = ? AND lesson = 1 AND id < ? AND status IN ('finished', 'ended') ORDER BY id"
        )
        return tuple(row["id"] for row in await self._all(sql, person, before))

    async def delete_lesson(self, table: int, now: float) -> None:
        """Delete a lesson that is over, or whose alarm is due."""
        over = "status IN ('finished', 'ended') OR alarm <= ?"
        await self._run(f"DELETE FROM tables WHERE id = ? AND lesson = 1 AND ({over})", table, now)

    async def of_person(self, person: int) -> tuple[int, ...]:
        """The open tables at which a person sits, on all servers, the newest last; no lesson."""
        sql = (
            "SELECT id FROM tables JOIN chairs ON table_id = id"
            " WHERE person = ? AND status IN ('lobby', 'running') AND lesson = 0 ORDER BY id"
        )
        return tuple(row["id"] for row in await self._all(sql, person))

    async def of_guild(self, guild: int) -> tuple[int, ...]:
        """The open tables of a server, that at which nothing has happened for longest first; no lesson, which
        stands nowhere there."""
        sql = (
            "SELECT id FROM tables"
            " WHERE guild = ? AND status IN ('lobby', 'running') AND lesson = 0 ORDER BY changed, id"
        )
        return tuple(row["id"] for row in await self._all(sql, guild))

    async def of_host(self, person: int) -> tuple[int, ...]:
        """The open tables of which a person is the host, and their games alone in seasons, on all servers, in
        the same order; no lesson."""
        sql = (
            "SELECT id FROM tables WHERE status IN ('lobby', 'running') AND lesson = 0"
            " AND (host = ? OR season IS NOT NULL AND friendly = 1"
            " AND id IN (SELECT table_id FROM chairs WHERE person = ?)) ORDER BY changed, id"
        )
        return tuple(row["id"] for row in await self._all(sql, person, person))

    async def suspended_tables(self, guild: int | None = None) -> tuple[Stray, ...]:
        """The open tables, of a server or of all, that wait until the bot can write to their channel."""
        only = "" if guild is None else " AND guild = ?"
        return await self._strays(f"lost IS NOT NULL{only}", *([] if guild is None else [guild]))

    async def suspended_table_in(self, channel: int) -> tuple[Stray, ...]:
        """The open table of a channel, if it waits so. A process that is alone knows the channels where one
        may wait, and asks the database for no others."""
        if self.connection.share is None:
            if self.silent is None:
                self.silent = {table.channel for table in await self.suspended_tables()}
            if channel not in self.silent:
                return ()
        return await self._strays("lost IS NOT NULL AND channel = ?", channel)

    async def _strays(self, which: str, *facts: object) -> tuple[Stray, ...]:
        among = f"FROM tables WHERE {which} AND status IN ('lobby', 'running')"
        sql = f"SELECT id, guild, channel {among} ORDER BY id"
        return tuple(Stray(row["id"], row["guild"], row["channel"]) for row in await self._all(sql, *facts))

    async def draft(self, table: Table, seat: int) -> Draft:
        """Draft of a seat; empty if there is none. Steps last for the round, picks for a moment."""
        return await self.connection.look(lambda db: load_draft(db, table, seat))

    async def desk(self, table: Table, seat: int, person: int) -> StoredDesk:
        """The draft of a seat, and the private note of the person on it about the table."""
        return await self.connection.look(
            lambda db: StoredDesk(draft_row(db, table, seat), read_note(db, table.id, person))
        )

    async def keep_draft(self, table: Table, seat: int, draft: Draft, before: Draft) -> None:
        """Remember what a seat has laid out; raises `Stale` where the table, or what was laid out `before`,
        is another by now."""

        def transaction(db: Database) -> None:
            check_unchanged(db, table)
            if load_draft(db, table, seat) != before:
                raise Stale(f"table {table.id}: what seat {seat} has laid out is not what it was")
            db.execute(LAY_OUT, (table.id, seat, table.round, table.ply(seat), draft.dump()))

        await self.connection.transact(transaction)

    async def jotting(self, table: int, person: int) -> str:
        """A player's private note about a table."""
        return await self.connection.look(lambda db: read_note(db, table, person))

    async def jot(self, table: int, person: int, body: str) -> None:
        """Store a player's private note; an empty one is deleted."""
        if body:
            sql = (
                "INSERT INTO jottings (table_id, person, body)"
                " SELECT table_id, person, CAST(? AS TEXT) FROM chairs WHERE table_id = ? AND person = ?"
                " ON CONFLICT (table_id, person) DO UPDATE SET body = excluded.body"
            )
            await self._run(sql, body, table, person)
        else:
            await self._run("DELETE FROM jottings WHERE table_id = ? AND person = ?", table, person)
