"""An order declines after a while, the same while for any hand, and no one is called for it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.actions import parse
from engine.games.rotterdam import GAME
from engine.games.rotterdam.orders.standing_orders import Orders
from engine.tables.model.log import Move
from engine.tables.model.table import Chair, Table
from engine.tables.play.answers import DELAY
from tests.games.rotterdam.arrange import arrange
from tests.tables.calling import Listener
from tests.tables.sittings import ANNA, BEN, Sittings

pytestmark = pytest.mark.parametrize("hand", ["bread jam", "beer jam"])
"""What Anna is offered something for, and what she holds in its place."""


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Sittings]:
    """The sittings of one bot."""
    house = await Sittings(tmp_path / "tables.sqlite3").begin()
    yield house
    await house.stop()


async def offered(house: Sittings, hand: str, want: str = "bread") -> Listener:
    """Anna, who gives no bread away, makes no offers; Ben has just made her one."""
    s = arrange("trade", products=[hand, "clothing clothing"])
    deal = GAME.deal(s.rules, 2, "biding")
    orders = Orders(round=s.round, refuse=("bread",), trade="done")
    acted = house.clock() - 3600
    chairs = (Chair(person=ANNA, acted=acted, orders=orders), Chair(person=BEN, acted=acted))
    lobby = replace(house.lobby(), key=GAME.key, chairs=chairs, limit=2, status="running", deal=deal)
    table = await house.store.create(lobby, ())
    house.tables.remember(replace(table, state=s))
    listener = Listener(house, table.id)
    await say(house, table, BEN, f"B offer 0 clothing {want}")
    return listener


async def say(house: Sittings, table: Table, person: int, line: str) -> Table:
    """One move by hand."""
    return await house.tables.answer(table.id, person, lambda it, seat: (parse(line, GAME.actions),))


def declined(table: Table) -> list[Move]:
    """Every no, with who said it and when."""
    return [it for it in table.moves if it.action.do == "decline"]


async def test_an_order_says_no_after_a_while_and_no_one_is_called(house: Sittings, hand: str) -> None:
    listener = await offered(house, hand)
    begun = house.clock()
    await listener.pass_by(DELAY - 1)
    assert declined(await listener.table()) == []
    assert (await listener.table()).due_seats == (0, 1)
    await listener.pass_by(1)
    (no,) = declined(await listener.table())
    assert (no.at, no.cause) == (begun + DELAY, "order")
    assert (await listener.table()).due_seats == (1,)
    assert ANNA not in [person for _, _, person in listener.heard]


async def test_it_waits_until_no_one_moves(house: Sittings, hand: str) -> None:
    listener = await offered(house, hand)
    await listener.pass_by(DELAY / 2)
    table = await listener.table()
    await say(house, table, BEN, "B withdraw")
    await say(house, table, BEN, "B offer 0 clothing bread,jam")
    await listener.pass_by(DELAY - 1)
    assert declined(await listener.table()) == []
    await listener.pass_by(1)
    assert len(declined(await listener.table())) == 1


async def test_about_anything_else_the_person_is_asked_and_called(house: Sittings, hand: str) -> None:
    listener = await offered(house, hand, "jam")
    await listener.pass_by(2 * DELAY)
    assert declined(await listener.table()) == []
    assert ANNA in [person for _, _, person in listener.heard]


async def test_a_table_that_rests_waits_with_it(house: Sittings, hand: str) -> None:
    from engine.tables.people import care

    listener = await offered(house, hand)
    await house.tables.do(listener.id, care.pause, BEN, False)
    await listener.pass_by(3 * DELAY)
    assert declined(await listener.table()) == []
