"""Taking back, making again and voting, as people do it at a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.actions import Action
from engine.core.orders import Orders
from engine.games.speicherstadt.agents.answers.load_search import suggest
from engine.games.speicherstadt.state import State
from engine.tables.model.habits import DAY
from engine.tables.model.log import Move
from engine.tables.model.table import Table
from engine.tables.people import care, votes
from engine.tables.play import undo
from tests.tables.sittings import ANNA, BEN, CLARA, Sittings, person_due


async def take_back(house: Sittings, table: Table, person: int) -> Table:
    return await house.tables.do(table.id, undo.undo_press, person)


async def make_again(house: Sittings, table: Table, person: int) -> Table:
    return await house.tables.do(table.id, undo.redo_press, person)


async def vote(house: Sittings, table: Table, person: int, agrees: bool = True) -> Table:
    return await house.tables.do(table.id, votes.vote, person, agrees)


async def late(house: Sittings, table: Table, seat: int) -> Table:
    """The game goes on until it has waited a day for this seat alone."""
    while table.due_seats != (seat,):
        table = await house.answer(table.id)
    house.clock.advance(DAY)
    return table


async def free(house: Sittings, table: Table, seat: int) -> None:
    """The owner of a seat was told that a caretaker plays there, and the time to come back is over."""
    it = await house.tables.do(table.id, care.mark_notified, seat)
    house.clock.advance(it.tempo.grace)


def wishing(*goals: str) -> Callable[[Table, int, Any], Orders]:
    """An order for one's next workers."""

    def edit(table: Table, seat: int, orders: Any) -> Any:
        for goal in goals:
            orders = orders.with_wish(goal)
        return orders

    return edit


async def answer_until(house: Sittings, table: Table, there: Callable[[Table, Table], bool]) -> Table:
    """On until this is so of the table before and after an answer."""
    for _ in range(300):
        before = await house.tables.table(table.id)
        after = await house.answer(table.id)
        if there(before, after):
            return after
    raise AssertionError("it never comes to that")


def plan(table: Table, seat: int) -> Sequence[Action]:
    """The Loading that the program suggests, as one press."""
    s = table.now
    assert isinstance(s, State)
    return suggest(s, seat)


def stands(table: Table) -> tuple[object, ...]:
    """All of a game but its log."""
    return table.game.dump(table.now), table.pending, table.moves


def shown(before: Table, after: Table) -> bool:
    """Whether something hidden was shown since."""
    new = after.log[len(before.log) :]
    return any(event.reveals for it in new if isinstance(it, Move) for event in it.events)


async def both_placed(house: Sittings, **facts: Any) -> tuple[Table, int, int]:
    """Two have placed a worker each; the table as it was before, who came first, who second."""
    before = await house.start(ANNA, BEN, CLARA, **facts)
    first = person_due(before)
    after = await house.answer(before.id)
    second = person_due(after)
    await house.answer(before.id)
    return before, first, second
