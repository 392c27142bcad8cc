"""Random play: the agent that tries everything, and the cheapest way to the end of a game."""

from __future__ import annotations

import random
from typing import Any

from engine.agents.agent import Agent
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.loop import play
from engine.core.state import State


class Random(Agent):
    """Any option or form alike, and in a form any choice alike. It looks at nothing."""

    name = "random"
    looks = False
    at_once = True

    def choose(self, view: State[Any], decision: Decision, rng: random.Random) -> Action:
        """One of the answers."""
        return pick(decision, rng)


def pick(decision: Decision, rng: random.Random) -> Action:
    """A random legal answer."""
    options, forms = decision.options, decision.forms
    chosen = int(rng.random() * (len(options) + len(forms)))
    if chosen < len(options):
        return options[chosen]
    return forms[chosen - len(options)].sample(decision.seat, rng)


def playout(s: State[Any], rng: random.Random) -> int:
    """Play at random to the end, in place; returns how many moves that took.

    Where several seats are asked at once, any of them answers first.
    """
    moves = 0
    while pending := s.pending:
        decision = pending[0] if len(pending) == 1 else pending[int(rng.random() * len(pending))]
        play(s, pick(decision, rng))
        moves += 1
    return moves
