"""Emojis of the application in place of Unicode ones, at the last moment: where a text meets Discord.

Texts are written with Unicode emojis, so they can be shown, measured and read without ours. Markup of an
emoji of ours is some 35 characters long: a text is dressed as a whole where there is room, else not at all.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

CODE = r"```.*?```|`[^`\n]*`"
"""Where Discord shows markup as it is written."""
Own = Mapping[str, str]
"""Markup of the application's emojis, by the Unicode emojis that they replace."""


@lru_cache(64)
def pattern(signs: tuple[str, ...]) -> re.Pattern[str]:
    """Any of these signs, the longest first."""
    return re.compile("|".join(map(re.escape, sorted(signs, key=len, reverse=True))) or "(?!)")


@lru_cache(64)
def outside_code(signs: tuple[str, ...]) -> re.Pattern[str]:
    """A stretch of code, or any of these signs."""
    return re.compile(f"{CODE}|{pattern(signs).pattern}", re.DOTALL)


def dress_text(text: str, own: Own, room: int) -> str:
    """The text with the application's emojis; unchanged if it would exceed `room` characters.

    >>> own = {"📦": "<:products_k1:1>"}
    >>> dress_text("3📦 of 4📦 `📦`", own, 60), dress_text("3📦 of 4📦", own, 30)
    ('3<:products_k1:1> of 4<:products_k1:1> `📦`', '3📦 of 4📦')
    """
    if not own:
        return text
    longer = outside_code(tuple(own)).sub(lambda found: own.get(found[0], found[0]), text)
    return longer if len(longer) <= room else text


def split_emoji(label: str, own: Own) -> tuple[str | None, str]:
    """The emoji of a button or an option, and the label without it: there it has a place of its own.

    A label that is nothing else stays as it is, for Discord demands one.

    >>> split_emoji("🔴 Red → 📦", {"🔴": "<:red_k2:2>"})
    ('<:red_k2:2>', 'Red → 📦')
    """
    found = pattern(tuple(own)).match(label) if own else None
    rest = label[found.end() :].lstrip("\u00a0 \u2060") if found else ""
    return (own[found[0]], rest) if found and rest else (None, label)
