"""View of a table for one reader, in one language, with the names of its players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from bot.presenter.context import Context, SeatNames, Story
from bot.texts import Texts
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.tables.model.table import Table
from engine.tables.people.series import SeriesScore
from engine.tables.scores.avoided_waits import avoided_waits_by_seat
from engine.tables.scores.ladder import RatingChange


@dataclass(frozen=True)
class Scene(SeatNames):
    """View of a table for one reader (`seat` None: the public) in one language, with the presenter's context.

    `names`: empty if no text is built, as when only the offered options are needed. `until`: when the clocks
    of the seats that are due run out, by seat. `ahead`: a rehearsal of a decision that this seat will have
    later in the round; nothing of it has happened. `score`: of the table's series; None for a single game.
    `learns`: the reader does not know the game yet and wants explanations; `explores`: they know the game,
    but not with these expansions; `declines`: they want no offers of plans in it. `now`: seconds since 1970.
    `changes`: of ratings, by a game that is over. `advised`: the answer that a hint gave, if nothing has
    changed since.
    """

    table: Table
    names: tuple[str, ...]
    t: Texts
    seat: int | None = field(default=None)
    until: Mapping[int, float] = field(default_factory=dict)
    ahead: Any = None
    score: SeriesScore | None = None
    learns: bool = False
    explores: bool = False
    declines: bool = False
    now: float = 0.0
    changes: tuple[RatingChange, ...] = ()
    advised: Action | None = None

    def __post_init__(self) -> None:
        """Use the texts of the game, and give every seat a name."""
        object.__setattr__(self, "t", self.t.within(self.table.key))
        object.__setattr__(self, "names", self.names or ("",) * len(self.table.chairs))

    @cached_property
    def me(self) -> int:
        """The reader's seat; only for readers that have one."""
        return self.seat or 0

    @cached_property
    def view(self) -> Any:
        """The state as this seat sees it; hidden cards show their backs."""
        return self.table.seen_by(self.seat) if self.ahead is None else self.ahead

    @cached_property
    def pending(self) -> tuple[Decision, ...]:
        """Open decisions, as this seat sees them; empty before the start and after the end."""
        running = self.table.status == "running" and self.table.state is not None
        return self.view.pending if running else ()

    @cached_property
    def mine(self) -> tuple[Decision, ...]:
        """The decisions of this seat."""
        return tuple(decision for decision in self.pending if decision.seat == self.seat)

    @cached_property
    def due(self) -> tuple[int, ...]:
        """Seats that must decide before the game goes on."""
        return tuple(decision.seat for decision in self.pending if decision.blocking)

    @cached_property
    def sealed_seats(self) -> tuple[int, ...]:
        """Seats with a sealed answer: only that fact is public."""
        return tuple(
            decision.seat for decision in self.table.pending if decision.sealed and not decision.blocking
        )

    @cached_property
    def context(self) -> Context:
        """The part that a presenter may know."""
        table, seat = self.table, self.seat
        return Context(
            view=self.view,
            t=self.t,
            names=self.names,
            seat=seat,
            pending=self.pending,
            table=table.id,
            round=table.round,
            ply=0 if seat is None else table.ply(seat),
            orders=None if seat is None else table.chairs[seat].orders,
            ahead=self.ahead is not None,
            finished=table.status == "finished",
            lesson=bool(table.lesson),
            suggest=table.agents.suggest,
        )

    @property
    def story(self) -> Story:
        """Statistics of a finished game."""
        table = self.table
        events = (*table.opening, *(event for move in table.moves for event in move.events))
        waits = tuple(None if seat is None else seat.waits for seat in avoided_waits_by_seat(table))
        return Story(tuple(table.redact_events(self.seat, events)), waits)


class SceneCache:
    """Cache of one scene per moment of the user who pressed, shared by all code that handles the press."""

    def __init__(self, t: Texts, scene: Scene | None = None) -> None:
        self.t, self.scene = t, scene

    def of(self, table: Table, seat: int) -> Scene:
        """The table as it is now."""
        if self.scene is None or self.scene.table is not table:
            self.scene = Scene(table, (), self.t, seat)
        return self.scene
