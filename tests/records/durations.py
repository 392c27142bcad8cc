"""Measures how long games take, and writes it into `engine/games/<game>/effort.json`, which lobbies read.

python -m tests.records.durations [game ...]
"""

import json
import sys
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from statistics import median

from engine.core.effort import Duration, set_name
from engine.games import GAMES
from tests.sleepers import games

NUMBER = 12
"""Games of each set and number of seats."""
FOLDER = Path(__file__).parents[2] / "engine" / "games"


def sets(key: str) -> list[tuple[str, ...]]:
    """All combinations of the expansions of a game."""
    names = GAMES[key].expansions
    return [chosen for size in range(len(names) + 1) for chosen in combinations(names, size)]


def measured(key: str, expansions: Sequence[str], seats: int, number: int = NUMBER) -> Duration:
    """Measure one set with one number of seats."""
    new, planned = (
        games(seats, tuple(expansions), number, orders=orders, newcomers=not orders, key=key)
        for orders in (False, True)
    )
    return Duration(
        newcomers=round(median(it.days for it in new), 1),
        planned=round(median(it.days for it in planned), 1),
        decisions=round(median(it.decisions for it in new) / seats),
    )


def write(key: str) -> None:
    """Measure every set of a game with every number of seats; the rest of its file stays."""
    file = FOLDER / key / "effort.json"
    effort = json.loads(file.read_text(encoding="utf-8"))
    effort["durations"] = {
        set_name(chosen): {str(it): measured(key, chosen, it).model_dump() for it in GAMES[key].seats}
        for chosen in sets(key)
    }
    file.write_text(json.dumps(effort, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for game in sys.argv[1:] or GAMES:
        write(game)
