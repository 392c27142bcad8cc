"""The quick player: one move ahead, by judging what things are worth."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic

from engine.agents.agent import Agent
from engine.agents.tastes import Tastes, V
from engine.core.actions import Action
from engine.core.decisions import Decision


class Quick(Agent, Generic[V]):
    """A sensible opponent within a millisecond, and the base of those that look further ahead.

    A game says how each question is answered; one that is not in `answers` gets its default. `known`: the
    tastes of the players of the game, by name; `tastes`: those to play by in place of the known ones.
    """

    offered = True
    at_once = True
    known: ClassVar[Tastes[Any]]
    answers: ClassVar[Mapping[str, Callable[..., Action]]]

    def __init__(self, name: str = "quick", tastes: V | None = None) -> None:
        self.name, self.tastes = name, tastes

    def values(self, s: Any) -> V:
        """Its tastes in the game of this state."""
        values: V = self.tastes or self.known.of(self.name, s.rules.expansions)
        return values

    def choose(self, view: Any, decision: Decision, rng: random.Random) -> Action:
        """What is best as far as it looks."""
        answer = self.answers.get(decision.ask)
        return self.answered(answer, view, decision) if answer else decision.default

    def answered(self, answer: Callable[..., Action], view: Any, decision: Decision) -> Action:
        """Ask the function for this question."""
        return answer(view, decision, self.values(view))
