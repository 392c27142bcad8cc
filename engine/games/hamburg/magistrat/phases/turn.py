"""Cards in one's own turn, as many as one likes."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.actions import Action
from engine.core.decisions import Decision, Form
from engine.games.hamburg.actions import End
from engine.games.hamburg.phases.step import Step
from engine.games.hamburg.state import State


class CardTurn(Step):
    """A phase in which the seat in turn may play cards until it says that it is done."""

    def on_end(self, s: State, a: End) -> None:
        """No more of them."""
        self.stop(s, a.seat)

    def stop(self, s: State, seat: int) -> None:
        """This seat is done."""
        raise NotImplementedError


def with_cards(seat: int, ask: str, choices: tuple[Action, ...], found: Sequence[Action | Form]) -> Decision:
    """A question with what cards add to it."""
    forms: tuple[Form, ...] = ()
    if found:
        choices += tuple([it for it in found if not isinstance(it, Form)])
        forms = tuple([it for it in found if isinstance(it, Form)])
    return Decision(seat, ask, choices, forms, True, "office")
