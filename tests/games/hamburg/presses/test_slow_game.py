"""A slow game of Hamburg costs Discord little: beside the answers to presses, for there a move is a list of
groups or both piles, with a press for each part of it."""

from __future__ import annotations

import pytest

from engine.games.hamburg.orders.wishes import wanted
from tests.cogs.slowly import MOST_CALLS, played_slowly
from tests.games.hamburg.presses.house import House
from tests.games.hamburg.sleepers import wishes
from tests.world import World

FOUR = ("Anna", "Ben", "Clara", "David")


@pytest.mark.parametrize("options", [{}, {"expansion": "magistrat"}])
async def test_beside_its_presses_a_slow_game_costs_at_most_two_calls_a_move(
    world: World, options: dict[str, str]
) -> None:
    house = House(world, FOUR, "slow")
    await house.sit_down("slow", **options)
    world.mark()

    async def request(seat: int) -> None:
        while seat in (table := await house.table()).awaited:
            if table.pending[0].ask == "office" and "Close by itself" in house.world.labels(FOUR[seat]):
                await house.world.press(FOUR[seat], "Close by itself")
            await house.answer(table, seat)
        await order(house, seat)

    assert (await played_slowly(world, len(FOUR), house.table, request)).unasked <= MOST_CALLS


async def order(house: House, seat: int) -> None:
    """A list of groups for a round in which nothing is planned yet, then to pass."""
    table, name = await house.table(), FOUR[seat]
    s = (await house.truth()).seen_by(seat)
    if table.status != "running" or not wanted(s, seat) or table.chairs[seat].orders:
        return
    await house.desk(name)
    await house.world.press(name, "Plan ahead", house.office(name))
    offered = house.world.options(name, "Wish for groups")
    wanted_ = [f"{group + 1} · " for group in wishes(s, seat, house.luck)]
    if wanted_:
        groups = [next(it for it in offered if it.startswith(group)) for group in wanted_]
        await house.world.choose(name, "Wish for groups", *groups)
    await house.world.choose(name, "After the list", "Then pass")
