"""Votes: the end by consent, a caretaker for a player who does not come; each counts those who are
concerned."""

from __future__ import annotations

import pytest

from engine.tables.model.errors import Impossible, NoMotion, NotSeated, NoVote, WrongMoment
from engine.tables.model.habits import DAY
from engine.tables.model.log import Remark
from engine.tables.model.table import Table
from engine.tables.people import care, votes
from tests.tables.sittings import ANNA, BEN, CLARA, DAVID, EMMA, Sittings
from tests.tables.takings import late, vote

pytestmark = pytest.mark.usefixtures("dealt")


async def end(house: Sittings, table: Table, person: int) -> Table:
    return await house.tables.do(table.id, votes.propose_end, person)


async def replace(house: Sittings, table: Table, person: int, seat: int) -> Table:
    return await house.tables.do(table.id, votes.propose_caretaker, person, seat)


async def abandoned(house: Sittings, *people: int) -> Table:
    """A game in which the others have voted a caretaker into Ben's seat."""
    table = await late(house, await house.start(*people), 1)
    it = await replace(house, table, people[0], 1)
    for person in people[2:]:
        if it.motion is not None:
            it = await vote(house, table, person)
    assert it.chairs[1].minder == "vote"
    return it


async def open_votes(house: Sittings) -> list[int]:
    """The seats that are asked for their votes by the outbox."""
    return [note.seat for note in await house.store.mail.unsaid() if note.what == "vote"]


# The end


async def test_all_must_agree_to_an_end(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, CLARA)
    asked = await end(house, table, BEN)
    assert asked.motion is not None
    assert asked.motion.voters == (ANNA, CLARA)
    assert await open_votes(house) == [0, 2]

    assert (await vote(house, table, CLARA)).status == "running"
    ended = await vote(house, table, ANNA)
    assert ended.status == "ended"
    assert ended.motion is None


async def test_one_refusal_drops_it(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, CLARA)
    await end(house, table, BEN)
    it = await vote(house, table, CLARA, agrees=False)

    assert (it.status, it.motion) == ("running", None)
    assert it.log[-1] == Remark("refused", None, it.changed)
    with pytest.raises(NoMotion):
        await vote(house, table, ANNA)


async def test_a_player_who_plays_with_agents_only_ends_alone(house: Sittings) -> None:
    table = await house.start(ANNA, agents=2)
    assert (await end(house, table, ANNA)).status == "ended"


async def test_a_player_who_lent_their_seat_votes_and_one_who_left_it_does_not(house: Sittings) -> None:
    table = await abandoned(house, ANNA, BEN, CLARA, DAVID)
    await house.tables.do(table.id, care.leave, CLARA)
    asked = await end(house, table, DAVID)

    assert asked.motion is not None
    assert asked.motion.voters == (ANNA, CLARA)


async def test_a_player_who_comes_back_meanwhile_is_not_passed_over(house: Sittings) -> None:
    table = await abandoned(house, ANNA, BEN, CLARA, DAVID)
    await end(house, table, DAVID)
    await house.tables.do(table.id, care.return_to_seat, BEN)

    with pytest.raises(NoMotion):
        await vote(house, table, ANNA)


