"""Registry of all games."""

from __future__ import annotations

from typing import Any

from engine.core.game import Game
from engine.games import hamburg, rotterdam, speicherstadt

GAMES: dict[str, Game[Any]] = {game.key: game for game in (speicherstadt.GAME, rotterdam.GAME, hamburg.GAME)}

__all__ = ["GAMES"]
