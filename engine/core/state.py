"""A moment of a game: plain data, phases on a stack."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, Protocol, TypeVar

from engine.core.copying import Copied, copier
from engine.core.decisions import Decision
from engine.core.events import Event
from engine.core.facts import fact

if TYPE_CHECKING:
    from engine.core.phases import Phase

P = ParamSpec("P")
Self = TypeVar("Self", bound="State[Any]")


@fact
class Frame:
    """One level of the stack: a phase, or a question that cuts into it (to whom, about how much)."""

    phase: str
    seat: int | None = None
    amount: int = 0


class Rules(Protocol):
    """What the loop must know of a ruleset; a game's own ruleset says more."""

    @property
    def phases(self) -> Mapping[str, Phase[Any]]:
        """Every phase by name."""

    @property
    def anytime(self) -> Mapping[str, Callable[[Any, Any], None]]:
        """Handlers of actions that may come in any phase, by `do`."""

    @property
    def scoring(self) -> Mapping[str, Callable[[Any, int], int]]:
        """The points of a seat by source, in the order in which people count them."""


R = TypeVar("R", bound=Rules)


class State(Copied, ABC, Generic[R]):
    """A moment of a game. Games subclass it as a slotted dataclass; its fields are all that is saved,
    compared and copied. The slots below are found again or given by the caller.

    `pending`: the decisions that wait. `events`: what happened, or None while nobody listens. Of the fields
    every state has `stack`, and `round`: the one that is played, from 1, counted up where an event opens it.
    """

    __slots__ = ("events", "pending", "rules")

    rules: R
    pending: tuple[Decision, ...]
    events: list[Event] | None
    seats: list[Any]
    stack: list[Frame]
    round: int

    def attach(self, rules: R, pending: tuple[Decision, ...] = (), events: list[Event] | None = None) -> None:
        """Give a state what is not saved with it."""
        self.rules, self.pending, self.events = rules, pending, events

    def clone(self: Self) -> Self:
        """A copy that shares nothing that can change; nobody listens to it."""
        twin: Self = copier(type(self))(self)
        twin.attach(self.rules, self.pending)
        return twin

    @abstractmethod
    def seen_by(self: Self, seat: int | None) -> Self:
        """The same moment as that seat (None: a spectator) sees it: hidden cards show their backs."""

    @abstractmethod
    def determinized(self: Self, seat: int, rng: random.Random) -> Self:
        """A full moment that this seat could be in: unknown cards sorted, then shuffled. Raises
        `Unimaginable` where none is found in a bounded number of tries.

        Sorting first means that two moments which look alike give the same imaginings: the truth can't leak.
        """

    @property
    def players(self) -> range:
        """The seats, clockwise."""
        return range(len(self.seats))

    @property
    @abstractmethod
    def tie_break(self) -> tuple[int, ...]:
        """What parts seats of equal points, one number a seat, more is better."""

    def offers(self) -> tuple[Decision, ...]:
        """Decisions that do not block: what anybody may do at any time."""
        return ()

    @property
    def over(self) -> bool:
        """The game has ended."""
        return not self.stack

    def enter(self, phase: str, *, seat: int | None = None, amount: int = 0) -> None:
        """Put a phase or a question on top of the stack and let it begin."""
        self.stack.append(Frame(phase, seat, amount))
        self.rules.phases[phase].begin(self)

    def tell(self, event: Callable[P, Event], *args: P.args, **facts: P.kwargs) -> None:
        """Say what happened, if anybody listens. Searches do not, and pay nothing for it."""
        if self.events is not None:
            self.events.append(event(*args, **facts))


@cache
def clockwise(first: int, seats: int) -> tuple[int, ...]:
    """All seats from `first`, which may lie beyond the last."""
    return tuple((first + i) % seats for i in range(seats))
