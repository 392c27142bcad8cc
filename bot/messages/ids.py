"""Custom ids: they name a table, a moment and an offered option, never a fact of the game.

`k:<verb>:<table>` or `k:<verb>:<table>:<ply>:<name>`: `ply` counts the moves of the seat to which the
control belongs, so another seat's move does not spoil it and a second press of the same seat does; `name` is
the digest of an offered action or the name of a field.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from string import digits

PATTERN = r"k:(?P<verb>[a-z]+):(?P<table>\d{1,18})(?::(?P<ply>\d{1,6}):(?P<name>[a-z0-9_.]*))?"
FIRST = "first"
BEGINNING = f".{FIRST}"
"""The name that leads to the first board of a game, of any round."""
CONTROL, MODAL = "[bs]" + PATTERN, "m" + PATTERN
"""The templates of buttons and menus (`b`, `s`) and of modals. Every match fires, so no two may overlap."""
EARLIER = {
    "pick": ("desk", ""),
    "drop": ("desk", "drop"),
    "play": ("confirm", ""),
    "give": ("desk", ""),
    "which": ("order", ""),
    "go:menu": ("desk", "laid"),
}
"""Verbs of earlier versions, which stand on messages in channels, some with a name that may end in a number:
the present verb, and the name where it is another one."""


@dataclass(frozen=True, slots=True)
class Id:
    """What a control stands for."""

    verb: str
    table: int
    ply: int = 0
    name: str = ""

    def __str__(self) -> str:
        short = f"k:{self.verb}:{self.table}"
        return f"{short}:{self.ply}:{self.name}" if self.ply or self.name else short

    @classmethod
    def parse(cls, text: str) -> Id | None:
        """From a custom id; None for anything else."""
        match = re.fullmatch(PATTERN, text)
        return cls.of(match.groupdict()) if match else None

    @classmethod
    def of(cls, match: dict[str, str | None]) -> Id:
        """From the groups of a matched pattern, with the present verb for one of an earlier version."""
        written, named = match["verb"] or "", match["name"] or ""
        whole = f"{written}:{named.rstrip(digits)}"
        verb, name = EARLIER.get(whole) or EARLIER.get(written, (written, ""))
        return cls(verb, int(match["table"] or 0), int(match["ply"] or 0), name or named)
