"""Pairs whose gifts stand out: a planted pair is found, chance is not."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations

from engine.seasons.fair_play import Gift, gifts, standing_out


def games(luck: random.Random, people: Sequence[int], friends: set[int], gift: float) -> Iterator[Gift]:
    """All tables of four, ten decisions a seat; friends give each other this many points a decision."""
    for table, sits in enumerate(combinations(people, 4)):
        for number in range(40):
            seat = number % 4
            shift = [luck.gauss(0, 1) for _ in sits]
            for at, taker in enumerate(sits):
                if at != seat and {sits[seat], taker} == friends:
                    shift[at] += gift
            yield from gifts(table, number, seat, shift, sits)


def test_the_gifts_of_a_decision_add_up_to_nothing() -> None:
    found = list(gifts(1, 7, 0, (-4.0, 3.0, 1.0, 0.0), (10, 11, 12, 13)))
    assert [(it.taker, it.points) for it in found] == [(11, 2.5), (12, -0.5), (13, -2.0)]
    assert sum(it.points for it in found) == 0


def test_computer_players_and_tables_of_two_give_and_take_nothing() -> None:
    assert not list(gifts(1, 7, 0, (-1.0, 1.0), (10, 11)))
    assert not list(gifts(1, 7, 0, (-1.0, 1.0, 0.0), (None, 11, 12)))
    assert [it.taker for it in gifts(1, 7, 0, (-1.0, 1.0, 0.0), (10, None, 12))] == [12]


def test_a_pair_that_feeds_each_other_is_listed_with_its_decisions() -> None:
    found = list(games(random.Random(1), range(1, 8), {2, 5}, 1.0))
    (pair,) = standing_out(found)
    assert pair.people == (2, 5) and pair.games == 10 and pair.z_value > 3 and pair.mean > 5
    assert all({it.giver, it.taker} == {2, 5} for it in pair.gifts)
    assert pair.gifts[0].points == max(it.points for it in pair.gifts)


def test_chance_lists_hardly_any_pair() -> None:
    seasons = [standing_out(games(random.Random(seed), range(1, 8), set(), 0.0)) for seed in range(40)]
    assert sum(map(len, seasons)) <= 4  # of 840 pairs; a normal value is above 3 in 1 of 740


def test_fewer_than_five_games_together_are_not_judged() -> None:
    found = list(games(random.Random(1), range(1, 8), {2, 5}, 1.0))
    assert not standing_out(it for it in found if it.table < 12 or {it.giver, it.taker} != {2, 5})
