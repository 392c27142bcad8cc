"""Export and erasure of all that is stored of one person."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.tables.model.change import Change
from engine.tables.model.errors import Stale
from engine.tables.model.keyed_hashes import keyed_hash
from engine.tables.model.outbox import EVERYBODY
from engine.tables.store.database import Database
from engine.tables.store.part import StorePart
from engine.tables.store.season_rows import OPENED, remember_players
from engine.tables.store.table_writes import OVERTAKING, storing

Row = Mapping[str, Any]
KNOWING = """
SELECT id, status FROM tables WHERE id IN (
    SELECT id FROM tables WHERE host = :person
    UNION SELECT table_id FROM chairs WHERE person = :person
    UNION SELECT table_id FROM chairs WHERE lost = :person
    UNION SELECT table_id FROM log WHERE person = :person
    UNION SELECT table_id FROM jottings WHERE person = :person
    UNION SELECT table_id FROM analyses WHERE asked_by = :person
    UNION SELECT table_id FROM places JOIN results USING (number) WHERE person = :person
    UNION SELECT table_id FROM places JOIN results USING (number) WHERE lost = :person
    UNION SELECT id FROM tables WHERE json_extract(motion, '$.by') = :person
    UNION SELECT tables.id FROM tables, json_each(motion, '$.voters') WHERE value = :person
) ORDER BY id
"""
"""The tables that know a person."""
THEIRS = (
    "(id IN (SELECT season FROM season_people WHERE person = :tombstone) OR kind = 'open' AND guild IN"
    " (SELECT guild FROM results JOIN places USING (number) WHERE person = :tombstone))"
)
"""The condition that a season knew a person who was erased."""
FORGET = (
    "DELETE FROM drafts WHERE (table_id, seat) IN"
    " (SELECT table_id, seat FROM chairs WHERE person IN (:person, :tombstone))",
    "DELETE FROM judgements WHERE (table_id, seat) IN"
    " (SELECT table_id, seat FROM chairs WHERE person IN (:person, :tombstone))",
    "DELETE FROM outbox WHERE (table_id, seat) IN"
    " (SELECT table_id, seat FROM chairs WHERE person IN (:person, :tombstone))",
    # A stale copy of a table can neither be saved nor leave its board in place.
    "UPDATE tables SET revision = revision + 1, motion = NULL"
    " WHERE id IN (SELECT value FROM json_each(:kept))",
    # A game that could not be read was not changed; once it can be, its seat may be claimed.
    "UPDATE chairs SET agent = 'caretaker', minder = 'vote' WHERE person = :person"
    " AND table_id IN (SELECT id FROM tables WHERE status = 'running')",
    "UPDATE chairs SET person = :tombstone, orders = NULL WHERE person = :person",
    "UPDATE tables SET host = :tombstone WHERE host = :person",
    "UPDATE tables SET channel = :tombstone WHERE channel = :person AND lesson = 1",
    "UPDATE log SET person = :tombstone WHERE person = :person",
    "UPDATE chairs SET lost = :tombstone WHERE lost = :person",
    "UPDATE places SET person = :tombstone WHERE person = :person",
    "UPDATE places SET lost = :tombstone WHERE lost = :person",
    "UPDATE analyses SET asked_by = :tombstone WHERE asked_by = :person",
    "UPDATE season_people SET person = :tombstone WHERE person = :person",
    "UPDATE seasons SET host = :tombstone WHERE host = :person",
    "UPDATE calls SET alarm = 0, revision = revision + 1"
    " WHERE id IN (SELECT call_id FROM call_events WHERE person = :person)",
    "UPDATE calls SET caller = :tombstone WHERE caller = :person",
    "UPDATE call_events SET person = :tombstone WHERE person = :person",
    "DELETE FROM call_messages WHERE person = :person",
    "DELETE FROM ringers WHERE person = :person",
    "DELETE FROM follows WHERE person = :person",
    "DELETE FROM jottings WHERE person = :person",
    "DELETE FROM seat_messages WHERE channel IN (SELECT dm_channel FROM people WHERE person = :person)",
    "DELETE FROM people WHERE person = :person",
    "INSERT INTO outbox (table_id, what, seat, ply, revision, changed)"
    " SELECT id, 'board', :everybody, 0, revision, changed FROM tables JOIN messages ON table_id = id"
    " WHERE what = 'board' AND id IN (SELECT value FROM json_each(:tables)) " + OVERTAKING,
    f"UPDATE seasons SET alarm = 0, revision = revision + 1 WHERE status IN {OPENED} AND {THEIRS}",
    "INSERT INTO season_outbox (season, what, number)"
    f" SELECT season, what, 0 FROM season_messages JOIN seasons ON id = season WHERE {THEIRS}"
    " ON CONFLICT (season, what, number) DO UPDATE SET due = 0, tries = 0",
)
"""What is done, in this order, when the open tables have been changed."""
UNREAD = (
    "SELECT id, former_sitters FROM tables"
    " WHERE status = 'running' AND id IN (SELECT value FROM json_each(:kept))"
)
FOUND = """
SELECT EXISTS (
           SELECT person FROM people WHERE person = :person
           UNION SELECT person FROM season_people WHERE person = :person
           UNION SELECT host FROM seasons WHERE host = :person
           UNION SELECT person FROM call_events WHERE person = :person
           UNION SELECT person FROM ringers WHERE person = :person
           UNION SELECT person FROM follows WHERE person = :person
       ) AS told,
       count(DISTINCT id) AS games
