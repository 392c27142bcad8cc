"""A person who has done everything that one can do, and a search for her in every column of every table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.games import GAMES
from engine.tables.model.drafts import Draft
from engine.tables.model.habits import Habits
from engine.tables.model.outbox import Note
from engine.tables.model.table import Table
from engine.tables.people import care, lobby, votes
from engine.tables.play import lesson
from engine.tables.store import Store
from engine.tables.store.calls import CallRow
from engine.tables.store.season_rows import SeasonNote, SeasonRow, write_game
from engine.tables.store.sqlite.connection import SqliteConnection
from tests.tables.sittings import BEN, CLARA, Sittings
from tests.tables.takings import free, wishing

ANNA = 812_345_678_901_234_567
"""A number as Discord gives them, so that it is nowhere by chance."""


COLUMNS = (
    "SELECT m.name AS name, c.name AS col FROM sqlite_schema AS m"
    " JOIN pragma_table_info(m.name) AS c WHERE m.type = 'table'"
)
SERVED = (
    "SELECT table_name AS name, column_name AS col FROM information_schema.columns"
    " WHERE table_schema = current_schema()"
)


async def rows(store: Store, sql: str) -> list[Any]:
    """What the database says."""
    return await store.connection.transact(lambda db: db.execute(sql).fetchall())


async def columns(store: Store) -> list[tuple[str, str]]:
    """Every column of every table, those that the database keeps for itself included."""
    found = await rows(store, COLUMNS if isinstance(store.connection, SqliteConnection) else SERVED)
    return [(row["name"], row["col"]) for row in found]


async def traces(store: Store, person: int) -> set[tuple[str, str]]:
    """The columns in which a person is to be found, as a number or anywhere in a text. His number should be a
    long one, as those of Discord are, or it is found by chance."""
    return {
        (table, column)
        for table, column in await columns(store)
        for row in await rows(store, f"SELECT {column} FROM {table}")
        if mentions(row[column], person)
    }


def mentions(value: Any, person: int) -> bool:
    """Whether a value holds a number, in decimal or as in our nonces."""
    return any(it in str(value) for it in (str(person), f"{person:x}"))


def in_the_file(path: Path, person: int) -> bool:
    """Whether the bytes of a database and its journal hold a number, as SQLite writes it or as text."""
    data = b"".join(it.read_bytes() for it in path.parent.glob(f"{path.name}*"))
    return any(it in data for it in (person.to_bytes(8, "big"), str(person).encode()))


async def everything(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of all tables, for comparison."""
    names = {table for table, _ in await columns(store)}
    return {name: sorted(map(cells, await rows(store, f"SELECT * FROM {name}")), key=repr) for name in names}


def cells(row: Any) -> tuple[Any, ...]:
    """What is in a row."""
    return tuple(dict(row).values())


async def lived(house: Sittings) -> dict[str, Table]:
    """A house in which Anna has done everything that one can do, at tables of her own channels."""
    tables = {
        "rated": await house.finished(ANNA, BEN, CLARA, channel=1, hints=False),
        "again": await house.finished(BEN, ANNA, channel=2, hints=False),
        "ended": await house.start(ANNA, BEN, channel=3),
        "lobby": await house.open(ANNA, BEN, channel=4),
        "alone": await house.start(ANNA, agents=1, channel=5),
        "running": await house.start(ANNA, BEN, CLARA, channel=6),
        "lent": await house.start(BEN, ANNA, channel=7),
        "claimed": await house.start(ANNA, BEN, channel=8, at_zero="caretaker", hints=False),
        "deserted": await house.start(ANNA, BEN, channel=10, hints=False),
        "closed": await house.open(ANNA, channel=9),
    }
    await house.tables.do(tables["ended"].id, lobby.end, ANNA, manages=False)
    await house.tables.do(tables["closed"].id, lobby.end, ANNA, manages=False)
    await house.tables.do(tables["lent"].id, care.leave, ANNA)
    await abandoned(house, tables["claimed"])
    await house.tables.do(tables["deserted"].id, care.leave, ANNA)
    await house.play(tables["deserted"].id)
    await busy(house, tables["running"])
    tables["learnt"] = await learning(house)
    await house.tables.do(tables["learnt"].id, lobby.end, ANNA, manages=False)
    await league(house, tables["running"])
    await searching(house, tables["running"])
    rated = tables["rated"]
    await house.store.analyses.ask(rated.id, 1, ANNA, house.clock.now, 9)
    await house.store.analyses.finish(rated.id, "{}", dict.fromkeys(range(len(rated.chairs)), "[]"))
    tables["learning"] = await learning(house)
    return {name: await house.tables.table(it.id) for name, it in tables.items()}


