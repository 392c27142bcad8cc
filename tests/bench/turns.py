"""Presses in two ways, in short turns in one process at the same tables, so that other load meets both."""

import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from statistics import median

from bot.app import create_bot
from bot.background import boards
from bot.preload import preload
from bot.settings import Settings
from tests.bench.clock import percentile
from tests.bench.presses import PACE, TABLES, Crowd, Turn, paced, seat_people
from tests.world import open_world

PAIRS, TURN = 6, 100
"""Pairs of turns that count, after one that does not; presses of a turn, so that no game comes to its end."""

Pair = tuple[Turn, Turn]
"""A turn without, and one with what is measured."""


@asynccontextmanager
async def crowded_world() -> AsyncIterator[Crowd]:
    """The tables of a bot without pictures, and the people who press there."""
    preload()
    boards.EDIT_PAUSE = 0  # which goes by the clock, and so would differ on a slower machine
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=Path(folder) / "bench.sqlite3", discord_token=None, pictures=False)
        async with open_world(partial(create_bot, settings)) as world:
            yield Crowd(world, await seat_people(world))


async def alternate(crowd: Crowd, switch: Callable[[bool], None]) -> list[Pair]:
    """Take turns; `switch` is called before each with whether what is measured goes on in it. The second of a
    pair goes first in every other pair, so that a drift of the host favours neither."""
    pairs = list[Pair]()
    for number in range(PAIRS + 1):
        taken = dict[bool, Turn]()
        for on in (False, True) if number % 2 == 0 else (True, False):
            switch(on)
            taken[on] = await paced(crowd.world, crowd.throw, presses=TURN)
        pairs.append((taken[False], taken[True]))
    return pairs[1:]


def tell(pairs: list[Pair]) -> None:
    """Print each pair, and the medians of their ratios."""
    print(f"  {PAIRS} pairs of {TURN} presses at {TABLES} tables, {PACE} a second at most")
    for without, beside in pairs:
        half, most = (1e3 * percentile(without.answers, share) for share in (0.5, 0.99))
        print(
            f"    without: p50 {half:6.1f} ms, p99 {most:6.1f} ms, {1e3 * without.processor:5.1f} ms of"
            f" processor, {without.calls:4.2f} calls a press; with: {beside.calls:4.2f} calls,"
            f" ratio p50 {ratio(without, beside, 0.5):4.2f}  p99 {ratio(without, beside, 0.99):4.2f}"
            f"  processor {beside.processor / without.processor:4.2f}"
        )
    half, most = (median(ratio(*pair, share) for pair in pairs) for share in (0.5, 0.99))
    spent = median(beside.processor / without.processor for without, beside in pairs)
    print(f"  median ratio p50 {half:4.2f}  p99 {most:4.2f}  processor {spent:4.2f}")


def ratio(without: Turn, beside: Turn, share: float) -> float:
    """How many times as long an answer takes with what is measured."""
    return percentile(beside.answers, share) / percentile(without.answers, share)
