"""The schedule: sizes, seats and meetings for every number of players and of seats."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from engine.seasons.schedule import LARGEST, SAME_BASE, SMALLEST, base_set, sizes, tables
from tests.seasons.play import started

SEATS = (2, 3, 4, 5)


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (3, (3,)),
        (4, (4,)),
        (9, (9,)),
        (10, (5, 5)),
        (13, (7, 6)),
        (14, (7, 7)),
        (17, (6, 6, 5)),
        (21, (7, 7, 7)),
    ],
)
def test_sizes_of_divisions(players: int, expected: tuple[int, ...]) -> None:
    assert sizes(players) == expected


@pytest.mark.parametrize("players", range(3, 61))
def test_divisions_have_five_to_nine_players(players: int) -> None:
    found = sizes(players)
    assert sum(found) == players and max(found) - min(found) <= 1
    assert all(SMALLEST <= it <= LARGEST for it in found) or (players < SMALLEST and len(found) == 1)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("size", (*range(3, 31), 60))
def test_everyone_has_each_seat_once_and_meets_all_alike(seats: int, size: int) -> None:
    """Also in a final for which more players are tied than a division has."""
    games = tables(range(size), seats)
    wide = min(seats, size)
    assert all(len({*it}) == wide for it in games)
    for who in range(size):
        mine = Counter(it.index(who) for it in games if who in it)
        if wide == 2:
            assert mine.total() == size - 1 and abs(mine[0] - mine[1]) <= 1
        else:
            assert mine == Counter(range(wide))
    met = Counter(frozenset(pair) for it in games for pair in combinations(it, 2))
    counts = [met[frozenset(pair)] for pair in combinations(range(size), 2)]
    assert max(counts) - min(counts) <= 1 + (seats == 5 and size in (20, 22))


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("players", range(3, 61))
def test_a_league_of_any_number_gives_everyone_a_place(players: int, seats: int) -> None:
    it = started(players, seats)
    assert sorted(who for division in it.divisions for who in division) == [*range(1, players + 1)]
    assert tuple(len(division) for division in it.divisions) == sizes(players)
    for number, division in enumerate(it.divisions, 1):
        games = [game for game in it.fixtures.values() if game.division == number]
        assert {who for game in games for who in game.members} == {*division}
    assert [*it.fixtures] == [*range(1, len(it.fixtures) + 1)]


@pytest.mark.parametrize("players", range(3, 61))
def test_groups_of_a_cup_have_the_same_sizes(players: int) -> None:
    it = started(players, kind="cup")
    assert sorted(map(len, it.divisions), reverse=True) == [*sizes(players)]


@pytest.mark.parametrize("seats", (3, 4, 5))
def test_the_base_set_stays_the_same_from_25_members_on(seats: int) -> None:
    assert {base_set(size, seats) for size in range(SAME_BASE, 45)} == {base_set(SAME_BASE, seats)}
