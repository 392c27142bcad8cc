"""Taking back what touches others: they are asked, and one refusal is enough."""

from __future__ import annotations

import pytest

from engine.tables.model.errors import Impossible, NoMotion, NoVote
from engine.tables.model.log import Remark
from engine.tables.model.table import Table
from engine.tables.people import care, votes
from tests.tables.sittings import ANNA, BEN, CLARA, EMMA, LONG, Sittings, person_due
from tests.tables.takings import (
    answer_until,
    both_placed,
    free,
    late,
    shown,
    stands,
    take_back,
    vote,
    wishing,
)

pytestmark = pytest.mark.usefixtures("dealt")


async def test_a_player_who_has_acted_since_must_agree(house: Sittings) -> None:
    before, first, second = await both_placed(house)
    asked = await take_back(house, before, first)
    assert asked.motion is not None
    assert asked.motion.voters == (second,)
    assert len(asked.moves) == len(before.moves) + 2

    after = await vote(house, before, second)
    assert stands(after) == stands(before)
    assert after.motion is None
    remark = after.log[-1]
    assert isinstance(remark, Remark)
    assert {after.chairs[seat].person for seat in remark.touched} == {first, second}


async def test_what_was_ordered_is_as_good_as_pressed(house: Sittings) -> None:
    before = await house.start(ANNA, BEN)
    first = person_due(before)
    second = ANNA + BEN - first
    await house.tables.order(before.id, second, wishing("cheapest"))
    after = await house.answer(before.id)
    assert [it.cause for it in after.moves] == ["hand", "order"]
    asked = await take_back(house, before, first)
    assert asked.motion is not None
    assert asked.motion.voters == (second,)

    back = await vote(house, before, second)
    assert stands(back) == stands(before)
    assert person_due(back) == first


async def test_one_refusal_is_enough(house: Sittings) -> None:
    before, first, second = await both_placed(house)
    asked = await take_back(house, before, first)
    after = await vote(house, before, second, agrees=False)

    assert after.motion is None
    assert stands(after) == stands(asked)


async def test_only_asked_players_have_a_vote(house: Sittings) -> None:
    before, first, second = await both_placed(house)
    await take_back(house, before, first)
    for other in {ANNA, BEN, CLARA} - {second}:
        with pytest.raises(NoVote):
            await vote(house, before, other)
    with pytest.raises(NoVote):
        await vote(house, before, EMMA)


async def test_a_further_move_makes_the_question_void(house: Sittings) -> None:
    before, first, second = await both_placed(house)
    await take_back(house, before, first)
    after = await house.answer(before.id)

    assert after.motion is None
    with pytest.raises(NoMotion):
        await vote(house, before, second)


async def test_the_second_takes_back_alone_and_then_the_first_may_too(house: Sittings) -> None:
    before, first, second = await both_placed(house)
    await take_back(house, before, second)

    assert stands(await take_back(house, before, first)) == stands(before)


async def test_what_was_shown_concerns_everyone(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, CLARA)
    before: list[Table] = []

    def reveals(was: Table, now: Table) -> bool:
        before[:] = [was]
        return shown(was, now)

    after = await answer_until(house, table, reveals)
    last = next(it for it in reversed(after.moves) if it.cause == "hand")
    asked = await take_back(house, table, last.person or 0)
    assert asked.motion is not None
    others = {ANNA, BEN, CLARA} - {last.person}
    assert set(asked.motion.voters) == others

    for person in others:
        assert stands(await house.tables.table(table.id)) == stands(after)
        back = await vote(house, table, person)
    assert stands(back) == stands(before[0])


async def test_an_undo_by_consent_calls_whose_move_it_is(house: Sittings) -> None:
    before, first, second = await both_placed(house)
    await take_back(house, before, first)
    house.clock.advance(LONG)
    for note in await house.store.mail.unsaid():
        await house.store.mail.mark_sent(note)
    after = await vote(house, before, second)

    calls = [it for it in await house.store.mail.unsaid() if it.what == "ping"]
    assert [after.chairs[it.seat].person for it in calls] == [first]


async def test_a_player_who_has_left_for_good_is_not_asked_about_what_was_shown(house: Sittings) -> None:
    table = await late(house, await house.start(ANNA, BEN, CLARA), 1)
    await house.tables.do(table.id, votes.propose_caretaker, ANNA, 1)
    await vote(house, table, CLARA)
    after = await answer_until(house, table, shown)
    last = next(it for it in reversed(after.moves) if it.cause == "hand")
    asked = await take_back(house, table, last.person or 0)

    assert asked.motion is not None
    assert BEN not in asked.motion.voters


async def test_what_costs_the_rating_is_taken_back_by_consent_of_all_who_are_present(house: Sittings) -> None:
    before, first, second = await both_placed(house, hints=False)
    asked = await take_back(house, before, first)
    assert asked.motion is not None
    assert {*asked.motion.voters} == {ANNA, BEN, CLARA} - {first}

    await vote(house, before, second)
    back = await vote(house, before, ({ANNA, BEN, CLARA} - {first, second}).pop())
    assert stands(back) == stands(before)
    assert (back.rated, back.hints, [it.lost for it in back.chairs]) == (False, False, [None] * 3)


async def test_a_player_who_took_a_seat_over_takes_back_no_press_of_another(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    while person_due(await house.tables.table(table.id)) != BEN:
        await house.answer(table.id)
    await house.answer(table.id)
    await house.tables.do(table.id, care.seat_caretaker, 1, "vote", ANNA)
    await free(house, table, 1)
    await house.tables.do(table.id, care.claim, CLARA, 1)

    with pytest.raises(Impossible):
        await take_back(house, table, CLARA)


async def test_no_one_is_left_waiting_for_an_agent_after_an_undo(house: Sittings) -> None:
    before, first, second = await both_placed(house)
    await house.tables.do(before.id, care.leave, first)
    it = await take_back(house, before, second)
    while it.motion is not None:
        it = await vote(house, before, next(p for p in it.motion.voters if p not in it.motion.ayes))

    assert it.due_seats
