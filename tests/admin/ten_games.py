"""A database for `make image-check`: python -m tests.admin.ten_games DATABASE [old]

Ten running games of four people; `old`: instead the database of an early version (`tests/cogs/whole/before`).
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from tests.tables.sittings import ANNA, BEN, CLARA, DAVID, Sittings

OLD = Path(__file__).parents[1] / "cogs" / "whole" / "before" / "kontor.sql"


async def played(path: Path) -> None:
    """Ten games, some answers into each."""
    house = await Sittings(path).begin()
    for channel in range(1, 11):
        table = await house.start(ANNA, BEN, CLARA, DAVID, channel=channel)
        await house.play(table.id, 20)
    await house.stop()


def main(path: Path, *words: str) -> None:
    """Write the database."""
    if "old" not in words:
        asyncio.run(played(path))
        return
    with closing(sqlite3.connect(path)) as db:
        db.executescript(OLD.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
