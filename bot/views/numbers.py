"""Numbers as people write them."""

from __future__ import annotations

from math import floor

from babel.numbers import format_decimal

from bot.texts import Texts


def signed(number: int) -> str:
    """A whole number; below zero with a real minus sign."""
    return str(number).replace("-", "−")


def decimal(t: Texts, number: float) -> str:
    """1.8, or 1,8; a half goes up, as at school; below zero with a real minus sign."""
    return str(format_decimal(floor(number * 10 + 0.5) / 10, "0.0", t.locale)).replace("-", "−")
