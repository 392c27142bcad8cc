"""Golden records: finished games in which every card is bought and every action used, kept for ever."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from engine.core.records import read
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.record import Record

HERE = Path(__file__).parent


@cache
def records() -> dict[str, Record]:
    """All golden records by name."""
    return {path.stem: read(GAME, path.read_bytes()) for path in sorted(HERE.glob("*.json"))}
