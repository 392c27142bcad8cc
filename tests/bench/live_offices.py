"""Presses with open offices and without, in short turns: ratios of latency and of processor time a press.

Timers of the offices go by the number of presses, as if `PACE` of them were made a second: on a slower
machine an office would else be edited more often for each press. Processor time is that of bot, database and
small Discord.
"""

import asyncio
from dataclasses import replace
from typing import Any

from bot.platform.offices import question_of
from bot.platform.rate_limits import RateLimiter
from engine.tables.model.table import Table
from tests.bench.presses import PACE, PEOPLE_AT_A_TABLE, ticking
from tests.bench.turns import Pair, alternate, crowded_world, tell

UNLIMITED = 1_000_000
"""Edits of offices a second; the timers allow hardly more than is usual."""


def run() -> None:
    """All players of all tables have an open office; in every other turn it is followed."""
    tell(asyncio.run(turns()))


async def turns() -> list[Pair]:
    """Turns without open offices and with them."""
    async with crowded_world() as crowd:
        for player in crowd.players:
            for name in PEOPLE_AT_A_TABLE:
                await crowd.world.press(name, "My office", await player.board())
        bot: Any = crowd.world.env.bot
        live_offices, tables = bot.live_offices, bot.services.tables
        live_offices.limiter, follow = RateLimiter(UNLIMITED), tables.on_change

        def switch(on: bool) -> None:
            live_offices.stale.clear()
            offices = live_offices.offices.open
            for (number, person), office in offices.items():  # what went unfollowed counts as seen
                offices[number, person] = replace(office, question=question_of(tables.recent[number], person))
            tables.on_change = follow if on else ignore

        timers = asyncio.create_task(ticking(crowd.world, live_offices, lambda: crowd.presses / PACE))
        pairs = await alternate(crowd, switch)
        timers.cancel()
        await asyncio.gather(timers, return_exceptions=True)
        return pairs


def ignore(table: Table) -> None:
    """Leave the offices of a table that has changed as they are."""
