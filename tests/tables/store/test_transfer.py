"""Moving house: from a file to a server and back, wholly, or it says that it is not finished."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import Any, TypeVar

import pytest

from engine.core.seal import sealable
from engine.tables.model.errors import InUse, Unfinished
from engine.tables.store import transfer
from engine.tables.store.address import Address, Server, connect
from engine.tables.store.contents import Unfit
from engine.tables.store.database import Database
from engine.tables.store.sqlite.connection import SqliteConnection, migrate
from engine.tables.store.sqlite.copies import Copies
from engine.tables.store.sqlite.restore import incoming, present
from tests.admin.ten_games import OLD as EARLY
from tests.server import emptied
from tests.tables.play.traces import ANNA, everything, lived
from tests.tables.sittings import BEN, CLARA, Sittings, whole

T = TypeVar("T")
SCHEMA_OF_1_0_0 = 20
KINDS = ("to a server", "to a file")


@pytest.fixture
def two(request: pytest.FixtureRequest, path: Path, database: Server) -> tuple[Address, Address]:
    """Where everything is, and where it goes."""
    return (path, database) if request.param == "to a server" else (database, path)


both_ways = pytest.mark.parametrize("two", KINDS, indirect=True)


def silent(text: str) -> None:
    """No one listens."""


async def filled(address: Address, database: Server | None = None) -> None:
    """A house in which much has happened, and numbers were given that are no longer used."""
    house = await Sittings(address).begin()
    house.tables.seed = sealable("crane")
    await lived(house)
    await house.store.people.set("commands", "known")
    await house.sql("DELETE FROM tables WHERE id = (SELECT max(id) FROM tables)")
    await house.stop()


async def held(address: Address) -> dict[str, Any]:
    """Every row of a house."""
    house = await Sittings(address).begin()
    rows = await everything(house.store)
    numbers = await house.store.connection.counts()
    await house.stop()
    for of_its_own in ("sqlite_sequence", "schema_version"):
        rows.pop(of_its_own, None)
    return {**rows, "numbers": numbers}


@both_ways
async def test_everything_is_there_and_games_go_on(two: tuple[Address, Address]) -> None:
    source, target = two
    await filled(source)
    before, said = await held(source), list[str]()
    await transfer.move_database(source, target, said.append)

    assert await held(source) == before == await held(target)
    assert "log: " in " ".join(said) and said[-1].startswith(f"Replayed: {len(before['tables'])} tables")
    house = await Sittings(target).begin()
    going = next(row["id"] for row in await house.sql("SELECT id FROM tables WHERE status = 'running'"))
    assert (await house.play(going, 3)).revision == (await house.stored(going)).revision
    assert (await house.open(CLARA, channel=99)).id == before["numbers"]["tables"] + 1
    await house.stop()


async def fresh(path: Path, database: Server) -> None:
    """A bot has started on it, and nobody has played yet."""
    await (await Sittings(path).begin()).stop()


async def restored(path: Path, database: Server) -> None:
    """It is what a backup held; of some numbers none was ever given."""
    house = await Sittings(path).begin()
    await house.play((await house.start(ANNA, BEN)).id, 5)
    backup = await Copies(house.store.connection, path.parent / "backups").make(date(2026, 11, 21))
    await house.stop()
    with incoming(backup, path.parent) as copy, present(path) as replaced:
        replaced.give_way(copy, 1_800_000_000.0)


async def moved(path: Path, database: Server) -> None:
    """It comes from a server itself."""
    await filled(database)
    await transfer.move_database(database, path, silent)
    emptied(database)


async def upgraded(path: Path, database: Server) -> None:
    """An early version wrote it, and this one has opened it."""
    with closing(sqlite3.connect(path)) as db:
        db.executescript(EARLY.read_text(encoding="utf-8"))


async def upgraded_from_1_0_0(path: Path, database: Server) -> None:
    """Version 1.0.0 made it, and this one has opened it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        migrate(db, SCHEMA_OF_1_0_0)
    await filled(path)


@pytest.mark.parametrize(
    "source", [filled, fresh, restored, moved, upgraded, upgraded_from_1_0_0], ids=lambda it: it.__name__
)
async def test_there_and_back_again_it_is_what_it_was(
    path: Path, database: Server, source: Callable[..., Awaitable[None]]
) -> None:
    await source(path, database)
    before, again = await held(path), path.with_name("again.sqlite3")
    await transfer.move_database(path, database, silent)
    assert await held(database) == before
    await transfer.move_database(database, again, silent)

    assert await held(again) == before == await held(path)


class Killed(BaseException):
    """The program is gone."""


def dying(monkeypatch: pytest.MonkeyPatch, after: int) -> None:
    """The target loses its program after this many transactions of it."""
    left = [after]

    async def mortal(address: Address, *, unfinished: bool = False) -> Any:
        connection = await connect(address, unfinished=unfinished)
        if unfinished:
            transact = connection.transact

            async def one_of_the_last(function: Callable[[Database], T]) -> T:
                left[0] -= 1
                if left[0] == 0:
                    raise Killed
                return await transact(function)

            monkeypatch.setattr(connection, "transact", one_of_the_last)
        return connection

    monkeypatch.setattr(transfer, "connect", mortal)


@both_ways
async def test_broken_off_anywhere_the_source_is_whole_and_the_target_says_so(
    two: tuple[Address, Address], monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = two
    monkeypatch.setattr(transfer, "BATCH", 20)
    await filled(source)
    before, luck = await held(source), random.Random(1)
    for _ in range(10):
        with monkeypatch.context() as patch:
            dying(patch, luck.randrange(2, 40))
            with pytest.raises(Killed):
                await transfer.move_database(source, target, silent)
        with pytest.raises(Unfinished):
            await connect(target)
    assert await held(source) == before
    await transfer.move_database(source, target, silent)

    assert await held(target) == before


@both_ways
async def test_what_is_not_carried_rightly_is_found(
    two: tuple[Address, Address], monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = two
    await filled(source)
    write = transfer.write

    def forgetful(table: str, rows: list[Any], db: Database) -> None:
        write(table, rows[:-1] if table == "log" else rows, db)

    monkeypatch.setattr(transfer, "write", forgetful)
    with pytest.raises(Unfit, match="log"):
        await transfer.move_database(source, target, silent)
    with pytest.raises(Unfinished):
        await connect(target)


async def test_a_database_in_use_is_not_overwritten(path: Path, database: Server) -> None:
    await filled(path)
    house = await Sittings(database).begin()
    table = await house.start(ANNA, BEN)
    with pytest.raises(InUse):
        await transfer.move_database(path, database, silent)
    await house.stop()
    with pytest.raises(Unfit, match="not empty"):
        await transfer.move_database(path, database, silent)
    await house.begin()

    assert whole(await house.stored(table.id)) == whole(table)
    await house.stop()


async def test_where_a_bot_runs_nothing_begins(path: Path, database: Server) -> None:
    house = await Sittings(path).begin()
    with pytest.raises(InUse):
        await transfer.move_database(path, database, silent)
    await house.stop()

    assert isinstance(house.store.connection, SqliteConnection)
    await (await connect(database)).close()


async def test_a_table_that_cannot_be_read_moves_all_the_same(path: Path, database: Server) -> None:
    house = await Sittings(path).begin()
    await house.start(ANNA, BEN)
    await house.sql("UPDATE tables SET deal = 'nonsense', snapshot = NULL")
    await house.stop()
    said: list[str] = []
    await transfer.move_database(path, database, said.append)

    assert said[-1] == "Replayed: 1 tables; as unreadable as before: 1."
