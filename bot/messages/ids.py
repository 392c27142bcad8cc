"""Custom ids: they name a table, a moment and an offered option, never a fact of the game.

`k:<verb>:<table>` or `k:<verb>:<table>:<ply>:<name>`: `ply` counts the moves of the seat to which the
control belongs, so another seat's move does not spoil it and a second press of the same seat does; `name` is
the digest of an offered action or the name of a field.
"""

from __future__ import annotations

from dataclasses import dataclass

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
}
"""Verbs of earlier versions, which stand on messages in channels: the present verb, and the name where it is
another one."""


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
    def of(cls, match: dict[str, str | None]) -> Id:
        """From the groups of a matched pattern, with the present verb for one of an earlier version."""
        written = match["verb"] or ""
        verb, name = EARLIER.get(written, (written, ""))
        return cls(verb, int(match["table"] or 0), int(match["ply"] or 0), name or match["name"] or "")
