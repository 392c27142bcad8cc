"""When and how often a standing order is offered."""

from __future__ import annotations

from engine.tables.model.table import Table
from engine.tables.play.always import rules_to_offer
from tests.tables.sittings import ANNA, BEN, Sittings


async def offers(house: Sittings, table: Table, last: int = 2) -> list[tuple[int, str]]:
    """The rules that are offered to Anna with her questions, each with its round, to the end of a round."""
    found: list[tuple[int, str]] = []
    while table.status == "running" and table.now.round <= last:
        if table.due[0] == 0:
            rules = rules_to_offer(table, 0, table.now.seen_by(0))
            found += ((table.now.round, rule.name) for rule in rules)
        table = await house.answer(table.id)
    return found


async def test_where_bots_hold_all_other_seats_no_one_waits_and_none_is_offered(house: Sittings) -> None:
    assert await offers(house, await house.start(ANNA, BEN, channel=1), last=5)
    assert not await offers(house, await house.start(ANNA, agents=2, channel=2), last=5)


async def test_no_rule_is_offered_that_leaves_the_choice_to_a_computer_player(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, channel=1)
    assert not {"sends", "loads"} & {name for _, name in await offers(house, table, last=5)}


async def test_beside_the_question_it_stands_from_the_second_round_on(
    house: Sittings,
) -> None:
    table, seen = await house.start(ANNA, BEN, channel=1), list[tuple[int, int]]()
    while table.status == "running" and table.now.round < 3:
        if table.due[0] == 0 and rules_to_offer(table, 0, table.now.seen_by(0)):
            seen.append((table.now.round, table.ply(0)))
        table = await house.answer(table.id)
    assert {at for at, _ in seen} == {2}
