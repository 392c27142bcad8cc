"""`python -m bot doctor`: all is well, or what is wrong and what helps."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from bot import __version__
from bot.__main__ import main
from bot.commands import checks, storage
from bot.commands.doctor import FINE, SICK, Check, run_checks
from bot.commands.findings import Finding
from bot.monitoring.server import HttpServer
from bot.settings import Settings
from bot.texts import LOCALES, Texts
from bot.workers.pool import GivenUp
from engine.tables.store.sqlite.connection import newest
from engine.tables.store.sqlite.copies import Copies
from tests.admin.conftest import Run
from tests.admin.copies.test_restore import rows, running
from tests.tables.sittings import ANNA, BEN, Sittings

__all__ = ["running"]


async def played(path: Path, day: date | None = None) -> None:
    """A game that goes on, and perhaps a backup of it."""
    house = await Sittings(path).begin()
    table = await house.start(ANNA, BEN)
    await house.play(table.id, 5)
    if day is not None:
        await Copies(house.store.connection, path.parent / "backups").make(day)
    await house.stop()


def today() -> date:
    return datetime.now(UTC).date()


def test_where_all_is_well_it_says_so(run: Run, path: Path, hosted: pytest.MonkeyPatch) -> None:
    hosted.setenv("KONTOR_BACKUPS", "backups")
    asyncio.run(played(path, today()))
    before = path.read_bytes()
    code, text = run("doctor")

    assert code == FINE
    assert "✗" not in text
    assert text.endswith("All is well.\n")
    for line in (
        f"✓ Kontor     {__version__}",
        "✓ Python     3.",
        "✓ Settings   every name is known",
        "– Token      none: the bot opens a local channel",
        f"✓ Database   tables.sqlite3: sound, schema {newest()}, tables: 1, running: 1",
        "✓ Tables     all running games can be read",
        "✓ Disk       ",
        f"✓ Backups    1 in backups, the newest of {today()}, sound",
        "✓ Modes      only the bot's user can read what it keeps",
        "✓ Pictures   a card is drawn",
        "✓ Workers    a second process answers after ",
        "✓ Texts      " + ", ".join(f"{len(Texts.of(locale).keys)} {locale}" for locale in LOCALES),
        "– Metrics    off (KONTOR_METRICS_PORT)",
        "– Health     off (KONTOR_HEALTH_PORT)",
    ):
        assert f"{line}" in text
    assert path.read_bytes() == before


def test_an_empty_house_is_healthy(run: Run, path: Path) -> None:
    code, text = run("doctor")

    assert code == FINE
    assert "– Database   tables.sqlite3: none yet" in text
    assert "– Backups    off (KONTOR_BACKUPS)" in text
    assert not path.exists()


def test_every_setting_that_is_wrong_is_named_and_the_rest_is_checked(
    run: Run, hosted: pytest.MonkeyPatch, path: Path
) -> None:
    hosted.setenv("KONTOR_THINKERS", "many")
    hosted.setenv("KONTOR_LOG_LEVEL", "LOUD")
    hosted.setenv("KONTOR_DATABSE", "elsewhere.sqlite3")
    (path.parent / ".env").write_text("KONTOR_PICTURES=false\nKONTOR_BACKUP_HOURS=4\nKONTOR_XYZZY=1\n")
    code, text = run("doctor")

    assert code == SICK
    file, cure = path.parent / ".env", f"\n{'':13}→ "
    for line in (
        "✗ Settings   KONTOR_THINKERS=many (environment): Input should be a valid integer",
        "✗ Settings   KONTOR_LOG_LEVEL=LOUD (environment): ",
        f"✗ Settings   KONTOR_DATABSE (environment) is no setting{cure}Did you mean KONTOR_DATABASE?",
        f"✗ Settings   KONTOR_BACKUP_HOURS ({file}) is no setting{cure}Did you mean KONTOR_BACKUP_HOUR?",
        f"✗ Settings   KONTOR_XYZZY ({file}) is no setting{cure}Take it out; there are: DATABASE_URL, ",
        "– Pictures   off (KONTOR_PICTURES)",
        "5 to mend.",
    ):
        assert line in text


def test_settings_that_do_not_fit_together_are_named_and_the_rest_is_checked(
    run: Run, hosted: pytest.MonkeyPatch
) -> None:
    hosted.setenv("KONTOR_CLUSTER", "2/4")
    code, text = run("doctor")
    assert code == 1 and "✗ Settings   KONTOR_CLUSTER takes a database on a PostgreSQL server" in text
    assert "✓ Disk" in text


@pytest.mark.parametrize("name", ["http://kontor", "kontor:9464", "*.example.org", "kontor, "])
def test_names_of_this_machine_are_no_addresses(name: str, run: Run, hosted: pytest.MonkeyPatch) -> None:
    hosted.setenv("KONTOR_HTTP_HOSTS", name)
    _, text = run("doctor")
    refused = "✗ Settings   KONTOR_HTTP_HOSTS takes names without http:// and port" in text
    assert refused is (name != "kontor, ")


# What the bot keeps


def test_a_database_that_a_bot_has_open_is_fine(run: Run, running: subprocess.Popen[bytes]) -> None:
    code, text = run("doctor")

    assert code == FINE
    assert running.poll() is None
    assert "✓ Database   tables.sqlite3 is open in a running Kontor" in text


def found(check: Check, **settings: Any) -> str:
    """What one check says."""
    out = asyncio.run(looked_at(check, Settings(**settings)))
    return "\n".join(map(str, out))


async def looked_at(check: Check, settings: Settings) -> Iterable[Finding]:
    return await check(settings)


def test_a_database_that_cannot_be_used_is_named(hosted: pytest.MonkeyPatch, path: Path) -> None:
    path.write_bytes(os.urandom(5_000))
    assert "✗ Database   tables.sqlite3: file is not a database" in found(storage.database)
    path.unlink()
    asyncio.run(played(path))
    rows(path, f"PRAGMA user_version = {newest() + 1}")
    assert "✗ Database   tables.sqlite3: a newer Kontor has written it" in found(storage.database)
    assert "✗ Database" in found(storage.database, database=path / "below" / "a" / "file.sqlite3")


def test_an_older_database_is_left_as_it_is(hosted: pytest.MonkeyPatch, path: Path) -> None:
    asyncio.run(played(path))
    rows(path, f"PRAGMA user_version = {newest() - 1}")
    text = found(storage.database)

    assert f"schema {newest() - 1} (the next start makes it {newest()})" in text
    assert rows(path, "PRAGMA user_version") == [(newest() - 1,)]


def test_a_table_that_cannot_be_read_is_named(hosted: pytest.MonkeyPatch, path: Path) -> None:
    asyncio.run(played(path))
    rows(path, "SELECT 1")
    spoil(path)

    assert "✗ Tables     cannot be read: 1; all others go on" in found(storage.database)


def spoil(path: Path) -> None:
    """A table whose beginning is nonsense."""

    async def write() -> None:
        house = await Sittings(path).begin()
        await house.sql("UPDATE tables SET deal = 'nonsense', snapshot = NULL")
        await house.stop()

    asyncio.run(write())


def test_a_full_disk_is_named(hosted: pytest.MonkeyPatch) -> None:
    hosted.setattr(storage, "LEAST", 10**18)
    assert found(storage.room).startswith("✗ Disk       ")


def test_backups_that_are_old_damaged_or_impossible_are_named(hosted: pytest.MonkeyPatch, path: Path) -> None:
    asyncio.run(played(path, today() - timedelta(days=9)))
    assert "sound, but 9 days old" in found(storage.backups, backups="backups")
    (path.parent / "backups" / f"kontor-{today()}.sqlite3").write_bytes(os.urandom(5_000))
    assert "file is not a database" in found(storage.backups, backups="backups")
    (path.parent / "file").touch()
    text = found(storage.backups, backups="file")
    assert text.startswith("✗ Backups    file cannot be written: Not a directory")


# What the program needs


def test_pictures_and_processes_that_do_not_work_are_named(hosted: pytest.MonkeyPatch) -> None:
    def failing(painter: object, facts: object) -> bytes:
        raise OSError("cannot open resource")

    hosted.setattr(checks, "draw_bytes", failing)
    assert "✗ Pictures   none can be drawn: OSError: cannot open resource" in found(checks.pictures)

    class Lazy:
        def __init__(self, size: int, nice: int) -> None:
            pass

        async def run(self, *facts: object, limit: float) -> None:
            raise GivenUp("two workers died")

        async def close(self) -> None:
            pass

    hosted.setattr(checks, "WorkerPool", Lazy)
    assert "✗ Workers    a second process does not work: two workers died" in found(checks.workers)


def test_versions_and_languages_that_lack_something_are_named(hosted: pytest.MonkeyPatch) -> None:
    hosted.setattr(checks, "SQLITE", "3.36.0")
    assert "✗ Python" in found(checks.versions)
    hosted.setattr(checks, "LANGUAGES", {"de", "en", "it", "xx"})
    assert "✗ Texts      not complete: xx" in found(checks.texts)


def test_a_check_that_fails_stops_no_other(
    hosted: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def failing(settings: Settings) -> list[Finding]:
        raise LookupError("a fault of ours")

    code = asyncio.run(run_checks([failing, checks.texts]))
    text = capsys.readouterr().out

    assert code == SICK
    assert "✗ Failing    the check itself failed: LookupError: a fault of ours" in text
    assert "✓ Texts" in text


def test_help_names_all_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--help"])

    assert ended.value.code == 0
    text = capsys.readouterr().out
    assert all(name in text for name in ("doctor", "restore", "record"))


@pytest.mark.parametrize(
    ("answer", "line"),
    [
        ((200, "all is well\n"), "✓ Health     http://127.0.0.1:{port}/: all is well"),
        (
            (503, "the database does not answer\n"),
            "✗ Health     http://127.0.0.1:{port}/: the database does not",
        ),
        ((404, "somebody else\n"), "✗ Health     http://127.0.0.1:{port}/: Address already in use"),
        (None, "✓ Health     http://127.0.0.1:{port}/: from the next start on"),
    ],
)
def test_it_asks_at_the_address_of_the_health(
    run: Run, path: Path, hosted: pytest.MonkeyPatch, answer: tuple[int, str] | None, line: str
) -> None:
    code, told = answer or (200, "")

    async def response(request: web.BaseRequest) -> web.Response:
        return web.Response(status=code, text=told)

    server = HttpServer(response, "127.0.0.1", 0)
    if answer is None:
        server.close()
    hosted.setenv("KONTOR_HEALTH_PORT", str(server.port))
    _, text = run("doctor")
    if answer is not None:
        server.close()

    assert line.format(port=server.port) in text


def test_it_says_which_address_others_can_reach(run: Run, path: Path, hosted: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    hosted.setenv("KONTOR_METRICS_PORT", str(port))
    hosted.setenv("KONTOR_METRICS_ADDRESS", "0.0.0.0")
    _, text = run("doctor")

    assert f"✓ Metrics    http://0.0.0.0:{port}/, open to other machines: from the next start on" in text
