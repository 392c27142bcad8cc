"""Replaces Unicode emojis by emojis of the application, just before a text is sent to Discord.

Texts are written with Unicode emojis, so they can be shown, measured and read without these. The markup of
an emoji is some 35 characters long: all emojis of a text are replaced if there is room, else none.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

CODE = r"```.*?```|`[^`\n]*`"
"""Code, in which Discord shows no emojis."""
EmojiMarkup = Mapping[str, str]
"""Markup of the application's emojis, by the Unicode emojis that they replace."""


@lru_cache(64)
def pattern(signs: tuple[str, ...]) -> re.Pattern[str]:
    """Any of these signs, the longest first."""
    return re.compile("|".join(map(re.escape, sorted(signs, key=len, reverse=True))) or "(?!)")


@lru_cache(64)
def outside_code(signs: tuple[str, ...]) -> re.Pattern[str]:
    """A stretch of code, or any of these signs."""
    return re.compile(f"{CODE}|{pattern(signs).pattern}", re.DOTALL)


def replace_emojis(text: str, markup: EmojiMarkup, room: int) -> str:
    """The text with the application's emojis; unchanged if it would exceed `room` characters.

    >>> markup = {"📦": "<:products_k1:1>"}
    >>> replace_emojis("3📦 of 4📦 `📦`", markup, 60), replace_emojis("3📦 of 4📦", markup, 30)
    ('3<:products_k1:1> of 4<:products_k1:1> `📦`', '3📦 of 4📦')
    """
    if not markup:
        return text
    longer = outside_code(tuple(markup)).sub(lambda match: markup.get(match[0], match[0]), text)
    return longer if len(longer) <= room else text


def split_emoji(label: str, markup: EmojiMarkup) -> tuple[str | None, str]:
    """The emoji of a button or an option, and the label without it: there it has a place of its own.

    A label that is nothing else stays as it is, for Discord demands one.

    >>> split_emoji("🔴 Red → 📦", {"🔴": "<:red_k2:2>"})
    ('<:red_k2:2>', 'Red → 📦')
    """
    sign = pattern(tuple(markup)).match(label) if markup else None
    rest = label[sign.end() :].lstrip("\u00a0 \u2060") if sign else ""
    return (markup[sign[0]], rest) if sign and rest else (None, label)