async def test_a_player_who_does_not_sit_here_proposes_nothing(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    with pytest.raises(NotSeated):
        await end(house, table, EMMA)
    with pytest.raises(NoVote):
        await replace(house, table, EMMA, 1)


async def test_moves_do_not_stop_a_vote_on_the_end_but_the_end_does(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    await end(house, table, BEN)
    assert (await house.play(table.id, answers=5)).motion is not None
    over = await house.play(table.id)

    assert (over.status, over.motion) == ("finished", None)


# A caretaker


async def test_more_than_half_of_the_others_call_a_caretaker(house: Sittings) -> None:
    table = await late(house, await house.start(ANNA, BEN, CLARA, DAVID), 1)
    asked = await replace(house, table, ANNA, 1)
    assert asked.motion is not None
    assert (asked.motion.voters, asked.motion.ayes, asked.motion.needed) == ((ANNA, CLARA, DAVID), (ANNA,), 2)
    assert await open_votes(house) == [2, 3]
    assert asked.chairs[1].waits

    it = await vote(house, table, DAVID)
    assert (it.motion, it.chairs[1].minder, it.chairs[1].left) == (None, "vote", True)
    assert 1 not in it.due_seats


async def test_half_is_not_enough(house: Sittings) -> None:
    table = await late(house, await house.start(ANNA, BEN, CLARA), 1)
    assert (await replace(house, table, ANNA, 1)).chairs[1].waits
    it = await vote(house, table, CLARA, agrees=False)

    assert (it.motion, it.chairs[1].waits) == (None, True)


async def test_a_second_vote_replaces_the_first(house: Sittings) -> None:
    table = await late(house, await house.start(ANNA, BEN, CLARA, DAVID, EMMA), 1)
    await replace(house, table, ANNA, 1)
    await vote(house, table, CLARA)
    await vote(house, table, CLARA, agrees=False)
    assert (await vote(house, table, DAVID)).chairs[1].waits

    assert not (await vote(house, table, CLARA)).chairs[1].waits


async def test_the_player_it_is_about_has_no_vote(house: Sittings) -> None:
    table = await late(house, await house.start(ANNA, BEN, CLARA), 1)
    await replace(house, table, ANNA, 1)
    with pytest.raises(NoVote):
        await vote(house, table, BEN)
    with pytest.raises(NoVote):
        await replace(house, table, BEN, 1)


async def test_of_two_no_one_throws_the_other_out_before_a_day_has_passed(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    while table.due_seats != (1,):
        table = await house.answer(table.id)
    house.clock.advance(DAY - 1)
    with pytest.raises(Impossible) as refusal:
        await replace(house, table, ANNA, 1)
    assert refusal.value.why == "too-soon"

    house.clock.advance(1)
    assert (await replace(house, table, ANNA, 1)).chairs[1].minder == "vote"


async def test_a_player_who_is_not_due_is_not_late(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    while table.due_seats != (0,):
        table = await house.answer(table.id)
    house.clock.advance(9 * DAY)
    with pytest.raises(Impossible):
        await replace(house, table, ANNA, 1)


async def test_not_even_all_the_others_vote_against_a_player_who_is_not_late(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, CLARA)
    while table.due_seats != (1,):
        table = await house.answer(table.id)
    house.clock.advance(DAY - 1)
    for person in (ANNA, CLARA):
        with pytest.raises(Impossible) as refusal:
            await replace(house, table, person, 1)
        assert refusal.value.why == "too-soon"


async def test_with_a_clock_only_a_player_whose_clock_ran_out_is_late(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, CLARA, pace="daily")
    while table.due_seats != (1,):
        table = await house.answer(table.id)
    house.clock.advance(DAY)
    with pytest.raises(Impossible):
        await replace(house, table, ANNA, 1)
    house.clock.advance(9 * DAY)
    await house.tables.ring(table.id)

    assert (await replace(house, table, ANNA, 1)).motion is not None


async def test_a_player_who_answers_in_time_after_all_ends_the_vote(house: Sittings) -> None:
    table = await late(house, await house.start(ANNA, BEN, CLARA), 1)
    assert (await replace(house, table, ANNA, 1)).motion is not None
    assert (await house.answer(table.id)).motion is None
    with pytest.raises(NoMotion):
        await vote(house, table, CLARA)


async def test_a_manager_of_the_channel_who_does_not_play_decides_at_once(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, CLARA)
    it = await house.tables.do(table.id, votes.propose_caretaker, EMMA, 1, True)
    assert (it.motion, it.chairs[1].minder) == (None, "vote")
    with pytest.raises(Impossible):  # one who plays is like all others
        await house.tables.do(table.id, votes.propose_caretaker, ANNA, 2, True)


async def test_agents_and_caretakers_are_not_replaced(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, CLARA, agents=1)
    await house.tables.do(table.id, care.leave, BEN)
    for seat in (1, 3):
        with pytest.raises(WrongMoment):
            await replace(house, table, ANNA, seat)


async def test_a_player_who_has_left_does_not_vote(house: Sittings) -> None:
    table = await late(house, await abandoned(house, ANNA, BEN, CLARA, DAVID), 2)
    asked = await replace(house, table, ANNA, 2)

    assert asked.motion is not None
    assert (asked.motion.voters, asked.motion.needed) == ((ANNA, DAVID), 2)


async def test_a_player_who_leaves_needs_no_vote(house: Sittings) -> None:
    table = await late(house, await house.start(ANNA, BEN, CLARA), 1)
    await replace(house, table, ANNA, 1)
    it = await house.tables.do(table.id, care.leave, BEN)

    assert (it.motion, it.chairs[1].minder, it.chairs[1].left) == (None, "wish", False)


async def test_a_vote_outlives_a_restart(house: Sittings) -> None:
    table = await late(house, await house.start(ANNA, BEN, CLARA, DAVID), 1)
    await replace(house, table, ANNA, 1)
    await house.again()

    assert not (await vote(house, table, CLARA)).chairs[1].waits


async def test_a_player_who_asks_the_same_twice_calls_no_one_twice_and_keeps_the_votes(
    house: Sittings,
) -> None:
    table = await house.start(ANNA, BEN, CLARA)
    await end(house, table, BEN)
    voted = await vote(house, table, CLARA)
    house.clock.advance(5)
    again = await end(house, table, BEN)
    assert again.motion == voted.motion is not None
    assert (await vote(house, table, ANNA)).status == "ended"


async def test_the_newest_question_counts(house: Sittings) -> None:
    table = await late(house, await house.start(ANNA, BEN, CLARA, DAVID), 1)
    await replace(house, table, ANNA, 1)
    house.clock.advance(1)
    await end(house, table, DAVID)
    await vote(house, table, CLARA)
    it = await house.tables.table(table.id)

    assert it.chairs[1].waits
    assert it.motion is not None
    assert it.motion.matter == "end"
