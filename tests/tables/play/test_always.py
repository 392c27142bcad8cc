"""How often a standing order is offered."""

from __future__ import annotations

import pytest

from engine.tables.model.table import Table
from engine.tables.play.always import is_power_of_two, rules_after
from tests.tables.sittings import ANNA, BEN, Sittings


@pytest.mark.parametrize(
    ("answers", "offered"), [(1, False), (2, True), (3, False), (4, True), (6, False), (8, True)]
)
def test_an_offer_that_was_not_taken_comes_back_ever_more_seldom(answers: int, offered: bool) -> None:
    assert is_power_of_two(answers) is offered


async def offers(house: Sittings, table: Table) -> int:
    """How many rules are offered to Anna after her moves, answer by answer to the end of the second round."""
    found = 0
    while table.status == "running" and table.now.round < 3:
        seat = table.due[0]
        if seat == 0:
            action = house.any_answer(table, seat)[0]
            found += len(rules_after(table, seat, action))
        table = await house.answer(table.id)
    return found


async def test_where_bots_hold_all_other_seats_no_one_waits_and_none_is_offered(house: Sittings) -> None:
    assert await offers(house, await house.start(ANNA, BEN, channel=1)) > 0
    assert await offers(house, await house.start(ANNA, agents=2, channel=2)) == 0
