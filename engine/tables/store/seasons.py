"""Seasons: plan, players, events, games, and what must still be said about them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from engine.tables.model.errors import NoSeason, Stale
from engine.tables.store.database import ALL, Database
from engine.tables.store.part import StorePart
from engine.tables.store.partition import Share
from engine.tables.store.season_rows import (
    COLUMNS,
    OPENED,
    SeasonNote,
    SeasonRow,
    build_season,
    is_running,
    refresh_board,
    write_notes,
    write_rest,
)


class SeasonTable(NamedTuple):
    """Table of a season's game: number, channel, status, persons whose clocks run."""

    table: int
    channel: int
    status: str
    waits: tuple[int, ...] = ()


class WaitingSeason(NamedTuple):
    """A season that waits for its clock or its messages, and its server."""

    season: int
    guild: int


def turn(order: str) -> str:
    """The how-manieth of its server a season is in this order."""
    return f"row_number() OVER (PARTITION BY guild ORDER BY {order})"


def at_home(share: Share) -> str:
    """The condition that a season belongs to a server of ours."""
    return share.servers("guild")


class Seasons(StorePart):
    """Seasons of all servers."""

    async def create(
        self, season: SeasonRow, notes: Sequence[SeasonNote], *, single: bool = False
    ) -> SeasonRow:
        """Store a new season with its events; raises `Stale` where another one follows the same season, or
        (`single`) one of the same kind runs on the server."""

        def transaction(db: Database) -> SeasonRow:
            if single and is_running(db, season.guild, season.kind):
                raise Stale(f"server {season.guild} has such a season")
            following = db.execute("SELECT 1 FROM seasons WHERE earlier = ?", (season.earlier,))
            if season.earlier is not None and following.fetchone() is not None:
                raise Stale(f"another season follows season {season.earlier}")
            names, marks = ", ".join(COLUMNS), ", ".join(f":{column}" for column in COLUMNS)
            sql = f"INSERT INTO seasons ({names}) VALUES ({marks}) RETURNING id"
            number = int(
                db.execute(sql, {column: getattr(season, column) for column in COLUMNS}).fetchone()["id"]
            )
            stored = replace(season, id=number)
            write_rest(db, replace(stored, people=(), events=()), stored)
            write_notes(db, [note._replace(season=number) for note in notes])
            return stored

        return await self.connection.transact(transaction)

    async def save(self, before: SeasonRow, after: SeasonRow, notes: Sequence[SeasonNote] = ()) -> None:
        """Store a change with what must be said, all or nothing; raises `Stale` where the stored season is
        not the one that was changed."""

        def transaction(db: Database) -> None:
            changes = ", ".join(f"{column} = :{column}" for column in COLUMNS)
            facts = {column: getattr(after, column) for column in COLUMNS}
            sql = f"UPDATE seasons SET {changes} WHERE id = :id AND revision = :known"
            if db.execute(sql, {**facts, "id": after.id, "known": before.revision}).rowcount != 1:
                raise Stale(f"season {after.id} is not at revision {before.revision}")
            write_rest(db, before, after)
            write_notes(db, notes)

        await self.connection.transact(transaction)

    async def load(self, season: int) -> SeasonRow:
        """Read a season; raises `NoSeason`."""

        def transaction(db: Database) -> SeasonRow | None:
            row = db.execute("SELECT * FROM seasons WHERE id = ?", (season,)).fetchone()
            return None if row is None else build_season(db, row)

        row = await self.connection.look(transaction)
        if row is None:
            raise NoSeason(str(season))
        return row

    async def of_guild(self, guild: int, *, over: bool = False, most: int = ALL) -> tuple[int, ...]:
        """Seasons of a server that go on, or (`over`) that have ended; the newest first."""
        which = "= 'ended'" if over else f"IN {OPENED}"
        sql = f"SELECT id FROM seasons WHERE guild = ? AND status {which} ORDER BY id DESC LIMIT ?"
        return tuple(row["id"] for row in await self._all(sql, guild, most))

    async def plans(self, guild: int, kind: str) -> tuple[str, ...]:
        """The plans of all seasons of a kind that a server has had, in JSON."""
        sql = "SELECT plan FROM seasons WHERE guild = ? AND kind = ?"
        return tuple(row["plan"] for row in await self._all(sql, guild, kind))

    async def hindered(self, guild: int | None) -> tuple[int, ...]:
        """Seasons that go on, of a server or of all, whose plan names something that is missing."""
        only, facts = ("", ()) if guild is None else (" AND guild = ?", (guild,))
        sql = f"SELECT id FROM seasons WHERE status IN {OPENED} AND plan LIKE ?{only} ORDER BY id"
        return tuple(row["id"] for row in await self._all(sql, '%"missing":["%', *facts))

    async def of_channel(self, channel: int) -> tuple[int, ...]:
        """Seasons that go on in a channel."""
        sql = f"SELECT id FROM seasons WHERE channel = ? AND status IN {OPENED} ORDER BY id"
        return tuple(row["id"] for row in await self._all(sql, channel))

    async def of_host(self, person: int) -> tuple[int, ...]:
        """Seasons that go on and that a person has opened, on all servers; the newest first."""
        sql = f"SELECT id FROM seasons WHERE host = ? AND status IN {OPENED} ORDER BY id DESC"
        return tuple(row["id"] for row in await self._all(sql, person))

    async def of_person(self, person: int) -> tuple[int, ...]:
        """Seasons that go on and for which a person has signed up, on all servers."""
        sql = (
            "SELECT id FROM seasons JOIN season_people ON season = id"
            f" WHERE person = ? AND status IN {OPENED} ORDER BY id"
        )
        return tuple(row["id"] for row in await self._all(sql, person))

    async def of_table(self, table: int) -> int | None:
        """The season to which the game of a table belongs."""
        row = await self._one("SELECT season FROM season_games WHERE table_id = ?", table)
        return row["season"] if row else None

    async def tables_by_game(self, season: int) -> dict[int, SeasonTable]:
        """The tables of a season by number of the game."""
        sql = (
            "SELECT fixture, id, channel, status FROM season_games JOIN tables ON id = table_id"
            " WHERE season_games.season = ? ORDER BY fixture"
        )
        rows, waits = await self._all(sql, season), await self.waits(season)
        facts = {row["fixture"]: (row["id"], row["channel"], row["status"]) for row in rows}
        return {number: SeasonTable(*facts, waits.get(facts[0], ())) for number, facts in facts.items()}

    async def waits(self, season: int) -> dict[int, tuple[int, ...]]:
        """Persons whose clocks run, by table of the season."""
        sql = (
            "SELECT chairs.table_id, person FROM season_games"
            " JOIN chairs ON chairs.table_id = season_games.table_id"
            " WHERE season = ? AND since IS NOT NULL AND agent IS NULL ORDER BY chairs.table_id, seat"
        )
        waits: dict[int, tuple[int, ...]] = {}
        for row in await self._all(sql, season):
            waits[row["table_id"]] = (*waits.get(row["table_id"], ()), row["person"])
        return waits

    async def abandoned_tables(self, season: int) -> dict[int, int]:
        """Running tables, by number of the game, at which a caretaker plays for a person who was late, was
        voted out or left."""
        sql = (
            "SELECT DISTINCT fixture, id FROM season_games JOIN tables ON id = season_games.table_id"
            " JOIN chairs ON chairs.table_id = id WHERE season_games.season = ? AND status = 'running'"
            " AND minder IN ('clock', 'vote', 'left') ORDER BY fixture"
        )
        return {row["fixture"]: row["id"] for row in await self._all(sql, season)}

    # Clock and outbox

    async def due(self, now: float, most: int) -> tuple[int, ...]:
        """Seasons that must be looked at by now."""
        return tuple(due.season for due in await self.due_by_server(now, most))

    async def due_by_server(self, now: float, most: int) -> tuple[WaitingSeason, ...]:
        """Seasons that must be looked at by now: the longest overdue one of each server, then the second
        ones, and so on."""
        ours, late = self._ours("alarm < ?", at_home, now)
        sql = (
            "SELECT id AS season, guild FROM seasons"
            f" WHERE alarm <= ?{ours} ORDER BY {turn('alarm, id')}, alarm, id LIMIT ?"
        )
        rows = await self._all(sql, now, *late, most)
        return tuple(WaitingSeason(row["season"], row["guild"]) for row in rows)

    async def next_alarm(self) -> float | None:
        """When the next season must be looked at."""
        row = await self._one("SELECT min(alarm) AS at FROM seasons WHERE alarm IS NOT NULL")
        return row["at"] if row else None

    async def postpone(self, season: int, until: float | None) -> None:
        """Look at this season then; None: only when something happens."""
        await self._run("UPDATE seasons SET alarm = ? WHERE id = ?", until, season)

    async def owing_by_server(self, now: float, most: int) -> tuple[WaitingSeason, ...]:
        """Seasons about which something is to be said now, in the order of their turns."""
        ours, late = self._ours("due < ?", at_home, now)
        sql = (
            "SELECT season, guild FROM season_outbox JOIN seasons ON id = season"
            f" WHERE due <= ?{ours} GROUP BY season, guild"
            f" ORDER BY {turn('min(due), season')}, min(due), season LIMIT ?"
        )
        rows = await self._all(sql, now, *late, most)
        return tuple(WaitingSeason(row["season"], row["guild"]) for row in rows)

    async def next_note(self) -> float | None:
        """When something is to be said next."""
        row = await self._one("SELECT min(due) AS at FROM season_outbox")
        return row["at"] if row else None

    async def notes(self, season: int, now: float) -> tuple[SeasonNote, ...]:
        """Notes of the season's outbox that are due."""
        sql = "SELECT * FROM season_outbox WHERE season = ? AND due <= ? ORDER BY what, number"
        rows = await self._all(sql, season, now)
        return tuple(SeasonNote(row["season"], row["what"], row["number"]) for row in rows)

    async def mark_sent(
        self, note: SeasonNote, channel: int = 0, message: int = 0, revision: int | None = None
    ) -> None:
        """A note is out; with a message, that is now the one of its kind. It stays where the season is not at
        the `revision` that was shown: something has happened meanwhile."""

        def transaction(db: Database) -> None:
            shown = "" if revision is None else " AND (SELECT revision FROM seasons WHERE id = season) = ?"
            sql = f"DELETE FROM season_outbox WHERE season = ? AND what = ? AND number = ?{shown}"
            db.execute(sql, (*note, *([] if revision is None else [revision])))
            if message:
                db.execute(
                    "INSERT INTO season_messages (season, what, channel, message) VALUES (?, ?, ?, ?)"
                    " ON CONFLICT (season, what) DO UPDATE"
                    " SET channel = excluded.channel, message = excluded.message",
                    (note.season, note.what, channel, message),
                )

        await self.connection.transact(transaction)

    async def put_off(
        self, season: int, note: SeasonNote | None, pause: Callable[[int], float], now: float
    ) -> None:
        """Back off a note that failed; None: all of the season. `pause`: seconds after this many failures."""
        which = "" if note is None else " AND what = :what AND number = :number"
        facts = {"season": season, **({} if note is None else note._asdict())}

        def transaction(db: Database) -> None:
            rows = db.execute(f"SELECT * FROM season_outbox WHERE season = :season{which}", facts).fetchall()
            for row in rows:
                db.execute(
                    "UPDATE season_outbox SET tries = tries + 1, due = ?"
                    " WHERE season = ? AND what = ? AND number = ?",
                    (now + pause(row["tries"]), row["season"], row["what"], row["number"]),
                )

        await self.connection.transact(transaction)

    async def put_behind_others(self, season: int, what: str, now: float) -> None:
        """Notes of this kind that are due wait behind those of other seasons; those put off stay so. So does
        the board, which shows what was opened meanwhile: due at once, it would keep the season in front."""

        def transaction(db: Database) -> None:
            sql = "UPDATE season_outbox SET due = ? WHERE season = ? AND what = ? AND due <= ?"
            db.execute(sql, (now, season, what, now))
            refresh_board(db, season, now)

        await self.connection.transact(transaction)

    async def is_message(self, message: int) -> bool:
        """Whether a message is about a season and still edited."""
        return await self._one("SELECT 1 FROM season_messages WHERE message = ?", message) is not None

    async def message(self, season: int, what: str) -> tuple[int, int] | None:
        """Channel and id of a message about a season."""
        sql = "SELECT channel, message FROM season_messages WHERE season = ? AND what = ?"
        row = await self._one(sql, season, what)
        return (row["channel"], row["message"]) if row else None
