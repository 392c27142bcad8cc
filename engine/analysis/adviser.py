"""Advice on an open question: the answer that an analysis of the game would call the best.

Candidates, lines and stages are those of the analysis. So an analysis with the same seed that compares as
many lines never marks what was advised.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.agents.judge import Judge
from engine.analysis.candidates import is_settled, seed_of, sensible_answers
from engine.analysis.lines import LEAST, Depth, Question, Settled, compare
from engine.analysis.parameters import load_parameters
from engine.core.advice import Advice


@dataclass(frozen=True)
class Adviser:
    """Advises on questions of one game. `seed`: that of the analysis to agree with."""

    judge: Judge
    seed: str = "0"

    def advise(
        self, question: Question, number: int, is_over: Callable[[], bool] = lambda: False
    ) -> tuple[Advice, ...]:
        """The best answer and the second. `number`: of the move that answers; `is_over`: whether the time
        is over."""
        judge, horizon = self.judge, self.judge.horizon(question.s)
        sensible = sensible_answers(judge, question, f"{self.seed}/{number}")
        plans = [(action,) for action in sensible.listed[: judge.width]]
        depth = Depth(judge.stages, self.settled(question), horizon=horizon, is_over=is_over)
        comparison = compare(judge, question, plans, seed_of(self.seed, number, horizon), depth)
        if len(comparison.values) < LEAST:
            return (Advice(sensible.middle),)
        best, second, *_ = comparison.costs().items()
        return tuple(Advice(plan[0], len(comparison.values), cost.loss) for plan, cost in (best, second))

    def settled(self, question: Question) -> Settled:
        """Whether the analysis would stop if the answer that looks best had been played."""
        marks = load_parameters(self.judge.data).marks_of(question.s.rules.expansions)
        return lambda comparison: is_settled(marks, next(iter(comparison.costs())), comparison)