FROM tables JOIN chairs ON table_id = id WHERE person = :person AND deal IS NOT NULL
"""
MINE = {
    "people": "SELECT * FROM people WHERE person = :person",
    "tables": (
        "SELECT id, guild, channel, CASE WHEN host = :person THEN 1 ELSE 0 END AS host, game, expansions,"
        " language, pace, at_zero, hints, friendly, best_of, forked, lesson, season, deadline, status,"
        " motion, created, changed"
        " FROM tables WHERE id IN (SELECT value FROM json_each(:tables)) ORDER BY id"
    ),
    "chairs": "SELECT * FROM chairs WHERE person = :person",
    "log": (
        "SELECT log.* FROM log LEFT JOIN chairs ON chairs.table_id = log.table_id AND chairs.person = :person"
        " WHERE log.table_id IN (SELECT value FROM json_each(:tables)) AND (log.person = :person"
        " OR log.person IS NULL AND json_extract(facts, '$.seat') = chairs.seat)"
        " ORDER BY log.table_id, number"
    ),
    "drafts": (
        "SELECT drafts.* FROM drafts JOIN chairs USING (table_id, seat) WHERE person = :person"
        " ORDER BY table_id"
    ),
    "jottings": "SELECT * FROM jottings WHERE person = :person",
    "analyses": "SELECT table_id, judge, asked FROM analyses WHERE asked_by = :person ORDER BY table_id",
    "judgements": (
        "SELECT judgements.* FROM judgements JOIN chairs USING (table_id, seat) WHERE person = :person"
        " ORDER BY table_id"
    ),
    "places": (
        "SELECT table_id, season, kind, rounds, moves, began, ended, places.*"
        " FROM places JOIN results USING (number) WHERE :person IN (person, lost) ORDER BY number"
    ),
    "seasons": (
        "SELECT id, guild, channel, kind, status, language, plan, created, changed, who,"
        " CASE WHEN host = :person THEN 1 ELSE 0 END AS host FROM seasons"
        " LEFT JOIN season_people ON season = id AND person = :person"
        " WHERE who IS NOT NULL OR host = :person ORDER BY id"
    ),
    "season_events": (
        "SELECT season_events.* FROM season_events JOIN season_people USING (season)"
        " WHERE person = :person AND json_extract(facts, '$.who') = who ORDER BY season, number"
    ),
    "calls": (
        "SELECT id, guild, channel, terms, created, kind, call_events.at, value FROM calls"
        " JOIN call_events ON call_id = id WHERE person = :person ORDER BY id, number"
    ),
    "ringers": "SELECT guild, game, active, rung FROM ringers WHERE person = :person ORDER BY guild, game",
    "rings": "SELECT call_id AS id FROM call_messages WHERE person = :person ORDER BY call_id",
    "follows": "SELECT table_id, kind FROM follows WHERE person = :person ORDER BY table_id",
}
"""Export of a person: their rows, their tables without secrets, and all moves of their seats, automatic ones
included."""


@dataclass(frozen=True, slots=True)
class Erasure:
    """Result of an erasure. `found`: whether anything was stored; `tables`: those that knew the person;
    `games`: in how many of them a former player sits now; `handed`: how many seats the caretaker has taken
    over."""

    found: bool
    tables: tuple[int, ...]
    games: int
    handed: int


class Privacy(StorePart):
    """Persons, and what is stored about each."""

    async def tables(self, person: int) -> dict[int, str]:
        """All tables that know a person, open or over, with their status."""
        facts = {"person": person}
        rows = await self.connection.look(lambda db: db.execute(KNOWING, facts).fetchall())
        return {row["id"]: row["status"] for row in rows}

    async def belongings(self, person: int) -> dict[str, list[Row]]:
        """Everything that is stored of a person, as rows. Others are in it, too: in motions."""

        def transaction(db: Database) -> dict[str, list[Row]]:
            known = [row["id"] for row in db.execute(KNOWING, {"person": person})]
            facts = {"person": person, "tables": json.dumps(known)}
            return {name: [dict(row) for row in db.execute(sql, facts)] for name, sql in MINE.items()}

        return await self.connection.look(transaction)

    async def erase(
        self, person: int, tombstone: int, tables: Collection[int], changes: Sequence[Change]
    ) -> Erasure:
        """Replace a person by a tombstone number and delete their own rows, in one transaction.

        `tables`: all that refer to them; `changes`: the new states of those that are open. Raises `Stale`
        where other tables refer to them by now, or an open one has changed.
        """
        stores = [storing(change) for change in changes]
        kept = {*tables} - {change.after.id for change in changes}
        facts = {"person": person, "tombstone": tombstone, "everybody": EVERYBODY}
        lists = {"tables": json.dumps([*tables]), "kept": json.dumps([*kept])}

        def transaction(db: Database) -> Row:
            if {row["id"] for row in db.execute(KNOWING, facts)} != {*tables}:
                raise Stale(f"other tables than {lists['tables']} know the person")
            counts = dict(db.execute(FOUND, facts).fetchone())
            remember_sitter(db, person, {**facts, **lists})
            remember_players(db, person)
            write_erasure(db, stores, {**facts, **lists})
            return counts

        row = await self.connection.transact(transaction)
        handed = sum(change.after.status == "running" and sits(change, tombstone) for change in changes)
        return Erasure(bool(row["told"] or tables), tuple(tables), row["games"], handed)


def remember_sitter(db: Database, person: int, facts: Mapping[str, Any]) -> None:
    """Add the keyed hash of a player to running games that could not be read, and so were not changed."""
    for row in db.execute(UNREAD, facts).fetchall():
        hashes = json.dumps([*json.loads(row["former_sitters"]), keyed_hash(person)])
        db.execute("UPDATE tables SET former_sitters = ? WHERE id = ?", (hashes, row["id"]))


def sits(change: Change, person: int) -> bool:
    """Whether a player sits at a table after a change."""
    return any(chair.person == person for chair in change.after.chairs)


def write_erasure(
    db: Database, stores: Iterable[Callable[[Database], object]], facts: Mapping[str, Any]
) -> None:
    """Write the tables without the person, and delete the person's own rows."""
    for store in stores:
        store(db)
    for statement in FORGET:
        db.execute(statement, facts)
