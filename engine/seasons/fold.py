"""Fold events into the state of a season."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import singledispatch

from engine.seasons import divisions, draw, schedule
from engine.seasons.cup import finalists
from engine.seasons.events import (
    Cancelled,
    CheckedIn,
    Ended,
    Entered,
    Final,
    Left,
    Paused,
    Played,
    SeasonEvent,
    SeasonFile,
    Started,
    Substituted,
    Withdrew,
)
from engine.seasons.model import FINAL, BadSeason, Entrant, Fixture, Season

MOST_LOST = 2
"""Lost seats with which a season ends for a player."""


def fold(record: SeasonFile) -> Season:
    """The state of a season; raises `BadSeason` with the number of the event that cannot have happened."""
    season = Season(record.kind, record.seats, record.seal)
    season.status = season.kind.first_status
    return add_all(season, record.events)


def add_all(season: Season, events: Iterable[SeasonEvent]) -> Season:
    """Add events to a season, in place; raises `BadSeason` like `fold`."""
    for number, event in enumerate(events, 1):
        try:
            add(season, event)
        except BadSeason as wrong:
            raise BadSeason(f"event {number}: {wrong}") from wrong
    return season


def add(season: Season, event: SeasonEvent) -> None:
    """Add an event to a season, in place; raises `BadSeason` where it cannot have happened."""
    if season.status in ("ended", "cancelled"):
        raise BadSeason(f"the season is {season.status}")
    apply(event, season)


@singledispatch
def apply(event: SeasonEvent, season: Season) -> None:
    """What an event changes; raises `BadSeason`, `TypeError` for an event without a rule."""
    raise TypeError(event)


@apply.register
def _(event: Entered, season: Season) -> None:
    if season.kind.follows_server:
        raise BadSeason("an open season has no sign-up")
    if season.kind.scheduled and season.status == "running" and event.plays:
        raise BadSeason("sign-up is over")
    following = len(season.entrants) + 1
    if event.who not in season.entrants and event.who != following:
        raise BadSeason(f"the next player is number {following}")
    before = season.entrants.get(event.who, Entrant(event.who))
    if season.status == "running" and before.plays and event.who in season.entrants:
        raise BadSeason(f"player {event.who} plays already")
    season.entrants[event.who] = replace(
        before,
        reserve=event.reserve or not event.plays,
        plays=event.plays,
        rating=event.rating,
        origin=event.origin,
        withdrawn=False,
    )


@apply.register
def _(event: CheckedIn, season: Season) -> None:
    season.expect("sign-up")
    if season.entrant(event.who).withdrawn:
        raise BadSeason(f"player {event.who} has withdrawn")
    season.entrants[event.who] = replace(season.entrant(event.who), checked=True)


@apply.register
def _(event: Withdrew, season: Season) -> None:
    season.entrants[event.who] = replace(season.entrant(event.who), withdrawn=True, checked=False)
    for table, fixture in season.fixtures.items():
        if not fixture.over and event.who in fixture.players_by_seat.values():
            lose(season, table, event.who, early=False)


@apply.register
def _(event: Paused, season: Season) -> None:
    if season.entrant(event.who).paused:
        raise BadSeason(f"player {event.who} has had the pause")
    season.entrants[event.who] = replace(season.entrant(event.who), paused=True)


@apply.register
def _(event: Started, season: Season) -> None:
    season.expect("sign-up")
    if draw.seal_of(event.secret) != season.seal:
        raise BadSeason("the secret does not fit the seal")
    order = divisions.entry_order(season.entrants)
    if len(order) < schedule.FEWEST:
        raise BadSeason("too few players have confirmed")
    season.status, season.secret = "running", event.secret
    drawn = season.kind.final
    parts = divisions.groups(order, event.secret) if drawn else divisions.cut(order, season.entrants)
    for number, part in enumerate(parts, 1):
        members = draw.rotate(part, event.secret, f"division {number}")
        season.divisions = (*season.divisions, members)
        add_tables(season, number, members)
    for player, entrant in season.entrants.items():
        if player not in order:  # a player who did not confirm is a reserve
            season.entrants[player] = replace(entrant, plays=False, reserve=not entrant.withdrawn)


def add_tables(season: Season, division: int, members: tuple[int, ...]) -> None:
    """Add the games of a division; a final is one table where all have a seat there."""
    single = division == FINAL and len(members) <= season.seats
    for seats in (members,) if single else schedule.tables(members, season.seats):
        table = len(season.fixtures) + 1
        season.fixtures[table] = Fixture(table, division, seats)


@apply.register
def _(event: Left, season: Season) -> None:
    lose(season, event.table, event.who, early=event.early)
    end_for(season, event.who)


def end_for(season: Season, player: int | None) -> None:
    """End the season for a member who has lost too many seats."""
    own = [fixture for fixture in season.fixtures.values() if player in fixture.members]
    lost = sum(fixture.members.index(player) in fixture.lost for fixture in own)
    if player is not None and lost >= MOST_LOST and not season.entrant(player).withdrawn:
        apply(Withdrew(who=player), season)


def lose(season: Season, table: int, player: int, *, early: bool) -> None:
    """Mark a seat as lost; a reserve who leaves loses it for good. Raises `BadSeason` for a player who does
    not hold a seat there (any more): a reserve may have it."""
    fixture = season.fixture(table)
    seat = fixture.seat_of(player)
    if fixture.over or fixture.players_by_seat.get(seat) != player:
        raise BadSeason(f"player {player} has no seat to lose at table {table}")
    first = early and seat not in fixture.reserves
    season.fixtures[table] = replace(
        fixture,
        lost=fixture.lost | {seat},
        early=fixture.early | {seat} if first else fixture.early - {seat},
        reserves={at: reserve for at, reserve in fixture.reserves.items() if at != seat},
    )


@apply.register
def _(event: Substituted, season: Season) -> None:
    fixture = season.fixture(event.table)
    seat = fixture.members.index(event.absent) if event.absent in fixture.members else None
    if fixture.over or seat is None or seat not in fixture.vacant & fixture.early:
        raise BadSeason(f"no reserve can take the seat of player {event.absent} at table {event.table}")
    if not season.may_substitute(event.who, fixture):
        raise BadSeason(f"player {event.who} is no reserve for table {event.table}")
    season.entrants[event.who] = replace(season.entrant(event.who), substitutes=True)
    season.fixtures[event.table] = replace(fixture, reserves={**fixture.reserves, seat: event.who})


@apply.register
def _(event: Played, season: Season) -> None:
    season.expect("running")
    if not season.kind.scheduled:
        add_free_game(season, event)
        return
    fixture = season.fixture(event.table)
    if fixture.over or not len(event.ranks) == len(event.scores) == len(fixture.members):
        raise BadSeason(f"table {event.table} cannot end like this")
    season.fixtures[event.table] = replace(
        fixture,
        ranks=event.ranks,
        scores=event.scores,
        lost=fixture.lost | {*event.lost},
        reserves={at: reserve for at, reserve in fixture.reserves.items() if at not in event.lost},
    )
    for seat in event.lost:
        end_for(season, fixture.members[seat])


def add_free_game(season: Season, event: Played) -> None:
    """Add a game that no schedule knew; raises `BadSeason`."""
    known = [player for player in event.people if player is not None]
    whole = len(event.people) == len(event.ranks) == len(event.scores)
    if event.table in season.fixtures or not whole or len({*known}) != len(known):
        raise BadSeason(f"table {event.table} cannot end like this")
    for player in known:
        if season.kind.solo:
            season.entrant(player)
        season.entrants.setdefault(player, Entrant(player))
    lost = frozenset(event.lost)
    season.fixtures[event.table] = Fixture(
        event.table, FINAL, event.people, lost, ranks=event.ranks, scores=event.scores
    )


@apply.register
def _(event: Final, season: Season) -> None:
    if not season.kind.final or season.final or not season.complete:
        raise BadSeason("there is no final now")
    players = finalists(season, withdrawn=event.withdrawn)
    season.final, season.finalists = True, draw.shuffle_members(players, season.secret, "final")
    if len(players) >= schedule.FEWEST:
        add_tables(season, FINAL, season.finalists)


@apply.register
def _(event: Ended, season: Season) -> None:
    season.expect("running")
    finished = season.complete and (season.final or not season.kind.final)
    if not finished and not event.unfinished:
        raise BadSeason("games are not over")
    season.status = "ended"


@apply.register
def _(event: Cancelled, season: Season) -> None:
    season.status = "cancelled"
