"""Points that a decision cost, as exactly as they are known."""

from __future__ import annotations

from bot.texts import Texts
from bot.texts.formats import decimal, signed_number

FINE = 0.5
"""Doubt in points below which tenths are shown."""


def in_points(t: Texts, number: float, doubt: float) -> str:
    """Points as `points` shows them, with the word; tenths take the plural."""
    count = 2 if is_fine(number, doubt) else round(number)
    return t("analysis-points", count=count, shown=points(t, number, doubt))


def points(t: Texts, number: float, doubt: float) -> str:
    """Points in tenths where they are known well or few, else in whole ones."""
    return decimal(t, number) if is_fine(number, doubt) else signed_number(round(number))


def is_fine(number: float, doubt: float) -> bool:
    """Whether points are shown in tenths."""
    return doubt < FINE or abs(number) < FINE
