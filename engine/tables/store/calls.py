"""Calls for players: what happened, the messages about them, and who wants to be rung."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import NamedTuple

from engine.tables.model.errors import Impossible, NoCall, Stale
from engine.tables.store.database import Database, StoredRow
from engine.tables.store.part import StorePart
from engine.tables.store.partition import Share

CallFact = tuple[str, int, float, float, str]
"""An event: kind, person, time, end of the stage that begins, value."""
COLUMNS = ("guild", "channel", "caller", "stage", "terms", "table_id", "revision", "created")
OPEN = "stage IN ('gathering', 'choosing')"
LIMITS = {"caller": 1, "channel": 1, "guild": 5}
"""Open calls at most, of each of these."""
NOW = 0.0
"""The alarm of a call about which something is to be done or said."""
APART = "NOT EXISTS (SELECT 1 FROM ringers AS every WHERE every.person = ringers.person AND every.rung > ?)"
"""The condition that a person was not rung since, for any game on any server."""


@dataclass(frozen=True, slots=True)
class CallRow:
    """A call. `terms`: in JSON; `table_id`: the lobby that it is for, or the table that was opened; `stage`:
    that of its events; then `seated`, `told`. `shown`: the revision that its message shows. `alarm`: when it
    must be looked at next; `tries`: how often that has failed."""

    id: int
    guild: int
    channel: int
    caller: int
    stage: str
    terms: str
    table_id: int | None = None
    revision: int = 1
    created: float = 0.0
    shown: int = 0
    tries: int = 0
    events: tuple[CallFact, ...] = ()


class CallMessage(NamedTuple):
    """The message of a call (`person` 0), or a ring; `message` 0: it must still be sent."""

    person: int
    channel: int
    message: int


def at_home(share: Share) -> str:
    """The condition that a call belongs to a server of ours."""
    return share.servers("guild")


class Calls(StorePart):
    """Calls of all servers; one that is over is deleted with its messages."""

    async def create(self, row: CallRow, rings: Collection[int], now: float, apart: float) -> CallRow:
        """Store a new call, and which of these persons it rings: those who still want it and were not rung
        for `apart` seconds. Raises `Impossible` where there are as many calls as there may be."""

        def transaction(db: Database) -> CallRow:
            for column, most in LIMITS.items():
                sql = f"SELECT count(*) AS count FROM calls WHERE {column} = ? AND {OPEN}"
                if db.execute(sql, (getattr(row, column),)).fetchone()["count"] >= most:
                    raise Impossible(f"call-{column}")
            names, marks = ", ".join(COLUMNS), ", ".join(f":{column}" for column in COLUMNS)
            sql = f"INSERT INTO calls ({names}) VALUES ({marks}) RETURNING id"
            facts = {column: getattr(row, column) for column in COLUMNS}
            stored = replace(row, id=int(db.execute(sql, facts).fetchone()["id"]))
            write_events(db, stored, 0)
            announce(db, stored.id, 0)
            for person in rings:
                if claim_ring(db, stored, person, now, now - apart):
                    announce(db, stored.id, person)
            return stored

        return await self.connection.transact(transaction)

    async def save(self, before: CallRow, after: CallRow, alarm: float) -> None:
        """Store a change, and when to look at it next; raises `Stale` where the stored call is not the one
        that was changed."""

        def transaction(db: Database) -> None:
            sql = (
                "UPDATE calls SET stage = ?, caller = ?, revision = ?, alarm = ?, tries = 0"
                " WHERE id = ? AND revision = ?"
            )
            facts = (after.stage, after.caller, after.revision, alarm, after.id, before.revision)
            if db.execute(sql, facts).rowcount != 1:
                raise Stale(f"call {after.id} is not at revision {before.revision}")
            write_events(db, after, len(before.events))

        await self.connection.transact(transaction)

    async def load(self, call: int) -> CallRow:
        """Read a call; raises `NoCall`."""

        def transaction(db: Database) -> CallRow | None:
            row = db.execute("SELECT * FROM calls WHERE id = ?", (call,)).fetchone()
            if row is None:
                return None
            events = db.execute("SELECT * FROM call_events WHERE call_id = ? ORDER BY number", (call,))
            facts = {column: row[column] for column in (*COLUMNS, "shown", "tries")}
            return CallRow(call, **facts, events=tuple(map(read_event, events)))

        row = await self.connection.look(transaction)
        if row is None:
            raise NoCall(str(call))
        return row

    async def find(self, column: str, number: int) -> int | None:
        """The open call of a caller or a channel; None: there is none."""
        row = await self._one(f"SELECT id FROM calls WHERE {column} = ? AND {OPEN}", number)
        return row["id"] if row else None

    async def set_stage(self, call: int, stage: str) -> None:
        """A call that is over is a step further: `seated`, or `told` to those who were in."""
        sql = "UPDATE calls SET stage = ? WHERE id = ?"
        await self._run(sql, stage, call)

    async def drop(self, call: int) -> None:
        """Delete a call, once it is over and its messages are gone."""
        await self._run("DELETE FROM calls WHERE id = ?", call)

    # Clock and messages

    async def due(self, now: float, most: int) -> tuple[int, ...]:
        """Calls that must be looked at by now, the longest overdue first."""
        ours, late = self._ours("alarm < ?", at_home, now)
        sql = f"SELECT id FROM calls WHERE alarm <= ?{ours} ORDER BY alarm, id LIMIT ?"
        return tuple(row["id"] for row in await self._all(sql, now, *late, most))

    async def next_alarm(self) -> float | None:
        """When the next call must be looked at."""
        row = await self._one("SELECT min(alarm) AS at FROM calls")
        return row["at"] if row else None

    async def postpone(self, call: int, until: float) -> None:
        """Look at a call then: something has failed."""
        await self._run("UPDATE calls SET alarm = ?, tries = tries + 1 WHERE id = ?", until, call)

    async def mark_shown(self, row: CallRow, alarm: float) -> None:
        """All of this revision is said; look again then, or at once where something has happened since."""
        sql = "UPDATE calls SET shown = ?, alarm = ?, tries = 0 WHERE id = ? AND revision = ? AND stage = ?"
        await self._run(sql, row.revision, alarm, row.id, row.revision, row.stage)

    async def mark_redrawn(self, row: CallRow) -> None:
        """A press has shown this revision on the message."""
        sql = "UPDATE calls SET shown = ? WHERE id = ? AND revision = ?"
        await self._run(sql, row.revision, row.id, row.revision)

    async def messages(self, call: int) -> tuple[CallMessage, ...]:
        """The messages about a call, its own first."""
        rows = await self._all(
            "SELECT * FROM call_messages WHERE call_id = ? ORDER BY person <> 0, person", call
        )
        return tuple(CallMessage(row["person"], row["channel"], row["message"]) for row in rows)

    async def mark_sent(self, call: int, person: int, channel: int, message: int) -> None:
        """A message about a call stands there."""
        sql = "UPDATE call_messages SET channel = ?, message = ? WHERE call_id = ? AND person = ?"
        await self._run(sql, channel, message, call, person)

    async def add_message(self, call: int, person: int, channel: int, message: int) -> None:
        """A message about a call that no row has announced stands there."""
        sql = "INSERT INTO call_messages (call_id, person, channel, message) VALUES (?, ?, ?, ?)"
        await self._run(sql, call, person, channel, message)

    async def forget_message(self, call: int, person: int) -> None:
        """A message about a call is gone, or will not be sent."""
        await self._run("DELETE FROM call_messages WHERE call_id = ? AND person = ?", call, person)

    async def is_message(self, message: int) -> bool:
        """Whether a message is about a call and still edited."""
        return await self._one("SELECT 1 FROM call_messages WHERE message = ?", message) is not None

    # Rings

    async def subscribers(self, guild: int, game: str, before: float, most: int) -> dict[int, float]:
        """Persons who want to be rung for a game on a server and were not since, with when they last were;
        longest not rung first."""
        sql = (
            "SELECT person, rung FROM ringers WHERE guild = ? AND game = ? AND active = 1 AND rung <= ?"
            f" AND {APART} ORDER BY rung, person LIMIT ?"
        )
        rows = await self._all(sql, guild, game, before, before, most)
        return {row["person"]: row["rung"] for row in rows}

    async def is_subscribed(self, person: int, guild: int, game: str) -> bool:
        """Whether a person wants to be rung for a game on a server."""
        sql = "SELECT 1 FROM ringers WHERE person = ? AND guild = ? AND game = ? AND active = 1"
        return await self._one(sql, person, guild, game) is not None

    async def subscribe(self, person: int, guild: int, game: str) -> None:
        """Ring a person for a game on a server; a ring of today still counts."""
        sql = (
            "INSERT INTO ringers (person, guild, game, rung) VALUES (:person, :guild, :game,"
            " (SELECT coalesce(max(rung), 0) FROM ringers WHERE person = :person))"
            " ON CONFLICT (person, guild, game) DO UPDATE SET active = 1"
        )
        await self._run(sql, person=person, guild=guild, game=game)

    async def unsubscribe(self, person: int, guild: int, since: float) -> None:
        """Ring a person no more on a server. Rows of those who were rung since stay, so that no one is rung
        twice who comes back."""

        def transaction(db: Database) -> None:
            db.execute("UPDATE ringers SET active = 0 WHERE person = ? AND guild = ?", (person, guild))
            db.execute("DELETE FROM ringers WHERE person = ? AND active = 0 AND rung <= ?", (person, since))

        await self.connection.transact(transaction)

    async def preset(self, person: int) -> str:
        """The terms of the last call of a person, as words of an id; empty for none."""
        row = await self._one("SELECT last_call FROM people WHERE person = ?", person)
        return (row["last_call"] or "") if row else ""

    async def keep_preset(self, person: int, words: str) -> None:
        """Remember the terms of a call for the next one."""
        sql = (
            "INSERT INTO people (person, last_call) VALUES (:person, :words)"
            " ON CONFLICT (person) DO UPDATE SET last_call = :words"
        )
        await self._run(sql, person=person, words=words)


def read_event(row: StoredRow) -> CallFact:
    """An event from its row."""
    return row["kind"], row["person"], row["at"], row["until"], row["value"]


def write_events(db: Database, row: CallRow, known: int) -> None:
    """The events after the first `known` ones."""
    db.executemany(
        "INSERT INTO call_events (call_id, number, kind, person, at, until, value)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(row.id, number, *fact) for number, fact in enumerate(row.events[known:], known + 1)],
    )


def announce(db: Database, call: int, person: int) -> None:
    """A message that must be sent; person 0: for all."""
    db.execute("INSERT INTO call_messages (call_id, person) VALUES (?, ?)", (call, person))


def claim_ring(db: Database, row: CallRow, person: int, now: float, since: float) -> bool:
    """Whether a call may ring a person, who counts as rung from now on, for all games."""
    sql = f"SELECT 1 FROM ringers WHERE person = ? AND guild = ? AND active = 1 AND rung <= ? AND {APART}"
    if db.execute(sql, (person, row.guild, since, since)).fetchone() is None:
        return False
    db.execute("UPDATE ringers SET rung = ? WHERE person = ?", (now, person))
    return True


def write_table(db: Database, call: tuple[int, int], table: int) -> None:
    """Note the table that a call has become; `call`: its number and revision. Raises `Stale` where it has a
    table already, or has changed."""
    sql = (
        "UPDATE calls SET table_id = ?, stage = 'seated'"
        " WHERE id = ? AND revision = ? AND stage = 'filled' AND table_id IS NULL"
    )
    if db.execute(sql, (table, *call)).rowcount != 1:
        raise Stale(f"call {call[0]} is not at revision {call[1]}, or has a table")


def wake_call(db: Database, table: int) -> None:
    """A lobby has changed: look at the call that is for it."""
    sql = f"UPDATE calls SET alarm = {NOW} WHERE table_id = ?"
    db.execute(sql, (table,))
