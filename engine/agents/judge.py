"""The contract between a game and the analysis of finished games: policies, hidden piles, expected points."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from math import exp
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from engine.agents.agent import Agent, with_offers
from engine.agents.budget import Budget
from engine.agents.recall import Recall
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.loop import play

if TYPE_CHECKING:
    from engine.agents.evolution import Tunable
    from engine.agents.quick import Quick

Piles = list[list[str]]
"""Piles not drawn yet: each may be in any order, the next card first."""
THOUGHT = Budget(playouts=100)
"""Imagined games of the master at a decision."""
SPREAD = 0.25
"""How far a middle player's tastes are disturbed: standard deviation of the logarithm."""


class Judge(ABC):
    """How a game is judged: the players of its rollouts, and the evaluation of their ends.

    `version`: changes whenever equal positions may get other values. `data`: file of the fitted numbers.
    `middle`: the reference player, `quick`: one of another family, `master`: the strongest, with a fixed
    number of imagined games; `tunable`: the tastes of `middle`. `open`:
    the phases at the beginning of a round that agents play out one by one; what follows is played by `fast`.
    Before the rest is estimated, this round and this many more are played: `horizon` where answers are
    compared, `reach` where luck is measured. `width`: answers that are compared at most. `public`: whether in
    the open phases all agents decide by public information and without chance, so that their answers can be
    remembered.
    """

    version: ClassVar[int]
    data: ClassVar[Path]
    open: ClassVar[frozenset[str]] = frozenset()
    horizon: ClassVar[int] = 1
    reach: ClassVar[int] = 0
    width: ClassVar[int] = 8
    public: ClassVar[bool] = False
    middle: Quick[Any]
    quick: Quick[Any]
    master: Agent
    tunable: Tunable[Any]

    @abstractmethod
    def hidden_piles(self, s: Any) -> Piles:
        """The hidden piles of a full state, always in the same order; an empty pile keeps its place."""

    @abstractmethod
    def put(self, s: Any, piles: Piles, rng: random.Random) -> None:
        """Replace the hidden piles in place. Chance that is in no pile is drawn again with `rng`."""

    @abstractmethod
    def fast(self, s: Any, until: int, player: Quick[Any], rng: random.Random) -> None:
        """Play to the end of round `until` or of the game, in place, with the tastes of `player`."""

    @abstractmethod
    def fortunes(self, s: Any) -> Sequence[float]:
        """Expected final points of each seat."""

    @abstractmethod
    def opinions(self, view: Any, decision: Decision) -> Mapping[Action, float]:
        """The answers worth a comparison, with their prior values in points."""

    def world(self, view: Any, seat: int, rng: random.Random) -> Any:
        """Sample a full state that this seat may be in; raises `Unimaginable`."""
        return view.determinized(seat, rng)

    def play_on(
        self, s: Any, seat: int, own: Agent, others: Agent, recall: Recall | None = None, course: int = 0
    ) -> None:
        """Let agents answer until the open phases of this round end, in place; `own` plays this seat.
        `recall`: the cache to use if this judge is public, `course`: what games with equal starts have in
        common."""
        luck, until, recall = random.Random(0), s.round, recall if self.public else None
        while s.pending and s.round == until and s.stack[0].phase in self.open:
            asked = with_offers(s, next(question for question in s.pending if question.blocking))
            agent = own if asked.seat == seat else others
            if recall is None:
                action = agent.choose(s, asked, luck)
            else:
                action = recall.answer(agent, s, asked, course, luck)
                course = hash((course, action))
            play(s, action)

    def perturb(self, expansions: tuple[str, ...], rng: random.Random) -> Quick[Any]:
        """The middle player with tastes of its own, drawn at random around the usual ones."""
        values = self.tunable.tastes.of(self.middle.name, expansions)
        numbers = {name: number * exp(rng.gauss(0, SPREAD)) for name, number in asdict(values).items()}
        return type(self.middle)(self.middle.name, replace(values, **numbers))


def shuffle_piles(piles: Piles, rng: random.Random) -> Piles:
    """Put each pile into a random order; equal piles and generators give equal orders."""
    chance = rng.random
    return [sorted(sorted(pile), key=lambda _: chance()) for pile in piles]