async def searching(house: Sittings, table: Table) -> None:
    """Anna calls players, is rung by the call of another, and follows a table."""
    calls, now, name = house.store.calls, house.clock.now, table.key
    await calls.subscribe(ANNA, 1, name)
    called = ("called", BEN, now, now + 3600.0, "")
    row = CallRow(0, 1, 71, BEN, "gathering", "{}", events=(called,))
    other = await calls.create(row, [ANNA], now, 0.0)
    (ring,) = [message for message in await calls.messages(other.id) if message.person]
    await calls.mark_sent(other.id, ring.person, 72, 720)
    called = ("called", ANNA, now, now + 3600.0, "")
    await calls.create(CallRow(0, 1, 72, ANNA, "gathering", "{}", events=(called,)), [], now, 0.0)
    await calls.keep_preset(ANNA, "speicherstadt.4.none.en.3")
    await house.store.follows.follow(ANNA, table.id, "round")


async def league(house: Sittings, table: Table) -> None:
    """Anna opens a season and plays in it."""
    facts = (1, 70, ANNA, "league", "running", "en", '{"zone": "UTC", "starts": 1800000000.0}')
    entered = '{"what": "entered", "who": 1, "at": 1800000000.0}'
    season = SeasonRow(
        0, *facts, people=(ANNA, BEN), events=(entered, entered.replace('"who": 1', '"who": 2'))
    )
    season = await house.store.seasons.create(season, (SeasonNote(0, "board"), SeasonNote(0, "start")))
    await house.store.seasons.mark_sent(SeasonNote(season.id, "board"), 70, 700)
    await house.store.connection.transact(lambda db: write_game(db, season.id, 1, table.id, ()))


async def learning(house: Sittings) -> Table:
    """Anna begins a lesson."""
    return await house.tables.open(
        lesson.begin_lesson(GAMES["speicherstadt"], ANNA, 1, "en", now=house.clock.now)
    )


async def busy(house: Sittings, table: Table) -> None:
    """Anna has moved, ordered, laid out, noted, asked for the end, told us how she lives."""
    while not any(it.person == ANNA for it in (await house.tables.table(table.id)).log):
        await house.answer(table.id)
    it = await house.tables.order(table.id, ANNA, wishing("cheapest"))
    await house.store.keep_draft(it, it.seat_of(ANNA), Draft(), Draft())
    await house.store.jot(table.id, ANNA, "Ben wants coffee")
    await house.store.people.set_discord_language(ANNA, "it")
    await house.store.people.hide(ANNA, True)
    await house.tables.set_habits(ANNA, Habits(zone="Europe/Rome", digest=600))
    await house.tables.do(table.id, votes.propose_end, ANNA)
    await house.store.mail.mark_sent(Note(table.id, "board"), 6, 600)


async def abandoned(house: Sittings, table: Table) -> None:
    """Anna's time runs out, and Clara claims the seat on which Anna has moved."""
    while not any(it.person == ANNA for it in (await house.tables.table(table.id)).log):
        await house.answer(table.id)
    seat = (await house.tables.table(table.id)).seat_of(ANNA)
    await house.tables.do(table.id, care.seat_caretaker, seat, "vote", None)
    await free(house, table, seat)
    await house.tables.do(table.id, care.claim, CLARA, seat)


def former(table: Table) -> int:
    """The former player who sits there."""
    return next(it.person for it in table.chairs if it.person is not None and it.person < 0)
