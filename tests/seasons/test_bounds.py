"""Bounds of places hold for all events, and never widen."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from itertools import product
from random import Random

import pytest

from engine.seasons.bounds import bounds
from engine.seasons.events import Left, Played
from engine.seasons.fold import add
from engine.seasons.model import Season
from engine.seasons.standing import standing
from tests.seasons.play import going_on, season, sign_up, started

ENDS = {2: ((1, 2), (2, 1), (1, 1)), 3: ((1, 2, 3), (3, 1, 2), (2, 3, 1), (1, 1, 3), (1, 1, 1), (1, 2, 2))}
"""Some or all ends of a game, as ranks."""


def completions(it: Season) -> Iterator[Season]:
    """Every way in which a season can end, also by lost seats."""
    left = [game for game in it.fixtures.values() if not game.over]
    ways = [
        [
            (ranks, lost)
            for ranks in ENDS[len(game.members)]
            for lost in [(), *((seat,) for seat in game.players_by_seat)]
        ]
        for game in left
    ]
    for way in product(*ways):
        end = deepcopy(it)
        for game, (ranks, lost) in zip(left, way, strict=True):
            scores = tuple(10 - rank for rank in ranks)
            gone = tuple(seat for seat in lost if seat in end.fixtures[game.table].players_by_seat)
            add(end, Played(table=game.table, ranks=ranks, scores=scores, lost=gone))
        yield end


def places(it: Season) -> dict[int, int]:
    return {line.player: line.place for line in standing(it, 1)}


@pytest.mark.parametrize(("players", "seats", "left"), [(3, 3, 2), (3, 2, 3), (4, 2, 3), (4, 3, 2)])
@pytest.mark.parametrize("seed", range(3))
def test_bounds_hold_for_every_end_of_a_small_season(players: int, seats: int, left: int, seed: int) -> None:
    luck, it = Random(seed), started(players, seats)
    for game in [*it.fixtures.values()][:-left]:
        add(it, Played(table=game.table, ranks=luck.choice(ENDS[seats]), scores=tuple(range(seats))))
    known = bounds(it, 1)
    reached: dict[int, set[int]] = {who: set() for who in known}
    for end in completions(it):
        for who, place in places(end).items():
            reached[who].add(place)
    assert all(
        known[who].best <= min(found) and max(found) <= known[who].worst for who, found in reached.items()
    )
    assert all(
        known[who].best == min(found) for who, found in reached.items()
    )  # the best place is no idle hope


@pytest.mark.parametrize("seats", (2, 3, 4, 5))
@pytest.mark.parametrize("seed", range(12))
def test_bounds_only_narrow_and_hold_the_end(seats: int, seed: int) -> None:
    luck = Random(f"{seats}/{seed}")
    it = season("league", seats, tuple(sign_up(luck.randint(3, 24), luck)))
    numbers = range(1, len(it.divisions) + 1)
    before = [bounds(it, number) for number in numbers]
    for _ in going_on(it, luck):
        after = [bounds(it, number) for number in numbers]
        for was, now in zip(before, after, strict=True):
            assert all(was[who].best <= now[who].best <= now[who].worst <= was[who].worst for who in was)
        before = after
    for number, known in zip(numbers, before, strict=True):
        assert {who: (it.best, it.worst) for who, it in known.items()} == {
            line.player: (line.place, line.place) for line in standing(it, number)
        }


def test_a_lost_seat_ends_what_can_be_reached() -> None:
    it = started(4, 2)
    assert {*bounds(it, 1).values()} == {(1, 4)}
    mine = [game.table for game in it.fixtures.values() if 1 in game.members]
    for table in mine[:2]:
        add(it, Left(who=1, table=table))
    assert it.entrants[1].withdrawn and all(
        1 not in game.players_by_seat.values() for game in it.fixtures.values()
    )
