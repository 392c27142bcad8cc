"""Self-play games that are measured: their agents, and the data that they give."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from engine.agents.agent import Agent
from engine.agents.arena import FinishedGame, play_out
from engine.agents.judge import Judge
from engine.agents.roster import Roster
from engine.analysis.analysis import Case
from engine.analysis.course import CourseStep
from engine.analysis.runs import decisions
from engine.core.game import Game
from engine.games import GAMES
from engine.games.agents import AGENTS

MASTER = "master:60"
"""The master with a fixed number of imagined games, so that a measurement can be repeated."""


@dataclass(frozen=True)
class Title:
    """A game in a set of expansions."""

    key: str
    expansions: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "+".join((self.key, *self.expansions))

    @property
    def game(self) -> Game[Any]:
        """Its game."""
        return GAMES[self.key]

    @property
    def roster(self) -> Roster:
        """Its computer players."""
        return AGENTS[self.key]

    @cached_property
    def judge(self) -> Judge:
        """Its judge."""
        judge = self.roster.judge
        assert judge is not None
        return judge

    def named(self, name: str) -> Agent:
        """An agent by name; `middle` is the reference of the judge."""
        return self.judge.middle if name == "middle" else self.roster.find(name)

    def played(self, seats: tuple[str, ...], seed: str) -> FinishedGame:
        """A game between these agents."""
        deal = self.game.deal(self.game.rules(self.expansions), len(seats), seed)
        return play_out(self.game, deal, [self.named(it) for it in seats], random.Random(seed))

    def case(self, played: FinishedGame, seed: str, effort: float = 1.0) -> Case:
        """Its analysis."""
        return Case(self.game, self.judge, played.deal, played.moves, seed, effort)

    def rated(self) -> Iterator[str]:
        """Agents with a rating."""
        yield from self.roster.ratings(self.expansions) or self.roster.ratings(())


def asked(case: Case, rng: random.Random, many: int) -> list[CourseStep]:
    """Some decisions of a game that a seat had to take, in random order."""
    found = [step for seat in range(case.deal.seats) for step in taken(case, seat) if step.decision.blocking]
    return rng.sample(found, min(many, len(found)))


def taken(case: Case, seat: int) -> list[CourseStep]:
    """All free decisions of a seat."""
    found = list[CourseStep]()
    for number in case.rounds:
        round = [it for it in case.course if it.round == number]
        found += decisions(case.judge, round, seat, case.seed)
    return found
