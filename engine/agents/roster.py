"""The computer players of a game and their strengths."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from engine.agents.agent import Agent
from engine.agents.budget import Budget
from engine.agents.caretaker import Caretaker
from engine.agents.evolution import Tunable
from engine.agents.judge import Judge
from engine.agents.ratings import Rating
from engine.agents.rollout import Random
from engine.core.advice import Suggest, suggest_nothing

BASE = "base"
"""The set without expansions, where ratings are kept."""
STARS = 4
"""Stars of the strongest agent that is offered; the weakest has one."""
UNKNOWN = Rating(25.0, 25.0 / 3)
"""Prior rating."""


class Roster(Mapping[str, Agent]):
    """The computer players of one game by name; an unknown name is a `KeyError`.

    Every game has the random player and a caretaker. `anchors`: file of fixed ratings by set of expansions,
    on the scale of people's ratings, measured once by a round robin in the arena (`python -m engine simulate
    --rate`); unmeasured sets have none. Rated games never change an agent's rating. `tunable`: the agent
    whose weights can be tuned, if any. `judge`: how finished games are analysed and hints found; None: there
    are neither. `suggest`: what a desk may be filled with. `suggester`: answers at once what players leave to
    it and no desk proposes; None: they can leave nothing.
    """

    def __init__(
        self,
        *agents: Agent,
        anchors: Path | None = None,
        tunable: Tunable[Any] | None = None,
        judge: Judge | None = None,
        suggest: Suggest = suggest_nothing,
        suggester: Agent | None = None,
    ) -> None:
        shared = {agent.name: agent for agent in (Random(), Caretaker())}
        self.agents = {agent.name: agent for agent in agents}
        self.agents |= {name: agent for name, agent in shared.items() if name not in self.agents}
        self.file, self.tunable, self.judge = anchors, tunable, judge
        self.suggest, self.suggester = suggest, suggester

    def __getitem__(self, name: str) -> Agent:
        return self.agents[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.agents)

    def __len__(self) -> int:
        return len(self.agents)

    def find(self, name: str) -> Agent:
        """Return the agent of this name; `master:200` has a budget of 200 playouts, `master:0.5s` of half a
        second.

        Raises `LookupError` for an unknown name.
        """
        title, colon, budget = name.partition(":")
        if not colon:
            return self[title]
        try:
            return self[title].with_budget(Budget.parse(budget), name)
        except ValueError as wrong:
            raise LookupError(name) from wrong

    @property
    def choices(self) -> tuple[str, ...]:
        """Agents that may fill a seat, the most popular first."""
        return tuple(name for name, agent in self.agents.items() if agent.offered)

    def by_strength(self, expansions: tuple[str, ...]) -> tuple[str, ...]:
        """Agents that may fill a seat, the weakest first."""
        return tuple(sorted(self.choices, key=lambda name: self.anchor(name, expansions).strength))

    def stars(self, agent: str, expansions: tuple[str, ...]) -> int:
        """Strength among the agents that may fill a seat, from 1 to `STARS`, in equal intervals of the rating
        scale.
        """
        strengths = [self.anchor(name, expansions).strength for name in self.choices]
        least, way = min(strengths), max(strengths) - min(strengths)
        come = (self.anchor(agent, expansions).strength - least) / way if way else 0.0
        return 1 + max(0, min(STARS - 1, int(STARS * come)))

    @property
    def caretaker(self) -> Caretaker:
        """The agent that plays for absent players."""
        return next(agent for agent in self.agents.values() if isinstance(agent, Caretaker))

    @cached_property
    def anchors(self) -> Mapping[str, Mapping[str, Rating]]:
        """Map set of expansions -> agent -> rating."""
        told = json.loads(self.file.read_text(encoding="utf-8")) if self.file else {}
        return {
            expansions: {name: Rating(*numbers) for name, numbers in agents.items()}
            for expansions, agents in told.items()
        }

    def ratings(self, expansions: tuple[str, ...]) -> Mapping[str, Rating]:
        """Ratings in this set of expansions; empty where none were measured."""
        return self.anchors.get(" ".join(expansions) or BASE, {})

    def anchor(self, agent: str, expansions: tuple[str, ...]) -> Rating:
        """Fixed rating of an agent; a set of expansions without measurements uses that of the base game.

        Raises `KeyError` for an unknown agent.
        """
        known = self.ratings(expansions) or self.ratings(()) or dict.fromkeys(self, UNKNOWN)
        return known[agent]
