"""How numbers, names and other texts that people wrote are written, in any text of ours."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from math import floor

from babel.numbers import format_decimal

from bot.texts import Texts

JOINER, HARD_SPACE = "\u2060", "\u00a0"
"""What keeps two signs, or a sign and its word, on one line of a phone."""
MARKS = tuple(JOINER.join(mark) for mark in ("🟠A", "🔷B", "🔺C", "🟩D", "⭐E"))
"""A seat by shape, colour and letter, each of which identifies it alone."""
MARKUP = re.compile(r"[\\`*_~|<>#+\-.:@()\[\]]")
"""What may begin or end Markdown, a mention, a time, an emoji or a link on Discord."""
ESCAPED = re.compile(r"\\([^0-9A-Za-z\s])")
"""What Discord shows as it stands, by the rule of its Markdown."""
JOINERS = "\u200c\u200d"
"""Invisible, but needed within words of some scripts and within emoji."""
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters without ink that Unicode counts as letters, marks or symbols."""
HIDDEN = frozenset(("Cc", "Cf", "Cs"))
"""Categories of control characters, of marks of direction and of other formats, of halves of characters."""
RIGHT_TO_LEFT = frozenset(("R", "AL", "AN"))
ISOLATE, END_ISOLATE = "\u2068", "\u2069"
"""Between them the direction of letters does not reorder what stands around."""


@lru_cache(1024)
def signed_number(number: int) -> str:
    """A whole number; below zero with a real minus sign."""
    return str(number).replace("-", "−")


@lru_cache(1024)
def amount(number: int, sign: str) -> str:
    """This many of what the sign means, on one line: 3📦."""
    return f"{signed_number(number)}{JOINER}{sign}"


def counted(words: Iterable[str]) -> str:
    """Words in a row, in the order in which they first come; equal ones together, with their number."""
    numbers = Counter(words).items()
    return ", ".join(word + (f"{HARD_SPACE}×{number}" if number > 1 else "") for word, number in numbers)


def decimal(t: Texts, number: float) -> str:
    """1.8, or 1,8; a half goes up, as at school; below zero with a real minus sign."""
    return str(format_decimal(floor(number * 10 + 0.5) / 10, "0.0", t.locale)).replace("-", "−")


def mentions(channels: Iterable[int]) -> str:
    """Channels, as Discord names them for each reader."""
    return " ".join(f"<#{channel}>" for channel in channels)


def literal(text: str) -> str:
    """Text that a person wrote, for use within Markdown: Discord shows it letter by letter.

    No markup, link, mention, time or emoji in it takes effect, alone or together with what stands around it,
    and it reorders nothing around it. One line; empty where nothing in it is visible.
    """
    shown = visible(text)
    escaped = MARKUP.sub(r"\\\g<0>", shown)
    turns = any(unicodedata.bidirectional(character) in RIGHT_TO_LEFT for character in shown)
    return f"{ISOLATE}{escaped}{END_ISOLATE}" if turns else escaped


def visible(text: str) -> str:
    """Only the characters that can be seen, with single spaces between words."""
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    spaced = "".join(" " if char.isspace() else char for char in text if char.isspace() or not hidden(char))
    return " ".join(word for piece in spaced.split() if (word := piece.strip(JOINERS)))


def hidden(character: str) -> bool:
    """Whether a character is invisible and not needed to write words or emoji."""
    if character in JOINERS:
        return False
    return character in BLANK or unicodedata.category(character) in HIDDEN


def plain(text: str) -> str:
    """Undo `literal` for places without Markdown: buttons, menus, small print, pictures."""
    return ESCAPED.sub(r"\1", text).replace(ISOLATE, "").replace(END_ISOLATE, "")


def game_title(t: Texts, game: str) -> str:
    """The name of a game."""
    return t.within(game)(f"game-{game}")


def set_title(t: Texts, game: str, *expansions: str) -> str:
    """The name of a game with its expansions."""
    return " + ".join(t.within(game)(f"game-{key}") for key in (game, *expansions))
