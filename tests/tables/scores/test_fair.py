"""No one alone makes a rated game count for nothing, and who leaves it has lost it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.tables.model.errors import Impossible, NotAllowed
from engine.tables.model.habits import DAY
from engine.tables.model.results import SeatPlace, TableResult
from engine.tables.model.table import Table
from engine.tables.people import care, lobby, votes
from engine.tables.play import undo
from engine.tables.scores.ladder import LadderEntry, Ladders, Scope
from engine.tables.scores.meetings import FULL, WINDOW
from tests.tables.scores.test_ladder import folded, game
from tests.tables.sittings import ANNA, BEN, CLARA, DAVID, EMMA, Sittings, person_due
from tests.tables.takings import free, take_back, vote

pytestmark = pytest.mark.usefixtures("dealt")


async def begun(house: Sittings, *people: int, **facts: Any) -> Table:
    """A rated game in which a player has moved."""
    table = await house.start(*people, hints=False, **facts)
    return await house.answer(table.id)


async def counted(house: Sittings, table: Table) -> tuple[TableResult, dict[int, LadderEntry]]:
    """How a game ended, and what its ratings are."""
    found = await house.store.results.of_table(table.id)
    assert found is not None
    return found, (await Ladders(house.store).of(Scope(1))).lines


def lost(result: TableResult) -> list[int | None]:
    return [it.lost for it in result.places]


# The end


async def test_the_host_alone_does_not_end_a_rated_game_that_has_begun(house: Sittings) -> None:
    table = await begun(house, ANNA, BEN, CLARA)
    for manages in (False, True):  # a manager who plays is like all others
        with pytest.raises(Impossible) as refusal:
            await house.tables.do(table.id, lobby.end, ANNA, manages)
        assert refusal.value.why == "consent"

    await house.tables.do(table.id, votes.propose_end, ANNA)
    await vote(house, table, BEN)
    found, lines = await counted(house, await vote(house, table, CLARA))
    assert (found.kind, lost(found), lines) == ("abandoned", [None] * 3, {})


async def test_among_friends_the_host_ends_alone(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, hints=False, friendly=True)
    await house.answer(table.id)
    with pytest.raises(NotAllowed):
        await house.tables.do(table.id, lobby.end, BEN, False)
    found, lines = await counted(house, await house.tables.do(table.id, lobby.end, ANNA, False))
    assert (found.kind, lost(found), lines) == ("abandoned", [None] * 2, {})


async def test_a_rated_game_that_was_dealt_is_at_stake_before_the_first_move(house: Sittings) -> None:
    """No host looks at deals until one pleases them."""
    table = await house.start(ANNA, BEN, hints=False)
    assert not table.moves
    for person, manages in ((ANNA, False), (ANNA, True), (BEN, False)):
        with pytest.raises(Impossible):
            await house.tables.do(table.id, lobby.end, person, manages)
    assert (await house.tables.do(table.id, votes.propose_end, ANNA)).status == "running"
    assert (await vote(house, table, BEN)).status == "ended"

    alone = await house.start(ANNA, agents=2, hints=False, channel=8)
    found, lines = await counted(house, await house.tables.do(alone.id, lobby.end, ANNA, False))
    assert (found.kind, lost(found), lines[ANNA].games) == ("abandoned", [ANNA, None, None], 1)


async def test_a_manager_who_does_not_play_ends_it_and_no_one_loses(house: Sittings) -> None:
    table = await begun(house, ANNA, BEN)
    found, lines = await counted(house, await house.tables.do(table.id, lobby.end, EMMA, True))
    assert (found.kind, lost(found), lines) == ("abandoned", [None] * 2, {})


async def test_a_player_who_ends_a_rated_game_against_agents_has_lost_it(house: Sittings) -> None:
    table = await begun(house, ANNA, agents=2)
    found, lines = await counted(house, await house.tables.do(table.id, votes.propose_end, ANNA))
    assert (found.kind, lost(found)) == ("abandoned", [ANNA, None, None])
    assert found.rated_ranks == [3, 1, 1]
    assert (lines[ANNA].games, lines[ANNA].wins) == (1, 0) and lines[ANNA].strength < LadderEntry().strength


async def test_a_player_who_is_left_alone_by_the_others_ends_it_and_loses_nothing(house: Sittings) -> None:
    table = await begun(house, ANNA, BEN)
    await house.tables.do(table.id, care.seat_caretaker, 1, "clock", None)
    found, lines = await counted(house, await house.tables.do(table.id, votes.propose_end, ANNA))
    assert (found.kind, lost(found), lines) == ("abandoned", [None] * 2, {})


# Caretakers and substitutes


async def test_a_player_who_is_away_for_a_move_and_comes_back_plays_a_rated_game(house: Sittings) -> None:
    table = await begun(house, ANNA, BEN)
    await house.tables.do(table.id, care.leave, BEN)
    await house.play(table.id, answers=2)
    await house.tables.do(table.id, care.return_to_seat, BEN)
    over = await house.play(table.id)
    found, lines = await counted(house, over)

    assert any(it.cause == "agent" for it in over.moves)
    assert (found.kind, lost(found)) == ("rated", [None, None])
    assert {it.games for it in lines.values()} == {1}


@pytest.mark.parametrize("why", ["wish", "clock", "vote"])
async def test_a_seat_that_a_caretaker_finishes_comes_last_and_the_others_are_rated(
    house: Sittings, why: str
) -> None:
    table = await begun(house, ANNA, BEN, CLARA)
    await house.tables.do(table.id, care.seat_caretaker, 1, why, None)
    found, lines = await counted(house, await house.play(table.id))

    assert (found.kind, lost(found)) == ("rated", [None, BEN, None])
    assert found.rated_ranks[1] == 3 and sorted(found.rated_ranks[::2]) == [1, 2]
    assert lines[BEN].ranks == 3
    ahead = found.places[0].rank < found.places[2].rank
    assert (lines[ANNA].strength > lines[CLARA].strength) is ahead


async def test_a_player_who_takes_a_seat_over_is_not_rated_and_its_first_player_has_lost(
    house: Sittings,
) -> None:
    table = await begun(house, ANNA, BEN, CLARA)
    await house.tables.do(table.id, care.seat_caretaker, 1, "clock", None)
    await free(house, table, 1)
    await house.tables.do(table.id, care.claim, EMMA, 1)
    found, lines = await counted(house, await house.play(table.id))

    assert (found.places[1].person, lost(found)) == (EMMA, [None, BEN, None])
    assert {*lines} == {ANNA, BEN, CLARA} and lines[BEN].ranks == 3


# Taking back


async def test_a_game_goes_on_unrated_and_is_lost_for_the_player_who_took_back_alone(house: Sittings) -> None:
    table = await begun(house, ANNA, agents=2)
    assert (await take_back(house, table, ANNA)).friendly
    found, lines = await counted(house, await house.play(table.id))

    assert (found.kind, lost(found)) == ("friendly", [ANNA, None, None])
    assert lines[ANNA].ranks == 3


async def test_a_slip_costs_nothing(house: Sittings) -> None:
    table = await begun(house, ANNA, BEN)
    person = next(it.person for it in table.moves if it.cause == "hand")
    assert not undo.reach(table, table.seat_of(person or 0)).friendly
    back = await take_back(house, table, person or 0)
    assert back.rated and person_due(back) == person


# The same people again and again


def often(times: int, apart: float) -> list[TableResult]:
    """This many games that Anna wins against Ben, each so long after the one before it."""
    return [replace(game(number, ANNA, BEN), ended=number * apart) for number in range(1, times + 1)]


def gained(games: list[TableResult]) -> list[float]:
    """What each of these games has added to Anna's rating."""
    strengths = [folded(games[:many]).lines[ANNA].strength for many in range(1, len(games) + 1)]
    return [now - was for was, now in zip([LadderEntry().strength, *strengths], strengths, strict=False)]


