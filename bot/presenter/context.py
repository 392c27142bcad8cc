"""View of a moment of a game for one reader in one language: the only input of a presenter.

It has no reference to the table, its state, its log or other players' orders. What a reader may not know is
not in it, so no presenter can disclose it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from bot.texts import Texts
from bot.texts.formats import HARD_SPACE, MARKS, plain
from engine.core.actions import Action
from engine.core.advice import Suggest, suggest_nothing
from engine.core.decisions import Decision
from engine.core.events import Event
from engine.core.loop import carried_out
from engine.core.orders import Orders
from engine.core.scores import points
from engine.tables.model.drafts import Draft, Rehearsal, rehearse

SHORT = 16
"""Characters of a name on a button."""


class SeatNames:
    """People by their seats."""

    names: tuple[str, ...]

    def who(self, seat: int) -> str:
        """A seat by mark and name."""
        return f"{MARKS[seat]}{HARD_SPACE}{self.names[seat]}"

    def briefly(self, seat: int) -> str:
        """A seat by mark and the name alone, short enough for a button."""
        name = plain(self.names[seat]).partition(" (")[0]
        return f"{MARKS[seat]}{HARD_SPACE}{name if len(name) <= SHORT else name[: SHORT - 1].rstrip() + '…'}"

    def whom(self, seats: tuple[int, ...]) -> str:
        return ", ".join(self.who(seat) for seat in seats)


@dataclass(frozen=True)
class Context(SeatNames):
    """`view`: the state as the reader sees it, hidden cards by their backs; its presenter knows its type.
    `t`: the game's texts in the reader's language. `names`: of the players. `seat`: the reader's; None: the
    public. `pending`: the open decisions, those of others without private parts; empty in a finished game.

    `table`, `round` and `ply` name the moment in the ids of controls: the number of the table, the round,
    the moves of the reader's seat. `orders`: the reader's standing orders. `ahead`: a rehearsal of a decision
    that the reader will have later in the round; nothing of it has happened. `finished`: the game was played
    to its end. `lesson`: it is a lesson. `suggest`: what a computer player would do, from a view.
    `tried`: cache of `rehearse`; `built`: of what presenters build of the whole context.
    """

    view: Any
    t: Texts
    names: tuple[str, ...]
    seat: int | None = None
    pending: tuple[Decision, ...] = ()
    table: int = 0
    round: int = 0
    ply: int = 0
    orders: Orders | None = field(default=None)
    ahead: bool = False
    finished: bool = False
    lesson: bool = False
    suggest: Suggest = field(default=suggest_nothing, compare=False)
    tried: dict[tuple[Action, ...], Rehearsal[Any]] = field(default_factory=dict, compare=False, repr=False)
    built: dict[str, Any] = field(init=False, default_factory=dict, compare=False, repr=False)

    def rehearse(self, steps: tuple[Action, ...]) -> Rehearsal[Any]:
        """Result of these steps on a copy of the view; computed once per context."""
        if steps not in self.tried:
            self.tried[steps] = rehearse(self.view, Draft(steps))
        return self.tried[steps]

    def after(self, action: Action) -> Any:
        """The view right after a legal answer, before the game goes on."""
        return carried_out(self.view, action)

    @cached_property
    def me(self) -> int:
        """The reader's seat, for contexts that have one."""
        return self.seat or 0

    def points(self, seat: int, state: Any = None) -> int:
        """The points of a seat, as if the game ended now; `s`: in this rehearsal of the view."""
        return points(state or self.view, seat)

    @cached_property
    def asks(self) -> frozenset[str]:
        """The kinds of the questions that the reader must answer."""
        return frozenset(open.ask for open in self.pending if open.seat == self.seat and open.blocking)

    @cached_property
    def due(self) -> tuple[int, ...]:
        """The seats that must decide."""
        return tuple(decision.seat for decision in self.pending if decision.blocking)


class LogEvent(NamedTuple):
    """Something that happened, as the reader may know it; whether it was done by a standing order. `brief`:
    for an office, which says in full what its reader did, and in short what others did. `pictured`: beside a
    board or an office, which show what lies on the table."""

    event: Event
    ordered: bool = False
    brief: bool = False
    pictured: bool = False


class Story(NamedTuple):
    """A finished game: all its events, and per seat the number of automatic moves (None: no person)."""

    events: tuple[Event, ...]
    waits: tuple[int | None, ...]
