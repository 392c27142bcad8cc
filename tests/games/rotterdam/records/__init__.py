"""Golden records of Rotterdam: finished games with every ship card and every move, kept for ever."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from engine.core.records import read
from engine.games.rotterdam import GAME
from engine.games.rotterdam.record import Record

HERE = Path(__file__).parent


@cache
def records() -> dict[str, Record]:
    """All golden records by name."""
    return {path.stem: read(GAME, path.read_bytes()) for path in sorted(HERE.glob("*.json"))}
