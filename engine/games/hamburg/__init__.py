"""Hamburg and its warehouses (Stefan Risthaus): rules, cards and records, without Discord and without prose.

The rules of the base game are lost; they were reconstructed from the same author's Ostia. Docstrings name the
paragraphs of docs/games/hamburg/rules.md and, as H-.., those of rulings.md.
"""

from engine.games.hamburg.game import GAME

__all__ = ["GAME"]
