"""A whole game of five people by presses; the bot is restarted between two seals, between the opening and the
payment, in the middle of a closing."""

from __future__ import annotations

import re

from engine.core.actions import act
from engine.core.records import check, write
from engine.games.hamburg import GAME
from engine.games.hamburg.actions import Lay
from engine.tables.model.table import Table
from tests.games.hamburg.presses.house import House
from tests.world import World

FIVE = ("Anna", "Ben", "Clara", "David", "Emma")


async def test_five_people_play_a_whole_game_through_restarts(world: World) -> None:
    house = House(world, FIVE, "hamburg")
    await house.sit_down("whole game", expansion="magistrat")
    todo = {"seals": between_seals, "payment": before_the_payment, "closing": while_closing}
    world.mark()
    while (table := await house.table()).status == "running":
        for name in [it for it, meet in todo.items() if await meet(house, table)]:
            del todo[name]
        if (await house.table()) is table:
            await house.step()
    assert not todo
    whole(table)
    assert "final result" in world.texts(world.board)
    assert "Game stats" in world.labels("Anna", world.board)


def whole(table: Table) -> None:
    """What was pressed is what was played, and its record passes the check."""
    assert table.deal is not None
    actions = [move.action for move in table.moves]
    assert check(GAME, write(GAME, table.deal, actions, table.seed)) is None
    assert {move.cause for move in table.moves} <= {"hand", "step", "forced"}


async def between_seals(house: House, table: Table) -> bool:
    """Two have sealed, which is all that is public. After a restart one of them finds
    the piles as they were sealed, and changes them."""
    s = await house.truth()
    if len(s.sealed) != 2:
        return False
    board = house.world.texts(house.world.board)
    await house.world.restart()
    assert house.world.texts(house.world.board) == board and "✉️ Sealed: " in board
    seat = next(iter(s.sealed))
    name = FIVE[seat]
    desk = await house.desk(name)
    assert "Sealed, still open to change" in house.world.texts(desk)
    await house.world.press(name, "Clear both piles", desk)
    await house.world.press(name, "Seal nothing", desk)
    after = (await house.truth()).sealed
    assert after[seat] == act(Lay, seat, market=(), senate=()) and after.keys() == s.sealed.keys()
    assert "Sealed: " in house.world.texts(house.world.board)
    return True


async def before_the_payment(house: House, table: Table) -> bool:
    """A player is asked for a price of their own; all piles lie open, on the board after a restart too."""
    decision = next((it for it in table.pending if it.ask == "pricing"), None)
    if decision is None:
        return False
    board = house.world.texts(house.world.board)
    assert re.search(r"gives .* \(worth \d+, \d+★\), sells", board)
    await house.world.restart()
    assert house.world.texts(house.world.board) == board
    await house.do(await house.table(), [*decision.every()][-1])
    assert (await house.truth()).seats[decision.seat].alone
    return True


async def while_closing(house: House, table: Table) -> bool:
    """Cards lie on a player's desk, not confirmed; after a restart they still do."""
    decision = next((it for it in table.pending if it.ask == "cards" and len(it.options) > 1), None)
    if decision is None:
        return False
    name, card = FIVE[decision.seat], decision.options[1]
    desk = await house.desk(name)
    await house.lay_out(name, desk, card)
    laid = house.world.texts(house.office(name))
    await house.world.restart()
    desk = await house.desk(name)
    assert "1. 🎴" in laid and "1. 🎴" in house.world.texts(desk)
    await house.click(name, desk, "bk:confirm")
    moves = (await house.table()).moves[len(table.moves) :]
    assert moves[0].action == card and "close" in [move.action.do for move in moves]
    return True
