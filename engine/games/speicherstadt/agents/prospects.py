"""Die Speicherstadt: predicted end of this round's market against opponents of a known kind.

It is public and shared by all rollouts, which differ from the goods of the next rounds on.
"""

from __future__ import annotations

from engine.agents import prospects as core
from engine.games.speicherstadt.state import State


class Prospects(core.Prospects[State]):
    """The ends of a market."""

    open = frozenset({"demand", "spying", "purchase"})
