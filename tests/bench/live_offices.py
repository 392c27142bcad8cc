"""Fifty presses a second with open offices and without, in turn: ratios of each pair, and their median."""

import asyncio
from statistics import median

from bot.preload import preload
from tests.bench.clock import percentile
from tests.bench.presses import PACE, PRESSES, TABLES, playing

PAIRS = 5
"""Pairs of runs."""


def run() -> None:
    """The second of a pair goes first in every other pair, so that a drift of the host favours neither."""
    preload()
    print(f"  {PAIRS} pairs of {PRESSES} presses at {TABLES} tables, {PACE} a second")
    ratios: list[tuple[float, float]] = []
    for number in range(PAIRS):
        ways = (False, True) if number % 2 == 0 else (True, False)
        took = {offices: asyncio.run(playing(False, None, offices=offices)) for offices in ways}
        (without, calls), (beside, more) = took[False], took[True]
        half, most = (percentile(beside, share) / percentile(without, share) for share in (0.5, 0.99))
        ratios.append((half, most))
        half_of_it, most_of_it = (1e3 * percentile(without, share) for share in (0.5, 0.99))
        print(f"    without: p50 {half_of_it:6.1f} ms, p99 {most_of_it:6.1f} ms, {calls:5.2f} calls a press")
        print(f"    with: {more:5.2f} calls, ratio p50 {half:5.2f}  p99 {most:5.2f}")
    half, most = (median(ratio) for ratio in zip(*ratios, strict=True))
    print(f"  median ratio p50 {half:5.2f}  p99 {most:5.2f}")
