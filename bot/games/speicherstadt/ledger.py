"""The ledger of nerves in words: what a game that is over tells of each seat."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games import ledgers
from bot.games.context import Context, Story
from bot.games.ledgers import NONE, Cell, Ledger, Line, counted, waited
from bot.games.speicherstadt import words
from bot.interactions.sheets import Section
from bot.pictures.facts import LedgerFacts
from bot.texts.writing import signed
from engine.games.speicherstadt.ledger.nerves import Nerves, nerves


@dataclass(frozen=True, slots=True)
class Seat:
    """All that the ledger knows of one seat; `waits`: that were spared, None where no person sits."""

    nerves: Nerves
    waits: int | None


def pressed(c: Context, it: Seat) -> Cell:
    """Coins that others paid more."""
    return counted(it.nerves.pressed)


def bargains(c: Context, it: Seat) -> Cell:
    """Cards for a single coin."""
    return counted(it.nerves.bargains)


def withdrawals(c: Context, it: Seat) -> Cell:
    """Cards left although the purse would have sufficed."""
    return counted(it.nerves.withdrawals)


def refusal(c: Context, it: Seat) -> Cell:
    """The dearest of them."""
    no = it.nerves.refusal
    if no is None:
        return Cell(0, NONE)
    return Cell(no.price, f"{no.price}", no.price, words.marked_name(c.t, c.view.card(no.card)))


def value(c: Context, it: Seat) -> Cell:
    """Points for a coin, to the hundredth."""
    if it.nerves.value is None:
        return Cell(None, NONE)
    hundredths = round(it.nerves.value * 100)
    whole, rest = divmod(abs(hundredths), 100)
    text = c.t("nerves-decimal", whole=whole, rest=f"{rest:02}")
    return Cell(hundredths / 100, f"−{text}" if hundredths < 0 else text)


def fires(c: Context, it: Seat) -> Cell:
    """Points that fires gave and took."""
    gained, lost = it.nerves.gained, it.nerves.lost
    parts = [f"+{gained}"] * (gained > 0) + [signed(-lost)] * (lost > 0)
    return Cell(gained - lost, " ".join(parts) or "0", gained)


def waits(c: Context, it: Seat) -> Cell:
    """Decisions for which nobody was called; of people only."""
    return waited(it.waits)


LINES = (
    Line("pressed", "😬", 2.3, pressed),
    Line("bargains", "🪙", 2.1, bargains),
    Line("withdrawals", "🚶", 3.5, withdrawals),
    Line("refusal", "✋", 1.1, refusal),
    Line("value", "⚖️", 0.33, value),
    Line("fires", "🔥", 6.0, fires),
    Line("waits", "⏳", 3.0, waits),
)
"""In the order of the ledger. The spreads are standard deviations within tables of two to five, over 320
games of simple computer players; only that of the waits is set by hand, a little wider, for people give
orders."""


def ledger(c: Context, story: Story) -> Ledger[Seat]:
    """That of a game; empty where its story is not whole."""
    told = nerves(story.events)
    if told is None:
        return []
    seats = [Seat(own, waits) for own, waits in zip(told, story.waits, strict=True)]
    return [(line, [line.cell(c, it) for it in seats]) for line in LINES]


def highlights(c: Context, story: Story) -> list[str]:
    """The most remarkable lines, each with the seat that is best in it."""
    return ledgers.highlights(c, ledger(c, story))


def accounts(c: Context, story: Story) -> list[Section]:
    """The whole ledger, a section a seat; empty where the table cannot tell its whole game."""
    return ledgers.accounts(c, ledger(c, story))


def ledger_facts(c: Context, story: Story) -> LedgerFacts:
    """What its picture shows."""
    return ledgers.ledger_facts(c, ledger(c, story))
