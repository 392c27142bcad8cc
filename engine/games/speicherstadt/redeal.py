"""The same deal as far as it has come to light, and something new behind it."""

from __future__ import annotations

from itertools import groupby

from engine.core import chance
from engine.games.speicherstadt.setup import Deal, letter_of
from engine.games.speicherstadt.state import State


def redealt(deal: Deal, s: State, seed: str) -> Deal:
    """Deck and bag as they were drawn until now; the rest in an order from this seed.

    Each deck is shuffled for itself, for the backs can be seen. Sorted before, so that the order in which the
    cards and goods lay leaves no trace.
    """
    drawn, taken = len(deal.deck) - len(s.deck), len(deal.bag) - len(s.bag)
    decks = groupby(deal.deck[drawn:], key=lambda card: letter_of(s.rules, card))
    anew = [card for letter, pile in decks for card in chance.shuffled(sorted(pile), seed, f"deck {letter}")]
    bag = chance.shuffled(sorted(deal.bag[taken:]), seed, "bag")
    return deal.model_copy(update={"deck": (*deal.deck[:drawn], *anew), "bag": (*deal.bag[:taken], *bag)})
