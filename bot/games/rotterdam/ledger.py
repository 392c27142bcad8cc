"""The ledger of this game in words: whom colours moved, what trades and cards brought."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.games import ledgers
from bot.games.context import Context, Story
from bot.games.ledgers import Cell, Ledger, Line, counted, waited
from bot.interactions.sheets import Section
from bot.pictures.facts import LedgerFacts
from engine.games.rotterdam.ledger.deeds import Deeds, deeds


@dataclass(frozen=True, slots=True)
class Seat:
    """All that the ledger knows of one seat; `waits`: that were spared, None where no person sits."""

    deeds: Deeds
    waits: int | None


def number(read: Callable[[Deeds], int]) -> Callable[[Context, Seat], Cell]:
    """A line that says one number."""
    return lambda c, it: counted(read(it.deeds))


def waits(c: Context, it: Seat) -> Cell:
    """Decisions for which nobody was called; of people only."""
    return waited(it.waits)


LINES: tuple[Line[Seat], ...] = (
    Line("landed", "⚓", 1.5, number(lambda it: it.brought)),
    Line("sent", "🎁", 2.7, number(lambda it: it.ferried)),
    Line("astray", "🧭", 1.2, number(lambda it: it.astray)),
    Line("trades", "🤝", 0.5, number(lambda it: it.bargained)),
    Line("robbed", "🏴", 0.8, number(lambda it: it.robbed)),
    Line("held", "🌪️", 0.8, number(lambda it: it.hindered)),
    Line("waits", "⏳", 5.0, waits),
)
"""In the order of the ledger. The spreads are standard deviations within tables of two to four, over 48
games of simple computer players; these hardly play cards, so those of the cards are set by hand, as that of
the waits."""


def ledger(c: Context, story: Story) -> Ledger[Seat]:
    """That of a game; empty where its story is not whole."""
    told = deeds(story.events, c.view.rules.map)
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
