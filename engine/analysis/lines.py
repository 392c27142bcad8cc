"""Lines: imagined courses in which answers to one question are compared.

A line is a world that the decider could be in, and a family of players that goes on in all seats. Every
answer is tried in the same lines with the same luck, so they differ by effect alone. Any answers at any
position can be compared, with any judge and any number of lines; `analysis` does it for finished games.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from engine.agents.agent import with_offers
from engine.agents.judge import Judge
from engine.agents.quick import Quick
from engine.analysis.course import Vector, margins
from engine.analysis.losses import Loss, Rows, cost_of, loss_of, most_of
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.errors import Unimaginable
from engine.core.loop import play
from engine.core.state import State

LEAST = 4
"""Lines without which nothing can be said."""
DROPPED = 1.0
"""Standard errors by which an answer must be worse than the best to be dropped."""
BEHIND = 2.0
"""Standard errors by which a loss must miss a threshold to be settled."""
CLEAR = 4.0
"""Standard errors that a loss above the first threshold must be large for its size to be known."""

Plan = tuple[Action, ...]
"""An answer, and the next ones of its seat as far as they are allowed when it is asked again."""


@dataclass(frozen=True)
class Question:
    """A decision and the full position in which it is asked; compared is by what its seat can know."""

    s: State[Any]
    decision: Decision

    @property
    def seat(self) -> int:
        return self.decision.seat

    @cached_property
    def view(self) -> State[Any]:
        """The position as the seat sees it."""
        return self.s.seen_by(self.seat)


@dataclass(slots=True)
class Comparison:
    """Plans, and what each one is worth to all seats in each line.

    `dropped`: those that were clearly worse than the best, with the points that they were behind.
    """

    seat: int
    plans: list[Plan]
    values: list[list[Vector]] = field(default_factory=list)
    dropped: dict[Plan, Loss] = field(default_factory=dict)

    @property
    def rows(self) -> Rows:
        """Values of each plan to the seat, by line."""
        return [[vector[self.seat] for vector in line] for line in self.values]

    def loss(self, plan: Plan) -> Loss:
        """What a plan that was not dropped costs against the best one."""
        return loss_of(self.rows, self.plans.index(plan))

    def most(self, plan: Plan) -> float:
        """What such a plan may cost."""
        return most_of(self.rows, self.plans.index(plan))

    def costs(self) -> dict[Plan, Loss]:
        """How far each plan is behind the one that looks best, the best plan first; dropped ones included."""
        rows = self.rows
        best = loss_of(rows, 0).best
        found = {plan: cost_of(rows, at, best) for at, plan in enumerate(self.plans)} | self.dropped
        return dict(sorted(found.items(), key=lambda pair: pair[1].loss))

    def shifts(self, plan: Plan, reference: Plan) -> list[Vector]:
        """A plan less a reference, for all seats, by line."""
        at, to = self.plans.index(plan), self.plans.index(reference)
        return [
            tuple(more - less for more, less in zip(line[at], line[to], strict=True)) for line in self.values
        ]

    def drop(self, always: Sequence[Plan]) -> None:
        """Drop plans that are clearly worse than the best."""
        rows, kept = self.rows, list[int]()
        for at, plan in enumerate(self.plans):
            loss = loss_of(rows, at)
            if plan in always or loss.loss <= DROPPED * loss.error:
                kept.append(at)
            else:
                self.dropped[plan] = cost_of(rows, at, loss.best)
        self.keep(kept)

    def keep_best(self, many: int) -> None:
        """Keep only this number of the plans with the best values."""
        ranked = [self.plans.index(plan) for plan in self.costs() if plan not in self.dropped]
        rows, best = self.rows, ranked[0]
        for at in ranked[many:]:
            self.dropped[self.plans[at]] = cost_of(rows, at, best)
        self.keep(sorted(ranked[:many]))

    def keep(self, places: Sequence[int]) -> None:
        """Keep the plans at these places, with their values."""
        self.plans = [self.plans[at] for at in places]
        self.values = [[line[at] for at in places] for line in self.values]


Settled = Callable[[Comparison], bool]
"""Whether more lines would change nothing that matters."""


@dataclass(frozen=True, slots=True)
class SampledLine:
    """A world, the family that goes on in it, and the seed of what is still hidden then."""

    world: State[Any]
    player: Quick[Any]
    seed: str


@dataclass(frozen=True)
class Depth:
    """How thoroughly plans are compared.

    `stages`: lines after which `settled` is asked and bad plans are dropped, but for the first one and those
    of `always`; `horizon`: the last round that is played out. Those of the judge by default. `is_over`:
    whether the time is over; asked after each line but the first `LEAST`. Then the two plans that look best
    go on to the first stage, and no further.
    """

    stages: Sequence[int] = ()
    settled: Settled = lambda comparison: False
    always: Sequence[Plan] = ()
    horizon: int | None = None
    is_over: Callable[[], bool] = lambda: False


USUAL = Depth()


def compare(
    judge: Judge, question: Question, plans: Sequence[Plan], seed: str, depth: Depth = USUAL
) -> Comparison:
    """Compare plans at a position until nothing is left to settle, the last stage or the time is over.

    There are no values where no world fits what the seat saw, and for less than two plans.
    """
    comparison = Comparison(question.seat, list(plans))
    if len(plans) < 2:
        return comparison
    lines, openings = sample_lines(judge, question, seed), Openings(judge, question)
    until = judge.horizon(question.s) if depth.horizon is None else depth.horizon
    stages = depth.stages or judge.stages
    for many in stages:
        for line in lines:
            comparison.values.append(evaluate(openings, line, comparison.plans, until))
            if len(comparison.values) >= many:
                break
            if is_over(comparison, depth):
                if len(comparison.values) >= stages[0]:
                    break
                comparison.keep_best(2)
        enough = len(comparison.values) < many or many == stages[-1]
        if enough or depth.settled(comparison):
            break
        comparison.drop((plans[0], *depth.always))
    return comparison


def is_over(comparison: Comparison, depth: Depth) -> bool:
    """Whether the time is over, and enough lines were compared to say something."""
    return len(comparison.values) >= LEAST and depth.is_over()


def sample_lines(judge: Judge, question: Question, seed: str) -> Iterator[SampledLine]:
    """Lines one after the other, of both families in turn."""
    number = 0
    while True:
        own = f"{seed}/{number}"
        luck, player = random.Random(own), judge.families[number % len(judge.families)]
        try:
            yield SampledLine(judge.world(question.s, question.seat, player, luck), player, own)
        except Unimaginable:
            return
        number += 1


class Openings:
    """The ends of the open phases of a round after each plan; shared by lines where all decide by public
    information."""

    def __init__(self, judge: Judge, question: Question) -> None:
        self.judge, self.question = judge, question
        self.known: dict[tuple[Plan, Quick[Any]], State[Any]] = {}

    def after(self, plan: Plan, line: SampledLine) -> State[Any]:
        """The position of this line after a plan and the open phases of its round."""
        judge, key = self.judge, (plan, line.player)
        luck = random.Random(line.seed)
        if key in self.known:
            s = self.known[key].clone()
            judge.put(s, judge.hidden_piles(line.world), luck)
            return s
        s = line.world.clone()
        self.play(s, plan, line.player, luck)
        if s.round == line.world.round:
            judge.play_on(s, line.player, luck)
        if judge.public and sizes(judge, s) == sizes(judge, line.world):
            self.known[key] = s.clone()
        return s

    def play(self, s: State[Any], plan: Plan, player: Quick[Any], luck: random.Random) -> None:
        """Play a plan: its first answer, then the others when the seat is asked again in this round, until
        one is not allowed; between them others answer as this player."""
        seat, (first, *rest) = self.question.seat, plan
        play(s, first)
        while rest and s.pending and s.round == self.question.s.round:
            asked = next(each for each in s.pending if each.blocking)
            if any(each.seat == seat and each.allows(rest[0]) for each in s.pending):
                play(s, rest.pop(0))
            elif asked.seat != seat:
                play(s, player.choose(s, with_offers(s, asked), luck))
            else:
                break


def evaluate(openings: Openings, line: SampledLine, plans: Sequence[Plan], until: int) -> list[Vector]:
    """What plans are worth to all seats in a line; those that lead to equal positions are worth the same."""
    judge, ends, vectors = openings.judge, list[tuple[State[Any], Vector]](), list[Vector]()
    for plan in plans:
        s = openings.after(plan, line)
        known = next((worth for end, worth in ends if end == s), None)
        if known is None:
            end = s.clone()
            judge.finish(end, line.player, until, random.Random(f"{line.seed}/on"))
            known = margins(judge.value(end, line.player))
            ends.append((s, known))
        vectors.append(known)
    return vectors


def sizes(judge: Judge, s: State[Any]) -> list[int]:
    """Number of cards in each hidden pile."""
    return [len(pile) for pile in judge.hidden_piles(s)]
