"""Display: every group has a card of the deck (rules of the expansion)."""

from __future__ import annotations

from engine.games.hamburg.phases.display import Display
from engine.games.hamburg.state import State


class DisplayFromDeck(Display):
    """The display of the base game with another card beside the goods."""

    def card(self, s: State, group: int) -> str:
        """The next one; the deck is used up in the last round."""
        return s.deck.pop(0)
