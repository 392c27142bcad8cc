"""Ratings, wins and streaks of a server's players, folded from the results of its games.

Nothing here is stored: ladders are computed from results, so neither an erasure nor a correction can leave a
rating behind that no game explains.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from cachetools import LRUCache
from openskill.models import BradleyTerryFull, BradleyTerryFullRating

from engine.games.agents import AGENTS
from engine.tables.model.results import SeatPlace, TableResult
from engine.tables.scores.meetings import Meetings
from engine.tables.store import Store

MODEL = BradleyTerryFull()
"""Every pair of a table counts as a game of two: that learns three times as fast from tables of four as
Plackett-Luce does, and puts people in order as well; slow games come in small numbers."""
SURE = 4.0
"""Standard deviation from which on a rating is more than a guess: after about a dozen games of four."""
YIELD_EVERY = 50
"""Games after which the event loop has a turn."""
CHANGES = 1_000
"""Games of a ladder whose changes are kept in memory."""
REMEMBERED = 32
"""Ladders kept in memory."""


@dataclass(frozen=True, slots=True)
class Scope:
    """Which games a ladder counts: those of a server; of one season, of one game or set (None: of all)."""

    guild: int
    season: str | None = None
    game: str | None = None
    expansions: tuple[str, ...] | None = None

    def holds(self, result: TableResult) -> bool:
        """Whether a game counts here."""
        return (
            result.counts
            and result.guild == self.guild
            and self.season in (None, result.season)
            and self.game in (None, result.game)
            and self.expansions in (None, result.expansions)
        )


@dataclass(slots=True)
class LadderEntry:
    """Standing of one person. `strength`, `doubt`: openskill's rating and its standard deviation. `streak`:
    games won in a row up to now, `longest` ever. `last`: when their last game ended."""

    games: int = 0
    wins: int = 0
    ranks: int = 0
    strength: float = field(default_factory=lambda: MODEL.rating().mu)
    doubt: float = field(default_factory=lambda: MODEL.rating().sigma)
    streak: int = 0
    longest: int = 0
    last: float = 0.0

    @property
    def mean_rank(self) -> float:
        """From 1, which is the best; there is one game at least."""
        return self.ranks / self.games

    @property
    def worst(self) -> float:
        """Lower end of the rating's interval; ladders are ordered by it."""
        return self.strength - 3 * self.doubt

    @property
    def is_guess(self) -> bool:
        """Whether the rating is still too uncertain to be shown without a mark."""
        return self.doubt > SURE

    def add_game(self, rank: int, ended: float, rating: BradleyTerryFullRating, weight: float) -> None:
        """Add a game. `weight`, from 0 to 1: the part of the rating's change that is applied."""
        won = rank == 1
        self.games, self.wins, self.ranks = self.games + 1, self.wins + won, self.ranks + rank
        self.streak = self.streak + 1 if won else 0
        self.longest, self.last = max(self.longest, self.streak), ended
        self.strength += weight * (rating.mu - self.strength)
        self.doubt += weight * (rating.sigma - self.doubt)


class RatingChange(NamedTuple):
    """What a game changed in a person's rating. `weight`: see `Meetings`; `beaten`: opponents who finished
    behind; `lost`: it counts as lost."""

    seat: int
    person: int
    before: float
    after: float
    weight: float
    beaten: int
    opponents: int
    lost: bool


class Ladder:
    """The lines of all persons in a scope. `number`: the last result that was looked at; `changes`: what the
    latest games have changed, by their tables."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope
        self.lines: dict[int, LadderEntry] = {}
        self.meetings = Meetings()
        self.number = 0
        self.changes: LRUCache[int, tuple[RatingChange, ...]] = LRUCache(CHANGES)

    def add(self, result: TableResult) -> None:
        """Count one more result, if it belongs here; results come in their order. In all ladders of a server
        a game has the same weight."""
        self.number = result.number
        weights = self.meetings.weights(result)
        if not self.scope.holds(result):
            return
        ranks = result.rated_ranks
        before = [[self.rating(place, result)] for place in result.places]
        after = MODEL.rate(before, ranks=[float(rank) for rank in ranks])
        changes = []
        for place, rank, (rating,), weight in zip(result.places, ranks, after, weights, strict=True):
            if place.owner is not None and weight:
                line = self.lines.setdefault(place.owner, LadderEntry())
                old = line.strength
                line.add_game(rank, result.ended, rating, weight)
                facts = (sum(opposing > rank for opposing in ranks), len(ranks) - 1, place.lost is not None)
                changes.append(RatingChange(place.seat, place.owner, old, line.strength, weight, *facts))
        self.changes[result.table] = tuple(changes)

    def rating(self, place: SeatPlace, result: TableResult) -> BradleyTerryFullRating:
        """Rating before a game. Agents have the fixed ratings of the arena: they learn nothing."""
        if place.owner is None:
            fixed = AGENTS[result.game].anchor(place.agent or "", result.expansions)
            return MODEL.rating(fixed.strength, fixed.doubt)
        line = self.lines.get(place.owner, LadderEntry())
        return MODEL.rating(line.strength, line.doubt)

    @property
    def order(self) -> Sequence[tuple[int, LadderEntry]]:
        """All persons, the strongest first, without former players."""
        known = [(person, line) for person, line in self.lines.items() if person > 0]
        return sorted(known, key=lambda entry: (-entry[1].worst, -entry[1].strength, entry[0]))


def agent_lines(game: str, expansions: tuple[str, ...]) -> dict[str, LadderEntry]:
    """The fixed ratings of the computer players that may fill a seat, as far as they were measured."""
    roster, known = AGENTS[game], AGENTS[game].ratings(expansions)
    return {
        name: LadderEntry(strength=known[name].strength, doubt=known[name].doubt)
        for name in roster.choices
        if name in known
    }


class Ladders:
    """Cache of ladders, updated on each request."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: LRUCache[Scope, Ladder] = LRUCache(REMEMBERED)
        self.lock = asyncio.Lock()

    async def of(self, scope: Scope) -> Ladder:
        """The ladder of a scope, with all games that have ended."""
        async with self.lock:
            ladder = self.known.setdefault(scope, Ladder(scope))
            for count, result in enumerate(await self.store.results.of_guild(scope.guild, ladder.number), 1):
                ladder.add(result)
                if not count % YIELD_EVERY:
                    await asyncio.sleep(0)
            return ladder

    def forget(self) -> None:
        """Recompute everything: a person was erased, or a result has changed."""
        self.known.clear()
