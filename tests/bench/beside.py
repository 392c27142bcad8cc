"""Fifty presses a second alone and beside an analysis, in turn: ratios of each pair, and their median."""

import asyncio
from statistics import median

from bot.preload import preload
from tests.bench.clock import percentile
from tests.bench.presses import PACE, PRESSES, analysing, playing, standing

PAIRS = 5
"""Pairs of runs, each with its worker standing from before the first press."""


def run() -> None:
    """The second of a pair goes first in every other pair, so that a drift of the host favours neither."""
    preload()
    print(f"  {PAIRS} pairs of {PRESSES} presses each, {PACE} a second")
    ratios: list[tuple[float, float]] = []
    for number in range(PAIRS):
        ways = (standing, analysing) if number % 2 == 0 else (analysing, standing)
        took = {way: asyncio.run(playing(False, way))[0] for way in ways}
        alone, beside = took[standing], took[analysing]
        half, most = (percentile(beside, share) / percentile(alone, share) for share in (0.5, 0.99))
        ratios.append((half, most))
        print(
            f"    p99 alone {1e3 * percentile(alone, 0.99):8.1f} ms, ratio p50 {half:5.2f}  p99 {most:5.2f}"
        )
    half, most = (median(it) for it in zip(*ratios, strict=True))
    print(f"  median ratio p50 {half:5.2f}  p99 {most:5.2f}")
