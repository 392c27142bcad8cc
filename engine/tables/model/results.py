"""How games ended: what is kept of each for leaderboards, profiles and series."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Literal

from engine.core.errors import IllegalAction
from engine.core.records import write
from engine.core.scoring import ranks, standings, totals
from engine.tables.model.table import Table

Kind = Literal["rated", "friendly", "minded", "practice", "abandoned"]
"""What a game counts for: ratings; nothing but memory, for hints were allowed, an agent has played for
somebody, it went on from another game, or it was ended before its time."""


@dataclass(frozen=True, slots=True)
class Place:
    """How one seat ended. `person`: by id, below 0 a former player; None: the agent of this name.
    `tie_break`: what parts equal points in that game, more is better. `sources`: points, by where they come
    from in that game."""

    seat: int
    person: int | None
    agent: str | None
    rank: int
    points: int
    tie_break: int
    sources: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Result:
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
    places: tuple[Place, ...]
    record: str | None = None
    number: int = 0

    @property
    def rated(self) -> bool:
        """Whether it counts for ratings and leaderboards."""
        return self.kind == "rated"

    @property
    def over(self) -> bool:
        """Whether it was played to its end."""
        return self.kind != "abandoned"


def season_of(at: float) -> str:
    """The season of a server: year and quarter, in UTC."""
    day = datetime.fromtimestamp(at, UTC)
    return f"{day.year}-{(day.month + 2) // 3}"


def kind_of(table: Table) -> Kind:
    """What a game that is over counts for."""
    if table.status != "finished":
        return "abandoned"
    if table.forked is not None:
        return "practice"
    if any(
        move.cause == "agent" and table.chairs[move.action.seat].person is not None for move in table.moves
    ):
        return "minded"
    return "friendly" if table.hints else "rated"


def result(table: Table) -> Result | None:
    """How a table ended; None for one that is not over, or never began, and for a lesson."""
    if table.status not in ("finished", "ended") or table.state is None or table.lesson:
        return None
    s, moves = table.state, table.moves
    lines = zip(table.chairs, ranks(s), totals(s), s.tie_break, standings(s), strict=True)
    return Result(
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
            Place(seat, chair.person, None if chair.person else chair.agent, rank, points, tie_break, sources)
            for seat, (chair, rank, points, tie_break, sources) in enumerate(lines)
        ),
        record=record_of(table),
    )


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
