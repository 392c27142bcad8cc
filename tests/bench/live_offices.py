"""Presses with open offices and without, in short turns: ratios of latency and of processor time a press.

Turns alternate in one process at the same tables, so that other load of the machine meets both. Timers of the
offices go by the number of presses, as if `PACE` of them were made a second: on a slower machine an office
would else be edited more often for each press. Processor time is that of bot, database and small Discord.
"""

import asyncio
import tempfile
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from bot.app import create_bot
from bot.background import boards
from bot.platform.offices import question_of
from bot.platform.rate_limits import RateLimiter
from bot.preload import preload
from bot.settings import Settings
from engine.tables.model.table import Table
from tests.bench.clock import percentile
from tests.bench.presses import PACE, PEOPLE_AT_A_TABLE, TABLES, Crowd, Turn, paced, seat_people, ticking
from tests.world import open_world

PAIRS, TURN = 6, 100
"""Pairs of turns that count, after one that does not; presses of a turn, so that no game comes to its end."""
UNLIMITED = 1_000_000
"""Edits of offices a second."""


def run() -> None:
    """The second of a pair goes first in every other pair, so that a drift of the host favours neither."""
    preload()
    boards.EDIT_PAUSE = 0  # which goes by the clock, too
    print(f"  {PAIRS} pairs of {TURN} presses at {TABLES} tables, {PACE} a second at most")
    pairs = asyncio.run(turns())
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
    """How many times as long an answer takes with offices."""
    return percentile(beside.answers, share) / percentile(without.answers, share)


async def turns() -> list[tuple[Turn, Turn]]:
    """All pairs of turns, in one world: without offices, and with them."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=Path(folder) / "bench.sqlite3", discord_token=None, pictures=False)
        async with open_world(partial(create_bot, settings)) as world:
            crowd = Crowd(world, await seat_people(world))
            for player in crowd.players:
                for name in PEOPLE_AT_A_TABLE:
                    await world.press(name, "My office", await player.board())
            bot: Any = world.env.bot
            bot.live_offices.limiter = RateLimiter(UNLIMITED)  # the timers allow hardly more
            follow = bot.services.tables.on_change
            timers = asyncio.create_task(ticking(world, bot.live_offices, lambda: crowd.presses / PACE))
            pairs = list[tuple[Turn, Turn]]()
            for number in range(PAIRS + 1):
                taken = dict[bool, Turn]()
                for offices in (False, True) if number % 2 == 0 else (True, False):
                    taken[offices] = await turn(crowd, follow if offices else ignore)
                pairs.append((taken[False], taken[True]))
            timers.cancel()
            await asyncio.gather(timers, return_exceptions=True)
            return pairs[1:]


async def turn(crowd: Crowd, follow: Callable[[Table], None]) -> Turn:
    """The presses of one turn, after each of which this is called. At its start all offices count as up to
    date; those not yet edited at its end are left."""
    bot: Any = crowd.world.env.bot
    offices = bot.live_offices.offices.open
    for (number, person), office in offices.items():
        table = await bot.services.tables.table(number)
        offices[number, person] = replace(office, question=question_of(table, person))
    bot.services.tables.on_change = follow
    taken = await paced(crowd.world, crowd.throw, presses=TURN)
    bot.live_offices.stale.clear()
    return taken


def ignore(table: Table) -> None:
    """Leave the offices of a table that has changed as they are."""
