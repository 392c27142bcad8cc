"""Rewrite the golden records: python -m tests.games.rotterdam.records.make

Random games by seed: one by a host's choice, one of each rare end; then for each number of seats two, one of
them sealed, which bring most of what no record before has seen.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.records import write
from engine.games.rotterdam import GAME
from engine.games.rotterdam.record import Record
from tests.games.rotterdam.records import HERE
from tests.games.rotterdam.seen import EDGES, Game, hoards, played, seen, sleeps
from tests.records.make import UNSEEN, text

SEARCHED = 40
"""Seeds of each kind of table that are looked at."""


def record(game: Game, *, sealed: bool = False) -> Record:
    """The record of a game."""
    found: Record = write(GAME, game.deal, game.moves, game.seed if sealed else "")
    return found


def golden() -> Iterator[tuple[str, Record]]:
    """The records with their names."""
    wanted = {*EDGES}
    for name, game in rare():
        wanted -= {*seen(game)}
        yield name, record(game, sealed=True)
    for seats in (4, 3, 2):
        found = {number: wanted.intersection(seen(played(seats, number))) for number in range(SEARCHED)}
        for sealed in (False, True):
            best = max(found, key=lambda number: len(found[number] & wanted))
            wanted -= found.pop(best)
            yield f"{seats}_seats" + "_sealed" * sealed, record(played(seats, best), sealed=sealed)
    assert not wanted, UNSEEN.format(sorted(wanted))


def rare() -> Iterator[tuple[str, Game]]:
    """What hardly ever comes by chance."""
    yield "host", played(3, 1, trigger=5, anchor_every_round=True)
    yield "piles", played(4, 0, hoards)
    yield "stall", played(2, 0, sleeps)


if __name__ == "__main__":
    records = dict(golden())  # all of them, before one is written
    for name, it in records.items():
        (HERE / f"{name}.json").write_text(text(it), encoding="utf-8")
        print(name, len(it.moves))
