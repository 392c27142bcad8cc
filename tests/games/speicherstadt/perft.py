"""Counts of leaves from tricky positions. Rewrite them: python -m tests.games.speicherstadt.perft"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from engine.core.actions import notation
from engine.core.loop import play
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.state import State
from tests.arrange import arrange

FILE = Path(__file__).with_suffix(".json")
POSITIONS: dict[str, dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
DEPTH, MOST = 6, 3000
"""So deep, but no deeper than to this many leaves."""


def position(name: str) -> State:
    """One of the tricky positions."""
    facts = dict(POSITIONS[name]["position"])
    return arrange(GAME.rules(facts.pop("expansions", ())), facts.pop("phase"), **facts)


def children(s: State) -> dict[str, State]:
    """Every legal move in words, and the state after it."""
    out = {}
    for action in (action for decision in s.pending for action in decision.every()):
        out[notation(action)] = child = s.clone()
        play(child, action)
    return out


def leaves(s: State, depth: int) -> int:
    """How many ways there are to play on so deep; a game that is over is one."""
    return sum(leaves(child, depth - 1) for child in children(s).values()) if depth and s.pending else 1


def divided(s: State, depth: int) -> dict[str, int]:
    """The leaves behind each first move."""
    return {move: leaves(child, depth - 1) for move, child in children(s).items()}


def counted(s: State) -> list[int]:
    """The leaves at depth 1, 2, 3 …"""
    out: list[int] = []
    while len(out) < DEPTH and (not out or out[-1] * max(out[0], 4) <= MOST):
        out.append(leaves(s, len(out) + 1))
    return out


def text() -> str:
    """The file with new counts, a position a line."""
    entries = []
    for name, entry in POSITIONS.items():
        counts = counted(position(name))
        by_move = divided(position(name), len(counts))
        parts = {"position": entry["position"], "leaves": counts, "by_move": by_move}
        lines = ",\n".join(f"    {json.dumps(key)}: {json.dumps(value)}" for key, value in parts.items())
        entries.append(f"  {json.dumps(name)}: {{\n{lines}\n  }}")
    return "{\n" + ",\n".join(entries) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
