"""File modes: other users of the machine read neither the database nor its copies."""

from __future__ import annotations

import os
import shutil
from datetime import date
from pathlib import Path
from stat import S_IMODE

import discord
import pytest

from bot.commands.privacy import modes
from engine.tables.store.sqlite.copies import Copies
from tests.admin.conftest import Run
from tests.admin.copies.test_restore import backup
from tests.admin.test_doctor import found
from tests.tables.sittings import ANNA, BEN, Sittings

__all__ = ["backup"]
pytestmark = pytest.mark.skipif(os.name != "posix", reason="files have no modes there")
OPEN = 0o022
"""What most systems begin with: all may read."""


@pytest.fixture(autouse=True)
def open_system(hosted: pytest.MonkeyPatch) -> None:
    os.umask(OPEN)


def read_by_others(folder: Path) -> list[str]:
    """The files below a folder that other users may read or write."""
    return sorted(it.name for it in folder.rglob("*") if it.is_file() and S_IMODE(it.stat().st_mode) & 0o077)


def test_what_a_start_writes_is_private(run: Run, hosted: pytest.MonkeyPatch, path: Path) -> None:
    written: list[str] = []
    open_to_others: list[str] = []

    async def connected(self: discord.Client, token: str, *, reconnect: bool = True) -> None:
        house = await Sittings(path).begin()
        await house.start(ANNA, BEN)
        await Copies(house.store.connection, path.parent / "backups").make(date(2026, 11, 21))
        written.extend(it.name for it in path.parent.rglob("*.sqlite3*"))
        open_to_others.extend(read_by_others(path.parent))
        await house.stop()

    hosted.setenv("DISCORD_TOKEN", "nonsense")
    hosted.setattr(discord.Client, "start", connected)

    assert run().code == 0
    assert open_to_others == []
    assert sorted(written) == [
        "kontor-2026-11-21.sqlite3",
        *(f"tables.sqlite3{end}" for end in ("", "-lock", "-shm", "-wal")),
    ]


@pytest.mark.parametrize("there", [True, False])
def test_what_a_restore_writes_is_private(run: Run, path: Path, backup: Path, there: bool) -> None:
    backup.chmod(0o644)
    path.chmod(0o644)
    shutil.copy(path, path.with_name("before.sqlite3"))
    if not there:
        path.unlink()

    assert run("restore", backup).code == 0
    assert S_IMODE(path.stat().st_mode) == 0o600


def test_the_doctor_names_what_others_may_read_and_the_cure(path: Path) -> None:
    names = ("tables.sqlite3", "tables.sqlite3-wal", "tables-replaced-20261121-153000.sqlite3", ".env")
    for name in names:
        path.with_name(name).touch()
    (path.parent / "my backups").mkdir()
    copy = path.parent / "my backups" / "kontor-2026-11-21.sqlite3"
    copy.touch(mode=0o640)
    text = found(modes, backups="my backups")

    assert "✗ Modes" in text and all(name in text for name in (*names, copy.name))
    assert "→ chmod 600 .env tables.sqlite3 tables.sqlite3-wal" in text
    os.system(text.partition("→ ")[2])
    assert found(modes, backups="my backups") == "✓ Modes      only the bot's user can read what it keeps"
