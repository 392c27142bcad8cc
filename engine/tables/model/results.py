"""Results of games: the data behind leaderboards, profiles and series."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Literal

from engine.core.errors import IllegalAction
from engine.core.records import write
from engine.core.scores import ranks, standings, totals
from engine.games.agents import AGENTS
from engine.tables.model.table import Chair, Table

Kind = Literal["rated", "friendly", "minded", "practice", "abandoned"]
"""What a game counts for: ratings; nothing but memory, for it was played among friends, it went on from
another game, or it was ended before its time. `minded`: of older programs, a caretaker had moved."""


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """Result of one seat. `person`: an id, negative for a former player; None: the agent of this name.
    `tie_break`: breaks ties of points in that game, more is better. `sources`: points by their source in that
    game. `lost`: the person for whom the game counts as lost on this seat, perhaps after they left it to
    another player; None: no one."""

    seat: int
    person: int | None
    agent: str | None
    rank: int
    points: int
    tie_break: int
    sources: Mapping[str, int]
    lost: int | None = None

    @property
    def owner(self) -> int | None:
        """The person rated for this seat, not the one who took it over; None: an agent."""
        return self.person if self.lost is None else self.lost


@dataclass(frozen=True, slots=True)
class TableResult:
    """How a game ended.

    `number`: in the order in which games ended; 0: not stored yet. `season`: of the server, `2026-4`.
    `rounds`, `moves`: its length. `began`: when the
    first move was made, `ended`: the last, in seconds since 1970. `record`: the game record in JSON;
    None where the moves could no longer be read. Ranks of an abandoned game are those of its last moment.
    """

    table: int
    guild: int
    game: str
    expansions: tuple[str, ...]
    season: str
    kind: Kind
    rounds: int
    moves: int
    began: float
    ended: float
    places: tuple[SeatPlace, ...]
    record: str | None = None
    number: int = 0

    @property
    def judged(self) -> bool:
        """Whether a judge of this game can analyse it."""
        return AGENTS[self.game].judge is not None

    @property
    def rated(self) -> bool:
        """Whether it counts for the ratings and leaderboards of all its players."""
        return self.kind == "rated"

    @property
    def counts(self) -> bool:
        """Whether it counts for any rating: for all players, or as lost for the one who spoilt it alone."""
        return self.rated or any(place.lost is not None for place in self.places)

    @property
    def rated_ranks(self) -> list[int]:
        """The ranks that count for ratings: seats that were lost come last, the others keep their order among
        themselves; where only the loss counts, all others share the first rank."""
        behind = len(self.places) + 1
        order = [behind if place.lost is not None else place.rank * self.rated for place in self.places]
        return [1 + sum(each < own for each in order) for own in order]

    @property
    def over(self) -> bool:
        """Whether it was played to its end."""
        return self.kind != "abandoned"


def season_of(at: float) -> str:
    """The season at this time: year and quarter, in UTC."""
    day = datetime.fromtimestamp(at, UTC)
    return f"{day.year}-{(day.month + 2) // 3}"


def kind_of(table: Table) -> Kind:
    """What a finished game counts for."""
    if table.status != "finished":
        return "abandoned"
    if table.forked is not None:
        return "practice"
    return "rated" if table.rated else "friendly"


def loser_of(table: Table, chair: Chair) -> int | None:
    """The person for whom a finished game counts as lost on this seat, or None. In a rated game: the player
    who left it to a caretaker without coming back, or to another player; else a player who spoilt it
    alone."""
    if table.status == "finished" and table.rated:
        return chair.lost or (chair.person if chair.deserted else None)
    return chair.lost if chair.lost == chair.person else None


def result(table: Table) -> TableResult | None:
    """The result of a table; None while it runs, if it never began, and for a lesson."""
    if table.status not in ("finished", "ended") or table.state is None or table.lesson:
        return None
    state, moves = table.state, table.moves
    lines = zip(table.chairs, ranks(state), totals(state), state.tie_break, standings(state), strict=True)
    return TableResult(
        table=table.id,
        guild=table.guild,
        game=table.key,
        expansions=table.expansions,
        season=season_of(table.changed),
        kind=kind_of(table),
        rounds=table.round,
        moves=len(moves),
        began=moves[0].at if moves else table.created,
        ended=table.changed,
        places=tuple(
            SeatPlace(seat, *occupant(chair), rank, points, tie_break, sources, loser_of(table, chair))
            for seat, (chair, rank, points, tie_break, sources) in enumerate(lines)
        ),
        record=record_of(table),
    )


def occupant(chair: Chair) -> tuple[int | None, str | None]:
    """The player on a seat, or else the agent."""
    return chair.person, None if chair.person else chair.agent


def record_of(table: Table) -> str | None:
    """The game record of a table; None where its moves can no longer be read."""
    if table.deal is None:
        return None
    try:
        record = write(
            table.game, table.deal, [move.action for move in table.moves], table.seed, after=table.follows
        )
    except IllegalAction:
        return None
    text: str = record.model_dump_json()
    return text
