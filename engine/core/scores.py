"""Scores by source and ranks, from a ruleset's scoring table."""

from __future__ import annotations

from typing import Any

from engine.core.state import State


def standings(s: State[Any]) -> list[dict[str, int]]:
    """Points of each seat by source, as if the game ended now."""
    return [{line: points(s, seat) for line, points in s.rules.scoring.items()} for seat in s.players]


def points(s: State[Any], seat: int) -> int:
    """Points of a seat, as if the game ended now."""
    return sum([source(s, seat) for source in s.rules.scoring.values()])


def totals(s: State[Any]) -> list[int]:
    """Points of each seat, as if the game ended now."""
    return [points(s, seat) for seat in s.players]


def ranks(s: State[Any]) -> list[int]:
    """Ranks from 1; equal points and an equal tie-break share a rank."""
    worth = list(zip(totals(s), s.tie_break, strict=True))
    return [1 + sum(other > own for other in worth) for own in worth]
