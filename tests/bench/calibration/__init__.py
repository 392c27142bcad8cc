"""Calibration of the judges: samples of sums, luck, losses and planted blunders, and what they show.

`python -m tests.bench.calibration FOLDER --seconds 36000` collects for hours; as a bench it takes minutes.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

SECONDS = 180.0


def run() -> None:
    """A little of everything."""
    from tests.bench.calibration.measure import measure  # the modules name this package
    from tests.bench.calibration.report import report

    with tempfile.TemporaryDirectory() as folder:
        measure(Path(folder), "0", SECONDS, ())
        print(*report(Path(folder)), sep="\n")
