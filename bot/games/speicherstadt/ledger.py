"""Game statistics in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.speicherstadt import words
from bot.presenter.context import Context, Story
from bot.presenter.ledgers import NONE, Book, Cell, LedgerLine, SeatStatistics, number, waits
from bot.texts.formats import signed_number
from engine.games.speicherstadt.ledger.nerves import Nerves, nerves


def statistics(c: Context, story: Story) -> Sequence[Nerves] | None:
    """What each seat dared and paid, counted from all events."""
    return nerves(story.events)


def refusal(c: Context, statistics: SeatStatistics[Nerves]) -> Cell:
    """The most expensive of them."""
    no = statistics.own.refusal
    if no is None:
        return Cell(0, NONE)
    return Cell(no.price, f"{no.price}", no.price, words.marked_name(c.t, c.view.card(no.card)))


def value(c: Context, statistics: SeatStatistics[Nerves]) -> Cell:
    """Points for a coin, to the hundredth."""
    if statistics.own.value is None:
        return Cell(None, NONE)
    hundredths = round(statistics.own.value * 100)
    whole, rest = divmod(abs(hundredths), 100)
    text = c.t("nerves-decimal", whole=whole, rest=f"{rest:02}")
    return Cell(hundredths / 100, f"−{text}" if hundredths < 0 else text)


def fires(c: Context, statistics: SeatStatistics[Nerves]) -> Cell:
    """Points that fires gave and took."""
    gained, lost = statistics.own.gained, statistics.own.lost
    parts = [f"+{gained}"] * (gained > 0) + [signed_number(-lost)] * (lost > 0)
    return Cell(gained - lost, " ".join(parts) or "0", gained)


LINES: tuple[LedgerLine[Nerves], ...] = (
    LedgerLine("pressed", "😬", 2.3, number(lambda own: own.pressed)),
    LedgerLine("bargains", "🪙", 2.1, number(lambda own: own.bargains)),
    LedgerLine("withdrawals", "🚶", 3.5, number(lambda own: own.withdrawals)),
    LedgerLine("refusal", "✋", 1.1, refusal),
    LedgerLine("value", "⚖️", 0.33, value),
    LedgerLine("fires", "🔥", 6.0, fires),
    LedgerLine("waits", "⏳", 3.0, waits),
)
"""In the order of the ledger. The spreads are standard deviations within tables of two to five, over 320
games of simple computer players; only that of the waits is set by hand, a little wider, for people give
orders."""

BOOK = Book(statistics, LINES)
