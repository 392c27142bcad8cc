"""Die Speicherstadt (Stefan Feld, 2010): rules, cards and records, without Discord and without prose.

Many files: one per concept of the rulebook; phases, orders and computer players have subfolders.
"""

from engine.games.speicherstadt.game import GAME

__all__ = ["GAME"]
