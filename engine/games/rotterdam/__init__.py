"""Rotterdam (Hans van Tol, 2007): rules, map, cards and records, without Discord and without prose."""

from engine.games.rotterdam.game import GAME

__all__ = ["GAME"]
