"""A slow game of Rotterdam costs Discord little."""

from __future__ import annotations

from tests.cogs.slowly import MOST_CALLS, played_slowly
from tests.games.rotterdam.presses.crew import Crew
from tests.world import World

FOUR = ("Anna", "Ben", "Clara", "David")


async def test_a_slow_game_with_orders_costs_at_most_two_calls_a_move(world: World) -> None:
    crew = Crew(world, FOUR, "slow")
    await crew.sit_down("slow")
    world.mark()
    for name in FOUR:
        await crew.select(name, crew.office(name), "standing", "steer", "supply", "onward", "rest", "fill")
        await world.choose(name, "Trade", "Only answer others' offers")

    async def request(seat: int) -> None:
        while seat in (table := await crew.table()).due_seats:
            await crew.answer(table, seat)

    assert (await played_slowly(world, len(FOUR), crew.table, request)).every <= MOST_CALLS
