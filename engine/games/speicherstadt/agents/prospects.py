"""Die Speicherstadt: how the market of this round will end, if the others are players of a known kind.

Everything in it lies open; what imagined games do not share begins after it, with the goods.
"""

from __future__ import annotations

from engine.agents import prospects as core
from engine.games.speicherstadt.state import State


class Prospects(core.Prospects[State]):
    """The ends of a market."""

    open = frozenset({"demand", "spying", "purchase"})
