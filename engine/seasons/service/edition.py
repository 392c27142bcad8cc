"""A season as it is stored, with what follows from it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from cachetools import LRUCache
from pydantic import TypeAdapter

from engine.seasons import best_games
from engine.seasons.draw import seal_of
from engine.seasons.events import FORMAT, Happening, Played, SeasonEvent, SeasonFile
from engine.seasons.fold import add_all, fold
from engine.seasons.kinds import KINDS, SeasonKind
from engine.seasons.model import Season
from engine.seasons.service.plan import SeasonPlan
from engine.seasons.standing import StandingLine
from engine.tables.model.keyed_hashes import includes
from engine.tables.model.results import TableResult
from engine.tables.store.season_rows import SeasonRow

EVENTS: TypeAdapter[Happening] = TypeAdapter(Happening)
MOST_FOLDED = 32
"""Seasons whose folded state is cached: each is read several times in a row."""
FOLDED: LRUCache[tuple[str, int, str], tuple[tuple[str, ...], Season]] = LRUCache(MOST_FOLDED)
"""Cache: the stored events of a season, and the state that they fold to."""


@dataclass(frozen=True)
class Edition:
    """A season of a server. `results`: of the games that count in an open season."""

    row: SeasonRow
    results: tuple[TableResult, ...] = ()

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def kind(self) -> SeasonKind:
        return KINDS[self.row.kind]

    @cached_property
    def plan(self) -> SeasonPlan:
        return SeasonPlan.model_validate_json(self.row.plan)

    @cached_property
    def people(self) -> tuple[int, ...]:
        """Persons by number, from 1; in an open season in the order in which they first played. A former
        player is a number below 0."""
        if not self.kind.follows_server:
            return self.row.people
        owners = (place.owner for result in self.results for place in result.places)
        return tuple(dict.fromkeys(owner for owner in owners if owner is not None))

    @cached_property
    def events(self) -> tuple[Happening, ...]:
        """All events; those of an open season follow from its games but for the stored ones."""
        stored = load_events(self.row.events)
        return (*self.finished_games(), *stored) if self.kind.follows_server else stored

    def finished_games(self) -> Iterable[Played]:
        """One event for each game of an open season."""
        numbers = {person: number for number, person in enumerate(self.people, 1)}
        for result in self.results:
            yield Played(
                at=result.ended,
                table=result.table,
                people=tuple(numbers.get(place.owner or 0) for place in result.places),
                ranks=tuple(place.rank for place in result.places),
                scores=tuple(place.points for place in result.places),
                lost=tuple(place.seat for place in result.places if place.lost is not None),
            )

    @property
    def record(self) -> SeasonFile:
        """The events as a file; the secret of the draw is in it from the start on."""
        return build_record(self.row.kind, self.plan.seats, self.row.secret, self.events)

    @cached_property
    def state(self) -> Season:
        """The folded state; not to be changed."""
        if self.kind.follows_server:
            return fold(self.record)
        return fold_stored(self.row.kind, self.plan.seats, self.row.secret, self.row.events)

    @cached_property
    def places(self) -> tuple[tuple[StandingLine, ...], tuple[StandingLine, ...]]:
        """The standing of an open season; with 1,000 games it takes half a second, so ask in a thread."""
        return best_games.standing(self.state)

    @property
    def over(self) -> bool:
        return self.row.status in ("ended", "cancelled")

    def number(self, person: int) -> int | None:
        """The number of a person; None: they take no part."""
        return self.people.index(person) + 1 if person in self.people else None

    def was_erased(self, person: int) -> bool:
        """Whether a person played this season and was erased while it ran."""
        return includes(json.loads(self.row.former), person)

    def person(self, player: int) -> int:
        return self.people[player - 1]

    def awaits_table(self, number: int) -> bool:
        """Whether a table must be opened: for a game of the schedule, or for the attempt of a player; for an
        erased one there is none."""
        if self.over or self.table(number) is not None:
            return False
        if self.kind.solo:
            return number in self.state.entrants and self.person(number) > 0
        return number in self.state.fixtures

    def table(self, fixture: int) -> int | None:
        """The table at which a game is played; None: not opened yet."""
        return dict(self.row.games).get(fixture)


def dump_events(events: Iterable[SeasonEvent]) -> tuple[str, ...]:
    """Events as JSON, each by itself."""
    return tuple(event.model_dump_json(exclude_defaults=False) for event in events)


def load_events(stored: Iterable[str]) -> tuple[Happening, ...]:
    """Events from their JSON; raises pydantic's `ValidationError`."""
    return tuple(EVENTS.validate_json(event) for event in stored)


def build_record(kind: str, seats: int, secret: str, events: tuple[Happening, ...]) -> SeasonFile:
    """The record of a season, with the seal of its secret."""
    return SeasonFile(
        format=FORMAT,
        version=1,
        kind=kind,  # type: ignore[arg-type] # the database holds no other ones
        seats=seats,
        seal=seal_of(secret) if secret else "",
        events=events,
    )


def fold_stored(kind: str, seats: int, secret: str, stored: tuple[str, ...]) -> Season:
    """The state that stored events fold to; not to be changed. Only events that are new are folded."""
    key = kind, seats, secret
    before, state = FOLDED.get(key, ((), None))
    if state is None or stored[: len(before)] != before:
        before, state = (), fold(build_record(*key, ()))
    if len(stored) > len(before):
        state = add_all(state.copy(), load_events(stored[len(before) :]))
    FOLDED[key] = stored, state
    return state
