"""The second line of an option in a menu: short texts that fit into it whole."""

from __future__ import annotations

import re

from bot.messages.controls import NAME
from bot.texts.formats import plain

SENTENCES = re.compile(r"(?<=[.!?])\s+(?=\D)")
"""Between two sentences; not after the dot of a German ordinal before a number."""
SEPARATOR = " · "


def brief(effect: str, short: str = "", room: int = NAME) -> str:
    """As many sentences of an effect as fit, from the first on; `short` if not even that one fits.

    >>> brief("Keeps 1 good. " + "It must be filled while you have goods. " * 3)
    'Keeps 1 good. It must be filled while you have goods. It must be filled while you have goods.'
    """
    text = ""
    for sentence in SENTENCES.split(" ".join(plain(effect).split())):
        longer = f"{text} {sentence}".strip()
        if len(longer) > room:
            break
        text = longer
    return text or short


def together(*parts: str) -> str:
    """Those of these parts, from the first on, that fit into one line together.

    >>> together("Costs 1 now", "x" * 99, "Coffee: 3 coins each")
    'Costs 1 now · Coffee: 3 coins each'
    """
    text = ""
    for part in filter(None, parts):
        longer = f"{text}{SEPARATOR}{part}" if text else part
        text = longer if len(longer) <= NAME or not text else text
    return text


def beside(note: str, effect: str, short: str) -> str:
    """A note, and as much of an effect as fits beside it.

    >>> beside("Costs 1 now", "When you load, you may sell " + "goods, " * 9, "Tea: 1 coin each")
    'Costs 1 now · Tea: 1 coin each'
    """
    return together(note, brief(effect, short, NAME - len(note + SEPARATOR)))
