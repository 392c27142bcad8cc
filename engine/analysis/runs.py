"""Runs: answers of a seat in a row, between which nothing comes to light, are one decision."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.agents.agent import answer
from engine.agents.judge import Judge
from engine.analysis.course import CourseStep
from engine.analysis.luck import chance_event
from engine.core.actions import Action


def decisions(judge: Judge, steps: Sequence[CourseStep], seat: int, seed: str) -> Iterator[CourseStep]:
    """The free decisions of a seat among these moves, each with the moves that belong to it.

    A run is judged where it first departs from the middle player; where it never does, at its first move.
    """
    for run in runs(judge, steps, seat):
        free = [at for at, step in enumerate(run) if step.free]
        if free:
            at = next((i for i in free if run[i].action != reference(judge, run[i], seed)), free[0])
            yield replace(run[at], rest=tuple(step.action for step in run[at + 1 :]))


def runs(judge: Judge, steps: Sequence[CourseStep], seat: int) -> Iterator[list[CourseStep]]:
    """The moves of a seat, those together that answer the same question in a row."""
    run: list[CourseStep] = []
    for step in steps:
        if run and not (step.decision.seat == seat and goes_on(judge, run[-1], step)):
            yield run
            run = []
        if step.decision.seat == seat:
            run.append(step)
    if run:
        yield run


def goes_on(judge: Judge, last: CourseStep, step: CourseStep) -> bool:
    """Whether a move belongs to the same decision as the last one of its seat."""
    return step.decision.ask == last.decision.ask and not chance_event(judge, last)


def reference(judge: Judge, step: CourseStep, seed: str) -> Action:
    """Answer of the middle player."""
    luck = random.Random(f"{seed}/{step.number}/answers")
    return answer(judge.middle, step.before.seen_by(step.decision.seat), step.decision, luck)
