"""Standing orders: what a seat has answered in advance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.strict import StrictModel


class Orders(StrictModel):
    """Answers of one seat in advance, for one round. Plain data; a game subclasses it.

    Orders are no part of a state, and no other seat sees them. `s` below is the view of their own seat. This
    base class, for games without orders, answers nothing.
    """

    @classmethod
    def initial(cls, s: Any, seat: int) -> Orders | None:
        """Default orders at the start of a game; None: everything is asked."""
        return None

    def answer(self, s: Any, decision: Decision) -> Action | None:
        """Answer a decision, always legally; None: ask the player."""
        return None

    def delegates(self, s: Any, decision: Decision) -> bool:
        """Whether what is suggested answers a decision that these orders leave open."""
        return False

    def bides(self, s: Any, action: Action) -> bool:
        """Whether this answer is delayed until the table has been idle for a while.

        Where opponents read meaning into an answer, an instant one would reveal that it was ordered.
        """
        return False

    def after(self, s: Any, action: Action) -> Self:
        """The orders after their seat has played this action in `s`, by order or by hand: completed ones are
        removed.
        """
        return self

    def current(self, s: Any, seat: int) -> Self:
        """The orders that are still in force."""
        return self

    @classmethod
    def revise(cls, given: Orders | None, s: Any, seat: int) -> Self:
        """The given orders that are still in force, for a player to edit."""
        return cls()

    def additions(self) -> Mapping[str, Self]:
        """The rules that their seat could add with one press, by name, each with the orders as they are then:
        rules that hold until the player says otherwise, and need nothing to be chosen.
        """
        return {}

    @property
    def empty(self) -> bool:
        """Whether no answer can follow from these orders."""
        return True
