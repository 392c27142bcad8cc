"""When and how often a standing order is offered."""

from __future__ import annotations

import pytest

from engine.tables.model.table import Table
from engine.tables.play.always import is_power_of_two, rules_after, rules_to_offer
from tests.tables.sittings import ANNA, BEN, Sittings


@pytest.mark.parametrize(
    ("answers", "offered"), [(1, False), (2, True), (3, False), (4, True), (6, False), (8, True)]
)
def test_an_offer_that_was_not_taken_comes_back_ever_more_seldom(answers: int, offered: bool) -> None:
    assert is_power_of_two(answers) is offered


async def offers(house: Sittings, table: Table, last: int = 2) -> list[tuple[int, str]]:
    """The rules that are offered to Anna after her moves, each with its round, to the end of a round."""
    found: list[tuple[int, str]] = []
    while table.status == "running" and table.now.round <= last:
        seat = table.due[0]
        if seat == 0:
            action = house.any_answer(table, seat)[0]
            found += ((table.now.round, rule.name) for rule in rules_after(table, seat, action))
        table = await house.answer(table.id)
    return found


async def test_where_bots_hold_all_other_seats_no_one_waits_and_none_is_offered(house: Sittings) -> None:
    assert await offers(house, await house.start(ANNA, BEN, channel=1))
    assert not await offers(house, await house.start(ANNA, agents=2, channel=2))


async def test_rules_are_offered_in_the_second_and_fourth_round_once_a_question(house: Sittings) -> None:
    found = await offers(house, await house.start(ANNA, BEN, channel=1), last=5)
    assert [at for at, name in found if name == "sends"] == [2, 4]
    assert len(found) == len(set(found)) and {at for at, _ in found} <= {2, 3, 4, 5}


async def test_beside_the_question_it_stands_from_the_third_answer_or_the_second_round_on(
    house: Sittings,
) -> None:
    table, seen = await house.start(ANNA, BEN, channel=1), list[tuple[int, int]]()
    while table.status == "running" and table.now.round < 3:
        if table.due[0] == 0 and rules_to_offer(table, 0, table.now.seen_by(0)):
            seen.append((table.now.round, table.ply(0)))
        table = await house.answer(table.id)
    assert {at for at, _ in seen} == {1, 2} and min(ply for _, ply in seen) == 2
