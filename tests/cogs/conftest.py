"""Fixtures of the end-to-end tests: the real bot in a small Discord."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.app import Kontor, create_bot
from bot.settings import Settings
from engine.tables.store.address import Address
from tests.one_game import house_of_one_game
from tests.world import world

__all__ = ["house_of_one_game", "make_bot", "world"]


@pytest.fixture(autouse=True)
def without_niceness(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other tests fill all processors: workers that step back behind them would hardly get a turn."""
    for user in ("bot.workers.thinkers", "bot.workers.studio"):
        monkeypatch.setattr(f"{user}.NICE", 0)


@pytest.fixture(autouse=True)
def unlimited_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still here: a wait for a turn, or for an old board to rest, would never end. Open offices
    are updated when a test lets time pass, not when the machine is slow."""
    monkeypatch.setattr("bot.background.sender.PACE", 1_000_000)
    monkeypatch.setattr("bot.background.boards.EDIT_PAUSE", 0)
    monkeypatch.setattr("bot.background.live_offices.SETTLE", 5.0)


@pytest.fixture
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Address:
    """Where the tables are: in a file, unless a test wants them on a server."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return tmp_path / "kontor.sqlite3"
    found: Address = request.getfixturevalue("database")
    return found


@pytest.fixture
def make_bot(address: Address) -> Callable[[], Kontor]:
    """Makes bots on one and the same database."""
    return lambda: create_bot(Settings(database=address, discord_token=None, pictures=False))
