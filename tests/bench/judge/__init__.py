"""Marks of the judges against full playouts: how many are true, how large errors are, how many are found.

The playouts share no code with `engine/analysis`: worlds that the seat could be in, both answers played to
the game's end in the same worlds, in one half by middle players and in the other by quick ones. Games are
made anew by seed. What the playouts say is kept apart from what a judge says, so that another judge is asked
of the same decisions: `python -m tests.bench.judge FOLDER --judge NAME --seconds 3600`. As a bench it takes
minutes.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

SECONDS = 240.0


def run() -> None:
    """A little of every game."""
    from tests.bench.judge.measure import measure  # the modules name this package
    from tests.bench.judge.report import report

    with tempfile.TemporaryDirectory() as folder:
        measure(Path(folder), "0", SECONDS, ())
        print(*report(Path(folder)), sep="\n")
