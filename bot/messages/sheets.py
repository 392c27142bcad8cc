"""Messages as plain data, before Discord: texts, controls, picture, and Discord's limits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from bot.messages.controls import Control, shorten
from bot.messages.emoji_markup import EmojiMarkup
from bot.pictures.cut import split
from bot.texts.formats import plain

ALT = 1_024
"""Discord's limit on the description of an attachment, in characters; in an embed it might be longer."""
TITLE, DESCRIPTION, FIELD, FOOTER, WHOLE = 256, 3_600, 1_024, 2_048, 6_000
"""Discord's limits on an embed, in characters; the description (4,096) leaves room for title and footer."""
DESCRIPTION_WITH_MARKUP = 4_096
"""Discord's limit on a description, for one that has emojis of ours in it."""
LEAST = 40
"""Characters below which a section is not worth its heading."""
Section = tuple[str, str]
"""A heading and its text."""
PLAIN = 0x5B7C99


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG, or several pieces of one picture, with its alt text."""

    name: str
    data: bytes
    alt: str

    @property
    def pieces(self) -> list[tuple[str, bytes, str]]:
        """Name, bytes and words of each piece: the first one says everything, the others which they are."""
        parts, (stem, _, kind) = split(self.data), self.name.rpartition(".")
        return [
            (f"{stem}-{at}.{kind}", part, f"{at}/{len(parts)}")
            if at > 1
            else (self.name, part, shorten(plain(self.alt), ALT))
            for at, part in enumerate(parts, 1)
        ]


Emojis = Callable[[str], EmojiMarkup]
"""The emojis of ours for texts of a game, by its key."""


def unicode_only(game: str) -> EmojiMarkup:
    """The hook without markup: texts keep their Unicode emojis."""
    return {}


@dataclass(frozen=True, slots=True)
class Sheet:
    """A message: title, text in Discord markdown, sections, small print, colour, controls, picture. `game`:
    the key of the game whose signs it shows; empty: only signs that all games share. `below`: text after the
    picture, beside the controls, where a phone shows what a press has brought."""

    title: str
    text: str
    controls: Sequence[Control] = ()
    sections: Sequence[Section] = ()
    footer: str = ""
    colour: int = PLAIN
    picture: Picture | None = None
    game: str = ""
    below: str = ""

    def adding(self, *controls: Control) -> Sheet:
        """This sheet with further controls."""
        return replace(self, controls=[*self.controls, *controls])


def cut(text: str, limit: int) -> str:
    """The text without its last lines where it is too long, so that no line is cut in half."""
    if len(text) <= limit:
        return text
    return shorten(text[: limit - 2].rpartition("\n")[0] or text, limit - 2) + "\n…"


def tail(lines: Sequence[str], limit: int) -> str:
    """As many of the last lines as fit."""
    kept: list[str] = []
    for line in reversed(lines):
        if sum(map(len, kept)) + len(kept) + len(line) > limit:
            break
        kept.insert(0, line)
    return "\n".join(kept)
