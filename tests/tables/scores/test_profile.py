"""What a person's results say of how it goes: form, seats, points beside the average, opponents."""

from __future__ import annotations

import random
from dataclasses import replace
from statistics import fmean

import pytest

from engine.tables.model.results import Kind, SeatPlace, TableResult
from engine.tables.scores.profile import Count, Finish, Meeting, Profile, SeatResults, Source, profile
from tests.tables.sittings import ANNA, BEN, CLARA, DAVID, EMMA, Sittings

PEOPLE = (ANNA, BEN, CLARA, DAVID, EMMA)
FORMER = -4


def game(
    *ends: tuple[int | str, int], kind: Kind = "rated", guild: int = 1, expansion: str = ""
) -> TableResult:
    """A game: seat by seat who sat there, with what rank. The better of two has ten contract points more; an
    expansion has a source of its own."""
    more = {expansion: 3} if expansion else {}
    places = tuple(
        SeatPlace(
            seat,
            who if isinstance(who, int) else None,
            who if isinstance(who, str) else None,
            rank=rank,
            points=50 - 10 * rank + sum(more.values()),
            tie_break=0,
            sources={"contracts": 40 - 10 * rank, "fires": 10, **more},
        )
        for seat, (who, rank) in enumerate(ends)
    )
    expansions = (expansion,) if expansion else ()
    return TableResult(0, guild, "speicherstadt", expansions, "2026-4", kind, 10, 200, 0.0, 0.0, places)


def test_a_player_who_has_played_nothing_has_an_empty_profile() -> None:
    assert profile(ANNA, []) == Profile()
    assert profile(ANNA, [game((BEN, 1), (CLARA, 2))]) == Profile()


def test_games_count_if_they_were_played_from_beginning_to_end() -> None:
    kinds: list[Kind] = ["rated", "rated", "friendly", "minded", "practice", "abandoned"]
    it = profile(ANNA, [game((ANNA, 1), (BEN, 2), kind=kind) for kind in kinds])
    assert it.all == Count(games=4, wins=4, mean_rank=1.0)
    assert it.rated == 2


def test_the_form_is_the_last_ten_games_the_oldest_first() -> None:
    early = [game((ANNA, 2), (BEN, 1))] * 3
    late = [game((ANNA, 1 + number % 3), (BEN, 4), ("quick", 5)) for number in range(9)]
    it = profile(ANNA, [*early, *late])
    assert it.form == (Finish(2, 2), *[Finish(1, 3), Finish(2, 3), Finish(3, 3)] * 3)
    assert it.all == Count(12, 3, mean_rank=2.0)


@pytest.mark.parametrize(
    ("rank", "seats", "beaten"), [(1, 2, 1), (2, 2, 0), (1, 5, 1), (2, 5, 0.75), (5, 5, 0), (2, 3, 0.5)]
)
def test_how_many_were_beaten_is_alike_for_every_size_of_table(rank: int, seats: int, beaten: float) -> None:
    assert Finish(rank, seats).share_beaten == beaten


def test_seats_are_compared_after_three_games_on_them() -> None:
    first, second, third = ((ANNA, 1), (BEN, 2), (CLARA, 3)), ((BEN, 1), (ANNA, 2)), ((BEN, 1), (CLARA, 2))
    games = [game(*first)] * 3 + [game(*second)] * 2
    it = profile(ANNA, games)
    assert it.seats == (SeatResults(0, 3, 1.0), SeatResults(1, 2, 0.0))
    assert it.favourite == SeatResults(0, 3, 1.0)
    assert it.worst is None
    assert profile(ANNA, games[1:]).favourite is None

    it = profile(ANNA, [*games, game(*second), *[game(*third, (ANNA, 2))] * 4])
    assert it.favourite == SeatResults(0, 3, 1.0)
    assert it.worst == SeatResults(1, 3, 0.0)
    assert it.seats[2] == SeatResults(2, 4, 0.5)


def test_where_all_seats_are_alike_none_is_the_worst() -> None:
    it = profile(ANNA, [game((ANNA, 1), (BEN, 2))] * 3 + [game((BEN, 2), (ANNA, 1))] * 4)
    assert it.favourite == SeatResults(1, 4, 1.0)
    assert it.worst is None


def test_points_by_source_stand_beside_the_table() -> None:
    games = [game((ANNA, 1), (BEN, 2)), game((ANNA, 2), (BEN, 1), (CLARA, 3), ("quick", 4))]
    it = profile(ANNA, games)
    assert it.points == Source("", 2, own=35.0, average=(35 + 25) / 2)
    assert it.sources == (Source("contracts", 2, own=25.0, average=20.0), Source("fires", 2, 10.0, 10.0))
    assert [source.lead for source in it.sources] == [5.0, 0.0]


def test_a_source_counts_only_where_there_is_one() -> None:
    games = [game((ANNA, 1), (BEN, 2))] * 3 + [game((ANNA, 1), (BEN, 2), expansion="press")]
    sources = {it.name: it for it in profile(ANNA, games).sources}
    assert sources["press"] == Source("press", 1, 3.0, 3.0)
    assert sources["fires"].games == 4


def test_games_are_listed_by_what_was_played() -> None:
    games = [game((ANNA, 2), (BEN, 1)), *[game((ANNA, 1), (BEN, 2), expansion="kaispeicher")] * 2]
    assert profile(ANNA, games).sets == (
        (("speicherstadt", "kaispeicher"), Count(2, 2, 1.0)),
        (("speicherstadt",), Count(1, 0, 2.0)),
    )


