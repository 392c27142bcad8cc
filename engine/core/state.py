"""The state of a game: plain data, phases on a stack."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Generic, ParamSpec, Protocol, TypeVar

from engine.core.copies import Copyable, copier
from engine.core.decisions import Decision
from engine.core.events import Event
from engine.core.facts import fact

P = ParamSpec("P")
Self = TypeVar("Self", bound="State[Any]")


@fact
class Frame:
    """One level of the stack: a phase, or a question that cuts into it (to a seat, about an amount)."""

    phase: str
    seat: int | None = None
    amount: int = 0


class Rules(Protocol):
    """The part of a ruleset that the game loop reads."""

    @property
    def phases(self) -> Mapping[str, Any]:
        """Every `engine.core.phases.Phase` by name."""

    @property
    def anytime(self) -> Mapping[str, Callable[[Any, Any], None]]:
        """Handlers of actions that may come in any phase, by `do`."""

    @property
    def scoring(self) -> Mapping[str, Callable[[Any, int], int]]:
        """The points of a seat by source, in the order in which people count them."""


R = TypeVar("R", bound=Rules)


class State(Copyable, ABC, Generic[R]):
    """State of a game. Games subclass it as a slotted dataclass; its fields are all that is saved, compared
    and copied. The slots below are derived or given by the caller.

    `pending`: the open decisions. `events`: of the last moves, or None if they are not collected. Every state
    has the fields `stack`, and `round`: the present one, from 1, counted up where an event opens it.
    """

    __slots__ = ("events", "pending", "rules")

    rules: R
    pending: tuple[Decision, ...]
    events: list[Event] | None
    seats: list[Any]
    stack: list[Frame]
    round: int

    def attach(self, rules: R, pending: tuple[Decision, ...] = (), events: list[Event] | None = None) -> None:
        """Set the slots that are not saved with a state."""
        self.rules, self.pending, self.events = rules, pending, events

    def clone(self: Self) -> Self:
        """Return a copy that shares nothing mutable; its events are not recorded."""
        twin: Self = copier(type(self))(self)
        twin.attach(self.rules, self.pending)
        return twin

    @abstractmethod
    def seen_by(self: Self, seat: int | None) -> Self:
        """The state as that seat (None: a spectator) sees it: hidden cards show their backs."""

    @abstractmethod
    def determinized(self: Self, seat: int, rng: random.Random) -> Self:
        """Sample a full state that this seat could be in; raises `Unimaginable` after a bounded number of
        tries.

        Unknown cards are sorted, then shuffled: states that look alike give equal samples, so the truth
        cannot leak.
        """

    @property
    def players(self) -> range:
        """The indices of the seats, clockwise."""
        return range(len(self.seats))

    @property
    @abstractmethod
    def tie_break(self) -> tuple[int, ...]:
        """Tie-break value of each seat, more is better."""

    def offers(self) -> tuple[Decision, ...]:
        """Decisions that do not block: actions that are possible at any time."""
        return ()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.stack

    def enter(self, phase: str, *, seat: int | None = None, amount: int = 0) -> None:
        """Push a phase or a question on the stack and begin it."""
        self.stack.append(Frame(phase, seat, amount))
        self.rules.phases[phase].begin(self)

    def tell(self, event: Callable[P, Event], *args: P.args, **facts: P.kwargs) -> None:
        """Record an event if events are recorded; searches do not, at no cost."""
        if self.events is not None:
            self.events.append(event(*args, **facts))


@cache
def clockwise(first: int, seats: int) -> tuple[int, ...]:
    """All seats from `first`, which may lie beyond the last."""
    return tuple((first + i) % seats for i in range(seats))
