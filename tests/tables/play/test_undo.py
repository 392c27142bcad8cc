"""Taking back: alone or not at all; what counts is what would have been without it."""

from __future__ import annotations

import pytest

from engine.core.records import check
from engine.games import GAMES
from engine.tables.model.errors import Impossible, NotSeated, WrongMoment
from engine.tables.model.log import Move, Remark
from engine.tables.model.table import Table
from engine.tables.play import undo
from tests.tables.sittings import ANNA, BEN, CLARA, EMMA, Sittings, person_due, whole
from tests.tables.takings import answer_until, both_placed, make_again, plan, shown, stands, take_back

pytestmark = pytest.mark.usefixtures("dealt")


# Alone


async def test_my_last_press_is_taken_back_at_once(house: Sittings) -> None:
    before = await house.start(ANNA, BEN, CLARA)
    me = person_due(before)
    await house.answer(before.id)
    after = await take_back(house, before, me)

    assert stands(after) == stands(before)
    assert isinstance(after.log[-1], Remark)
    assert after.motion is None
    assert len(after.log) == len(before.log) + 2


async def test_agents_do_not_mind(house: Sittings) -> None:
    before = await house.start(ANNA, agents=2)
    after = await house.answer(before.id)
    assert len(after.moves) > 1

    assert stands(await take_back(house, before, ANNA)) == stands(before)


@pytest.mark.parametrize("rated", [True, False])
async def test_to_see_what_agents_answer_costs_the_rating(house: Sittings, rated: bool) -> None:
    before = await house.start(ANNA, agents=2, hints=not rated)
    after = await house.answer(before.id)
    reach = undo.reach(after, after.seat_of(ANNA))
    assert (reach.friendly, reach.lost) == (rated, rated)

    back = await take_back(house, before, ANNA)
    assert (back.rated, back.hints, back.friendly) == (False, not rated, rated)
    assert [it.lost for it in back.chairs] == [ANNA if rated else None, None, None]


async def test_what_was_shown_after_an_agent_has_answered_stays(house: Sittings) -> None:
    table = await house.start(ANNA, agents=2)
    while not shown(table, after := await house.answer(table.id)):
        table = after
    with pytest.raises(Impossible) as refusal:
        await take_back(house, table, ANNA)
    assert refusal.value.why == "shown"


async def test_one_press_after_the_other_is_taken_back(house: Sittings) -> None:
    before = await house.start(ANNA, agents=1)
    for _ in range(3):
        await house.answer(before.id)
    for _ in range(3):
        after = await take_back(house, before, ANNA)

    assert stands(after) == stands(before)
    with pytest.raises(Impossible):
        await take_back(house, before, ANNA)


async def test_a_player_who_has_not_pressed_has_nothing_to_take_back(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    second = {ANNA, BEN} - {person_due(table)}
    await house.answer(table.id)
    with pytest.raises(Impossible) as refusal:
        await take_back(house, table, second.pop())
    assert refusal.value.why == "nothing-to-take-back"


async def test_only_players_of_the_table_take_back(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    with pytest.raises(NotSeated):
        await take_back(house, table, EMMA)


async def test_what_is_over_is_over(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    await house.play(table.id)
    with pytest.raises(WrongMoment):
        await take_back(house, table, ANNA)


async def test_a_loading_of_several_steps_is_one_press(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)

    def loads(_: Table, it: Table) -> bool:
        return it.due == (0, 1) and len(plan(it, 0)) > 2

    before = await answer_until(house, table, loads)
    after = await house.tables.answer(table.id, ANNA, plan)
    assert {"hand", "step"} <= {it.cause for it in after.moves[len(before.moves) :]}
    assert stands(await take_back(house, table, ANNA)) == stands(before)

    again = await make_again(house, table, ANNA)
    assert stands(again)[:2] == stands(after)[:2]
    assert [it.action for it in again.moves] == [it.action for it in after.moves]


async def test_buttons_from_before_are_out_of_date_for_all_whom_it_concerns(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, CLARA)
    first = table.due[0]
    after = await house.answer(table.id)
    second, plies = after.due[0], [after.ply(seat) for seat in range(3)]
    back = await take_back(house, table, after.chairs[first].person or 0)

    assert back.ply(first) == plies[first] + 1
    assert back.ply(second) == plies[second] + 1  # the former question is not asked now
    assert sum(back.ply(seat) for seat in range(3)) == sum(plies) + 2


async def test_what_is_asked_all_the_same_stays_asked(house: Sittings) -> None:
    """Two load at once; one takes their Loading back, the other is neither called nor disturbed."""
    table = await house.start(ANNA, BEN)
    both = await answer_until(house, table, lambda _, after: after.due_seats == (0, 1))
    assert {it.ask for it in both.pending} == {"loading"}
    after = await house.tables.answer(table.id, ANNA, plan)
    back = await take_back(house, table, ANNA)

    assert back.ply(1) == after.ply(1)
    assert back.chairs[1].clock == both.chairs[1].clock
    assert back.chairs[1].calls == both.chairs[1].calls


# Once more


async def test_what_was_taken_back_is_made_again(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    me = person_due(table)
    after = await house.answer(table.id)
    await take_back(house, table, me)
    again = await make_again(house, table, me)

    assert stands(again)[:2] == stands(after)[:2]
    assert [it.action for it in again.moves] == [it.action for it in after.moves]
    with pytest.raises(Impossible):
        await make_again(house, table, me)


async def test_only_the_player_who_took_it_back_makes_it_again_and_only_at_once(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    me = person_due(table)
    await house.answer(table.id)
    await take_back(house, table, me)
    with pytest.raises(Impossible):
        await make_again(house, table, next(iter({ANNA, BEN} - {me})))
    await house.answer(table.id)
    with pytest.raises(Impossible):
        await make_again(house, table, me)


# Afterwards


async def test_the_record_is_that_of_the_moves_that_count(house: Sittings) -> None:
    table = await house.start(ANNA, agents=2)
    for _ in range(6):
        await house.play(table.id, answers=4)
        await take_back(house, table, ANNA) if not shown_last(await house.tables.table(table.id)) else None
    over = await house.play(table.id)
    record = await house.tables.record(table.id)

    assert check(GAMES[over.key], record) is None
    assert len(record.moves) == len(over.moves) < sum(isinstance(it, Move) for it in over.log)


def shown_last(table: Table) -> bool:
    """Whether something hidden was shown since the last press."""
    return undo.reach(table, 0).revealed


async def test_the_next_bot_knows_it_too(house: Sittings) -> None:
    before, first, second = await both_placed(house)
    await take_back(house, before, second)
    await house.answer(before.id)
    known = await take_back(house, before, first)
    await house.again()
    read = await house.tables.table(before.id)

    assert whole(read) == whole(known)
    assert list(read.events_since()) == list(known.events_since())
    assert [read.ply(seat) for seat in range(3)] == [known.ply(seat) for seat in range(3)]


async def test_where_the_log_cannot_be_replayed_nothing_can_be_taken_back(house: Sittings) -> None:
    before, _, second = await both_placed(house)
    table = await house.tables.table(before.id)
    await house.sql("UPDATE log SET facts = ? WHERE number = 0", '{"seat": 0, "do": "buy"}')
    await house.again()
    with pytest.raises(Impossible) as refusal:
        await take_back(house, table, second)
    assert refusal.value.why == "no-deal"
