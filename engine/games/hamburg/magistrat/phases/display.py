"""Display: every group has a card of the deck (rules of the expansion)."""

from __future__ import annotations

from engine.games.hamburg.phases.display import Display
from engine.games.hamburg.state import State


class DisplayFromDeck(Display):
    """The display of the base game with another card beside the goods."""

    def cards(self, s: State, groups: int) -> list[str]:
        """The next ones; the deck is used up in the last round."""
        cards = s.deck[:groups]
        del s.deck[:groups]
        return cards
