"""Cards with effects at a moment: actions that they add, numbers that they change, plays at any time."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.actions import Action
from engine.core.decisions import Decision, Form
from engine.core.events import Event
from engine.core.state import State
from engine.games.speicherstadt.ruleset import Ruleset


class CardHooks(State[Ruleset]):
    """The part of the state that asks the cards in front of the seats.

    `tempted`: the seats that own a card for any time; found again, so that not every move looks for them.
    """

    __slots__ = ("tempted",)

    tempted: tuple[int, ...]
    discard: list[str]

    def attach(
        self, rules: Ruleset, pending: tuple[Decision, ...] = (), events: list[Event] | None = None
    ) -> None:
        State.attach(self, rules, pending, events)
        self.tempt()

    def tempt(self) -> None:
        """Update `tempted`, after cards for any time have come or gone."""
        apart = self.rules.hooked_cards["anytime"].isdisjoint
        self.tempted = tuple([seat for seat, me in enumerate(self.seats) if not apart(me.cards)])

    def extra(self, moment: str, seat: int) -> list[Action]:
        """Actions that the cards of a seat add at this moment; to what may come at any time, forms too."""
        cutting, own = self.rules.hooked_cards[moment], self.seats[seat].cards
        if not cutting or cutting.isdisjoint(own):
            return []
        hooked = [(card, effects) for card, effects in self.rules.moments[moment].items() if card in own]
        return [more for card, effects in hooked for effect in effects for more in effect(self, seat, card)]

    def modify(self, moment: str, seat: int, value: int) -> int:
        """A number that the cards of a seat may bend."""
        cutting, own = self.rules.hooked_cards[moment], self.seats[seat].cards
        if cutting and not cutting.isdisjoint(own):
            effects = self.rules.moments[moment]
            for card in own:
                for effect in effects.get(card, ()):
                    value = effect(self, seat, card, value)
        return value

    def take_in(self, seat: int, card: str) -> None:
        """A card comes to lie in front of a seat."""
        self.seats[seat].cards.append(card)
        if card in self.rules.hooked_cards["anytime"]:
            self.tempt()

    def use_up(self, seat: int, card: str) -> None:
        """A card that has done its work leaves the game."""
        self.seats[seat].cards.remove(card)
        self.discard.append(card)
        self.tempt()

    def offers(self) -> tuple[Decision, ...]:
        """Plays of cards at any time, in or out of turn."""
        if not self.tempted:
            return ()
        return tuple([offer(seat, more) for seat in self.tempted if (more := self.extra("anytime", seat))])


def offer(seat: int, plays: Sequence[Action | Form]) -> Decision:
    """Actions and forms that a seat may play or not."""
    forms = tuple([play for play in plays if isinstance(play, Form)])
    options = tuple([play for play in plays if not isinstance(play, Form)])
    return Decision(seat, "anytime", options, forms, blocking=False)
