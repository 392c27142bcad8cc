"""Re-deal what is still hidden; what has been revealed stays."""

from __future__ import annotations

from itertools import groupby

from engine.core import chance
from engine.core import game as core
from engine.games.speicherstadt.setup import Deal, letter_of
from engine.games.speicherstadt.state import State


def redealt(deal: Deal, s: State, seed: str) -> Deal:
    """As in any game; but each deck is shuffled for itself, for the backs can be seen."""
    drawn = len(deal.deck) - len(s.deck)
    decks = groupby(deal.deck[drawn:], key=lambda card: letter_of(s.rules, card))
    anew = [card for letter, pile in decks for card in chance.shuffled(sorted(pile), seed, f"deck {letter}")]
    return core.redealt(deal, s, seed).model_copy(update={"deck": (*deal.deck[:drawn], *anew)})
