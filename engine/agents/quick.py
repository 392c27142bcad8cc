"""The quick player: a one-ply policy on heuristic values."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic

from engine.agents.agent import Agent
from engine.agents.tastes import Tastes, V
from engine.core.actions import Action
from engine.core.decisions import Decision


class Quick(Agent, Generic[V]):
    """Answers within a millisecond; base class of agents that search further.

    A game maps each question to a function in `answers`; other questions get their default. `known`: the
    heuristic weights of the game's players, by name; `tastes`: weights to use in their place.
    """

    offered = True
    at_once = True
    known: ClassVar[Tastes[Any]]
    answers: ClassVar[Mapping[str, Callable[..., Action]]]

    def __init__(self, name: str = "quick", tastes: V | None = None) -> None:
        self.name, self.tastes = name, tastes

    def values(self, s: Any) -> V:
        """Its weights in the game of this state."""
        values: V = self.tastes or self.known.of(self.name, s.rules.expansions)
        return values

    def choose(self, view: Any, decision: Decision, rng: random.Random) -> Action:
        """Return the best answer by its heuristics."""
        answer = self.answers.get(decision.ask)
        return self.dispatch(answer, view, decision) if answer else decision.default

    def dispatch(self, answer: Callable[..., Action], view: Any, decision: Decision) -> Action:
        """Call the function for this question."""
        return answer(view, decision, self.values(view))
