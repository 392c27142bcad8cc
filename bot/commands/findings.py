"""Findings of checks: a line for the host, and the remedy where something is wrong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Mark = Literal["✓", "✗", "–"]
WIDE = 11
"""Letters of the longest name."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Result of a check. `name`: what was checked; `text`: its state; `cure`: the remedy if it is wrong."""

    mark: Mark
    name: str
    text: str
    cure: str = ""

    def __str__(self) -> str:
        line = f"{self.mark} {self.name:{WIDE}}{self.text}"
        return f"{line}\n{'':{WIDE + 2}}→ {self.cure}" if self.cure else line


def fine(name: str, text: str) -> Finding:
    """The finding of a check that passed."""
    return Finding("✓", name, text)


def none(name: str, text: str) -> Finding:
    """There was nothing to check, which is no fault."""
    return Finding("–", name, text)


def wrong(name: str, text: str, cure: str) -> Finding:
    """A check that failed, with its remedy."""
    return Finding("✗", name, text, cure)
