"""Fixtures of the tables: a file, and the sittings in it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.core.seal import sealable
from tests.tables.sittings import Sittings


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
def dealt(house: Sittings) -> None:
    """What is dealt is the same every time."""
    house.tables.seed = sealable("crane")
