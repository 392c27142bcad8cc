"""`python -m bot` where starting is impossible: a sentence, and no traceback."""

from __future__ import annotations

import subprocess
from pathlib import Path

import discord
import pytest

from bot.settings import Settings
from engine.tables.store.sqlite.connection import newest
from tests.admin.conftest import Run
from tests.admin.test_restore import rows, running

__all__ = ["running"]


def test_beside_another_bot(run: Run, running: subprocess.Popen[bytes]) -> None:
    code, text = run()

    assert code == 1
    assert "Another Kontor has tables.sqlite3 open. Stop it first, or set KONTOR_DATABASE." in text


def test_on_what_a_newer_program_wrote(run: Run, path: Path) -> None:
    rows(path, f"PRAGMA user_version = {newest() + 1}")
    code, text = run()

    assert code == 1
    assert "A newer Kontor has written tables.sqlite3 (the schema is " in text
    assert rows(path, "SELECT count(*) FROM sqlite_schema") == [(0,)]


def test_on_a_file_that_is_no_database(run: Run, path: Path) -> None:
    path.write_text("This is a shopping list, and no database at all.\n" * 100)
    code, text = run()

    assert code == 1
    assert "tables.sqlite3 cannot be read as a database" in text and "Traceback" not in text


def test_with_a_token_that_discord_does_not_know(run: Run, hosted: pytest.MonkeyPatch) -> None:
    async def refused(self: discord.Client, token: str, *, reconnect: bool = True) -> None:
        raise discord.LoginFailure("Improper token has been passed.")

    hosted.setenv("DISCORD_TOKEN", "nonsense")
    hosted.setattr(discord.Client, "start", refused)
    code, text = run()

    assert code == 1
    assert "Discord does not know this token." in text
    assert "nonsense" not in text


def test_with_a_token_that_is_reset_meanwhile(run: Run, hosted: pytest.MonkeyPatch) -> None:
    class Socket:
        close_code = 4004

    async def closed(self: discord.Client, token: str, *, reconnect: bool = True) -> None:
        raise discord.ConnectionClosed(Socket(), shard_id=0)  # type: ignore[arg-type]  # its code is enough

    hosted.setenv("DISCORD_TOKEN", "nonsense")
    hosted.setattr(discord.Client, "start", closed)
    code, text = run()

    assert code == 1
    assert "Discord does not know this token." in text and "Traceback" not in text


def test_with_settings_that_are_wrong(run: Run, hosted: pytest.MonkeyPatch) -> None:
    hosted.setenv("KONTOR_BACKUP_HOUR", "25")
    hosted.setenv("KONTOR_BACKUP_DAYS", "0")
    code, text = run()

    assert code == 1
    assert "KONTOR_BACKUP_HOUR: Input should be less than or equal to 23" in text
    assert "KONTOR_BACKUP_DAYS: Input should be greater than or equal to 1" in text


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

    assert code == 1
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
