"""Ten thousand presses that must change nothing while games go on: the test, with more presses."""

import os
import subprocess
import sys
from time import perf_counter

PRESSES = 10_000


def run() -> None:
    """In a process of its own, as the tests run; it must be green."""
    began, settings = perf_counter(), {**os.environ, "KONTOR_HOSTILE_PRESSES": str(PRESSES)}
    subprocess.run(
        [sys.executable, "-m", "pytest", "tests/cogs/whole/test_hostile.py"], env=settings, check=True
    )
    print(f"  {PRESSES:,} presses in {perf_counter() - began:.0f} s")
