"""Rotterdam (Hans van Tol, 2007): rules, map, cards and records, without Discord and without prose.

Many files: one per concept of the rulebook; phases, orders and computer players have subfolders.
"""

from engine.games.rotterdam.game import GAME

__all__ = ["GAME"]
