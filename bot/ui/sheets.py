"""Messages before they are sent: embeds and controls, within Discord's limits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.ui.controls import Control, panel, shortened

TITLE, DESCRIPTION, FIELD, FOOTER, WHOLE = 256, 3_600, 1_024, 2_048, 6_000
"""Discord's limits on an embed, in characters; the description (4,096) leaves room for title and footer."""
LEAST = 40
"""Characters below which a section is not worth its heading."""
Section = tuple[str, str]
"""A heading and its text."""
PLAIN = 0x5B7C99


@dataclass(frozen=True, slots=True)
class Sheet:
    """A message: a title, a text in Discord markdown, sections below it, small print, a colour, controls."""

    title: str
    text: str
    controls: Sequence[Control] = ()
    sections: Sequence[Section] = ()
    footer: str = ""
    colour: int = PLAIN

    def message(self) -> dict[str, Any]:
        """The keyword arguments with which discord.py sends or edits it. It mentions nobody."""
        embed = discord.Embed(
            title=shortened(self.title, TITLE) or None,
            description=cut(self.text, DESCRIPTION),
            colour=self.colour,
        )
        if self.footer:
            embed.set_footer(text=shortened(self.footer, FOOTER))
        for heading, text in self.sections:
            room = min(FIELD, WHOLE - len(embed) - len(heading))
            if room > LEAST:
                embed.add_field(name=shortened(heading, TITLE), value=cut(text, room), inline=False)
        return {
            "embed": embed,
            "view": panel(self.controls),
            "allowed_mentions": discord.AllowedMentions.none(),
        }


def cut(text: str, limit: int) -> str:
    """The text without its last lines where it is too long, so that no line is cut in half."""
    if len(text) <= limit:
        return text
    return shortened(text[: limit - 2].rpartition("\n")[0] or text, limit - 2) + "\n…"


def tail(lines: Sequence[str], limit: int) -> str:
    """As many of the last lines as fit."""
    out: list[str] = []
    for line in reversed(lines):
        if sum(map(len, out)) + len(out) + len(line) > limit:
            break
        out.insert(0, line)
    return "\n".join(out)
