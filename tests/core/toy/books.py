"""What must balance in the toy: its cards, its points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.core.events import Event
from tests.core.toy.moves import Scored
from tests.core.toy.state import State
from tests.laws.books import Books, Entry


def stock(s: State) -> Counter[str]:
    """All cards of the toy."""
    between = [s.offered.give] if s.offered else []
    return Counter([*s.deck, *s.open, *between, *(card for hand in s.hands for card in hand)])


def entries(event: Event) -> Iterator[Entry]:
    """Only one event moves points in the toy."""
    if isinstance(event, Scored):
        yield event.seat, "points", event.points


BOOKS = Books(
    stock,
    lambda s: Counter({(i, "points"): points for i, points in enumerate(s.points)}),
    entries,
    lambda s: all(len(hand) <= 2 for hand in s.hands),
    lambda s: len(s.deck) < len(s.hands),
)
