"""Fixtures of who hosts the bot: a folder of its own, with settings, and the command line."""

from __future__ import annotations

import logging
import os
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.__main__ import main
from tests.one_game import house_of_one_game
from tests.tables.sittings import Sittings

__all__ = ["Run", "Said", "hosted", "house", "house_of_one_game", "path", "run"]


class Said(NamedTuple):
    """What a command returned, and all that it printed."""

    code: int
    text: str


Run = Callable[..., Said]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the tables are."""
    return tmp_path / "tables.sqlite3"


@pytest.fixture
async def house(path: Path) -> AsyncIterator[Sittings]:
    """The sittings of one bot."""
    house = await Sittings(path).begin()
    yield house
    await house.stop()


@pytest.fixture
def hosted(path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """A folder with private files, in which only the database is set; the test sets what it needs besides."""
    for name in list(os.environ):
        if name.startswith("KONTOR_") or name in ("DISCORD_TOKEN", "DATABASE_URL"):
            monkeypatch.delenv(name)
    umask = os.umask(0o077)
    monkeypatch.chdir(path.parent)
    monkeypatch.setenv("KONTOR_DATABASE", path.name)
    root = logging.getLogger()
    level, handlers = root.level, list(root.handlers)
    yield monkeypatch
    os.umask(umask)
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.fixture
def run(hosted: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command line."""

    def run(*words: object) -> Said:
        capsys.readouterr()
        code = main([str(word) for word in words])
        shown = capsys.readouterr()
        return Said(code, shown.out + shown.err)

    return run
