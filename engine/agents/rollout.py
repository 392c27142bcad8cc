"""Random play: the random agent, and playouts."""

from __future__ import annotations

import random
from typing import Any

from engine.agents.agent import Agent
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.loop import play
from engine.core.state import State


class Random(Agent):
    """Chooses uniformly among options and forms, and within a form; ignores the view."""

    name = "random"
    looks = False
    at_once = True

    def choose(self, view: State[Any], decision: Decision, rng: random.Random) -> Action:
        return pick(decision, rng)


def pick(decision: Decision, rng: random.Random) -> Action:
    """Draw a random legal answer."""
    options, forms = decision.options, decision.forms
    chosen = int(rng.random() * (len(options) + len(forms)))
    if chosen < len(options):
        return options[chosen]
    return forms[chosen - len(options)].sample(decision.seat, rng)


def playout(s: State[Any], rng: random.Random) -> int:
    """Play at random to the end, in place; returns the number of moves.

    Of several seats that are asked at once, a random one answers first.
    """
    moves = 0
    while pending := s.pending:
        decision = pending[0] if len(pending) == 1 else pending[int(rng.random() * len(pending))]
        play(s, pick(decision, rng))
        moves += 1
    return moves
