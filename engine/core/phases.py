"""Phases: the named parts of a round, each with its own decisions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

from engine.core.actions import Action
from engine.core.decisions import Decision, Form
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

    def asked(self, s: S) -> dict[int, Decision]:
        """What it asked each seat before the answer that was just given; `s.pending` still holds that.

        Who is asked the same need not be asked anew. Nothing where all have to be, as in a moment that was
        loaded or imagined.
        """
        return {it.seat: it for it in s.pending if it.ask == self.name}

    def end(self, s: S) -> None:
        """Once, on leaving."""


class Step(Phase[S]):
    """A phase of the round; when it is over, the next one of the flow begins. The ruleset has `Rounds`."""

    def end(self, s: S) -> None:
        """Go on with the round."""
        s.enter(s.rules.following[self.name])


class Sealed(Phase[S]):
    """Everybody answers in secret; the answers are opened together. Until then each may be changed.

    The state of a game that uses it has a field `sealed`: seat -> its answer, an action of that game, in the
    order of seats. In a view (`seen_by`) the answers of others are None: that they have answered is public,
    what is not. When and in which order they did, and whether they have changed it, leaves no trace: a
    handler does nothing but `seal`, and tells nothing; all else happens in `open`.
    """

    def begin(self, s: S) -> None:
        """Nobody has answered."""
        self.answers(s).clear()

    def seats(self, s: S) -> Sequence[int]:
        """Who has to answer."""
        return s.players

    def options(self, s: S, seat: int) -> tuple[Action, ...]:
        """What this seat may answer, whether it has answered already or not; the first is the default."""
        raise NotImplementedError

    def forms(self, s: S, seat: int) -> tuple[Form, ...]:
        """What it may answer besides, as forms."""
        return ()

    def open(self, s: S, answers: dict[int, Action]) -> None:
        """Everybody has answered: let it happen."""
        raise NotImplementedError

    def decisions(self, s: S) -> tuple[Decision, ...]:
        """All who have not answered, at once; as long as there are any, the others may change their minds."""
        seats = self.seats(s)
        return tuple([self.ask(s, i) for i in seats]) if len(self.answers(s)) < len(seats) else ()

    def ask(self, s: S, seat: int) -> Decision:
        """A question that must be answered, or one that may be answered anew."""
        options, forms, asked = self.options(s, seat), self.forms(s, seat), seat not in self.answers(s)
        return Decision(seat, self.name, options, forms, blocking=asked, where="office", sealed=True)

    def seal(self, s: S, a: Action) -> None:
        """Keep an answer until all are there, in place of an earlier one of this seat."""
        answers = self.answers(s)
        changed = a.seat in answers
        answers[a.seat] = a
        if not changed:
            kept = sorted(answers.items())  # the order of sealing is forgotten
            answers.clear()
            answers.update(kept)

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
