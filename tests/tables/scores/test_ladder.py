"""Ratings, wins and streaks follow from results, in any order of queries."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest
from openskill.models import BradleyTerryFull

from engine.agents.tutor import TUTOR
from engine.games.speicherstadt.agents import AGENTS
from engine.tables.model.habits import DAY
from engine.tables.model.results import Kind, SeatPlace, TableResult
from engine.tables.scores.ladder import Ladder, Ladders, Scope
from tests.tables.sittings import ANNA, BEN, CLARA, DAVID, Sittings

PEOPLE = (ANNA, BEN, CLARA, DAVID)


def who(seat: int | str) -> tuple[int | None, str | None]:
    """A person, or an agent."""
    return (seat, None) if isinstance(seat, int) else (None, seat)


def game(number: int, *seats: int | str, kind: Kind = "rated", season: str = "2026-4") -> TableResult:
    """A game that the seats finished in this order."""
    places = tuple(
        SeatPlace(rank - 1, *who(it), rank=rank, points=0, tie_break=0, sources={})
        for rank, it in enumerate(seats, 1)
    )
    ended = number * 6 * DAY  # so seldom that every game counts in full
    return TableResult(
        number, 1, "speicherstadt", (), season, kind, 10, 200, 0.0, float(ended), places, number=number
    )


def folded(results: Sequence[TableResult], scope: Scope | None = None) -> Ladder:
    """The ladder of these results."""
    ladder = Ladder(scope or Scope(1))
    for it in results:
        ladder.add(it)
    return ladder


def test_counts_and_streaks() -> None:
    ladder = folded([game(1, ANNA, BEN), game(2, ANNA, BEN), game(3, BEN, ANNA), game(4, ANNA, BEN)])
    anna, ben = ladder.lines[ANNA], ladder.lines[BEN]
    assert (anna.games, anna.wins, anna.streak, anna.longest, anna.mean_rank) == (4, 3, 1, 2, 1.25)
    assert (ben.wins, ben.streak, ben.longest, ben.last) == (1, 0, 1, 24 * DAY)
    assert [person for person, _ in ladder.order] == [ANNA, BEN]


@pytest.mark.parametrize("kind", ["friendly", "minded", "practice", "abandoned"])
def test_only_rated_games_count(kind: Kind) -> None:
    assert folded([game(1, ANNA, BEN, kind=kind)]).lines == {}


def test_agents_learn_nothing_and_people_learn_from_them() -> None:
    tables: list[tuple[int | str, ...]] = [(ANNA, "trader"), ("trader", ANNA), (ANNA, "trader")]
    ladder = folded([game(number, *tables[number % 3]) for number in range(1, 61)])
    assert set(ladder.lines) == {ANNA}
    assert ladder.lines[ANNA].strength > AGENTS.anchors["base"]["trader"].strength
    assert not ladder.lines[ANNA].is_guess and folded([game(1, ANNA, "trader")]).lines[ANNA].is_guess


def test_every_agent_that_plays_for_a_rating_has_its_place() -> None:
    """The tutor sits in lessons alone, which bring no result."""
    assert TUTOR not in AGENTS.choices
    for agents in AGENTS.anchors.values():
        assert set(agents) == set(AGENTS) - {TUTOR}


def test_a_season_counts_for_itself() -> None:
    games = [game(1, ANNA, BEN, season="2026-3"), game(2, BEN, ANNA)]
    assert folded(games, Scope(1, season="2026-4")).lines[BEN].wins == 1
    assert folded(games, Scope(1, season="2026-4")).lines[ANNA].games == 1
    assert folded(games).lines[ANNA].games == 2
    assert folded(games, Scope(1, expansions=("kaispeicher",))).lines == {}
    assert folded(games, Scope(2)).lines == {}


def test_former_players_keep_the_ratings_of_others_but_have_no_line() -> None:
    games = [game(1, ANNA, BEN), game(2, BEN, CLARA)]
    erased = [
        replace(it, places=tuple(replace(p, person=-9 if p.person == BEN else p.person) for p in it.places))
        for it in games
    ]
    assert folded(erased).lines[ANNA] == folded(games).lines[ANNA]
    assert [person for person, _ in folded(erased).order] == [ANNA, CLARA]


def test_ratings_are_those_of_a_recount() -> None:
    luck = random.Random(4)
    games = [game(number, *luck.sample(PEOPLE, luck.randint(2, 4))) for number in range(1, 120)]
    model = BradleyTerryFull()
    known = {person: model.rating() for person in PEOPLE}
    for it in games:
        people = [place.person or 0 for place in it.places]
        for person, (rating,) in zip(people, model.rate([[known[it]] for it in people]), strict=True):
            known[person] = rating
    ladder = folded(games)
    assert {person: (line.strength, line.doubt) for person, line in ladder.lines.items()} == {
        person: (rating.mu, rating.sigma) for person, rating in known.items()
    }


async def test_a_ladder_asked_for_twice_counts_each_game_once(house: Sittings) -> None:
    ladders = Ladders(house.store)
    for number in (1, 2):
        await add(house, number)
        assert (await ladders.of(Scope(1))).lines[ANNA].games == number
        assert (await ladders.of(Scope(1))).lines[ANNA].games == number
    ladders.forget()
    assert (await ladders.of(Scope(1))).lines[ANNA].games == 2


async def add(house: Sittings, number: int) -> None:
    """Store a game of a table of its own."""
    table = await house.store.create(house.lobby(channel=number), ())
    await house.store.results.add(replace(game(number, ANNA, BEN), table=table.id))
