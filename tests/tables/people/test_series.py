"""A series goes on until one player has won more than half of it, or all its games are played."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.core.records import check
from engine.tables.model.results import SeatPlace, TableResult
from engine.tables.model.table import Table
from engine.tables.people import lobby
from engine.tables.people.series import score
from tests.tables.sittings import ANNA, BEN, CLARA, DAVID, Sittings


def ended(*points: int, over: bool = True) -> TableResult:
    """A game with these points by seat: Anna, Ben, an agent."""
    ranks = [1 + sum(other > it for other in points) for it in points]
    places = tuple(
        SeatPlace(seat, (ANNA, BEN, None)[seat], "trader" if seat == 2 else None, rank, it, 0, {})
        for seat, (it, rank) in enumerate(zip(points, ranks, strict=True))
    )
    kind = "rated" if over else "abandoned"
    return TableResult(1, 1, "speicherstadt", (), "2026-4", kind, 10, 200, 0.0, 1.0, places)  # type: ignore[arg-type]


def test_more_than_half_decides() -> None:
    one = score(3, [ended(20, 10, 5)])
    assert one.leaders == (ANNA,) and not one.decided
    two = score(3, [ended(20, 10, 5), ended(20, 10, 5)])
    assert two.decided and two.wins[ANNA] == 2 and two.points["trader.2"] == 10


def test_when_all_are_played_equal_wins_are_parted_by_points() -> None:
    all_won_one = score(3, [ended(20, 10, 5), ended(5, 19, 10), ended(0, 0, 21)])
    assert all_won_one.decided and all_won_one.leaders == ("trader.2",)
    assert all_won_one.order == ("trader.2", BEN, ANNA)


def test_what_nothing_parts_is_shared() -> None:
    assert set(score(1, [ended(20, 20, 5)]).leaders) == {ANNA, BEN}


def test_a_game_that_was_ended_is_played_again() -> None:
    assert score(3, [ended(20, 10, 5, over=False)]).games == 0


async def test_rematches_belong_to_their_series_until_it_is_decided(house: Sittings) -> None:
    table = await house.finished(ANNA, BEN, best_of=3)
    games: list[Table] = [table]
    while True:
        again = await house.tables.rematch(games[-1].id, ANNA)
        if again.series is None:
            break
        assert again.series == table.id and again.best_of == 3
        await house.agree(again.id)
        await house.tables.start(again.id, ANNA)
        games.append(await house.play(again.id))
    found = score(3, await house.store.results.of_series(table.id))

    assert found.decided and found.games == len(games) in (2, 3)
    assert again.best_of == 3  # a new series of the same length
    await house.tables.do(again.id, lobby.end, ANNA, manages=False)
    starters = [it.deal.start_seat for it in games if it.deal]
    assert all((one + 1) % 2 == two for one, two in pairwise(starters))


@pytest.mark.parametrize("gone", range(3))
async def test_in_a_rematch_the_start_moves_on_by_person(house: Sittings, gone: int) -> None:
    """The left neighbour of the last starter begins, on any seat; if they have gone, the next one does."""
    over = await house.finished(ANNA, BEN, CLARA)
    assert over.deal is not None
    following = [over.chairs[(over.deal.start_seat + step) % 3].person or 0 for step in (1, 2, 3)]
    house.tables.seed = ""
    again = await house.tables.rematch(over.id, ANNA)
    await house.agree(again.id)
    lobby_ = await house.tables.do(again.id, lobby.leave, following[gone])
    await house.tables.do(again.id, lobby.join, DAVID)
    table = await house.tables.start(again.id, lobby_.host)

    assert table.deal is not None
    assert table.chairs[table.deal.start_seat].person == following[1 if gone == 0 else 0]
    record = await house.tables.record(table.id, hidden=True)
    assert record.seal.after == table.follows == over.seal
    assert check(table.game, record) is None
    assert await house.stored(table.id) == table


async def test_a_game_for_itself_has_no_series(house: Sittings) -> None:
    over = await house.finished(ANNA, BEN)
    again = await house.tables.rematch(over.id, BEN)
    assert again.series is None and again.best_of == 1
