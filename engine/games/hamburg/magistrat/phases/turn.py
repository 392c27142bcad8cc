"""Cards in the own turn, as many as one likes."""

from __future__ import annotations

from functools import cache

from engine.core.actions import Action, act
from engine.core.decisions import Decision, Form
from engine.core.phases import Step
from engine.games.hamburg.actions import End
from engine.games.hamburg.state import State


class CardTurn(Step[State]):
    """A phase in which the seat in turn may play cards until it says that it is done."""

    def on_end(self, s: State, a: End) -> None:
        """The seat plays no further cards."""
        self.stop(s, a.seat)

    def stop(self, s: State, seat: int) -> None:
        """End the turn of a seat that plays no further cards."""
        raise NotImplementedError


@cache
def done_option(seat: int) -> tuple[Action, ...]:
    """To play no more of them."""
    return (act(End, seat),)


def with_cards(s: State, seat: int, ask: str, moment: str, choices: tuple[Action, ...]) -> Decision:
    """A question with the actions and forms that the cards of a seat add to it at this moment."""
    forms: tuple[Form, ...] = ()
    for card, effect in s.effects_in_hand(moment, seat):
        for more in effect(s, seat, card):
            if isinstance(more, Form):
                forms += (more,)
            else:
                choices += (more,)
    return Decision(seat, ask, choices, forms, True, "office")
