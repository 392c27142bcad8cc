"""Places of players who have only lost seats; divisions of players who rose where a tie keeps others."""

from __future__ import annotations

import pytest

from engine.seasons.divisions import cut
from engine.seasons.events import Entered, Left, Origin, Played, Substituted, Withdrew
from engine.seasons.fold import add
from engine.seasons.model import BadSeason, Entrant
from engine.seasons.standing import standing
from tests.seasons.play import started


def test_a_lost_seat_is_no_lead_before_the_first_game() -> None:
    season = started(6)
    add(season, Withdrew(who=1))
    places = {it.player: it.place for it in standing(season, 1)}
    assert places == {1: 6, **dict.fromkeys(range(2, 7), 1)}


def test_a_game_without_points_is_ahead_of_a_lost_seat() -> None:
    """At a table of two the second one gets nothing, but has played."""
    season = started(3, seats=2)
    game = next(it for it in season.fixtures.values() if 1 not in it.members)
    add(season, Played(table=game.table, ranks=(1, 2), scores=(5, 0)))
    add(season, Withdrew(who=1))
    assert [it.player for it in standing(season, 1)] == [*(it for it in game.members), 1]


def test_an_owner_cannot_lose_the_seat_that_a_reserve_has() -> None:
    season = started(6)
    table, seat = next((it.table, it.members.index(1)) for it in season.fixtures.values() if 1 in it.members)
    for event in (
        Entered(who=7, plays=False),
        Left(who=1, table=table, early=True),
        Substituted(who=7, table=table, absent=1),
    ):
        add(season, event)
    with pytest.raises(BadSeason):
        add(season, Left(who=1, table=table))
    assert season.fixtures[table].reserves == {seat: 7}
    add(season, Left(who=7, table=table))
    assert not season.fixtures[table].reserves


def league(*origins: str) -> tuple[tuple[int, ...], ...]:
    """The divisions of players with these origins: division, first letter of the way, place."""
    ways = {"f": "fell", "s": "stayed", "r": "rose", "a": "absent"}
    entrants = {
        who: Entrant(who, origin=Origin(division=int(it[0]), way=ways[it[1]], place=int(it[2:])))  # type: ignore[arg-type] # one of the ways
        for who, it in enumerate(origins, 1)
    }
    return cut([*entrants], entrants)


@pytest.mark.parametrize(
    ("origins", "sizes"),
    [
        ("1s1 1s2 1s3 1s4 1s5 1s5 1r1 2s2 2s3 2s4 2s5", (7, 4)),  # a tie keeps six, and one rose
        ("1s1 1s2 1s3 1s4 1s5 1r1 2f6 2s2 2s3 2s4 2s5", (6, 5)),
        ("1s1 1s2 1s3 1s4 1s5 1s5 1r1 1r1 1r1 2s4 2s5", (6, 5)),  # of equals all rise or none
        ("1s1 1s2 1s3 1s4 1s5 1s6 1s6 1s6 1r1 1r2 2s3 2s4 2s5 2s6 2s7 2s8", (9, 7)),  # no more than nine
        ("1s1 1s2 1s3 1s4 1s5 1s5 1a3 2s2 2s3 2s4 2s5", (6, 5)),  # who was away can wait
    ],
)
def test_players_who_rose_play_above_where_sizes_allow(origins: str, sizes: tuple[int, ...]) -> None:
    assert tuple(len(it) for it in league(*origins.split())) == sizes
