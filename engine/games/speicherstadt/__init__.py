"""Die Speicherstadt (Stefan Feld, 2010): rules, cards and records, without Discord and without prose."""

from engine.games.speicherstadt.game import GAME

__all__ = ["GAME"]
