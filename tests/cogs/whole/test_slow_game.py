"""A game of people who look in twice a day, by presses: it costs Discord little, and it ends."""

from __future__ import annotations

import random

import pytest

from tests.cogs.table_player import FOUR, TablePlayer, sit_down
from tests.sleepers import DAY, calendar
from tests.world import World

MOST_CALLS = 2.0
"""REST calls that a move may cost in a slow game, everything included."""


async def test_a_slow_game_with_orders_costs_at_most_two_calls_a_move(
    world: World, capsys: pytest.CaptureFixture[str]
) -> None:
    player = await sit_down(world, "slow", *FOUR)
    world.mark()
    now = 0.0
    for at, seat in calendar(len(FOUR), random.Random(1)):
        await world.env.advance_time(at - now)
        now = at
        await request(player, seat)
        if (await player.table()).status != "running":
            break
    table, calls = await player.table(), world.rest_calls()

    per_move = calls / len(table.moves)
    with capsys.disabled():
        print(f"\n{now / DAY:.1f} days, {len(table.moves)} moves: {per_move:.2f} REST calls a move")
    assert per_move <= MOST_CALLS


async def request(player: TablePlayer, seat: int) -> None:
    """Answer until nothing waits any more, then order ahead: where workers go, and what is paid at most."""
    while seat in (await player.table()).awaited:
        await player.press(await player.answer_of(seat))
    table, who = await player.table(), await player.name(seat)
    if table.status != "running":
        return
    await player.world.press(who, "My office", await player.board())
    if "Plan ahead" in player.world.labels(who):
        await order(player.world, who)


async def order(world: World, who: str) -> None:
    """Three choices for a whole round."""
    await world.press(who, "Plan ahead")
    if "Cheapest card" in world.options(who, "Which card"):
        await world.choose(who, "Which card", "Cheapest card")
        await world.choose(who, "Cheapest card: what to do", "Worker there")
    if "All cards" in world.options(who, "Which card"):
        await world.choose(who, "Which card", "All cards")
        await world.choose(who, "All cards: what to do", "Buy for up to 3")
