"""Cache of agents' answers in positions that look alike to all."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import Any

from engine.agents.agent import Agent
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.state import State


class Recall:
    """Remembers the answers of `agents`, which decide by public information and without chance.

    Imagined games that differ only in hidden piles, and in what comes later, share them.
    """

    def __init__(self, *agents: Agent) -> None:
        self.agents = agents
        self.known: dict[tuple[Agent, int], list[tuple[State[Any], Action]]] = defaultdict(list)

    def answer(self, agent: Agent, s: State[Any], asked: Decision, course: int, rng: Random) -> Action:
        """Return an agent's answer, remembered if it has seen the same position. `course`: hash of the way
        there, so that few positions are compared."""
        if agent not in self.agents:
            return agent.choose(s, asked, rng)
        view, seen = s.seen_by(None), self.known[agent, course]
        for position, action in seen:
            if position == view:
                return action
        seen.append((view, agent.choose(s, asked, rng)))
        return seen[-1][1]
