"""Standing orders: what a seat has answered in advance."""

from __future__ import annotations

from typing import Any, Self

from pydantic import BaseModel, ConfigDict

from engine.core.actions import Action
from engine.core.decisions import Decision


class Orders(BaseModel):
    """What one seat has answered in advance, for one round. Plain data; a game brings its own kind.

    Orders are no part of a state: no seat sees those of another one. `s` below is what their own seat sees.
    This kind, of a game without orders, answers nothing.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    @classmethod
    def initial(cls, s: Any, seat: int) -> Orders | None:
        """What holds from the start of a game for whoever says nothing; None: everything is asked."""
        return None

    def answer(self, s: Any, decision: Decision) -> Action | None:
        """What they answer, always something that the decision allows; None: ask the person."""
        return None

    def bides(self, s: Any, action: Action) -> bool:
        """Whether this answer of theirs waits until nobody has moved for a while: where others look for a
        reason behind an answer, one that comes at once would tell that nobody had to think about it."""
        return False

    def after(self, s: Any, action: Action) -> Self:
        """The orders once their seat has played this in `s`, by order or by hand: what is done goes."""
        return self

    def current(self, s: Any, seat: int) -> Self:
        """What of them is still in force."""
        return self

    @classmethod
    def revised(cls, given: Orders | None, s: Any, seat: int) -> Self:
        """What is still in force of what was given, to be changed by somebody who sees his cards now."""
        return cls()

    @property
    def empty(self) -> bool:
        """They say nothing."""
        return True
