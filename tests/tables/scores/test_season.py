"""Many games through the real tables: what is told of them agrees with a count of another kind."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from statistics import fmean
from typing import Any

import pytest
from openskill.models import BradleyTerryFull

from engine.agents.agent import answer_from_state, with_offers
from engine.core.actions import Action
from engine.core.records import check, read
from engine.core.scores import standings
from engine.games.speicherstadt.agents import AGENTS
from engine.tables.model.habits import DAY
from engine.tables.model.table import Table
from engine.tables.people import care, votes
from engine.tables.scores.ladder import Ladders, Scope
from engine.tables.scores.profile import profile
from tests.tables.sittings import ANNA, BEN, CLARA, DAVID, Sittings, person_due

GAMES = 36
PEOPLE = (ANNA, BEN, CLARA, DAVID)
BETWEEN = 5.6 * DAY
"""Seconds from game to game: so they fall into three seasons."""


@dataclass(frozen=True)
class Seen:
    """A game as noted from its last board: points and coins of each player."""

    table: Table
    who: Sequence[int | str]
    points: Sequence[int]
    ranks: Sequence[int]

    @property
    def lost(self) -> list[int]:
        """The seats that count as lost: left to a caretaker at the end, or of who ended it among bots."""
        alone = self.table.status == "ended" and sum(isinstance(it, int) for it in self.who) == 1
        over, chairs = self.table.status == "finished", enumerate(self.table.chairs)
        return [at for at, it in chairs if it.person is not None and (alone or (over and it.agent))]

    @property
    def counted(self) -> list[int]:
        """The ranks for ratings: whose game is lost comes last."""
        played = self.table.status == "finished"
        order = [99 if at in self.lost else rank * played for at, rank in enumerate(self.ranks)]
        return [1 + sum(other < own for other in order) for own in order]


@dataclass(frozen=True)
class Season:
    """A server after its games."""

    house: Sittings
    games: Sequence[Seen]

    @property
    def finished(self) -> list[Seen]:
        return [it for it in self.games if it.table.status == "finished"]

    @property
    def rated(self) -> list[Seen]:
        return [it for it in self.finished if not it.table.hints]

    @property
    def counting(self) -> list[Seen]:
        return [it for it in self.games if not it.table.hints and (it in self.finished or it.lost)]


@pytest.mark.parametrize(
    "address", ["sqlite"], indirect=True
)  # ten seconds, of which a server would have one
async def test_their_statistics_agree_with_a_recount(house: Sittings) -> None:
    """Many games, mostly small ones; some among friends, some with a caretaker, some broken off. One test,
    for the games are played only once."""
    luck = random.Random(9)
    season = Season(house, [noted(await sat(house, luck, number)) for number in range(GAMES)])
    await every_kind_of_game_was_played(season)
    await every_result_is_that_of_the_last_board(season)
    for expansions in (None, (), ("kaispeicher",)):
        await ratings_agree(season, expansions)
    await the_leaderboard_agrees(season)
    await seasons_are_counted_for_themselves(season)
    for who in PEOPLE:
        await the_profile_agrees(season, who)
    await it_is_all_the_same_for_the_next_bot(season)


async def sat(house: Sittings, luck: random.Random, number: int) -> Table:
    """One game by people who play like quick agents, and such agents."""
    house.clock.advance(BETWEEN)
    people = luck.sample(PEOPLE, luck.choice((1, 1, 1, 2)))
    expansions = ("kaispeicher",) if number % 20 == 5 else ()
    table = await house.start(
        *people, agents=len(people) == 1 or luck.randint(0, 1), hints=number % 8 == 3, expansions=expansions
    )
    if number % 10 == 7 and len(people) > 1:
        await house.tables.do(table.id, care.leave, people[1])
    while (it := await house.tables.table(table.id)).status == "running":
        if number % 25 == 9 and it.round == 2:
            await ends(house, it, people)
        else:
            await house.tables.answer(table.id, person_due(it), quickly)
    return it


async def ends(house: Sittings, table: Table, people: Sequence[int]) -> None:
    """All agree to an end."""
    await house.tables.do(table.id, votes.propose_end, people[0])
    for person in people[1:]:
        await house.tables.do(table.id, votes.vote, person, True)


def quickly(table: Table, seat: int) -> tuple[Action, ...]:
    """What a quick player would answer."""
    decision = table.decisions_of(seat)[0]
    return (
        answer_from_state(AGENTS["quick"], table.now, with_offers(table.now, decision), random.Random(0)),
    )


def noted(table: Table) -> Seen:
    """Points, coins and ranks, counted from the seats of the last board."""
    s: Any = table.now
    points = [sum(lines.values()) for lines in standings(s)]
    order = sorted({(it, seat.coins) for it, seat in zip(points, s.seats, strict=True)}, reverse=True)
    ranks = []
    for it, seat in zip(points, s.seats, strict=True):
        better = order[: order.index((it, seat.coins))]
        ranks.append(1 + sum((p, o.coins) in better for p, o in zip(points, s.seats, strict=True)))
    who = [chair.person or str(chair.agent) for chair in table.chairs]
    return Seen(table, who, points, ranks)


async def every_kind_of_game_was_played(season: Season) -> None:
    found = await season.house.store.results.of_guild(1)
    assert len(found) == GAMES
    assert {it.kind for it in found} == {"rated", "friendly", "abandoned"}
    assert [it.rated for it in found] == [it in season.rated for it in season.games]


async def every_result_is_that_of_the_last_board(season: Season) -> None:
    for it, result in zip(season.games, await season.house.store.results.of_guild(1), strict=True):
        assert [place.points for place in result.places] == it.points
        assert [place.rank for place in result.places] == it.ranks
        text = await season.house.store.results.record(it.table.id)
        assert text is not None and check(it.table.game, read(it.table.game, text)) is None


async def ratings_agree(season: Season, expansions: tuple[str, ...] | None) -> None:
    model, known = BradleyTerryFull(), dict[int, Any]()
    for it in season.counting:
        if expansions in (None, it.table.expansions):
            teams = [[rating(model, known, who, it.table)] for who in it.who]
            after = model.rate(teams, ranks=[float(rank) for rank in it.counted])
            known.update({who: team[0] for who, team in zip(it.who, after, strict=True) if who in PEOPLE})
    ladder = await Ladders(season.house.store).of(Scope(1, expansions=expansions))

    assert {who: (it.strength, it.doubt) for who, it in ladder.lines.items()} == {
        who: (it.mu, it.sigma) for who, it in known.items()
    }
    by_worst = sorted(known, key=lambda who: -(known[who].mu - 3 * known[who].sigma))
    assert [who for who, _ in ladder.order] == by_worst


def rating(model: BradleyTerryFull, known: dict[int, Any], who: int | str, table: Table) -> Any:
    """The rating of a player before a game; agents are worth the same for ever."""
    if isinstance(who, int):
        return known.get(who) or model.rating()
    fixed = AGENTS.anchor(who, table.expansions)
    return model.rating(fixed.strength, fixed.doubt)


async def the_leaderboard_agrees(season: Season) -> None:
    ranks = defaultdict[int, list[int]](list)
    for it in season.counting:
        for who, rank in zip(it.who, it.counted, strict=True):
            if isinstance(who, int):
                ranks[who].append(rank)
    lines = (await Ladders(season.house.store).of(Scope(1))).lines

    assert set(lines) == set(ranks) == set(PEOPLE)
    for who, found in ranks.items():
        line = lines[who]
        assert (line.games, line.wins, line.mean_rank) == (len(found), found.count(1), fmean(found))
        assert line.streak == len(list(takewhile(lambda rank: rank == 1, reversed(found))))


async def seasons_are_counted_for_themselves(season: Season) -> None:
    seasons = await season.house.store.results.seasons(1)
    assert len(seasons) == 3 and list(seasons) == sorted(seasons, reverse=True)
    ladders = Ladders(season.house.store)
    games = [(await ladders.of(Scope(1, season=it))).lines for it in seasons]
    whole = (await ladders.of(Scope(1))).lines
    for who in PEOPLE:
        assert sum(lines[who].games for lines in games if who in lines) == whole[who].games


async def the_profile_agrees(season: Season, who: int) -> None:
    mine = [(it, it.who.index(who)) for it in season.finished if who in it.who]
    found = profile(who, await season.house.store.results.of_person(who), guild=1)

    assert (found.all.games, found.all.wins) == (len(mine), sum(it.ranks[at] == 1 for it, at in mine))
    assert [it.rank for it in found.form] == [it.ranks[at] for it, at in mine[-10:]]
    assert found.points.own == pytest.approx(fmean(it.points[at] for it, at in mine))
    for source in found.sources:
        own = [standings(it.table.now)[at] for it, at in mine]
        assert source.own == pytest.approx(fmean(it[source.name] for it in own if source.name in it))
    for met in found.meetings:
        games = [
            (it.ranks[at], it.ranks[it.who.index(met.person)]) for it, at in mine if met.person in it.who
        ]
        assert met.games == len(games)
        assert met.ahead == sum(my < other for my, other in games)
        assert met.behind == sum(my > other for my, other in games)


async def it_is_all_the_same_for_the_next_bot(season: Season) -> None:
    before = (await Ladders(season.house.store).of(Scope(1))).lines
    await season.house.again()
    assert (await Ladders(season.house.store).of(Scope(1))).lines == before
