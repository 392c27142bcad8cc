"""Contents of a database, in numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import get_args

from engine.tables.model.log import Cause
from engine.tables.store.address import UNFINISHED
from engine.tables.store.database import Database

STATUSES = "SELECT status, count(*) AS count FROM tables GROUP BY status"
RUNNING = "SELECT id FROM tables WHERE status = 'running' ORDER BY id"
CHANGED = "SELECT max(changed) AS at FROM tables"
MOVES = f"(SELECT * FROM log WHERE what IN {get_args(Cause)})"


class Unfit(Exception):
    """A database with which nothing can be done; the text is a clause that says why."""


@dataclass(frozen=True, slots=True)
class Contents:
    """What a database holds. `version`: of its schema; `statuses`: how many tables of each; `running`: the
    numbers of those that go on; `moves`: how many all have; `highest`: the highest number that a table ever
    had; `last`: when something last happened, in seconds since 1970, None where nothing ever did;
    `unfinished`: a move into it was broken off.
    """

    version: int
    statuses: dict[str, int]
    running: tuple[int, ...]
    moves: int
    highest: int
    last: float | None
    unfinished: bool = False


def count_contents(db: Database, version: int, highest: int, moves: str = MOVES) -> Contents:
    """Count the contents. `moves`: the table or subquery to read moves from."""
    moved = db.execute(f"SELECT count(*) AS count, max(at) AS at FROM {moves} AS moves").fetchone()
    last = (moved["at"], db.execute(CHANGED).fetchone()["at"])
    return Contents(
        version=version,
        statuses={row["status"]: row["count"] for row in db.execute(STATUSES)},
        running=tuple(row["id"] for row in db.execute(RUNNING)),
        moves=moved["count"],
        highest=highest,
        last=max((time for time in last if time is not None), default=None),
        unfinished=db.execute(UNFINISHED).fetchone() is not None,
    )
