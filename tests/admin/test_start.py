"""`python -m bot` where starting is impossible: a sentence, and no traceback."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import discord
import pytest

from bot import __version__
from bot.app import Kontor
from bot.settings import Settings
from engine.tables.store.sqlite.connection import newest
from tests.admin.conftest import Run
from tests.admin.copies.test_restore import rows, running

__all__ = ["running"]
ROOT = Path(__file__).parents[2]


def test_beside_another_bot(run: Run, running: subprocess.Popen[bytes]) -> None:
    code, text = run()

    assert code == 1
    assert "Another Kontor has tables.sqlite3 open. Stop it first, or set KONTOR_DATABASE." in text


@pytest.mark.parametrize("token", ["", "DISCORD_TOKEN=\n"])
def test_without_a_token_where_no_local_channel_is_wanted(
    run: Run, hosted: pytest.MonkeyPatch, path: Path, token: str
) -> None:
    """As in the image, whose channel other machines would reach."""
    (path.parent / ".env").write_text(token)
    hosted.setenv("KONTOR_PLAYGROUND", "0")
    code, text = run()

    assert code == 78
    assert "There is no DISCORD_TOKEN" in text and "KONTOR_PLAYGROUND=1" in text
    assert not path.exists()
    assert "✗ Token      none, and a local channel is off (KONTOR_PLAYGROUND)" in run("doctor").text


def test_on_what_a_newer_program_wrote(run: Run, path: Path) -> None:
    rows(path, f"PRAGMA user_version = {newest() + 1}")
    code, text = run()

    assert code == 78
    assert "A newer Kontor has written tables.sqlite3 (the schema is " in text
    assert rows(path, "SELECT count(*) FROM sqlite_schema") == [(0,)]


def test_on_a_file_that_is_no_database(run: Run, path: Path) -> None:
    path.write_text("This is a shopping list, and no database at all.\n" * 100)
    code, text = run()

    assert code == 78
    assert "tables.sqlite3 cannot be used (file is not a database)" in text and "Traceback" not in text


def test_with_a_token_that_discord_does_not_know(run: Run, hosted: pytest.MonkeyPatch) -> None:
    async def refused(self: discord.Client, token: str, *, reconnect: bool = True) -> None:
        raise discord.LoginFailure("Improper token has been passed.")

    hosted.setenv("DISCORD_TOKEN", "nonsense")
    hosted.setattr(discord.Client, "start", refused)
    code, text = run()

    assert code == 78
    assert "Discord does not know this token." in text
    assert "nonsense" not in text


WRONG: dict[str, tuple[str, str]] = {
    "folder": ("is a folder", "KONTOR_DATABASE=folder/kontor.sqlite3"),
    "folder/nowhere/tables.sqlite3": ("there is no folder ", "Make it, mount it, or correct the path."),
    "elsewhere.sqlite3": (
        "there is no file, but backups holds backups (1)",
        "bot restore backups/kontor-",
    ),
}


@pytest.mark.parametrize(("database", "says"), WRONG.items())
def test_with_a_database_that_cannot_be_meant(
    run: Run, hosted: pytest.MonkeyPatch, tmp_path: Path, database: str, says: tuple[str, str]
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "backups").mkdir()
    (tmp_path / "backups" / "kontor-2026-11-21.sqlite3").touch()
    hosted.setenv("KONTOR_BACKUPS", "backups")
    hosted.setenv("KONTOR_DATABASE", database)
    before = sorted(tmp_path.rglob("*"))
    code, text = run()

    assert code == 78
    assert f"KONTOR_DATABASE={database} (environment): {says[0]}" in text and says[1] in text
    assert "Traceback" not in text and "restore a backup" not in text
    assert sorted(tmp_path.rglob("*")) == before
    doctor = run("doctor").text
    assert f"✗ Database   KONTOR_DATABASE={database} (environment): {says[0]}" in doctor and says[1] in doctor


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_with_a_database_that_may_not_be_written(run: Run, path: Path) -> None:
    path.touch(mode=0o400)
    code, text = run()

    assert code == 78
    assert "tables.sqlite3 may not be written" in text and "Let the bot's user write" in text


@pytest.mark.parametrize("command", [(), ("doctor",), ("backup",)])
def test_with_a_file_of_settings_that_is_no_utf_8(run: Run, tmp_path: Path, command: tuple[str, ...]) -> None:
    (tmp_path / ".env").write_bytes("DISCORD_TOKEN=nonsense\n".encode("utf-16"))
    code, text = run(*command)

    assert code == (1 if command == ("doctor",) else 78)
    assert f"{tmp_path / '.env'} is no UTF-8 text (perhaps UTF-16" in text and "Save it as UTF-8" in text
    assert "Traceback" not in text


def test_settings_may_begin_with_a_byte_order_mark(hosted: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("KONTOR_CONTACT=kontor@example.org\n", encoding="utf-8-sig")
    assert Settings().contact == "kontor@example.org"


def test_a_setting_that_does_not_exist_is_named_at_the_start(run: Run, hosted: pytest.MonkeyPatch) -> None:
    hosted.setenv("KONTOR_DATABSE", "elsewhere.sqlite3")
    hosted.setenv("KONTOR_CLUSTER", "1/1")
    hosted.setenv("KONTOR_DATABASE", ".")
    _, text = run()

    assert "KONTOR_DATABSE (environment) is no setting. Did you mean KONTOR_DATABASE?" in text


@pytest.mark.parametrize("program", [["-m", "bot"], ["-c", "from bot.__main__ import main; main()"]])
def test_the_version_is_shown(program: list[str]) -> None:
    told = subprocess.run(
        [sys.executable, *program, "--version"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert told.stdout == f"Kontor {__version__}\n"


def test_with_a_token_that_is_reset_meanwhile(run: Run, hosted: pytest.MonkeyPatch) -> None:
    class Socket:
        close_code = 4004

    async def closed(self: discord.Client, token: str, *, reconnect: bool = True) -> None:
        raise discord.ConnectionClosed(Socket(), shard_id=0)  # type: ignore[arg-type]  # its code is enough

    hosted.setenv("DISCORD_TOKEN", "nonsense")
    hosted.setattr(discord.Client, "start", closed)
    code, text = run()

    assert code == 78
    assert "Discord does not know this token." in text and "Traceback" not in text


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_a_term_signal_is_a_clean_stop(run: Run, hosted: pytest.MonkeyPatch) -> None:
    closed: list[Kontor] = []

    async def started(self: discord.Client, token: str, *, reconnect: bool = True) -> None:
        os.kill(os.getpid(), signal.SIGTERM)
        await asyncio.sleep(60)

    async def close(self: Kontor) -> None:
        closed.append(self)

    hosted.setenv("DISCORD_TOKEN", "nonsense")
    hosted.setattr(discord.Client, "start", started)
    hosted.setattr(Kontor, "close", close)

    assert run().code == 0
    assert len(closed) == 1


def test_with_settings_that_are_wrong(run: Run, hosted: pytest.MonkeyPatch) -> None:
    hosted.setenv("KONTOR_BACKUP_HOUR", "25")
    hosted.setenv("KONTOR_BACKUP_DAYS", "0")
    code, text = run()

    assert code == 78
    assert "KONTOR_BACKUP_HOUR=25 (environment): Input should be less than or equal to 23" in text
    assert "KONTOR_BACKUP_DAYS=0 (environment): Input should be greater than or equal to 1" in text


CLUSTERS = {
    "2/4": "takes a database on a PostgreSQL server",
    "5/4": "counts processes from 1 on",
    "4": "2/4, or 4 where DYNO has a number",
    "two of four": "2/4, or 4 where DYNO has a number",
}


@pytest.mark.parametrize(("cluster", "says"), CLUSTERS.items())
def test_as_one_of_several_that_cannot_be(
    run: Run, hosted: pytest.MonkeyPatch, cluster: str, says: str
) -> None:
    hosted.setenv("KONTOR_CLUSTER", cluster)
    code, text = run()

    assert code == 78
    assert "KONTOR_CLUSTER" in text and says in text and "Traceback" not in text


@pytest.mark.parametrize(
    ("cluster", "dyno", "process"),
    [
        ("", "worker.2", None),
        ("1/1", "", None),
        ("2/4", "", (2, 4)),
        ("4", "worker.3", (3, 4)),
        ("4", "run.9182", None),
    ],
)
def test_which_of_several_it_is(
    hosted: pytest.MonkeyPatch, cluster: str, dyno: str, process: tuple[int, int] | None
) -> None:
    hosted.setenv("KONTOR_DATABASE", "postgresql://kontor@127.0.0.1/kontor")
    hosted.setenv("KONTOR_CLUSTER", cluster)
    hosted.setenv("DYNO", dyno)

    assert Settings().process == process
