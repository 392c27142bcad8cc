"""`python -m bot record`: any game, while no bot runs."""

from __future__ import annotations

import asyncio
import subprocess
from pathlib import Path

import pytest

from engine.core.records import check, read
from engine.games import GAMES
from tests.admin.conftest import Run
from tests.admin.copies.test_restore import running
from tests.tables.sittings import ANNA, BEN, CLARA, Sittings

__all__ = ["running"]


@pytest.fixture
def games(path: Path) -> tuple[int, ...]:
    """The numbers of moves of a game that goes on, of one that is over, and of one that has not begun."""

    async def played() -> tuple[int, ...]:
        house = await Sittings(path).begin()
        begun = [await house.start(ANNA, BEN, channel=number) for number in range(2)]
        tables = [await house.play(begun[0].id, 9), await house.play(begun[1].id), await house.open(CLARA)]
        await house.stop()
        return tuple(len(it.moves) for it in tables)

    return asyncio.run(played())


def test_the_record_of_any_game_is_printed(run: Run, games: tuple[int, ...]) -> None:
    for table in (1, 2):
        code, text = run("record", table)
        record = read(GAMES["speicherstadt"], text)

        assert code == 0
        assert check(GAMES["speicherstadt"], record) is None
        assert len(record.moves) == games[table - 1]


def test_what_has_no_record_is_named(run: Run, games: tuple[int, ...]) -> None:
    assert run("record", 3) == (1, "At table 3 no game has begun.\n")
    assert run("record", 4711) == (1, "There is no table 4711.\n")


def test_without_a_database_none_is_made(run: Run, path: Path) -> None:
    assert run("record", 1) == (1, "There is no database tables.sqlite3.\n")
    assert not path.exists()


def test_while_a_bot_runs_it_says_what_to_do(run: Run, running: subprocess.Popen[bytes]) -> None:
    code, text = run("record", 1)

    assert code == 1
    assert (
        text == "A Kontor is running on this database. Stop it first, or name a backup in KONTOR_DATABASE.\n"
    )
