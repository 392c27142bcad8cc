"""How numbers and names are written, in any text."""

from __future__ import annotations

import re
from math import floor

from babel.numbers import format_decimal

from bot.texts import Texts

JOINER, HARD_SPACE = "\u2060", "\u00a0"
"""What keeps two signs, or a sign and its word, on one line of a phone."""
MARKS = tuple(JOINER.join(mark) for mark in ("🟠A", "🔷B", "🔺C", "🟩D", "⭐E"))
"""A seat by shape, colour and letter: each of them tells it alone."""
ESCAPED = re.compile(r"\\(.)")
"""What Markdown would have read as a mark."""


def signed(number: int) -> str:
    """A whole number; below zero with a real minus sign."""
    return str(number).replace("-", "−")


def amount(number: int, sign: str) -> str:
    """So many of what the sign means, on one line: 3📦."""
    return f"{signed(number)}{JOINER}{sign}"


def decimal(t: Texts, number: float) -> str:
    """1.8, or 1,8; a half goes up, as at school; below zero with a real minus sign."""
    return str(format_decimal(floor(number * 10 + 0.5) / 10, "0.0", t.locale)).replace("-", "−")


def plain(name: str) -> str:
    """A name without the marks of Markdown: for where Discord reads none."""
    return ESCAPED.sub(r"\1", name)


def game_title(t: Texts, game: str) -> str:
    """The name of a game."""
    return t.within(game)(f"game-{game}")


def set_title(t: Texts, game: str, *expansions: str) -> str:
    """The name of a game with its expansions."""
    return " + ".join(t.within(game)(f"game-{it}") for it in (game, *expansions))
