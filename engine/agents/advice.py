"""Advice from a search, limited to what it has found.

An estimate needs enough rollouts. Two answers are compared over the same rollouts, to cancel out luck. The
second answer comes without numbers where these would rank it first: the prior, which also counts, does not
show in them.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from engine.agents.search import Candidate
from engine.core.advice import Advice

LEAST = 30
"""Minimum number of rollouts for an estimate."""


def advices(candidates: Sequence[Candidate]) -> tuple[Advice, ...]:
    """The best and the second answer of a search, without numbers if it had no budget; only the best where
    there is no real choice."""
    if not candidates:
        return ()
    best, *others = candidates
    if not others or not best.margins:
        return tuple(Advice(candidate.action) for candidate in candidates[:2])
    games = min(len(best.margins), len(others[0].margins))
    one, two = evidence(best, games), evidence(others[0], games)
    if games >= LEAST and not contradicts(two, one):
        return one, two
    return evidence(best, len(best.margins)), Advice(two.action)


def contradicts(advice: Advice, best: Advice) -> bool:
    """Whether an answer looks better than the best one in any number that is shown."""
    return any(more > less for more, less in zip(advice.display_values, best.display_values, strict=True))


def evidence(candidate: Candidate, games: int) -> Advice:
    """Estimate an answer from its first rollouts; without numbers where these are few."""
    if games < LEAST:
        return Advice(candidate.action)
    return Advice(candidate.action, games, fmean(candidate.wins[:games]), fmean(candidate.margins[:games]))
