"""Games of people who look in twice a day, by presses: what they cost Discord."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from engine.tables.model.table import Table
from tests.sleepers import calendar
from tests.world import World

MOST_CALLS = 2.0
"""REST calls that a move may cost in a slow game."""


class Calls(NamedTuple):
    """REST calls a move since the mark: all of them, and those that answer no press."""

    every: float
    unasked: float


async def played_slowly(
    world: World,
    seats: int,
    table: Callable[[], Awaitable[Table]],
    request: Callable[[int], Awaitable[None]],
) -> Calls:
    """Play a table to its end. `request`: the visit of a player."""
    now = 0.0
    for at, seat in calendar(seats, random.Random(1)):
        await world.env.advance_time(at - now)
        now = at
        await request(seat)
        if (await table()).status != "running":
            break
    moves = len((await table()).moves)
    return Calls(world.rest_calls() / moves, (world.rest_calls() - world.answers()) / moves)
