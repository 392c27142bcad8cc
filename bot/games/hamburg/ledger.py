"""The ledger in words: what a game that is over tells of each seat."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games import ledgers
from bot.games.context import Context, Story
from bot.games.ledgers import Cell, Ledger, Line, counted, waited
from bot.interactions.sheets import Section
from bot.pictures.facts import LedgerFacts
from engine.games.hamburg.ledger.nerves import Nerves, nerves


@dataclass(frozen=True, slots=True)
class Seat:
    """All that the ledger knows of one seat; `waits`: that were spared, None where no person sits."""

    nerves: Nerves
    waits: int | None


def missed(c: Context, it: Seat) -> Cell:
    """Gifts that just missed."""
    return counted(it.nerves.missed)


def flooded(c: Context, it: Seat) -> Cell:
    """Mark lost because others sold the same."""
    return counted(it.nerves.flooded)


def snatched(c: Context, it: Seat) -> Cell:
    """Groups that somebody else needed."""
    return counted(it.nerves.snatched)


def loans(c: Context, it: Seat) -> Cell:
    """Loans taken."""
    return counted(it.nerves.loans)


def gift(c: Context, it: Seat) -> Cell:
    """The value of the best gift."""
    return counted(it.nerves.gift)


def sales(c: Context, it: Seat) -> Cell:
    """Mark of the best market."""
    return counted(it.nerves.sales)


def waits(c: Context, it: Seat) -> Cell:
    """Decisions for which nobody was called; of people only."""
    return waited(it.waits)


LINES = (
    Line("missed", "😬", 0.73, missed),
    Line("flooded", "🌊", 7.9, flooded),
    Line("snatched", "🪝", 0.82, snatched),
    Line("loans", "📜", 0.7, loans),
    Line("gift", "🏛️", 2.6, gift),
    Line("sales", "🪙", 4.8, sales),
    Line("waits", "⏳", 3.0, waits),
)
"""In the order of the ledger. The spreads are standard deviations within tables of two to five, over 60
games of simple computer players; those of loans and waits are set by hand, wider, for people dare more."""


def ledger(c: Context, story: Story) -> Ledger[Seat]:
    """That of a game; empty where its story is not whole."""
    told = nerves(story.events, c.view.rules.numbers)
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
