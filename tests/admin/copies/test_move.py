"""`python -m bot move`: what a host is told; and a kill in the middle of it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from bot.settings import Settings
from engine.tables.store.address import Server
from tests.admin.conftest import Run
from tests.admin.copies.test_restore import ROOT
from tests.tables.sittings import ANNA, BEN, Sittings

CHILD = """
import os, signal, sys
from bot.__main__ import main
from engine.tables.store import transfer

carried, left = transfer.write, [int(sys.argv[3])]
def write(*facts):
    carried(*facts)
    left[0] -= 1
    if not left[0]:
        os.kill(os.getpid(), signal.SIGKILL)

transfer.write, transfer.BATCH = write, 5
main(["move", sys.argv[1], sys.argv[2]])
"""


async def played(path: Path) -> None:
    house = await Sittings(path).begin()
    await house.play((await house.start(ANNA, BEN)).id, 30)
    await house.stop()


def test_a_dry_run_says_what_would_happen_and_changes_nothing(
    run: Run, path: Path, database: Server, tmp_path: Path
) -> None:
    asyncio.run(played(path))
    code, text = run("move", path.name, database.address, "--dry-run")

    assert code == 0
    assert text.startswith("tables.sqlite3: schema ") and "tables: 1 running; moves: " in text
    assert f"{database}: " in text and text.endswith("Nothing has changed: this was a dry run.\n")
    code, text = run("move", path.name, "new.sqlite3", "--dry-run")
    assert code == 0 and "new.sqlite3: nothing yet" in text
    assert not (tmp_path / "new.sqlite3").exists()


def test_it_moves_and_says_what_is_to_be_done(run: Run, path: Path, database: Server) -> None:
    asyncio.run(played(path))
    code, text = run("move", path.name, database.address)

    assert code == 0
    assert "  tables: 1\n" in text and "  Replayed: 1 tables.\n" in text
    assert text.endswith("Moved. tables.sqlite3 is as it was; set KONTOR_DATABASE to the new one.\n")
    again = run("move", path.name, database.address)
    expected = f"{database} is not empty. Name a database without tables; nothing has changed.\n"
    assert again.code == 1 and again.text.endswith(expected)


def test_from_nothing_nothing_is_moved(run: Run, database: Server) -> None:
    assert run("move", "nowhere.sqlite3", database.address).text.endswith("nowhere.sqlite3 holds nothing.\n")


@pytest.mark.parametrize("writes", [1, 6])
def test_killed_in_the_middle_both_commands_say_so_and_it_begins_again(
    run: Run, path: Path, database: Server, hosted: pytest.MonkeyPatch, writes: int
) -> None:
    asyncio.run(played(path))
    command = [sys.executable, "-c", CHILD, str(path), database.address, str(writes)]
    assert subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == -9

    hosted.setenv("KONTOR_DATABASE", database.address)
    assert Settings().database == database
    unfinished = f"A move into {database} was broken off. Run `python -m bot move` once more.\n"
    code, text = run()
    assert code == 78 and text.endswith(unfinished)
    assert f"✗ Database   {database}: a move into it was broken off" in run("doctor").text
    code, text = run("move", path.name, database.address)
    assert code == 0 and "A move into it was broken off; it begins anew.\n" in text
    assert "running: 1" in run("doctor").text
