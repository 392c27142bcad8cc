"""Phases: the named parts of a round, each with its own decisions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

from engine.core.actions import Action
from engine.core.decisions import Decision, Form
from engine.core.state import State

S = TypeVar("S", bound=State[Any])

ON = "on_"


class Phase(Generic[S]):
    """A part of a round. Stateless: all data are in the state.

    An answer `do` is handled by the method `on_<do>(s, a)`.
    """

    name: ClassVar[str]

    @cached_property
    def handlers(self) -> Mapping[str, Callable[[S, Any], None]]:
        """The methods that handle answers, by `do`."""
        return {name[len(ON) :]: getattr(self, name) for name in dir(self) if name.startswith(ON)}

    def begin(self, s: S) -> None:
        """Called once, when the phase is put on the stack."""

    def run(self, s: S) -> None:
        """Advance automatically. Called again after each interruption, so progress must be kept in the
        state.
        """

    def decisions(self, s: S) -> tuple[Decision, ...]:
        """The decisions that are open; none: the phase is over."""
        return ()

    def reusable_decisions(self, s: S) -> dict[int, Decision]:
        """The decisions of each seat before the last answer, from `s.pending`, to be reused where
        unchanged.

        Empty where all must be computed, as in a state that was loaded or determinized.
        """
        return {question.seat: question for question in s.pending if question.ask == self.name}

    def believable(self, s: S, seat: int) -> bool:
        """Whether the sampled hidden cards of this seat fit the question that it is publicly asked."""
        return True

    def end(self, s: S) -> None:
        """Called once, after the last decision, when the phase is off the stack."""


class Step(Phase[S]):
    """A phase of the round; at its end the next one of the flow begins. Requires a ruleset with `Rounds`."""

    def end(self, s: S) -> None:
        s.enter(s.rules.following[self.name])


class Sealed(Phase[S]):
    """Simultaneous secret answers, opened together; until then each may be changed.

    The state of a game that uses it has a field `sealed`: seat -> its answer, an action of that game, in the
    order of seats. In a view (`seen_by`) the answers of others are None: that they have answered is public,
    what is not. Time, order and changes of answers leave no trace: a handler only calls `seal` and emits no
    event; everything else happens in `open`.
    """

    def begin(self, s: S) -> None:
        self.answers(s).clear()

    def seats(self, s: S) -> Sequence[int]:
        """The seats that must answer."""
        return s.players

    def options(self, s: S, seat: int) -> tuple[Action, ...]:
        """Options of a seat, whether or not it has answered; the first is the default."""
        raise NotImplementedError

    def forms(self, s: S, seat: int) -> tuple[Form, ...]:
        """Forms of a seat, whether or not it has answered."""
        return ()

    def open(self, s: S, answers: dict[int, Action]) -> None:
        """Carry out all answers; they are in the order of seats."""
        raise NotImplementedError

    def decisions(self, s: S) -> tuple[Decision, ...]:
        """Decisions of all seats until every seat has answered; those that have may change their answer."""
        seats = self.seats(s)
        return tuple([self.ask(s, i) for i in seats]) if len(self.answers(s)) < len(seats) else ()

    def ask(self, s: S, seat: int) -> Decision:
        """The decision of a seat: blocking until it has answered."""
        options, forms, asked = self.options(s, seat), self.forms(s, seat), seat not in self.answers(s)
        return Decision(seat, self.name, options, forms, blocking=asked, where="office", sealed=True)

    def seal(self, s: S, a: Action) -> None:
        """Store an answer, in place of an earlier one of this seat."""
        answers = self.answers(s)
        changed = a.seat in answers
        answers[a.seat] = a
        if not changed:
            kept = sorted(answers.items())  # the order of sealing is forgotten
            answers.clear()
            answers.update(kept)

    def end(self, s: S) -> None:
        """Open the answers and discard them."""
        answers = dict(self.answers(s))
        self.answers(s).clear()
        self.open(s, answers)

    @staticmethod
    def answers(s: Any) -> dict[int, Action]:
        """The sealed answers in the state."""
        sealed: dict[int, Action] = s.sealed
        return sealed
