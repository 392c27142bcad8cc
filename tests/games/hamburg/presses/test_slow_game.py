"""A slow game of Hamburg costs Discord little, of people who press what is needed: an office is opened once a
visit, groups are listed in one choice with what follows them, a seal is both piles."""

from __future__ import annotations

from typing import cast

import pytest

from engine.games.hamburg.orders.standing import Orders
from engine.games.hamburg.orders.wishes import wanted
from engine.games.hamburg.state import State
from engine.tables.table import Table
from tests.cogs.slowly import played_slowly
from tests.games.hamburg.presses.house import House
from tests.games.hamburg.sleepers import wishes
from tests.world import Message, World

FOUR = ("Anna", "Ben", "Clara", "David")


@pytest.mark.parametrize(("options", "most"), [({}, 2.4), ({"expansion": "magistrat"}, 2.4)])
async def test_a_slow_game_costs_few_calls_a_move(world: World, options: dict[str, str], most: float) -> None:
    house = House(world, FOUR, "slow")
    await house.sit_down("slow", **options)
    world.mark()

    async def request(seat: int) -> None:
        house.before = None
        while seat in (table := await house.table()).awaited:
            desk = await enter(house, seat)
            if "Close for me" in world.labels(FOUR[seat], desk):
                await world.press(FOUR[seat], "Close for me", desk)
            await house.answer(table, seat)
        await order(house, seat)

    calls = await played_slowly(world, len(FOUR), house.table, request)
    assert calls.every <= most and calls.unasked <= 1.3


async def enter(house: House, seat: int) -> Message:
    """The office of this seat: the letter that asks, if there is one, else what its button opens."""
    name, table = FOUR[seat], await house.table()
    if house.before is None:
        asked = any(it.blocking and it.where == "office" for it in table.decisions_of(seat))
        house.before = name, house.world.inbox(name)[-1] if asked else await house.desk(name)
    return house.before[1]


def planned(table: Table, seat: int) -> bool:
    """Whether this seat has planned anything for the harbour of this round."""
    given = Orders.revised(table.chairs[seat].orders, cast(State, table.now.seen_by(seat)), seat)
    return bool(given.wishes) or given.passes


async def order(house: House, seat: int) -> None:
    """A list of groups for a round in which nothing is planned yet, then to pass."""
    table, name = await house.table(), FOUR[seat]
    s = (await house.truth()).seen_by(seat)
    if table.status != "running" or not wanted(s, seat) or planned(table, seat):
        return
    desk = await enter(house, seat)
    offered = house.world.options(name, "Wish for groups", desk)
    groups = [f"{group + 1} · " for group in wishes(s, seat, house.luck)]
    chosen = [next(it for it in offered if it.startswith(group)) for group in groups]
    await house.world.choose(name, "Wish for groups", *chosen, "Then pass", message=desk)
