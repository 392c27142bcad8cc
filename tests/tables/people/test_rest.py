"""With a clock no player alone stops it, thinks in a pause, or fills it again; honest people agree and go
on."""

from __future__ import annotations

from typing import Any

import pytest

from engine.tables.model.clock import PACES, remaining
from engine.tables.model.errors import Impossible, NoMotion, NotAllowed, NotSeated
from engine.tables.model.habits import HOUR, MINUTE, Habits
from engine.tables.model.table import Table
from engine.tables.people import care, votes
from engine.tables.play import undo
from tests.tables.sittings import ANNA, BEN, CLARA, EMMA, Sittings
from tests.tables.takings import vote

pytestmark = pytest.mark.usefixtures("dealt")


async def due(house: Sittings, person: int, *people: int, pace: str) -> Table:
    """A game with a clock in which it is this person's turn alone."""
    table = await house.start(*people, pace=pace)
    while table.due_seats != (table.seat_of(person),):
        table = await house.answer(table.id)
    return table


async def pause(house: Sittings, table: Table, person: int, manages: bool = False) -> Table:
    return await house.tables.do(table.id, votes.propose_pause, person, manages)


async def resume(house: Sittings, table: Table, person: int, manages: bool = False) -> Table:
    return await house.tables.do(table.id, votes.propose_resume, person, manages)


async def paused(house: Sittings, *people: int, pace: str = "live") -> Table:
    """A game that rests by agreement, while it is Ben's turn."""
    table = await due(house, BEN, *people, pace=pace)
    await pause(house, table, ANNA)
    for person in people[1:]:
        table = await vote(house, table, person)
    assert table.halted
    return table


def has(table: Table, person: int, now: float) -> float:
    """The seconds that a player has left."""
    return remaining(table.chairs[table.seat_of(person)].clock, Habits(), table.tempo, now)


# A pause


@pytest.mark.parametrize("pace", ["live", "daily"])
async def test_all_who_are_present_agree_to_a_pause(house: Sittings, pace: str) -> None:
    table = await due(house, BEN, ANNA, BEN, CLARA, pace=pace)
    asked = await pause(house, table, ANNA)
    assert asked.paused is None
    assert asked.motion is not None and asked.motion.voters == (BEN, CLARA)
    assert (await vote(house, table, BEN)).paused is None
    assert (await vote(house, table, CLARA)).paused == house.clock()


