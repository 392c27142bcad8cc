"""A slow game of Hamburg costs Discord little, of people who press what is needed: an office is opened where
a seat is asked there, a purchase is listed with what shall follow it, what a card of the opening shall do is
said with the seal."""

from __future__ import annotations

from typing import cast

import discord
import pytest

from engine.core.actions import digest
from engine.core.decisions import Decision
from engine.games.hamburg.actions import Buy, Pass
from engine.games.hamburg.orders.standing_orders import Orders
from engine.games.hamburg.orders.wishes import wanted_groups
from engine.games.hamburg.state import State
from engine.tables.model.table import Table
from tests.cogs.slowly import MOST_CALLS, played_slowly
from tests.games.hamburg.presses.house import House
from tests.games.hamburg.sleepers import wishes
from tests.world import World

FOUR = ("Anna", "Ben", "Clara", "David")
MEMBERSHIP = 0.1
"""REST calls a move above the limit: these players press in direct messages alone, where the bot asks Discord
whether they are still members of the server (0.3 calls a move)."""
REPLACED = 0.3
"""REST calls a move above the limit: the question before, on which they pressed, is deleted when the next one
comes, so that a seat has one office (0.4 calls a move)."""
FILLED = 0.3
"""REST calls a move above the limit: piles are filled at one press before they are sealed at another."""
LIVE = 0.1
"""REST calls a move above the limit: an open office is edited when its player is asked something else."""
BEFOREHAND = (("Gift +3", "none this time"), ("Special price", "if it brings 5 Mark"))
"""What these people say of the cards that come after the seal."""
ITSELF = ("List used up: pass", "Always: close for me")
"""What these people leave to the bot."""


@pytest.mark.parametrize("options", [{}, {"expansion": "magistrat"}], ids=["alone", "magistrat"])
async def test_a_slow_game_with_orders_costs_at_most_two_calls_a_move(
    world: World, options: dict[str, str]
) -> None:
    house = House(world, FOUR, "slow")
    await house.sit_down("slow", **options)
    world.mark()

    async def request(seat: int) -> None:
        house.before = None
        while seat in (table := await house.table()).due_seats:
            await answer(house, table, seat)
        await order(house, seat)

    assert (
        await played_slowly(world, len(FOUR), house.table, request)
    ).every <= MOST_CALLS + MEMBERSHIP + REPLACED + FILLED + LIVE


async def answer(house: House, table: Table, seat: int) -> None:
    """As the quick player, with piles for points, and with it what can be said for later."""
    asked = next(it for it in table.decisions_of(seat) if it.blocking)
    if asked.where == "office":
        desk = await enter(house, seat)
        if asked.ask == "harbour" and await bought(house, asked, desk):
            return
        if asked.ask == "office":
            await beforehand(house.world, FOUR[seat], desk)
            await fill(house, FOUR[seat], desk)
            await house.click(FOUR[seat], desk, "bk:confirm")
            return
    await house.answer(table, seat)


async def bought(house: House, asked: Decision, desk: discord.Message) -> bool:
    """The groups that are wanted, the first one now, and to pass after them; False: there are none."""
    s = (await house.truth()).seen_by(asked.seat)
    buys = {it.group: digest(it) for it in asked.options if isinstance(it, Buy)}
    groups = [buys[it] for it in wishes(s, asked.seat, house.luck) if it in buys]
    if not groups:
        return False
    name, passing = FOUR[asked.seat], [digest(it) for it in asked.options if isinstance(it, Pass)]
    lists = any("later" in it for it in house.world.labels(name, desk))
    await house.select(name, desk, "buy", *((*groups, *passing) if lists else groups[:1]))
    await house.click(name, desk, "bk:confirm")
    return True


async def fill(house: House, name: str, desk: discord.Message) -> None:
    """Piles for points, where there is anything to lay."""
    for label in house.world.labels(name, desk):
        if label.startswith("More points"):
            await house.world.press(name, label, desk)


async def beforehand(world: World, name: str, desk: discord.Message) -> None:
    """What is said with the seal of cards in each round."""
    labels = world.labels(name, desk)
    for card, what in BEFOREHAND:
        if any(it.startswith(card) for it in labels):
            await world.choose(name, card, what, message=desk)


async def enter(house: House, seat: int) -> discord.Message:
    """The office of this seat: the letter that asks, if there is one, else what its button opens."""
    name, table = FOUR[seat], await house.table()
    if house.before is None:
        asked = any(it.blocking and it.where == "office" for it in table.decisions_of(seat))
        house.before = name, house.world.inbox(name)[-1] if asked else await house.desk(name)
    return house.before[1]


def planned(table: Table, seat: int) -> bool:
    """Whether this seat has planned anything for the harbour of this round."""
    given = Orders.revise(table.chairs[seat].orders, cast(State, table.now.seen_by(seat)), seat)
    return bool(given.wishes) or given.passes


def closes(table: Table, seat: int) -> bool:
    """Whether this seat has left its closings to the bot."""
    given = table.chairs[seat].orders
    return isinstance(given, Orders) and given.closes


async def order(house: House, seat: int) -> None:
    """A list of groups for a round in which nothing is planned yet, then to pass."""
    table, name = await house.table(), FOUR[seat]
    s = (await house.truth()).seen_by(seat)
    if table.status != "running" or not wanted_groups(s, seat) or planned(table, seat):
        return
    desk = await enter(house, seat)
    offered = house.world.options(name, "List the groups you want", desk)
    groups = [f"Group {group + 1} " for group in wishes(s, seat, house.luck)]
    chosen = [next(it for it in offered if it.startswith(group)) for group in groups]
    await house.world.choose(name, "List the groups you want", *chosen, "Then pass", message=desk)
    if not closes(table, seat):
        await house.world.choose(name, "What the bot does for you", *ITSELF, message=desk)
