"""The course of a finished game: each move with the positions before and after it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.agents.agent import with_offers
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.game import Deal, Game
from engine.core.loop import forced, play
from engine.core.records import action_of
from engine.core.state import State

Vector = tuple[float, ...]
"""A number for each seat."""


@dataclass(frozen=True, slots=True)
class CourseStep:
    """A move, the full positions before and after it, and the question that it answers.

    `number`: of the move, from 0; `round`: in which it was made; `free`: whether there was another answer;
    `rest`: the moves with which the seat at once went on answering the same question.
    """

    number: int
    round: int
    action: Action
    before: State[Any]
    after: State[Any]
    decision: Decision
    free: bool
    rest: tuple[Action, ...] = ()


def actions_of(game: Game[Any], record: Any) -> tuple[Action, ...]:
    """The moves of a record; raises `IllegalAction` for one that is no move of this game."""
    return tuple(action_of(game, move) for move in record.moves)


def steps(game: Game[Any], deal: Deal, moves: Iterable[Action]) -> Iterator[CourseStep]:
    """Replay a game move by move; the moves must be legal, as those of a checked record are."""
    s: State[Any] = game.start(deal)
    s.events = None
    after = s.clone()
    for number, action in enumerate(moves):
        before = after
        asked = next(question for question in s.pending if question.allows(action))
        free = action not in forced(s)
        play(s, action)
        after = s.clone()
        decision = with_offers(before, asked) if asked.blocking else beside(before, asked)
        yield CourseStep(number, before.round, action, before, after, decision, free)


def beside(s: State[Any], offer: Decision) -> Decision:
    """The question of a seat that took an offer; the offer alone, where nothing else was asked."""
    blocking = (question for question in s.pending if question.blocking)
    asked = next((question for question in blocking if question.seat == offer.seat), None)
    return with_offers(s, asked) if asked is not None and not offer.sealed else offer


def margins(points: Sequence[float]) -> Vector:
    """Points of each seat less the mean of the others; they sum to 0."""
    mean, seats = sum(points) / len(points), len(points)
    return tuple((point - mean) * seats / (seats - 1) for point in points)


def total(vectors: Iterable[Vector], seats: int) -> Vector:
    """Sum of vectors of `seats` numbers; zeros where there are none."""
    sums = [0.0] * seats
    for vector in vectors:
        sums = [more + number for more, number in zip(sums, vector, strict=True)]
    return tuple(sums)


def scale(vector: Vector, factor: float) -> Vector:
    """A vector times a number."""
    return tuple(number * factor for number in vector)


def minus(minuend: Vector, subtrahend: Vector) -> Vector:
    """Difference of two vectors of equal length."""
    return tuple(more - less for more, less in zip(minuend, subtrahend, strict=True))


def mean(vectors: Sequence[Vector]) -> Vector:
    """Mean of vectors; at least one."""
    return scale(total(vectors, len(vectors[0])), 1 / len(vectors))


def variance(vectors: Sequence[Vector]) -> Vector:
    """Variance of the mean of vectors, by seat; 0 where there is only one."""
    count, middle = len(vectors), mean(vectors)
    if count < 2:
        return scale(middle, 0.0)
    squares = total((tuple(x * x for x in minus(vector, middle)) for vector in vectors), len(middle))
    return scale(squares, 1 / (count * (count - 1)))
