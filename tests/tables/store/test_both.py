"""The same tables on each kind of database: they hold the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.core.seal import sealable
from engine.games import GAMES
from engine.tables.store.address import Address, Server
from tests.tables.play.traces import everything
from tests.tables.sittings import ANNA, BEN, CLARA, Sittings


async def lived(address: Address, game: str) -> tuple[bytes, dict[str, Any]]:
    """A game of one and the same seed, played in one and the same way: its record, and every row."""
    house = await Sittings(address).begin()
    house.tables.seed = sealable("crane")
    table = await house.start(ANNA, BEN, CLARA, key=game, limit=3)
    await house.play(table.id, 20)
    await house.again()
    house.tables.seed = sealable("crane")
    await house.play(table.id)
    record = await house.tables.record(table.id)
    stored = await house.store.results.record(table.id)
    rows = await everything(house.store)
    await house.stop()
    assert stored
    return record.model_dump_json().encode() + stored.encode(), rows


@pytest.mark.parametrize("game", GAMES)
async def test_equal_seeds_make_equal_records_and_equal_rows(path: Path, database: Server, game: str) -> None:
    one, two = await lived(path, game), await lived(database, game)
    for rows in (one[1], two[1]):
        rows.pop("sqlite_sequence", rows.pop("schema_version", None))

    assert one[0] == two[0]
    assert one[1] == two[1]