def test_head_to_head_knows_persons_alone_and_counts_no_equals() -> None:
    games = [
        game((ANNA, 1), (BEN, 2), (FORMER, 3), ("quick", 4)),
        game((ANNA, 1), (BEN, 1), (CLARA, 3)),
        game((ANNA, 3), (BEN, 2), (CLARA, 1), guild=2),
        game((ANNA, 1), (DAVID, 2)),
    ]
    assert profile(ANNA, games).meetings == (
        Meeting(BEN, guild=2, games=3, ahead=1, behind=1),
        Meeting(CLARA, guild=2, games=2, ahead=1, behind=1),
        Meeting(DAVID, guild=1, games=1, ahead=1, behind=0),
    )


def test_a_server_sees_its_own_games_alone() -> None:
    games = [game((ANNA, 1), (BEN, 2), guild=1), game((ANNA, 2), (CLARA, 1), guild=2)]
    assert profile(ANNA, games).all.games == 2
    assert profile(ANNA, games, guild=1) == profile(ANNA, games[:1])
    assert profile(ANNA, games, guild=3) == Profile()


def test_many_games_agree_with_a_recount() -> None:
    luck = random.Random(7)
    games = [some_game(luck) for _ in range(150)]
    for me in PEOPLE:
        mine = [it for it in games if me in {place.person for place in it.places}]
        own = [next(place for place in it.places if place.person == me) for it in mine]
        it = profile(me, mine)

        assert it.all.games == len(mine) and it.all.wins == sum(place.rank == 1 for place in own)
        assert it.all.mean_rank == pytest.approx(sum(place.rank for place in own) / len(own))
        assert sum(seat.games for seat in it.seats) == len(mine)
        for source in it.sources:
            tables = [fmean(place.sources[source.name] for place in game.places) for game in mine]
            assert source.own == pytest.approx(fmean(place.sources[source.name] for place in own))
            assert source.average == pytest.approx(fmean(tables))
        assert sum(source.own for source in it.sources) == pytest.approx(it.points.own)
        for met in it.meetings:
            both = [{place.person: place.rank for place in game.places} for game in mine]
            ranks = [(it[me], it[met.person]) for it in both if met.person in it]
            assert met.games == len(ranks)
            assert met.ahead == sum(my < other for my, other in ranks)
            assert met.behind == sum(my > other for my, other in ranks)


def some_game(luck: random.Random) -> TableResult:
    """A game of some of these people, in which equal points share a rank."""
    people = luck.sample(PEOPLE, luck.randint(2, 5))
    points = [luck.randint(0, 12) for _ in people]
    ranks = [1 + sum(other > mine for other in points) for mine in points]
    places = tuple(
        SeatPlace(
            seat, person, None, ranks[seat], points[seat], 0, {"fires": points[seat] - 3, "contracts": 3}
        )
        for seat, person in enumerate(people)
    )
    return TableResult(0, 1, "speicherstadt", (), "2026-4", "rated", 10, 200, 0.0, 0.0, places)


def test_points_of_two_titles_are_not_added_and_each_is_looked_at_alone() -> None:
    one, more = game((ANNA, 1), (BEN, 2)), game((ANNA, 2), (BEN, 1), expansion="annex")
    other = replace(game((ANNA, 2), (BEN, 1)), game="another")
    every = profile(ANNA, [one, more, other])
    assert every.all.games == 3 and every.points.games == 0 and every.sources == ()

    title = profile(ANNA, [one, more, other], game="speicherstadt")
    assert title.all.games == title.points.games == 2
    alone = profile(ANNA, [one, more, other], game="speicherstadt", expansions=())
    assert alone.all == Count(1, 1, 1.0) and alone.sources
    assert profile(ANNA, [one, more, other], 1, "another", ()).all == Count(1, 0, 2.0)
    assert profile(ANNA, [one, more, other], 2) == Profile()


async def test_a_game_at_the_table_is_in_the_profiles_of_all_who_sat_there(house: Sittings) -> None:
    over = await house.finished(ANNA, BEN, agents=1, hints=False)
    for person, other in ((ANNA, BEN), (BEN, ANNA)):
        it = profile(person, await house.store.results.of_person(person), guild=1)
        assert (it.all.games, it.rated) == (1, 1)
        assert [met.person for met in it.meetings] == [other]
        assert it.points.own == pytest.approx(sum(source.own for source in it.sources))
        assert it.seats[0].seat == over.seat_of(person)


async def test_a_player_who_is_hidden_is_remembered_until_it_is_taken_back(house: Sittings) -> None:
    people = house.store.people
    await people.set_discord_language(ANNA, "de")
    await people.hide(ANNA, hidden=True)
    await people.hide(CLARA, hidden=True)
    assert await people.hidden_persons(ANNA, BEN) == {ANNA}
    assert await people.hidden_persons(*range(40_000)) == {ANNA, CLARA}
    assert await people.hidden_persons() == frozenset()

    await house.again()
    people = house.store.people
    assert await people.hidden_persons(ANNA) == {ANNA}
    await people.hide(ANNA, hidden=False)
    assert await people.hidden_persons(ANNA, CLARA) == {CLARA}
    assert await people.discord_language(ANNA) == "de"
