"""Every game that is over leaves a result, marked with what it counts for."""

from __future__ import annotations

import json

import pytest

from engine.core.records import check, read
from engine.core.scores import ranks, totals
from engine.tables.model.results import TableResult, season_of
from engine.tables.model.table import Table
from engine.tables.people import lobby
from engine.tables.scores.backfill import backfill_results
from tests.tables.sittings import ANNA, BEN, EMMA, Sittings


async def result_of(house: Sittings, table: Table) -> TableResult:
    """What is stored of how a table ended."""
    found = await house.store.results.of_table(table.id)
    assert found is not None
    return found


async def test_a_finished_game_is_stored_with_all_that_counts(house: Sittings) -> None:
    over = await house.finished(ANNA, BEN, agents=1, hints=False)
    it = await result_of(house, over)

    assert (it.kind, it.guild, it.game, it.expansions) == ("rated", 1, "speicherstadt", ())
    assert it.began == over.moves[0].at and it.ended == over.changed and it.season == season_of(over.changed)
    assert it.rounds == over.round and it.moves == len(over.moves)
    assert [place.person for place in it.places] == [ANNA, BEN, None]
    assert [place.agent for place in it.places] == [None, None, "quick"]
    assert [place.points for place in it.places] == totals(over.now)
    assert [place.rank for place in it.places] == ranks(over.now)
    assert [place.tie_break for place in it.places] == list(over.now.tie_break)
    assert all(sum(place.sources.values()) == place.points for place in it.places)


async def test_its_record_is_kept_sealed_and_right(house: Sittings) -> None:
    over = await house.finished(ANNA, BEN)
    text = await house.store.results.record(over.id)
    assert text is not None and json.loads(text)["seal"]["word"] == over.seal
    assert check(over.game, read(over.game, text)) is None


async def test_a_player_who_allows_hints_plays_among_friends(house: Sittings) -> None:
    over = await house.finished(ANNA, BEN, hints=True)
    assert (await result_of(house, over)).kind == "friendly"


async def test_among_friends_and_hints_are_two_things(house: Sittings) -> None:
    over = await house.finished(ANNA, BEN, hints=False, friendly=True)
    assert (await result_of(house, over)).kind == "friendly"


async def test_a_game_ended_before_its_time_is_marked_and_a_lobby_leaves_nothing(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, hints=False)
    ended = await house.tables.do(table.id, lobby.end, EMMA, manages=True)
    assert (await result_of(house, ended)).kind == "abandoned"

    empty = await house.open(ANNA, BEN)
    await house.tables.do(empty.id, lobby.end, ANNA, manages=False)
    assert await house.store.results.of_table(empty.id) is None


async def test_what_ended_under_an_older_program_is_caught_up_with_once(house: Sittings) -> None:
    over = await house.finished(ANNA, BEN)
    known = await result_of(house, over)
    await house.sql("DELETE FROM results")

    await backfill_results(house.store)
    again = await result_of(house, over)
    await backfill_results(house.store)

    assert again.places == known.places and again.kind == known.kind
    assert await house.store.results.missing() == ()
    assert len(await house.store.results.of_guild(1)) == 1


@pytest.mark.parametrize(
    ("at", "season"),
    [(0.0, "1970-1"), (1_790_812_799.0, "2026-3"), (1_790_812_800.0, "2026-4"), (1_798_761_599.0, "2026-4")],
)
def test_a_season_is_a_quarter_of_a_year_in_universal_time(at: float, season: str) -> None:
    assert season_of(at) == season
