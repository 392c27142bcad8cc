"""Plays seasons on paper: chance decides who wins, who leaves and who steps in."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.seasons.draw import seal_of
from engine.seasons.events import (
    CheckedIn,
    Ended,
    Entered,
    Final,
    Kind,
    Left,
    Origin,
    Played,
    SeasonEvent,
    SeasonFile,
    Started,
    Substituted,
    Withdrew,
)
from engine.seasons.fold import add, fold
from engine.seasons.model import Fixture, Season

SECRET = "a secret"


def season(kind: Kind, seats: int = 4, events: tuple[SeasonEvent, ...] = ()) -> Season:
    """A season with a seal."""
    return fold(record(kind, seats, events))


def record(kind: Kind, seats: int = 4, events: tuple[SeasonEvent, ...] = ()) -> SeasonFile:
    """A record with these events."""
    seal = seal_of(SECRET) if kind in ("league", "cup") else ""
    return SeasonFile(
        format="kontor-season",
        version=1,
        kind=kind,
        seats=seats,
        seal=seal,
        events=events,  # type: ignore[arg-type] # of the events there are
    )


def sign_up(players: int, luck: Random | None = None) -> Iterator[SeasonEvent]:
    """This many players enter and confirm, and the season starts; with luck also some that do not, and
    reserves."""
    for who in range(1, players + 1):
        reserve = luck is not None and luck.random() < 0.4
        rating = luck.randrange(50) / 2 if luck else 0.0
        origin = (
            Origin(division=luck.choice([1, 2]), way="stayed", place=luck.randrange(1, 4)) if luck else None
        )
        kept = origin if luck and luck.random() < 0.4 else None
        yield Entered(who=who, reserve=reserve, rating=rating, origin=kept)
    for who in range(1, players + 1):
        if luck is None or who <= 3 or luck.random() < 0.85:
            yield CheckedIn(who=who)
    if luck is not None:
        yield Entered(who=players + 1, plays=False)
    yield Started(secret=SECRET)


def started(players: int, seats: int = 4, kind: Kind = "league") -> Season:
    """A season that has begun, with these players."""
    return season(kind, seats, tuple(sign_up(players)))


def played(fixture: Fixture, luck: Random) -> Played:
    """Some end of a game; every second one has ties."""
    seats = len(fixture.members)
    scores = tuple(luck.randrange(-3, 30 if luck.random() < 0.5 else 4) for _ in range(seats))
    ranks = tuple(1 + sum(other > own for other in scores) for own in scores)
    lost = tuple(seat for seat in fixture.players_by_seat if luck.random() < 0.03)
    return Played(table=fixture.table, ranks=ranks, scores=scores, lost=lost)


def reserve_for(season: Season, fixture: Fixture) -> int | None:
    """The first reserve who may take a seat at a table: those without a place first, by sign-up."""
    ready = [player for player in season.entrants if season.may_substitute(player, fixture)]
    return min(ready, key=lambda player: (season.entrants[player].plays, player), default=None)


def happening(it: Season, luck: Random) -> SeasonEvent:
    """What happens next in a running season: mostly a game ends."""
    fixture = luck.choice([game for game in it.fixtures.values() if not game.over])
    chance = luck.random()
    if chance < 0.08 and fixture.players_by_seat:
        return Left(
            who=luck.choice([*fixture.players_by_seat.values()]),
            table=fixture.table,
            early=luck.random() < 0.7,
        )
    if chance < 0.1:
        return Withdrew(who=luck.choice([*it.entrants]))
    if chance < 0.3 and (seats := fixture.early & fixture.vacant):
        absent = fixture.members[min(seats)]
        if absent is not None and (reserve := reserve_for(it, fixture)) is not None:
            return Substituted(who=reserve, table=fixture.table, absent=absent)
    return played(fixture, luck)


def going_on(it: Season, luck: Random) -> Iterator[SeasonEvent]:
    """Play a season to its end; each event is yielded when it has been added."""
    while not it.complete:
        event = happening(it, luck)
        add(it, event)
        yield event
        if it.complete and it.kind.final and not it.final:
            add(it, final := Final())
            yield final
    add(it, end := Ended())
    yield end


def whole(kind: Kind, players: int, seats: int, seed: str) -> SeasonFile:
    """The record of a season that was played to its end, for all events."""
    luck = Random(seed)
    events = [*sign_up(players, luck)]
    it = season(kind, seats, tuple(events))
    return record(kind, seats, (*events, *going_on(it, luck)))


def free_games(kind: Kind, players: int, games: int, seed: str) -> SeasonFile:
    """The record of games without schedule: an open season or a duplicate week."""
    luck, events = Random(seed), list[SeasonEvent]()
    if kind == "duplicate":
        events += [Entered(who=who) for who in range(1, players + 1)]
    for table in range(1, games + 1):
        people = luck.sample(
            range(1, players + 1), k=1 if kind == "duplicate" else luck.randint(1, min(4, players))
        )
        size = luck.randint(max(2, len(people)), 5)
        seated: list[int | None] = [*people, *[None] * (size - len(people))]
        luck.shuffle(seated)
        end = played(Fixture(table, 0, tuple(seated)), luck)
        events.append(end.model_copy(update={"people": tuple(seated)}))
    return record(kind, 4, (*events, Ended()))
