"""Counts the words of a text as its reader sees them."""

from __future__ import annotations

import re

MARKUP = re.compile(r"<a?:\w+:\d+>|<[@#t][^>]*>|\]\([^)]*\)|:\d+>")
WORD = re.compile(r"[^\W\d_]{2,}")
"""Letters that stand together; numbers, signs and marks of one letter are not counted."""


def count(text: str) -> int:
    """How many words a text has."""
    return len(WORD.findall(MARKUP.sub(" ", text)))
