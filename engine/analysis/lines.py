"""Lines: imagined courses in which the answers to one question are compared.

A line is a world that the decider could be in, and a policy of the others. Every answer is tried in the same
lines with the same luck, so they differ by effect alone.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.agents.agent import answer, with_offers
from engine.agents.judge import Judge, shuffle_piles
from engine.agents.quick import Quick
from engine.agents.recall import Recall
from engine.analysis.course import CourseStep, Vector, margins, mean
from engine.analysis.losses import Loss, Rows, loss_of
from engine.core.actions import Action
from engine.core.errors import Unimaginable
from engine.core.loop import play
from engine.core.state import State

STAGES = (4, 8, 16, 24)
"""Lines after which it is asked whether more are needed."""
GAMES = 2
"""Games played fast at the end of each line, to the horizon."""
CLEAR = 2.5
"""Standard errors by which a loss must differ from the thresholds of marks to be settled."""
LONGEST = 40
"""Answers in a row that one decision may consist of."""
BEHIND = 3.0
"""Standard errors by which an answer must be worse than the best to be dropped."""


@dataclass(slots=True)
class Comparison:
    """The answers to one question, and what each one is worth to all seats in each line.

    `answers`: the played one first, then those of the middle and the quick player, then other sensible ones.
    `middle`, `quick`: the places of theirs.
    """

    answers: list[Action]
    middle: int
    quick: int
    values: list[list[Vector]] = field(default_factory=list)

    def rows(self, seat: int) -> Rows:
        """Values of each answer to a seat, by line."""
        return [[vector[seat] for vector in line] for line in self.values]

    def shifts(self) -> list[Vector]:
        """Played less the middle player's answer, for all seats, by line."""
        return [
            tuple(more - less for more, less in zip(line[0], line[self.middle], strict=True))
            for line in self.values
        ]


def compare(judge: Judge, step: CourseStep, seed: str, marks: Sequence[float], effort: float) -> Comparison:
    """Compare the answers to the question of a move until the loss of the played one is settled."""
    seat = step.decision.seat
    view: State[Any] = step.before.seen_by(seat)
    comparison, lines = candidates(judge, view, step, seed), sample_lines(judge, view, step, seed)
    if len(comparison.answers) < 2:
        return comparison
    stages = sorted({max(4, round(many * effort)) for many in STAGES})
    recall = Recall(judge.middle, judge.quick)
    for many in stages:
        for line in lines:
            comparison.values.append(evaluate_answers(judge, step, line, comparison.answers, recall))
            if len(comparison.values) >= many:
                break
        if len(comparison.values) < many or is_certain(loss_of(comparison.rows(seat), 0), marks):
            break
        drop(comparison, seat)
    return comparison


def candidates(judge: Judge, view: State[Any], step: CourseStep, seed: str) -> Comparison:
    """The answers that are worth a comparison."""
    luck = random.Random(f"{seed}/{step.number}/answers")
    middle = answer(judge.middle, view, step.decision, luck)
    quick = answer(judge.quick, view, step.decision, luck)
    opinions = judge.opinions(view, step.decision)
    ranked = sorted(opinions, key=lambda action: -opinions[action])
    listed = [*dict.fromkeys((step.action, middle, quick, *ranked))]
    allowed = [action for action in listed if action == step.action or step.decision.allows(action)]
    offered = allowed[: judge.width]
    return Comparison(offered, offered.index(middle), offered.index(quick))


@dataclass(frozen=True, slots=True)
class SampledLine:
    """A world, the policy of the others, and the seed of what is still hidden then."""

    world: State[Any]
    others: Quick[Any]
    seed: str


def sample_lines(judge: Judge, view: State[Any], step: CourseStep, seed: str) -> Iterator[SampledLine]:
    """Lines one after the other: the others are like the middle player, and quick, in turn."""
    for number in range(STAGES[-1] * 100):
        own = f"{seed}/{step.number}/{number}"
        luck = random.Random(own)
        others = (judge.middle, judge.quick, judge.perturb(view.rules.expansions, luck), judge.quick)
        try:
            yield SampledLine(judge.world(view, step.decision.seat, luck), others[number % 4], own)
        except Unimaginable:
            return


def evaluate_answers(
    judge: Judge, step: CourseStep, line: SampledLine, answers: Sequence[Action], recall: Recall
) -> list[Vector]:
    """What the answers are worth in a line; answers that lead to equal positions are worth the same.
    `recall`: shared by the lines of a question."""
    seat, ends, vectors = step.decision.seat, list[tuple[State[Any], Vector]](), list[Vector]()
    for place, action in enumerate(answers):
        s = line.world.clone()
        play(s, action)
        finish_run(judge, s, step, () if place else step.rest)
        judge.play_on(s, seat, judge.middle, line.others, recall, hash(action))
        known = next((worth for end, worth in ends if end == s), None)
        if known is None:
            known = worth_of(judge, s, line, step.round + judge.horizon)
            ends.append((s, known))
        vectors.append(known)
    return vectors


def finish_run(judge: Judge, s: State[Any], step: CourseStep, rest: Sequence[Action]) -> None:
    """Let the seat go on answering the same question: by its own moves, then as the middle player."""
    seat, luck = step.decision.seat, random.Random(0)
    for action in rest:
        if not any(question.seat == seat and question.allows(action) for question in s.pending):
            break
        play(s, action)
    for _ in range(LONGEST):
        asked = next((question for question in s.pending if question.blocking), None)
        if asked is None or (asked.seat, asked.ask, s.round) != (seat, step.decision.ask, step.round):
            break
        play(s, judge.middle.choose(s, with_offers(s, asked), luck))


def worth_of(judge: Judge, s: State[Any], line: SampledLine, until: int) -> Vector:
    """Mean value of a position over some fast games."""
    vectors, piles = list[Vector](), judge.hidden_piles(s)
    for game in range(GAMES):
        twin, luck = s.clone(), random.Random(f"{line.seed}/{game}")
        judge.put(twin, shuffle_piles(piles, luck), luck)
        judge.fast(twin, until, line.others, luck)
        vectors.append(margins(judge.fortunes(twin)))
    return mean(vectors)


def is_certain(loss: Loss, marks: Sequence[float]) -> bool:
    """Whether a loss is surely no slip, or surely on one side of each threshold."""
    if loss.loss + CLEAR * loss.error < marks[0]:
        return True
    return loss.agreed and min(abs(loss.loss - mark) for mark in marks) > CLEAR * loss.error


def drop(comparison: Comparison, seat: int) -> None:
    """Drop answers that are clearly worse than the best, but neither the played nor the reference answers."""
    rows, kept = comparison.rows(seat), {0, comparison.middle, comparison.quick}
    for at in range(len(comparison.answers)):
        loss = loss_of(rows, at)
        if loss.loss <= BEHIND * loss.error:
            kept.add(at)
    places = sorted(kept)
    comparison.answers = [comparison.answers[at] for at in places]
    comparison.values = [[line[at] for at in places] for line in comparison.values]
    comparison.middle, comparison.quick = places.index(comparison.middle), places.index(comparison.quick)
