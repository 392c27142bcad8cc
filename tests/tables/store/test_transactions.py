"""One connection, one function a transaction: all of it or nothing, for any fate of the caller."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from engine.tables.model.errors import InUse
from engine.tables.store.address import Address, Server, connect
from engine.tables.store.database import Connection, Database

ROOT = Path(__file__).parents[3]
HOLDER = """
import asyncio, sys
from engine.tables.store.address import connect, parse_address

async def hold():
    held = await connect(parse_address(sys.argv[1]))
    print("open", flush=True)
    await asyncio.sleep(60)
    await held.close()

asyncio.run(hold())
"""


@pytest.fixture
async def connection(address: Address) -> AsyncIterator[Connection]:
    connection = await connect(address)
    yield connection
    await connection.close()


@pytest.fixture
async def pairs(connection: Connection) -> AsyncIterator[Connection]:
    """With a table of pairs: each transaction writes two rows of one number."""
    await connection.transact(lambda db: db.execute("CREATE TABLE pairs (number INTEGER)"))
    yield connection
    await connection.transact(lambda db: db.execute("DROP TABLE pairs"))


def write_pair(db: Database, number: int) -> None:
    for _ in range(2):
        db.execute("INSERT INTO pairs VALUES (?)", (number,))


async def halves(connection: Connection) -> list[int]:
    """The numbers that do not stand there twice."""
    sql = "SELECT number FROM pairs GROUP BY number HAVING count(*) <> 2"
    return await connection.transact(lambda db: [row["number"] for row in db.execute(sql)])


async def highest(connection: Connection) -> int | None:
    sql = "SELECT max(number) AS number FROM pairs"
    found: int | None = await connection.transact(lambda db: db.execute(sql).fetchone()["number"])
    return found


async def test_an_exception_rolls_everything_back_and_comes_out(pairs: Connection) -> None:
    def fail(db: Database) -> None:
        write_pair(db, 1)
        db.execute("INSERT INTO pairs VALUES (1)")
        raise LookupError("half-way")

    with pytest.raises(LookupError):
        await pairs.transact(fail)
    await pairs.transact(lambda db: write_pair(db, 2))

    assert await halves(pairs) == []


async def test_so_does_a_statement_that_the_database_refuses(pairs: Connection) -> None:
    def fail(db: Database) -> None:
        write_pair(db, 1)
        db.execute("INSERT INTO nowhere VALUES (1)")

    with pytest.raises(Exception, match="nowhere"):
        await pairs.transact(fail)
    await pairs.transact(lambda db: write_pair(db, 2))

    assert await halves(pairs) == []
    assert await highest(pairs) == 2


async def test_cancelled_callers_never_leave_half_a_transaction(pairs: Connection) -> None:
    luck = random.Random(1)
    for number in range(600):
        task = asyncio.create_task(pairs.transact(partial(write_pair, number=number)))
        for _ in range(luck.randrange(4)):
            await asyncio.sleep(0)
        if luck.random() < 0.5:
            await asyncio.sleep(luck.random() / 1_000)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    assert await halves(pairs) == []


async def test_transactions_come_one_after_the_other(pairs: Connection) -> None:
    def count_up(db: Database) -> None:
        known = db.execute("SELECT max(number) AS number FROM pairs").fetchone()["number"] or 0
        write_pair(db, known + 1)

    await asyncio.gather(*(pairs.transact(count_up) for _ in range(100)))

    assert await halves(pairs) == []
    assert await highest(pairs) == 100


async def test_a_second_program_is_refused_until_the_first_is_dead(address: Address) -> None:
    where = address.address if isinstance(address, Server) else str(address)
    first = await asyncio.create_subprocess_exec(
        sys.executable, "-c", HOLDER, where, stdout=asyncio.subprocess.PIPE, cwd=ROOT
    )
    assert first.stdout is not None
    assert await first.stdout.readline() == b"open\n"
    with pytest.raises(InUse):
        await connect(address)
    first.kill()
    await first.wait()

    await (await connect(address)).close()


async def test_opening_again_changes_nothing(address: Address) -> None:
    one = await connect(address)
    await one.transact(lambda db: db.execute("INSERT INTO settings (name, value) VALUES ('a', 'b')"))
    await one.close()
    two = await connect(address)
    rows = await two.transact(lambda db: db.execute("SELECT name, value FROM settings").fetchall())
    await two.close()

    assert [(row["name"], row["value"]) for row in rows] == [("a", "b")]
