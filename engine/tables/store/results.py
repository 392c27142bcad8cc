"""How games ended, as rows."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator
from itertools import groupby
from typing import Any

from engine.tables.model.results import SeatPlace, TableResult
from engine.tables.store.database import Connection, Database, StoredRow
from engine.tables.store.part import PersonCache, StorePart
from engine.tables.store.season_rows import wake_seasons

JOINED = (
    "SELECT number, table_id, guild, game, expansions, season, kind, rounds, moves, began, ended,"
    " seat, person, agent, rank, points, tie_break, sources, lost FROM results JOIN places USING (number)"
)
SHOWN = "table_id NOT IN (SELECT id FROM tables WHERE concealed = 1)"
"""The condition that a result may be known to all."""
NEWEST = (
    "number IN (SELECT number FROM results WHERE guild = :guild AND kind <> 'abandoned'"
    f" AND {SHOWN}"
    " AND ((:begins = '' AND :people = '[]')"
    " OR (:begins <> '' AND CAST(table_id AS TEXT) LIKE :begins || '%')"
    " OR number IN (SELECT number FROM places WHERE person IN (SELECT value FROM json_each(:people))))"
    " ORDER BY number DESC LIMIT :most)"
)
"""A server, how many, the beginning of a table's number, people: what is empty does not narrow the choice."""


class Results(StorePart):
    """Results of games, in the order in which they ended. Their records are asked for one by one."""

    def __init__(self, connection: Connection) -> None:
        super().__init__(connection)
        self.finished = PersonCache(connection, self._finishers)

    async def add(self, result: TableResult) -> None:
        """Store a result that came with no change of its table."""
        await self.connection.transact(lambda db: write_result(db, result))
        self.finished.forget()

    async def of_guild(self, guild: int, after: int = 0) -> tuple[TableResult, ...]:
        """Results of a server after this number."""
        return await self._select("guild = ? AND number > ?", guild, after)

    async def latest(self, guild: int) -> tuple[str, tuple[str, ...]] | None:
        """Game and expansions of the last game on a server that was played to its end, if any."""
        sql = (
            "SELECT game, expansions FROM results WHERE guild = ? AND kind <> 'abandoned'"
            " ORDER BY number DESC LIMIT 1"
        )
        row = await self._one(sql, guild)
        return (row["game"], tuple(json.loads(row["expansions"]))) if row else None

    async def between(self, guild: int, since: float, until: float) -> tuple[TableResult, ...]:
        """Results of a server that ended from `since` to before `until`."""
        return await self._select("guild = ? AND ended >= ? AND ended < ?", guild, since, until)

    async def of_person(self, person: int) -> tuple[TableResult, ...]:
        """Results of a person on all servers that are public."""
        condition = "number IN (SELECT number FROM places WHERE person = ?)"
        return await self._select(f"{condition} AND {SHOWN}", person)

    async def finishers(self, kind: str, *people: int) -> frozenset[int]:
        """Of these persons, those who have finished a game of this kind: its key, perhaps followed by
        expansions, separated by spaces."""
        return await self.finished.of(kind, people)

    async def _finishers(self, kind: str, people: Collection[int]) -> frozenset[int]:
        game, *expansions = kind.split()
        sql = (
            "SELECT DISTINCT person, expansions FROM places JOIN results USING (number)"
            " WHERE person IN (SELECT value FROM json_each(?)) AND game = ? AND kind <> 'abandoned'"
        )
        rows = await self._all(sql, json.dumps([*people]), game)
        return frozenset(row["person"] for row in rows if {*expansions} <= {*json.loads(row["expansions"])})

    async def of_series(self, first: int) -> tuple[TableResult, ...]:
        """Results of a series of rematches, by its first table."""
        which = "table_id IN (SELECT id FROM tables WHERE id = :first OR series = :first)"
        return await self._select(which, first=first)

    async def of_table(self, table: int) -> TableResult | None:
        """The result of a table; None as long as its game runs."""
        return next(iter(await self._select("table_id = ?", table)), None)

    async def newest(
        self, guild: int, most: int, number: str = "", people: Collection[int] = ()
    ) -> tuple[TableResult, ...]:
        """Games of a server that were played to their end, newest first, at most `most`. Filters (empty:
        none) by the beginning of the table's number and by its players."""
        facts = {"guild": guild, "most": most, "begins": number, "people": json.dumps([*people])}
        return (await self._select(NEWEST, **facts))[::-1]

    async def last_of(self, channel: int) -> int | None:
        """Table of the last game that was finished in a channel."""
        sql = (
            "SELECT table_id FROM results JOIN tables ON tables.id = table_id"
            " WHERE channel = ? AND kind <> 'abandoned' ORDER BY number DESC LIMIT 1"
        )
        row = await self._one(sql, channel)
        return row["table_id"] if row else None

    async def record(self, table: int) -> str | None:
        """The game record of a table that is over, in JSON."""
        row = await self._one("SELECT record FROM results WHERE table_id = ?", table)
        return row["record"] if row else None

    async def seasons(self, guild: int) -> tuple[str, ...]:
        """The seasons in which games of a server ended, the newest first."""
        sql = "SELECT DISTINCT season FROM results WHERE guild = ? ORDER BY season DESC"
        return tuple(row["season"] for row in await self._all(sql, guild))

    async def missing(self) -> tuple[int, ...]:
        """The tables that are over and have no result yet, those first that ended first."""
        sql = (
            "SELECT id FROM tables WHERE status IN ('finished', 'ended') AND deal IS NOT NULL"
            " AND lesson = 0 AND id NOT IN (SELECT table_id FROM results) ORDER BY changed, id"
        )
        return tuple(row["id"] for row in await self._all(sql))

    async def _select(self, condition: str, *facts: object, **named: object) -> tuple[TableResult, ...]:
        sql = f"{JOINED} WHERE {condition} ORDER BY number, seat"  # conditions are ours
        return await self.connection.look(lambda db: tuple(read(db.execute(sql, named or facts))))


