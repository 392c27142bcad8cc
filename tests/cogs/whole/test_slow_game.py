"""A game of people who look in twice a day, by presses: it costs Discord little, and it ends."""

from __future__ import annotations

from functools import partial

from tests.cogs.slowly import MOST_CALLS, played_slowly
from tests.cogs.table_player import FOUR, TablePlayer, sit_down
from tests.world import World


async def test_a_slow_game_with_orders_costs_at_most_two_calls_a_move(world: World) -> None:
    player = await sit_down(world, "slow", *FOUR)
    world.mark()
    calls = await played_slowly(world, len(FOUR), player.table, partial(request, player))
    assert calls.every <= MOST_CALLS


async def request(player: TablePlayer, seat: int) -> None:
    """Answer until nothing waits any more, then order ahead: where workers go, and what is paid at most."""
    while seat in (await player.table()).due_seats:
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
        await world.choose(who, "What to do", "Place a worker")
    if "All cards this round" in world.options(who, "Which card"):
        await world.choose(who, "Which card", "All cards this round")
        limits = [option for option in world.options(who, "What to do") if option.startswith("Buy for up")]
        await world.choose(who, "What to do", limits[-1])
