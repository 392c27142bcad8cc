"""Levels: what decisions cost computer players, with which the grade of a player is compared.

Games of four with one of each, whose places change from game to game; all decisions with a choice count.
`python -m tests.bench.levels FOLDER --seconds 3600` collects them; as a bench it takes minutes.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

SECONDS = 240.0


def run() -> None:
    """A little of every game."""
    from tests.bench.levels.measure import measure, report  # the module names this package

    with tempfile.TemporaryDirectory() as folder:
        measure(Path(folder), "0", SECONDS, ())
        print(*report(Path(folder)), sep="\n")