async def test_without_a_clock_one_press_is_enough(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    assert (await pause(house, table, BEN)).paused == house.clock()
    assert (await resume(house, table, ANNA)).paused is None


async def test_at_the_live_pace_a_player_who_is_due_does_not_ask_and_no_manager_decides(
    house: Sittings,
) -> None:
    table = await due(house, BEN, ANNA, BEN, CLARA, pace="live")
    for person, manages in ((BEN, False), (BEN, True), (EMMA, True)):
        with pytest.raises(Impossible) as refusal:
            await pause(house, table, person, manages)
        assert refusal.value.why == "due"
    with pytest.raises(NotAllowed):
        await pause(house, table, EMMA)
    assert (await pause(house, table, ANNA, True)).paused is None  # a manager who plays asks like all others


async def test_at_the_live_pace_a_player_who_has_asked_gets_no_pause_for_their_own_turn(
    house: Sittings,
) -> None:
    table = await due(house, BEN, ANNA, BEN, pace="live")
    await pause(house, table, ANNA)
    while table.due_seats != (table.seat_of(ANNA),):
        table = await house.answer(table.id)
    with pytest.raises(NoMotion):
        await vote(house, table, BEN)


async def test_at_a_slow_pace_a_manager_who_is_not_due_decides(house: Sittings) -> None:
    table = await due(house, BEN, ANNA, BEN, CLARA, pace="daily")
    assert (await pause(house, table, BEN, True)).paused is None
    assert (await pause(house, table, EMMA, True)).paused == house.clock()


async def test_a_player_who_plays_with_agents_only_pauses_alone(house: Sittings) -> None:
    table = await house.start(ANNA, agents=1, pace="live")
    assert (await pause(house, table, ANNA)).halted


# No moves


async def test_no_one_moves_in_a_pause_and_caretakers_wait_for_its_end(house: Sittings) -> None:
    table = await paused(house, ANNA, BEN, CLARA)
    for press in (
        house.tables.answer(table.id, BEN, house.any_answer),
        house.tables.carry_out(table.id, BEN),
        house.tables.do(table.id, undo.undo_press, ANNA),
    ):
        with pytest.raises(Impossible) as refusal:
            await press
        assert refusal.value.why == "halted"

    it = await house.tables.do(table.id, care.leave, BEN)
    assert it.moves == table.moves and not it.thinking
    it = await resume(house, table, ANNA)
    assert len(it.moves) > len(table.moves) and it.due_seats != (it.seat_of(BEN),)


async def test_a_pause_costs_and_brings_no_time(house: Sittings) -> None:
    table = await paused(house, ANNA, BEN)
    known = has(table, BEN, house.clock())
    house.clock.advance(2 * HOUR)
    it = await resume(house, table, BEN)
    assert has(it, BEN, house.clock()) == known


# Its end


async def test_at_the_live_pace_no_clock_starts_before_its_player_had_time_to_come(
    house: Sittings,
) -> None:
    table = await paused(house, ANNA, BEN, CLARA)
    asked = await resume(house, table, ANNA)
    assert asked.paused is not None
    assert asked.motion is not None and asked.motion.voters == (BEN,)
    await vote(house, table, BEN, agrees=False)
    assert (await resume(house, table, CLARA)).paused is not None

    house.clock.advance(PACES["live"].grace)
    assert (await resume(house, table, ANNA)).paused is None


@pytest.mark.parametrize("pace", ["live", "daily"])
async def test_a_player_who_is_due_goes_on_at_once(house: Sittings, pace: str) -> None:
    table = await paused(house, ANNA, BEN, CLARA, pace=pace)
    assert (await resume(house, table, BEN)).paused is None


async def test_at_a_slow_pace_everyone_goes_on_at_once(house: Sittings) -> None:
    table = await paused(house, ANNA, BEN, CLARA, pace="daily")
    assert (await resume(house, table, CLARA)).paused is None


# Another clock


async def clock(house: Sittings, table: Table, *facts: Any) -> Table:
    return await house.tables.do(table.id, votes.propose_clock, *facts)


async def test_once_the_game_runs_all_agree_to_another_clock(house: Sittings) -> None:
    table = await due(house, BEN, ANNA, BEN, CLARA, pace="live")
    house.clock.advance(5 * MINUTE)
    used = has(table, BEN, house.clock())
    asked = await clock(house, table, ANNA, True, "live", "vote")
    assert asked.at_zero == "nothing" and has(asked, BEN, house.clock()) == used
    await vote(house, table, CLARA)
    it = await vote(house, table, BEN)
    assert (it.pace, it.at_zero, it.motion) == ("live", "vote", None)
    assert has(it, BEN, house.clock()) == PACES["live"].bank

    with pytest.raises(NotSeated):
        await clock(house, table, EMMA, True, "daily", "vote")


async def test_in_a_lobby_its_host_chooses(house: Sittings) -> None:
    table = await house.open(ANNA, BEN)
    with pytest.raises(NotAllowed):
        await clock(house, table, BEN, False, "daily", "vote")
    assert (await clock(house, table, ANNA, False, "daily", "vote")).pace == "daily"


async def test_a_player_who_plays_with_agents_only_chooses_alone(house: Sittings) -> None:
    table = await house.start(ANNA, agents=1, pace="live")
    assert (await clock(house, table, ANNA, False, "none", "nothing")).pace == "none"
