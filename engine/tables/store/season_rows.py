"""Rows of seasons, and the statements that write them, for use inside a transaction.

Players are numbers of the season in all texts; only `season_people` and `host` hold persons.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.tables.model.errors import Stale
from engine.tables.model.keyed_hashes import keyed_hash
from engine.tables.store.database import Database, StoredRow

COLUMNS = (
    "guild", "channel", "host", "kind", "status", "language", "plan", "secret", "earlier", "revision",
    "alarm", "created", "changed", "former",
)  # fmt: skip
OPENED = "('sign-up', 'running')"
REST = 600.0
"""Seconds from a move until the board of its season names those for whom the table waits: one edit for many
moves."""


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """A season. `plan`: in JSON; `secret`: of the draw; `earlier`: the season that it continues, if any;
    `alarm`: when it must be looked at next; `former`: keyed hashes of players who were erased while it ran,
    in JSON (`model.keyed_hashes`). `people`: persons by number, from 1; `events`: in JSON, in
    order; `games`: table by number of the game, for those that were opened. Times are seconds since 1970.
    """

    id: int
    guild: int
    channel: int
    host: int
    kind: str
    status: str
    language: str
    plan: str
    secret: str = ""
    earlier: int | None = None
    revision: int = 0
    alarm: float | None = None
    created: float = 0.0
    changed: float = 0.0
    former: str = "[]"
    people: tuple[int, ...] = ()
    events: tuple[str, ...] = ()
    games: tuple[tuple[int, int], ...] = ()


class SeasonNote(NamedTuple):
    """Something to say about a season. `number`: a game that is to be opened; 0 for all else."""

    season: int
    what: str
    number: int = 0


def is_running(db: Database, guild: int, kind: str) -> bool:
    """Whether a season of this kind runs on a server."""
    sql = "SELECT 1 FROM seasons WHERE guild = ? AND kind = ? AND status = 'running'"
    return db.execute(sql, (guild, kind)).fetchone() is not None


def write_rest(db: Database, before: SeasonRow, after: SeasonRow) -> None:
    """Players and events that are new."""
    known, count = len(before.people), len(before.events)
    db.executemany(
        "INSERT INTO season_people (season, who, person) VALUES (?, ?, ?)",
        [(after.id, number, person) for number, person in enumerate(after.people[known:], known + 1)],
    )
    db.executemany(
        "INSERT INTO season_events (season, number, facts) VALUES (?, ?, ?)",
        [(after.id, number, facts) for number, facts in enumerate(after.events[count:], count + 1)],
    )


def write_notes(db: Database, notes: Sequence[SeasonNote]) -> None:
    """Store notes of the outbox; a newer note replaces a waiting one of its kind."""
    db.executemany(
        "INSERT INTO season_outbox (season, what, number) VALUES (?, ?, ?)"
        " ON CONFLICT (season, what, number) DO UPDATE SET due = 0, tries = 0",
        [tuple(note) for note in notes],
    )


def remember_players(db: Database, person: int) -> None:
    """Add the keyed hash of a player who is erased to the seasons that run and that they play."""
    sql = (
        "SELECT id, former FROM seasons JOIN season_people ON season = id"
        " WHERE person = ? AND status = 'running'"
    )
    for row in db.execute(sql, (person,)).fetchall():
        hashes = json.dumps([*json.loads(row["former"]), keyed_hash(person)])
        db.execute("UPDATE seasons SET former = ? WHERE id = ?", (hashes, row["id"]))


def write_game(db: Database, season: int | None, fixture: int, table: int, people: Sequence[int]) -> None:
    """Note at which table of these players a game of a season is played; nothing without one. Raises `Stale`
    where the game has a table already, or a player was erased meanwhile."""
    if season is None:
        return
    members = db.execute("SELECT person FROM season_people WHERE season = ?", (season,))
    if not {*people} <= {row["person"] for row in members}:
        raise Stale(f"season {season} does not know a player of game {fixture}")
    known = db.execute("SELECT 1 FROM season_games WHERE season = ? AND fixture = ?", (season, fixture))
    if known.fetchone() is not None:
        raise Stale(f"game {fixture} of season {season} has a table")
    sql = "INSERT INTO season_games (season, fixture, table_id) VALUES (?, ?, ?)"
    db.execute(sql, (season, fixture, table))


def wake_seasons(db: Database, guild: int, table: int, at: float) -> None:
    """A game is over: look at the seasons for which it may count. With the revision, or a change that is just
    under way would put the alarm off."""
    db.execute(
        "UPDATE seasons SET alarm = :at, revision = revision + 1"
        " WHERE guild = :guild AND status = 'running' AND (kind = 'open'"
        " OR id IN (SELECT season FROM season_games WHERE table_id = :table))",
        {"at": at, "guild": guild, "table": table},
    )


def refresh_board(db: Database, season: int, due: float) -> None:
    """Have the board of a season redrawn then, unless that is about to happen."""
    sql = (
        "INSERT INTO season_outbox (season, what, number, due) VALUES (?, 'board', 0, ?)"
        " ON CONFLICT (season, what, number) DO NOTHING"
    )
    db.execute(sql, (season, due))


def build_season(db: Database, row: StoredRow) -> SeasonRow:
    """A season from its rows."""
    facts = {column: row[column] for column in COLUMNS}
    of, number = "WHERE season = ? ORDER BY", (row["id"],)
    people = db.execute(f"SELECT person FROM season_people {of} who", number)
    events = db.execute(f"SELECT facts FROM season_events {of} number", number)
    games = db.execute(f"SELECT fixture, table_id FROM season_games {of} fixture", number)
    return SeasonRow(
        row["id"],
        **facts,
        people=tuple(row["person"] for row in people),
        events=tuple(row["facts"] for row in events),
        games=tuple((row["fixture"], row["table_id"]) for row in games),
    )
