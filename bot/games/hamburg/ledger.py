"""Game statistics in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenter.context import Context, Story
from bot.presenter.ledgers import Book, Line, number, waits
from engine.games.hamburg.ledger.nerves import Nerves, nerves


def told(c: Context, story: Story) -> Sequence[Nerves] | None:
    """Statistics of each seat."""
    return nerves(story.events, c.view.rules.numbers)


LINES: tuple[Line[Nerves], ...] = (
    Line("missed", "😬", 0.73, number(lambda it: it.missed)),
    Line("flooded", "🌊", 7.9, number(lambda it: it.flooded)),
    Line("snatched", "🪝", 0.82, number(lambda it: it.snatched)),
    Line("loans", "📜", 0.7, number(lambda it: it.loans)),
    Line("gift", "🏛️", 2.6, number(lambda it: it.gift)),
    Line("sales", "🪙", 4.8, number(lambda it: it.sales)),
    Line("waits", "⏳", 3.0, waits),
)
"""In the order of the ledger. The spreads are standard deviations within tables of two to five, over 60
games of simple computer players; those of loans and waits are set by hand, wider, for people dare more."""

BOOK = Book(told, LINES)
