"""Game statistics in words: ships moved by colours, gains of trades and cards."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenter.context import Context, Story
from bot.presenter.ledgers import Book, LedgerLine, number, waits
from engine.games.rotterdam.ledger.deeds import Deeds, deeds


def statistics(c: Context, story: Story) -> Sequence[Deeds] | None:
    """What each seat did, counted from all events."""
    return deeds(story.events, c.view.rules.map)


LINES: tuple[LedgerLine[Deeds], ...] = (
    LedgerLine("landed", "⚓", 1.5, number(lambda own: own.brought)),
    LedgerLine("sent", "🎁", 2.7, number(lambda own: own.ferried)),
    LedgerLine("astray", "🧭", 1.2, number(lambda own: own.astray)),
    LedgerLine("trades", "🤝", 0.5, number(lambda own: own.bargained)),
    LedgerLine("robbed", "🏴", 0.8, number(lambda own: own.robbed)),
    LedgerLine("held", "🌪️", 0.8, number(lambda own: own.hindered)),
    LedgerLine("waits", "⏳", 5.0, waits),
)
"""In the order of the ledger. The spreads are standard deviations within tables of two to four, over 48
games of simple computer players; these hardly play cards, so those of the cards are set by hand, as that of
the waits."""

BOOK = Book(statistics, LINES)
