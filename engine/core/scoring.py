"""Points by source and the order at the end, from a ruleset's table of scoring."""

from __future__ import annotations

from typing import Any

from engine.core.state import State


def standings(s: State[Any]) -> list[dict[str, int]]:
    """The points of each seat by source, as if the game ended now."""
    return [{line: points(s, seat) for line, points in s.rules.scoring.items()} for seat in s.players]


def totals(s: State[Any]) -> list[int]:
    """The points of each seat, as if the game ended now."""
    return [sum(lines.values()) for lines in standings(s)]


def ranks(s: State[Any]) -> list[int]:
    """1 is the best; equal points and an equal tie-break share a rank."""
    worth = list(zip(totals(s), s.tie_break, strict=True))
    return [1 + sum(other > mine for other in worth) for mine in worth]
