"""Messages before they are sent: embeds and controls, within Discord's limits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any

import discord

from bot.messages.controls import Control, panel, shorten
from bot.messages.dressing import Own, dress_text
from bot.pictures.cut import split
from bot.texts.writing import plain

ALT = 1_024
"""Discord's limit on the description of an attachment, in characters; in an embed it might be longer."""
TITLE, DESCRIPTION, FIELD, FOOTER, WHOLE = 256, 3_600, 1_024, 2_048, 6_000
"""Discord's limits on an embed, in characters; the description (4,096) leaves room for title and footer."""
DRESSED = 4_096
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
            (f"{stem}-{at}.{kind}", it, f"{at}/{len(parts)}")
            if at > 1
            else (self.name, it, shorten(plain(self.alt), ALT))
            for at, it in enumerate(parts, 1)
        ]

    def files(self) -> list[discord.File]:
        """Fresh attachments; each can be sent once."""
        return [discord.File(BytesIO(data), name, description=said) for name, data, said in self.pieces]

    def shown_in(self, embed: discord.Embed) -> list[discord.Embed]:
        """The embed with this picture in it, and further ones for its other pieces, since Discord shrinks a
        tall picture. The description is repeated on the embed: screen readers do not read the attachment's
        there. discord.py has no such field, but sends it."""
        first, plain = embed.to_dict(), discord.Embed(colour=embed.colour).to_dict()
        return [
            discord.Embed.from_dict(
                {**(plain if at else first), "image": {"url": f"attachment://{name}", "description": said}}
            )
            for at, (name, _, said) in enumerate(self.pieces)
        ]


Emojis = Callable[[str], Own]
"""The emojis of ours for texts of a game, by its key."""


def unicode_only(game: str) -> Own:
    """No emojis of ours: texts keep those of Unicode."""
    return {}


@dataclass(frozen=True, slots=True)
class Sheet:
    """A message: title, text in Discord markdown, sections, small print, colour, controls, picture. `game`:
    the key of the game whose signs it shows; empty: only signs that all games share."""

    title: str
    text: str
    controls: Sequence[Control] = ()
    sections: Sequence[Section] = ()
    footer: str = ""
    colour: int = PLAIN
    picture: Picture | None = None
    game: str = ""

    def sending(self, emojis: Emojis = unicode_only) -> dict[str, Any]:
        """The keyword arguments with which a new message is sent."""
        return {**self.message(emojis), **({"files": self.picture.files()} if self.picture else {})}

    def editing(self, emojis: Emojis = unicode_only) -> dict[str, Any]:
        """The keyword arguments with which a message is changed; a picture that it had before goes."""
        return {**self.message(emojis), "attachments": self.picture.files() if self.picture else []}

    def message(self, emojis: Emojis = unicode_only) -> dict[str, Any]:
        """Arguments common to sending and editing, without mentions."""
        own = emojis(self.game)
        embed = discord.Embed(
            title=shorten(self.title, TITLE) or None,
            description=cut(self.text, DESCRIPTION),
            colour=self.colour,
        )
        if self.footer:
            embed.set_footer(text=shorten(plain(self.footer), FOOTER))
        for heading, text in self.sections:
            room = min(FIELD, WHOLE - len(embed) - len(heading))
            if room > LEAST:
                embed.add_field(name=shorten(heading, TITLE), value=cut(text, room), inline=False)
        if own:
            dress(embed, own)
        shown = self.picture.shown_in(embed) if self.picture else [embed]
        if len(shown) > 1 and self.footer:
            shown[-1].set_footer(text=embed.footer.text)
            shown[0].remove_footer()
        return {
            "embeds": shown,
            "view": panel(self.controls, own),
            "allowed_mentions": discord.AllowedMentions.none(),
        }


def dress(embed: discord.Embed, own: Own) -> None:
    """Put emojis of ours into the description and the sections, from the top, as far as there is room."""
    room = WHOLE - len(embed)
    text = embed.description or ""
    embed.description = dress_text(text, own, min(DRESSED, len(text) + room))
    room -= len(embed.description) - len(text)
    for at, field in enumerate(embed.fields):
        text = field.value or ""
        value = dress_text(text, own, min(FIELD, len(text) + room))
        embed.set_field_at(at, name=field.name, value=value, inline=False)
        room -= len(value) - len(text)


def cut(text: str, limit: int) -> str:
    """The text without its last lines where it is too long, so that no line is cut in half."""
    if len(text) <= limit:
        return text
    return shorten(text[: limit - 2].rpartition("\n")[0] or text, limit - 2) + "\n…"


def tail(lines: Sequence[str], limit: int) -> str:
    """As many of the last lines as fit."""
    out: list[str] = []
    for line in reversed(lines):
        if sum(map(len, out)) + len(out) + len(line) > limit:
            break
        out.insert(0, line)
    return "\n".join(out)
