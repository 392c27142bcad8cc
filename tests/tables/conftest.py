"""Fixtures of the tables: a file, and the sittings in it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.core.seal import sealable
from engine.tables.store.address import Address
from tests.tables.sittings import Sittings


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the tables are."""
    return tmp_path / "tables.sqlite3"


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest) -> Address:
    """Where the tables are, on each kind of database."""
    found: Address = request.getfixturevalue("path" if request.param == "sqlite" else "database")
    return found


@pytest.fixture
async def house(address: Address) -> AsyncIterator[Sittings]:
    """The sittings of one bot."""
    house = await Sittings(address).begin()
    yield house
    await house.stop()


@pytest.fixture
def dealt(house: Sittings) -> None:
    """What is dealt is the same every time."""
    house.tables.seed = sealable("crane")
