"""Phases: the named parts of a round, each with its own decisions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.state import State

S = TypeVar("S", bound="State[Any]")

ON = "on_"


class Phase(Generic[S]):
    """A part of a round. It keeps nothing: all data are in the state.

    An answer `do` is handled by the method `on_<do>(s, a)`.
    """

    name: ClassVar[str]

    @cached_property
    def handlers(self) -> Mapping[str, Callable[[S, Any], None]]:
        """Its methods that handle answers, by `do`."""
        return {name[len(ON) :]: getattr(self, name) for name in dir(self) if name.startswith(ON)}

    def begin(self, s: S) -> None:
        """Once, on entering."""

    def run(self, s: S) -> None:
        """What goes by itself. Runs again after each interruption, so it must find its place in the state."""

    def decisions(self, s: S) -> tuple[Decision, ...]:
        """Who is asked what. Nothing to ask: the phase is over."""
        return ()

    def end(self, s: S) -> None:
        """Once, on leaving."""


class Sealed(Phase[S]):
    """Everybody answers in secret; the answers are opened together.

    The state of a game that uses it has a field `sealed`: seat -> its answer, an action of that game.
    In a view (`seen_by`) the answers of others are None: that they have answered is public, what is not.
    """

    def begin(self, s: S) -> None:
        """Nobody has answered."""
        self.answers(s).clear()

    def options(self, s: S, seat: int) -> tuple[Action, ...]:
        """What this seat may answer."""
        raise NotImplementedError

    def open(self, s: S, answers: dict[int, Action]) -> None:
        """Everybody has answered: let it happen."""
        raise NotImplementedError

    def decisions(self, s: S) -> tuple[Decision, ...]:
        """All who have not answered, at once."""
        answered = self.answers(s)
        return tuple(Decision(i, self.name, self.options(s, i)) for i in s.players if i not in answered)

    def seal(self, s: S, a: Action) -> None:
        """Keep an answer until all are there."""
        self.answers(s)[a.seat] = a

    def end(self, s: S) -> None:
        """Open the answers; afterwards none lies around."""
        answers = dict(self.answers(s))
        self.answers(s).clear()
        self.open(s, answers)

    @staticmethod
    def answers(s: Any) -> dict[int, Action]:
        """The sealed answers in the state."""
        sealed: dict[int, Action] = s.sealed
        return sealed
