"""A host who has PostgreSQL: what each command says of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import TypeVar

import pytest

from bot.app import create_bot
from bot.settings import Settings
from engine.core.records import check, read
from engine.games import GAMES
from engine.tables.store.address import Server
from tests.admin.conftest import Run
from tests.tables.sittings import ANNA, BEN, Sittings

T = TypeVar("T")
NOBODY_THERE = "postgresql://kontor:hush@127.0.0.1:1/kontor"


@pytest.fixture
def server(database: Server, hosted: pytest.MonkeyPatch) -> Server:
    """The database that is set."""
    hosted.setenv("KONTOR_DATABASE", database.address)
    return database


async def played(server: Server) -> None:
    """A game that goes on."""
    house = await Sittings(server).begin()
    await house.play((await house.start(ANNA, BEN)).id, 5)
    await house.stop()


async def spoiled(server: Server) -> None:
    """That game can no longer be read."""
    house = await Sittings(server).begin()
    await house.sql("UPDATE tables SET deal = 'nonsense', snapshot = NULL")
    await house.stop()


async def meanwhile(server: Server, work: Awaitable[T]) -> T:
    """What comes of something while a bot has the database open."""
    house = await Sittings(server).begin()
    try:
        return await work
    finally:
        await house.stop()


def storing(text: str) -> list[str]:
    """The lines about what is stored."""
    return [it for it in text.splitlines() if it[2:].startswith(("Database", "Tables", "Disk", "Backups"))]


def test_the_doctor_looks_at_it_and_changes_nothing(run: Run, server: Server) -> None:
    asyncio.run(played(server))
    code, text = run("doctor")

    assert (code, "✗" in text) == (0, False)
    lines = storing(text)
    assert lines[0].startswith(f"✓ Database   {server}: schema ") and ", running: 1" in lines[0]
    assert lines[1:] == [
        "✓ Tables     all running games can be read",
        "– Backups    of a server its own tools make them (docs/hosting.md)",
    ]


def test_the_doctor_names_what_cannot_be_read(run: Run, server: Server) -> None:
    asyncio.run(played(server))
    asyncio.run(spoiled(server))

    assert "✗ Tables     cannot be read: 1; all others go on" in run("doctor").text


def test_a_server_that_does_not_answer_is_named_without_its_password(
    run: Run, hosted: pytest.MonkeyPatch
) -> None:
    hosted.setenv("KONTOR_DATABASE", NOBODY_THERE)
    doctor, record = run("doctor"), run("record", 1)

    assert doctor.code == record.code == 1
    assert "✗ Database   postgresql://kontor@127.0.0.1:1/kontor: connection" in doctor.text
    assert not any("hush" in it.text or "Traceback" in it.text for it in (doctor, record))


async def test_while_a_bot_runs_others_say_so(run: Run, server: Server) -> None:
    def commands() -> tuple[str, str, str]:
        return run("doctor").text, run("record", 1).text, run().text

    doctor, record, start = await meanwhile(server, asyncio.to_thread(commands))

    assert f"✓ Database   {server} is open in a running Kontor" in doctor
    assert (
        record
        == "A Kontor is running on this database. Stop it first, or name a backup in KONTOR_DATABASE.\n"
    )
    assert start.endswith(f"Another Kontor has {server} open. Stop it first, or set KONTOR_DATABASE.\n")


def test_the_record_of_a_game_is_printed(run: Run, server: Server) -> None:
    asyncio.run(played(server))
    code, text = run("record", 1)
    game = GAMES["speicherstadt"]

    assert code == 0
    assert check(game, read(game, text)) is None


def test_a_backup_does_not_take_its_place(run: Run, server: Server, tmp_path: Path) -> None:
    file = tmp_path / "backup.sqlite3"
    file.touch()
    expected = f"{server} is restored by PostgreSQL's own tools; docs/hosting.md says how.\n"

    assert run("restore", file) == (1, expected)


# Settings


def test_the_address_that_a_platform_gives_is_taken_where_the_host_says_nothing(
    hosted: pytest.MonkeyPatch,
) -> None:
    hosted.setenv("DATABASE_URL", "postgres://platform/kontor")
    assert Settings().database == Path("tables.sqlite3")
    hosted.delenv("KONTOR_DATABASE")
    assert Settings().database == Server("postgres://platform/kontor")
    hosted.setenv("DATABASE_URL", "mysql://somebody/else")
    assert Settings().database == Path("kontor.sqlite3")


def test_an_address_of_another_kind_is_refused(run: Run, hosted: pytest.MonkeyPatch) -> None:
    hosted.setenv("KONTOR_DATABASE", "mysql://kontor:hush@example.org/kontor")
    code, text = run("record", 1)

    assert code == 78
    assert text.startswith("Settings: KONTOR_DATABASE=… (environment): it is neither a path nor an address")
    assert "hush" not in text


def test_the_bot_makes_no_backups_of_it_and_says_so(
    database: Server, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    bot = create_bot(Settings(database=database, backups="backups"))
    bot.start_backups()

    assert caplog.messages == [f"backups: none of {database}, its own tools make them"]
