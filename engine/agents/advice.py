"""What a search tells somebody who asks it what to do: no more than it has seen, and nothing against itself.

How good an answer is can be said after some imagined games only. Two answers are compared in the games that
both had, for they differ by luck in all others. An answer that is put second is told without numbers where
these would put it first: what else was thought of it does not show in them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from engine.agents.search import Candidate
from engine.core.actions import Action

LEAST = 30
"""Imagined games below which their mean says little."""


@dataclass(frozen=True, slots=True)
class Advice:
    """An answer and what came of it in imagined games: how many they were (0: there are no numbers worth
    saying), the share that was won, the mean of points ahead of the best of the others."""

    action: Action
    games: int = 0
    won: float = 0.0
    ahead: float = 0.0

    @property
    def shown(self) -> tuple[int, int]:
        """Both as exactly as people are told them: in hundredths, in tenths of a point."""
        return round(100 * self.won), round(10 * self.ahead)


def advices(found: Sequence[Candidate]) -> tuple[Advice, ...]:
    """Of what a search has found, the best first: the best and the next best answer; the best alone where
    there is no choice that deserves a thought."""
    if not found:
        return ()
    best, *others = found
    if not others or not best.margins:
        return (Advice(best.action),)
    games = min(len(best.margins), len(others[0].margins))
    one, two = evidence(best, games), evidence(others[0], games)
    if games >= LEAST and not contradicts(two, one):
        return one, two
    return evidence(best, len(best.margins)), Advice(two.action)


def contradicts(it: Advice, best: Advice) -> bool:
    """Whether an answer looks better than the best one by any number that people are told."""
    return any(more > less for more, less in zip(it.shown, best.shown, strict=True))


def evidence(it: Candidate, games: int) -> Advice:
    """What came of an answer in its first games; without numbers where these are few."""
    if games < LEAST:
        return Advice(it.action)
    return Advice(it.action, games, fmean(it.wins[:games]), fmean(it.margins[:games]))
