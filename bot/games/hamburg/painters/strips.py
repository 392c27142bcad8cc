"""The players of this game."""

from __future__ import annotations

from bot.games.hamburg.painters import pieces
from bot.games.hamburg.pictures.facts import Merchant
from bot.pictures.panels import Panel
from bot.pictures.strips import Cell


def panel(it: Merchant, with_cards: bool) -> Panel:
    """A player."""
    badges = [pieces.mark("first", 40)] if it.first else []
    badges += [pieces.mark("out", 38)] if it.out else []
    return Panel(it.seat, it.name, it.due, tuple(badges), cells(it, with_cards))


def cells(it: Merchant, with_cards: bool) -> tuple[Cell, ...]:
    """What a player has: a mark and a number each."""
    cards = ((pieces.mark("card"), f"{it.cards}"),) if with_cards else ()
    return (
        (pieces.mark("star"), f"{it.points}".replace("-", "−")),
        (pieces.mark("speicher"), f"{it.speicher}"),
        (pieces.mark("goods"), f"{it.goods}"),
        *cards,
        (pieces.mark("loan"), f"{it.loans}"),
    )
