"""Tables of a season: given seats, a deadline at which stand-ins play on, seats that are lost for good."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from engine.tables.model.clock import PACES, effective_habits
from engine.tables.model.errors import Impossible, NoTable, NotClaimable, Stale
from engine.tables.model.habits import DAY, Habits
from engine.tables.model.outbox import newly_abandoned, void_messages
from engine.tables.model.table import Chair, Table
from engine.tables.people import care, lobby, votes
from engine.tables.play.start import start
from engine.tables.store.season_rows import SeasonRow
from engine.tables.store.seasons import SeasonTable
from tests.tables.sittings import ANNA, BEN, CLARA, DAVID, Sittings, whole

pytestmark = pytest.mark.usefixtures("dealt")
WEEK = 7 * DAY


async def opened(house: Sittings, *people: int, **facts: object) -> Table:
    """A table of a season that begins at once."""
    row = SeasonRow(0, 1, 7, 1, "league", "running", "en", "{}", people=people)
    season = (await house.store.seasons.create(row, ())).id
    given = replace(
        house.lobby(people[0]), host=0, hints=False, season=season, deadline=house.clock() + WEEK, first=0,
        pace="season", at_zero="caretaker", chairs=tuple(map(chair, people)), **facts,  # type: ignore[arg-type]
    )  # fmt: skip
    begun = start(given, 0, now=house.clock(), seed=house.tables.seed)
    return await house.tables.open(begun, fixture=1)


def chair(person: int) -> Chair:
    return Chair(person=person)


async def rung(house: Sittings, table: Table, times: int = 40) -> Table:
    """The clock looks at a table until it is over."""
    for _ in range(times):
        it = await house.tables.ring(table.id)
        if it.status != "running":
            return it
    raise AssertionError("it does not end")


async def test_the_first_seat_begins_and_players_sit_as_given(house: Sittings) -> None:
    it = await opened(house, BEN, ANNA, CLARA)
    assert it.people == (BEN, ANNA, CLARA)
    assert it.deal is not None and it.deal.start_seat == 0
    assert it.rated and it.season and await house.stored(it.id) == it


@pytest.mark.parametrize("away", [(), (0, 1)])
async def test_stand_ins_play_to_the_end_at_the_deadline(house: Sittings, away: tuple[int, ...]) -> None:
    it = await opened(house, ANNA, BEN)
    for seat in away:
        it = await house.tables.do(it.id, care.seat_caretaker, seat, "clock", None)
    assert (await house.store.next_alarm() or 0) <= (it.deadline or 0)
    house.clock.advance(WEEK)
    over = await rung(house, it)
    assert over.status == "finished" and not over.motion
    result = await house.store.results.of_table(it.id)
    assert result is not None and result.rated
    assert [place.lost for place in result.places] == ([ANNA, BEN] if away else [None, None])


async def test_it_goes_on_after_a_kill_in_the_middle(house: Sittings) -> None:
    it = await opened(house, ANNA, BEN)
    house.clock.advance(WEEK)
    await house.tables.ring(it.id)
    await house.again()
    assert (await rung(house, it)).status == "finished"


async def test_a_paused_or_lost_table_ends_too(house: Sittings) -> None:
    it = await opened(house, ANNA, BEN)
    await house.tables.do(it.id, care.pause, ANNA, True)
    await house.tables.do(it.id, care.suspend, "gone")
    house.clock.advance(WEEK)
    assert (await rung(house, it)).status == "finished"


async def test_no_one_ends_claims_or_slows_it(house: Sittings) -> None:
    it = await opened(house, ANNA, BEN)
    for refused in (
        partial(lobby.end, person=ANNA, manages=True),
        partial(votes.propose_end, person=ANNA),
        partial(votes.propose_clock, person=ANNA, manages=True, pace="none", at_zero="nothing"),
    ):
        with pytest.raises(Impossible, match="season"):
            await house.tables.do(it.id, refused)
    await house.tables.do(it.id, care.seat_caretaker, 1, "clock", None)
    await house.tables.do(it.id, care.mark_notified, 1)
    house.clock.advance(2 * DAY)
    with pytest.raises(NotClaimable):
        await house.tables.do(it.id, care.claim, CLARA, 1)


async def test_a_lost_seat_does_not_come_back(house: Sittings) -> None:
    it = await opened(house, ANNA, BEN, CLARA)
    it = await house.tables.do(it.id, care.forfeit, 1)
    assert it.chairs[1].minder == "forfeit" and it.chairs[1].agent and whole(it)
    with pytest.raises(Impossible, match="forfeit"):
        await house.tables.do(it.id, care.return_to_seat, BEN)
    assert await house.tables.do(it.id, care.forfeit, 1) is it
    taken = await house.tables.do(it.id, care.take_over, DAVID, 1)
    assert taken.people == (ANNA, DAVID, CLARA) and taken.chairs[1].lost == BEN


async def test_the_owner_of_a_lost_seat_is_told_no_way_back(house: Sittings) -> None:
    it = await opened(house, ANNA, BEN, CLARA)
    lost = await house.tables.do(it.id, care.forfeit, 1)
    assert [*newly_abandoned(it, lost)] == []
    left = await house.tables.do(it.id, care.seat_caretaker, 2, "clock", None)
    assert [*newly_abandoned(lost, left)] == [2]
    assert ("minded", 2) in void_messages(left, await house.tables.do(it.id, care.forfeit, 2))


async def test_a_vacation_counts_for_a_week(house: Sittings) -> None:

    long = Habits(vacation=(0.0, 30 * DAY))
    assert effective_habits(long, PACES["season"]).vacation == (0.0, WEEK)
    assert effective_habits(long, PACES["daily"]).vacation == (0.0, 30 * DAY)


async def test_a_game_of_a_season_has_one_table(house: Sittings) -> None:
    it = await opened(house, ANNA, BEN)
    twin = replace(it, id=0, channel=8)
    with pytest.raises(Stale):
        await house.tables.open(twin, fixture=1)
    found = await house.store.seasons.tables_by_game(it.season or 0)
    waits = tuple(it.people[seat] for seat in it.due_seats)
    assert found == {1: SeasonTable(it.id, it.channel, "running", waits)} and waits
    with pytest.raises(NoTable):
        await house.store.latest(8)
