"""Copy every row of a database into another, between SQLite and PostgreSQL in any direction.

The source is only read. The target is marked unfinished until every row was copied and compared, so no bot
can start on half a copy; an interrupted move starts over.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from functools import partial

from engine.tables.model.errors import Broken
from engine.tables.store import Store
from engine.tables.store.address import UNFINISHED, WHOLE, Address, connect
from engine.tables.store.contents import Unfit
from engine.tables.store.database import Connection, Database, Facts, StoredRow

KEYS = {
    "tables": "id",
    "chairs": "table_id, seat",
    "log": "table_id, number",
    "drafts": "table_id, seat",
    "jottings": "table_id, person",
    "outbox": "table_id, what, seat",
    "messages": "table_id, what",
    "leftovers": "message",
    "seat_messages": "table_id, what, seat",
    "people": "person",
    "guilds": "guild",
    "settings": "name",
    "results": "number",
    "places": "number, seat",
    "analyses": "table_id",
    "judgements": "table_id, seat",
    "seasons": "id",
    "season_people": "season, who",
    "season_events": "season, number",
    "season_games": "season, fixture",
    "season_outbox": "season, what, number",
    "season_messages": "season, what",
    "calls": "id",
    "call_events": "call_id, number",
    "call_messages": "call_id, person",
    "ringers": "person, guild, game",
    "follows": "person, table_id",
}
"""All tables of the schema with their keys, referenced tables first."""
ANYTHING = "SELECT 1 AS found FROM tables UNION ALL SELECT 1 FROM people LIMIT 1"
BATCH = 500
"""Rows that are moved, and compared, at a time."""
Told = Callable[[str], None]


async def move_database(source: Address, target: Address, tell: Told) -> None:
    """Move everything from one database into another, which must be empty or the target of a move that was
    broken off; `tell`: what is done now. Raises what `connect` raises, and `Unfit` where something of that is
    not so, or where the target does not hold afterwards what the source does."""
    here = await connect(source)
    try:
        there = await connect(target, unfinished=True)
        try:
            await copy_all(here, there, tell)
        finally:
            await there.close()
    finally:
        await here.close()


async def copy_all(here: Connection, there: Connection, tell: Told) -> None:
    """All of it, between two databases that are open."""
    await there.transact(clear)
    for table in KEYS:
        count = 0
        async for rows in batches(here, table):
            await there.transact(partial(write, table, rows))
            count += len(rows)
        tell(f"{table}: {count:,}")
    await there.count_on(await here.counts())
    await compare(here, there)
    tell("Compared: every row is there.")
    tell(await replay_all(here, there))
    await there.transact(lambda db: db.execute(WHOLE) and None)


def clear(db: Database) -> None:
    """Mark the target unfinished and empty it; raises `Unfit` where it holds data of its own."""
    unfinished = db.execute(UNFINISHED).fetchone() is not None
    if not unfinished and db.execute(ANYTHING).fetchone() is not None:
        raise Unfit("it is not empty")
    for table in reversed(KEYS):
        db.execute(f"DELETE FROM {table}")
    db.execute("INSERT INTO settings (name, value) VALUES ('moving', 'not finished')")


async def batches(database: Connection, table: str) -> AsyncIterator[list[StoredRow]]:
    """The rows of a table in the order of their keys, but not what says that it is not finished."""
    keys = KEYS[table].split(", ")
    marks = ", ".join("?" * len(keys))
    besides = " AND name <> 'moving'" if table == "settings" else ""
    first = f"SELECT * FROM {table} WHERE 1 = 1{besides} ORDER BY {KEYS[table]} LIMIT {BATCH}"
    others = first.replace("1 = 1", f"({KEYS[table]}) > ({marks})")
    rows = await database.transact(partial(page, first, ()))
    while rows:
        yield rows
        rows = await database.transact(partial(page, others, tuple(rows[-1][key] for key in keys)))


def page(sql: str, facts: Facts, db: Database) -> list[StoredRow]:
    """Rows of a statement, inside a transaction."""
    return db.execute(sql, facts).fetchall()


def write(table: str, rows: list[StoredRow], db: Database) -> None:
    """Rows into a table, inside a transaction."""
    names = list(rows[0].keys())
    marks = ", ".join(f":{name}" for name in names)
    sql = f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})"
    db.executemany(sql, [dict(row) for row in rows])


async def compare(here: Connection, there: Connection) -> None:
    """Raise `Unfit` where the two do not hold the same."""
    for table in KEYS:
        others = batches(there, table)
        async for rows in batches(here, table):
            if list(map(dict, rows)) != list(map(dict, await anext(others, []))):
                raise Unfit(f"its rows of {table} are not those that they should be")
        if await anext(others, None) is not None:
            raise Unfit(f"it has rows of {table} that it should not have")


async def replay_all(here: Connection, there: Connection) -> str:
    """Read every table of the target, its moves replayed; how many there are. Raises `Unfit` where one cannot
    be read that can be read in the source."""
    broken, count = 0, 0
    async for rows in batches(there, "tables"):
        for row in rows:
            count += 1
            if not await readable(there, row["id"]):
                broken += 1
                if await readable(here, row["id"]):
                    raise Unfit(f"table {row['id']} cannot be read there")
    return f"Replayed: {count:,} tables" + (f"; as unreadable as before: {broken:,}." if broken else ".")


async def readable(database: Connection, table: int) -> bool:
    """Whether a table can be read."""
    try:
        await Store(database).load(table)
    except Broken:
        return False
    return True