def test_games_of_the_same_two_count_less_and_less() -> None:
    quick, slow = gained(often(12, DAY)), gained(often(12, WINDOW))
    assert quick[:FULL] == slow[:FULL]
    before = folded(often(FULL, DAY)).lines[ANNA].strength
    assert quick[FULL] == pytest.approx(slow[FULL] * FULL / (FULL + 1))
    assert sum(quick[FULL:]) < sum(slow[FULL:]) and before > LadderEntry().strength


def test_a_third_person_and_an_agent_count_in_full_beside_them() -> None:
    games = often(2 * FULL - 1, DAY)
    next_one = replace(game(99, ANNA, BEN, CLARA, "trader"), ended=2 * FULL * DAY)
    places = folded(games).meetings.weights(next_one)
    assert places == pytest.approx([(0.5 + 1 + 1) / 3, (0.5 + 1 + 1) / 3, 1.0, 1.0])


def test_a_loss_by_leaving_always_counts_in_full() -> None:
    games = often(2 * FULL, DAY)
    places: tuple[SeatPlace, ...] = game(99, ANNA, BEN).places
    left = replace(games[-1], number=99, places=(places[0], replace(places[1], lost=BEN)))
    assert folded(games).meetings.weights(left)[1] == 1.0


def test_what_counts_only_as_lost_changes_no_one_else() -> None:
    places = game(1, ANNA, DAVID).places
    spoilt = replace(game(1, ANNA, DAVID, kind="friendly"), places=(replace(places[0], lost=ANNA), places[1]))
    lines = folded([spoilt]).lines
    assert {*lines} == {ANNA} and lines[ANNA].ranks == 2