def read(rows: Iterable[StoredRow]) -> Iterator[TableResult]:
    """From rows of seats, ordered by game, to results."""
    for _, group in groupby(rows, key=lambda row: row["number"]):
        seats = list(group)
        first = seats[0]
        yield TableResult(
            table=first["table_id"],
            guild=first["guild"],
            game=first["game"],
            expansions=tuple(json.loads(first["expansions"])),
            season=first["season"],
            kind=first["kind"],
            rounds=first["rounds"],
            moves=first["moves"],
            began=first["began"],
            ended=first["ended"],
            places=tuple(place(row) for row in seats),
            number=first["number"],
        )


def place(row: StoredRow) -> SeatPlace:
    """How one seat ended: rank, points and tie-break, points by source."""
    sources = json.loads(row["sources"])
    occupant, how = (row["seat"], row["person"], row["agent"]), (row["rank"], row["points"], row["tie_break"])
    return SeatPlace(*occupant, *how, sources, row["lost"])


def write_result(db: Database, result: TableResult) -> None:
    """Store how a game ended, for use inside a transaction."""
    facts = {
        "table_id": result.table,
        "guild": result.guild,
        "game": result.game,
        "expansions": json.dumps(result.expansions),
        "season": result.season,
        "kind": result.kind,
        "rounds": result.rounds,
        "moves": result.moves,
        "began": result.began,
        "ended": result.ended,
        "record": result.record,
    }
    names, marks = ", ".join(facts), ", ".join(f":{name}" for name in facts)
    sql = f"INSERT INTO results ({names}) VALUES ({marks}) RETURNING number"
    number = db.execute(sql, facts).fetchone()["number"]
    db.executemany(
        "INSERT INTO places (number, seat, person, agent, rank, points, tie_break, sources, lost)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [(number, *of_place(place)) for place in result.places],
    )
    wake_seasons(db, result.guild, result.table, result.ended)


def of_place(p: SeatPlace) -> tuple[Any, ...]:
    """The columns of `places` for a seat, without the number of the result."""
    return p.seat, p.person, p.agent, p.rank, p.points, p.tie_break, json.dumps(dict(p.sources)), p.lost
