"""Analyses of finished games: the part that all may see, and the decisions of each seat for its player."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Literal, NamedTuple

from engine.tables.store.database import Database
from engine.tables.store.part import StorePart
from engine.tables.store.partition import Share

DAY = 86_400.0
Refusal = Literal["", "busy", "enough"]
"""Why no analysis was requested: another one of this person is pending, or they have had all of the day."""
ASK = (
    "INSERT INTO analyses (table_id, judge, asked_by, asked, report) VALUES (?, ?, ?, ?, NULL)"
    " ON CONFLICT (table_id) DO UPDATE SET judge = excluded.judge, asked_by = excluded.asked_by,"
    " asked = excluded.asked, report = NULL"
)
WITHHELD = (
    "EXISTS (SELECT 1 FROM seasons WHERE seasons.id = tables.season"
    " AND seasons.kind = 'duplicate' AND seasons.status IN ('sign-up', 'running'))"
)
"""The condition that others may still play the deal of a table."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """An analysis that was asked for. `judge`: version of the judge; `report`: JSON, None as long as it is
    not done."""

    table: int
    judge: int
    asked_by: int
    report: str | None

    def current(self, judge: int) -> bool:
        """Whether it is done, by this version of the judge or a newer one."""
        return self.report is not None and self.judge >= judge


class Seated(NamedTuple):
    """A seat of an analysed game: its judged decisions and the report for all, in JSON."""

    seat: int
    decisions: str
    report: str


class RatedGame(NamedTuple):
    """A rated game: by seat the person (None: a computer player), and the judged decisions in JSON (None: not
    analysed)."""

    table: int
    people: tuple[int | None, ...]
    decisions: tuple[str | None, ...]


class Analyses(StorePart):
    """Stored once a table. A row without a report is still to be worked out, also after a restart."""

    async def of_table(self, table: int) -> Analysis | None:
        """The analysis of a table, done or not; None if none was requested."""
        row = await self._one("SELECT * FROM analyses WHERE table_id = ?", table)
        if row is None:
            return None
        return Analysis(row["table_id"], row["judge"], row["asked_by"], row["report"])

    async def withheld(self, table: int) -> bool:
        """Whether others may still play the deal of this table: it belongs to a duplicate season that is not
        over."""
        sql = f"SELECT 1 AS found FROM tables WHERE tables.id = ? AND {WITHHELD}"
        return await self._one(sql, table) is not None

    async def ask(self, table: int, judge: int, person: int, now: float, most: int) -> Refusal:
        """Request the analysis of a table, or that by a newer judge; empty if that was done. One at a time
        for a person, those aside that are withheld; `most` in a day.
        """

        def transaction(db: Database) -> Refusal:
            pending = (
                "SELECT 1 FROM analyses JOIN tables ON tables.id = table_id"
                f" WHERE asked_by = ? AND report IS NULL AND table_id <> ? AND NOT {WITHHELD}"
            )
            if db.execute(pending, (person, table)).fetchone() is not None:
                return "busy"
            sql = "SELECT count(*) AS count FROM analyses WHERE asked_by = ? AND asked > ?"
            if db.execute(sql, (person, now - DAY)).fetchone()["count"] >= most:
                return "enough"
            db.execute(ASK, (table, judge, person, now))
            return ""

        return await self.connection.transact(transaction)

    async def add(self, table: int, seat: int, decisions: str) -> None:
        """Store the decisions of one seat before the rest is done."""
        sql = (
            "INSERT INTO judgements (table_id, seat, decisions) VALUES (?, ?, ?)"
            " ON CONFLICT (table_id, seat) DO UPDATE SET decisions = excluded.decisions"
        )
        await self._run(sql, table, seat, decisions)

    async def finish(self, table: int, report: str, decisions: Mapping[int, str]) -> None:
        """Store what has come of an analysis: the public part, and the decisions of each seat."""

        def transaction(db: Database) -> None:
            db.execute("UPDATE analyses SET report = ? WHERE table_id = ?", (report, table))
            db.execute("DELETE FROM judgements WHERE table_id = ?", (table,))
            for seat, count in decisions.items():
                sql = "INSERT INTO judgements (table_id, seat, decisions) VALUES (?, ?, ?)"
                db.execute(sql, (table, seat, count))

        await self.connection.transact(transaction)

    async def drop(self, table: int) -> None:
        """Forget that an analysis was asked for."""
        await self._run("DELETE FROM analyses WHERE table_id = ?", table)

    async def decisions(self, table: int, seat: int) -> str | None:
        """The judged decisions of a seat, in JSON; None where there is no analysis."""
        sql = "SELECT decisions FROM judgements WHERE table_id = ? AND seat = ?"
        row = await self._one(sql, table, seat)
        return row["decisions"] if row else None

    async def of_person(self, person: int, guild: int, game: str, most: int) -> tuple[Seated, ...]:
        """The analyses of this many rated games of a person, the newest first; 0 and "": of all servers and
        games.
        """
        sql = (
            "SELECT seat, decisions, report FROM judgements JOIN chairs USING (table_id, seat)"
            " JOIN results USING (table_id) JOIN analyses USING (table_id)"
            " WHERE person = :person AND kind = 'rated' AND report IS NOT NULL"
            " AND (:guild = 0 OR guild = :guild)"
            " AND (:game = '' OR game = :game) ORDER BY number DESC LIMIT :most"
        )
        facts = {"person": person, "guild": guild, "game": game, "most": most}
        rows = await self.connection.look(lambda db: db.execute(sql, facts).fetchall())
        return tuple(Seated(row["seat"], row["decisions"], row["report"]) for row in rows)

    async def of_guild(self, guild: int, most: int) -> tuple[RatedGame, ...]:
        """This many of the newest rated games of a server, with the decisions of those that are analysed."""
        sql = (
            "SELECT number, table_id, seat, person, decisions FROM chairs JOIN ("
            "SELECT table_id, number FROM results WHERE guild = ? AND kind = 'rated'"
            " ORDER BY number DESC LIMIT ?) AS newest USING (table_id)"
            " LEFT JOIN (SELECT table_id, seat, decisions FROM judgements"
            " JOIN analyses USING (table_id) WHERE report IS NOT NULL) AS judged USING (table_id, seat)"
            " ORDER BY number DESC, seat"
        )
        rows = await self.connection.look(lambda db: db.execute(sql, (guild, most)).fetchall())
        games = groupby(rows, key=lambda row: row["table_id"])
        return tuple(
            RatedGame(table, *zip(*((seat["person"], seat["decisions"]) for seat in seats), strict=True))
            for table, seats in games
        )

    async def waiting(self) -> tuple[int, ...]:
        """Tables of this process with a pending analysis, oldest request first."""
        share = self.connection.share
        ours = f" AND {at_home(share)}" if share else ""
        sql = f"SELECT table_id FROM analyses JOIN tables ON id = table_id WHERE report IS NULL{ours}"
        return tuple(row["table_id"] for row in await self._all(f"{sql} ORDER BY asked"))


def at_home(share: Share) -> str:
    """The condition that a table is ours."""
    return share.servers("guild")
