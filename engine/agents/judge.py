"""The contract between a game and the analysis of finished games: policies, worlds, expected points."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from engine.agents.agent import Agent, with_offers
from engine.agents.budget import Budget
from engine.agents.quick import Quick
from engine.agents.recall import Recall
from engine.agents.valuation import load_valuation
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.loop import play
from engine.core.scores import totals

Piles = list[list[str]]
"""Piles not drawn yet: each may be in any order, the next card first."""
THOUGHT = Budget(playouts=100)
"""Imagined games of the master at a decision."""
BASE = "base"
"""The set without expansions."""


class Judge(ABC):
    """How a game is judged: the players of its rollouts, and the evaluation of their ends.

    `version`: changes whenever equal positions may get other values. `data`: file of the fitted numbers.
    `stages`: lines after which it is asked whether more are needed to compare answers.
    `middle`: the reference player, `quick`: one of another family, `master`: the strongest, with a fixed
    number of imagined games. `width`: answers that are compared at most. `reach`: rounds after the present
    one that are played out where luck is measured.

    `open`: the phases at the beginning of a round; with `public` all agents decide in them by public
    information and without chance, so that what they do there serves all worlds.
    `features`: names of what `facts_of` returns; without them `fortunes` is the value of a position.
    """

    version: ClassVar[int]
    data: ClassVar[Path]
    valuation: ClassVar[Path]
    open: ClassVar[frozenset[str]] = frozenset()
    public: ClassVar[bool] = False
    reach: ClassVar[int] = 0
    width: ClassVar[int] = 8
    stages: ClassVar[tuple[int, ...]] = (8, 16, 32, 80)
    features: ClassVar[tuple[str, ...]] = ()
    middle: Quick[Any]
    quick: Quick[Any]
    master: Agent

    @property
    def families(self) -> tuple[Quick[Any], Quick[Any]]:
        """The players that lines are continued with, in turn: of a line all seats are of one family."""
        return self.middle, self.quick

    @abstractmethod
    def hidden_piles(self, s: Any) -> Piles:
        """The hidden piles of a full state, always in the same order; an empty pile keeps its place."""

    @abstractmethod
    def put(self, s: Any, piles: Piles, rng: random.Random) -> None:
        """Replace the hidden piles in place. Chance that is in no pile is drawn again with `rng`."""

    @abstractmethod
    def fortunes(self, s: Any) -> Sequence[float]:
        """Expected final points of each seat by the heuristics of its game."""

    @abstractmethod
    def opinions(self, view: Any, decision: Decision) -> Mapping[Action, float]:
        """The answers worth a comparison, with their prior values in points."""

    def plans(self, view: Any, decision: Decision) -> Sequence[tuple[Action, ...]]:
        """Few plausible answers, for questions with very many, or short plans: an answer and the next ones of
        the seat in this round. By default the answers worth a comparison."""
        opinions = self.opinions(view, decision)
        ranked = sorted(opinions, key=lambda action: -opinions[action])
        return [(action,) for action in ranked if decision.allows(action)][: self.width]

    def horizon(self, s: Any) -> int:
        """The last round that is played out after a decision, before the rest is estimated."""
        return int(s.round)

    def far_horizon(self, s: Any) -> int:
        """The last round that is played out to confirm what would be marked."""
        return self.horizon(s)

    def rounds(self, s: Any) -> int:
        """How many rounds the game has; needed with `features` only."""
        raise NotImplementedError

    def facts_of(self, s: Any) -> Sequence[Sequence[float]]:
        """The features of each seat, by which its final points are estimated."""
        raise NotImplementedError

    def value(self, s: Any, family: Quick[Any]) -> Sequence[float]:
        """Expected final points of each seat, up to a constant, if players of this family go on."""
        if s.over:
            return totals(s)
        if not self.features:
            return self.fortunes(s)
        fitted = load_valuation(self.valuation)
        families = fitted.tables.get(" ".join(s.rules.expansions)) or fitted.tables[BASE]
        rows = families["middle" if family is self.middle else "quick"]
        return fitted.value(rows, (s.round - 1) / (self.rounds(s) - 1), self.facts_of(s))

    def world(self, s: Any, seat: int, family: Quick[Any], rng: random.Random) -> Any:
        """Sample a full state that this seat may be in, by what it may know of `s`; the others are of this
        family. Raises `Unimaginable`."""
        return s.seen_by(seat).determinized(seat, rng)

    def reckoned(self, s: Any) -> tuple[int, ...]:
        """Numbers that views hide although every seat can reckon them from public events."""
        return ()

    def informed(self, s: Any, reckoned: tuple[int, ...]) -> Any:
        """A state with these numbers, changed in place."""
        return s

    def play_on(
        self, s: Any, player: Quick[Any], rng: random.Random, recall: Recall | None = None, course: int = 0
    ) -> None:
        """Let such players answer until the open phases of this round end, in place.

        `recall`: the cache to use if this judge is public, `course`: what games with equal starts have in
        common.
        """
        until, recall = s.round, recall if self.public else None
        while s.pending and s.round == until and s.stack[0].phase in self.open:
            asked = with_offers(s, next(question for question in s.pending if question.blocking))
            if recall is None:
                action = player.choose(s, asked, rng)
            else:
                action = recall.answer(player, s, asked, course, rng)
                course = hash((course, action))
            play(s, action)

    def finish(self, s: Any, player: Quick[Any], until: int, rng: random.Random) -> None:
        """Let such players play to the end of round `until` or of the game, in place."""
        while s.pending and s.round <= until:
            asked = with_offers(s, next(question for question in s.pending if question.blocking))
            play(s, player.choose(s, asked, rng))

    def hurry(self, s: Any, until: int, rng: random.Random) -> None:
        """Play to the end of round `until` or of the game, in place, about as middle players would; where
        luck is measured."""
        player = self.middle
        self.finish(s, player, until, rng)


def shuffle_piles(piles: Piles, rng: random.Random) -> Piles:
    """Put each pile into a random order; equal piles and generators give equal orders."""
    chance = rng.random
    return [sorted(sorted(pile), key=lambda _: chance()) for pile in piles]
