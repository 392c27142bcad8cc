"""The plan of an analysis, and how far it is."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import monotonic

from engine.analysis.analysis import Case, Task

LONG = 120.0
"""Seconds after which a task without an end shows that the host is busy."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far an analysis is: `round` of `rounds`, from 1; `own`: of the decisions that come first, those of
    the person who asked; `seconds` that are left, None while unknown; `since` when the task is under way, by
    the monotonic clock."""

    round: int = 1
    rounds: int = 1
    own: bool = False
    seconds: float | None = None
    since: float = field(default_factory=monotonic, compare=False)

    @property
    def stalled(self) -> bool:
        """Whether the task waits for a processor rather than works."""
        return monotonic() - self.since > LONG


@dataclass(frozen=True, slots=True)
class AnalysisPlan:
    """The tasks of an analysis in their order, with the work that each one is; `began`: by the monotonic
    clock."""

    tasks: tuple[Task, ...]
    sizes: tuple[int, ...]
    began: float

    @classmethod
    def of(cls, case: Case, first: int | None) -> AnalysisPlan:
        """Plan an analysis that begins now."""
        tasks = case.tasks(first)
        return cls(tasks, tuple(map(case.size, tasks)), monotonic())

    def progress(self, done: int, first: int | None) -> Progress:
        """How far it is after this many tasks."""
        rounds, behind = sorted({task.round for task in self.tasks}), sum(self.sizes[:done])
        spent, task = monotonic() - self.began, self.tasks[done]
        seconds = spent / behind * sum(self.sizes[done:]) if behind else None
        own = first is not None and task.seat == first
        return Progress(rounds.index(task.round) + 1, len(rounds), own, seconds)

    def completes(self, done: int, seat: int) -> bool:
        """Whether this task was the last one of a seat."""
        return self.tasks[done].seat == seat and all(task.seat != seat for task in self.tasks[done + 1 :])
