"""Game statistics in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenter.context import Context, Story
from bot.presenter.ledgers import Book, LedgerLine, number, waits
from engine.games.hamburg.ledger.nerves import Nerves, nerves


def statistics(c: Context, story: Story) -> Sequence[Nerves] | None:
    """What each seat dared and lost, counted from all events."""
    return nerves(story.events, c.view.rules.numbers)


LINES: tuple[LedgerLine[Nerves], ...] = (
    LedgerLine("missed", "😬", 0.73, number(lambda own: own.missed)),
    LedgerLine("flooded", "🌊", 7.9, number(lambda own: own.flooded)),
    LedgerLine("snatched", "🪝", 0.82, number(lambda own: own.snatched)),
    LedgerLine("loans", "📜", 0.7, number(lambda own: own.loans)),
    LedgerLine("gift", "🏛️", 2.6, number(lambda own: own.gift)),
    LedgerLine("sales", "🪙", 4.8, number(lambda own: own.sales)),
    LedgerLine("waits", "⏳", 3.0, waits),
)
"""In the order of the ledger. The spreads are standard deviations within tables of two to five, over 60
games of simple computer players; those of loans and waits are set by hand, wider, for people dare more."""

BOOK = Book(statistics, LINES)
