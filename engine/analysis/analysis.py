"""Analysis of a finished game, in tasks that can be done one by one, in any process, and put together."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import chain
from operator import attrgetter
from typing import Any, NamedTuple

from engine.agents.agent import answer
from engine.agents.judge import Judge
from engine.analysis.candidates import Candidates, candidates_of, is_settled, seed_of
from engine.analysis.course import CourseStep, Vector, margins, mean, steps, variance
from engine.analysis.lines import LEAST, Comparison, Depth, Question, compare
from engine.analysis.losses import SURE, mark_of
from engine.analysis.luck import FRESH, REDEALS, Luck, chance_event, first_luck, luck_of
from engine.analysis.parameters import Fit, load_parameters, number_of
from engine.analysis.report import AnswerCost, Judgement, Parts, Piece, Report, Reveal
from engine.analysis.runs import decisions
from engine.analysis.turning_points import turning_points
from engine.core.actions import Action
from engine.core.game import Deal, Game
from engine.core.scores import ranks, totals
from engine.core.state import State

NOBODY = -1


class Task(NamedTuple):
    """A part of an analysis: a round, its decisions of one seat or (NOBODY) its luck."""

    round: int
    seat: int


@dataclass(frozen=True)
class Case:
    """A finished game to be analysed. `effort`: times the usual work; equal seeds give equal reports."""

    game: Game[Any]
    judge: Judge
    deal: Deal
    moves: tuple[Action, ...]
    seed: str = "0"
    effort: float = 1.0

    @cached_property
    def course(self) -> tuple[CourseStep, ...]:
        """All moves with their positions."""
        return tuple(steps(self.game, self.deal, self.moves))

    @property
    def end(self) -> State[Any]:
        """Position after the last move."""
        return self.course[-1].after

    @property
    def fit(self) -> Fit:
        """The fitted numbers for its set and seats."""
        return load_parameters(self.judge.data).fit(self.deal.expansions, self.deal.seats)

    @property
    def rounds(self) -> list[int]:
        """The rounds that were played."""
        return sorted({step.round for step in self.course})

    def tasks(self, first: int | None = None) -> tuple[Task, ...]:
        """All tasks: the decisions of the seat `first`, if there is one, round by round; then luck and the
        decisions of the others, likewise."""
        front = () if first is None else (first,)
        others = (NOBODY, *(seat for seat in range(self.deal.seats) if seat != first))
        parts = (front, others)
        return tuple(Task(number, seat) for part in parts for number in self.rounds for seat in part)

    def size(self, task: Task) -> int:
        """About how much work a task is, in decisions and reveals."""
        course = [step for step in self.course if step.round == task.round]
        if task.seat == NOBODY:
            fresh = FRESH if course[0].number == 0 else 0
            return sum(chance_event(self.judge, step) for step in course) + fresh
        return sum(step.free and step.decision.seat == task.seat for step in course)

    def work(self, task: Task) -> Piece:
        """Do one of the tasks; returns what it adds to the report."""
        course = [step for step in self.course if step.round == task.round]
        if task.seat == NOBODY:
            return Piece(reveals=tuple(self.reveals(course, deal=course[0].number == 0)))
        asked = [*decisions(self.judge, course, task.seat, self.seed)]
        judgements = [self.judge_step(step) for step in asked]
        done = tuple(judgement for judgement in judgements if judgement is not None)
        return Piece(decisions=done, unjudged=len(asked) - len(done))

    def reveals(self, moves: Iterable[CourseStep], *, deal: bool) -> Iterator[Reveal]:
        """The luck of these moves, and of the deal."""
        redeals = max(2, round(REDEALS * self.effort))
        if deal:
            yield luck_report(first_luck(self.judge, self.game, self.deal, self.seed, redeals))
        for step in moves:
            if chance_event(self.judge, step):
                yield luck_report(luck_of(self.judge, step, self.seed, redeals))

    def judge_step(self, step: CourseStep) -> Judgement | None:
        """Judge one decision; None where no other answer was sensible, or no world fits what the seat saw.

        What would be marked is confirmed, if the judge can look further; a marked one says what the master
        would do.
        """
        candidates, horizon = candidates_of(self.judge, step, self.seed), self.judge.horizon(step.before)
        judgement = self.judge_candidates(step, candidates, horizon, self.judge.stages)
        if judgement is None or not judgement.mark:
            return judgement
        further = self.judge.far_horizon(step.before)
        if further != horizon:
            judgement = self.confirm(step, candidates, judgement, further)
        luck, view = random.Random(f"{self.seed}/{step.number}/master"), step.before.seen_by(judgement.seat)
        master = answer(self.judge.master, view, step.decision, luck)
        return judgement.model_copy(update={"master": master.as_move()}) if judgement.mark else judgement

    def judge_candidates(
        self, step: CourseStep, candidates: Candidates, horizon: int, stages: Sequence[int]
    ) -> Judgement | None:
        """Compare answers until the loss of the played one is settled; None where that cannot be done."""
        marks = load_parameters(self.judge.data).marks_of(self.deal.expansions)
        stages = sorted({LEAST * max(1, round(many * self.effort / LEAST)) for many in stages})
        played = candidates.plans[0]
        settled = partial(is_settled, marks, played)
        depth = Depth(stages, settled, (candidates.middle,), horizon)
        seed = seed_of(self.seed, step.number, horizon)
        question = Question(step.before, step.decision)
        comparison = compare(self.judge, question, candidates.plans, seed, depth)
        if len(comparison.values) < LEAST:
            return None
        return judge_comparison(step, comparison, candidates, marks)

    def confirm(
        self, step: CourseStep, candidates: Candidates, judgement: Judgement, horizon: int
    ) -> Judgement:
        """Judge the best answer and the references again, by more rounds; the other costs stay. Such lines
        take long, so there are fewer."""
        top = judgement.costs[0].moves
        best = next(plan for plan in candidates.plans if tuple(action.as_move() for action in plan) == top)
        few = dict.fromkeys((candidates.plans[0], best, candidates.middle, candidates.quick))
        again = self.judge_candidates(
            step, candidates._replace(plans=[*few]), horizon, self.judge.stages[:-1]
        )
        if again is None:
            return judgement
        known = [cost.moves for cost in again.costs]
        more = [cost for cost in judgement.costs if cost.moves not in known]
        return again.model_copy(update={"costs": (*again.costs, *more)})

    def report(self, pieces: Iterable[Piece]) -> Report:
        """Put the pieces of all tasks together."""
        known = tuple(pieces)
        reveals = sorted(chain.from_iterable(piece.reveals for piece in known), key=attrgetter("number"))
        judged = sorted(chain.from_iterable(piece.decisions for piece in known), key=attrgetter("number"))
        begun = self.starts()
        chances = tuple(self.chances(begun))
        slopes = tuple(self.fit.slope(at, len(begun)) for at in range(1, len(begun) + 1))
        parameters, expansions = load_parameters(self.judge.data), self.deal.expansions
        return Report(
            game=self.game.key,
            judge=self.judge.version,
            seed=self.seed,
            effort=self.effort,
            chances=chances,
            slopes=slopes,
            parts=tuple(self.parts(seat, reveals, judged) for seat in range(self.deal.seats)),
            reveals=tuple(reveals),
            decisions=tuple(judged),
            unjudged=sum(piece.unjudged for piece in known),
            turning_points=turning_points(chances, slopes, reveals, judged),
            levels=number_of(parameters.grades, expansions, {}),
            wrong=number_of(parameters.wrong, expansions, 0),
        )

    def starts(self) -> list[State[Any]]:
        """The position at the start of each round."""
        firsts = {step.round: step.before for step in reversed(self.course)}
        return [firsts[number] for number in self.rounds]

    def chances(self, begun: Sequence[State[Any]]) -> Iterator[Vector]:
        """Winning chances of all seats when each round began, then the result."""
        for at, s in enumerate(begun, 1):
            yield self.fit.chances(margins(self.judge.value(s, self.judge.middle)), at, len(begun))
        places = ranks(self.end)
        yield tuple((place == 1) / places.count(1) for place in places)

    def parts(self, seat: int, reveals: Sequence[Reveal], judged: Sequence[Judgement]) -> Parts:
        """The parts of one seat; `rest` is what the others leave of the result."""
        result = margins(totals(self.end))[seat]
        place = self.fit.value((seat - self.deal.start_seat) % self.deal.seats)
        own = [decision for decision in judged if decision.seat == seat]
        others = [decision for decision in judged if decision.seat != seat]
        luck, cost, theirs = (
            sum_of(seat, parts) for parts in (reveals_of(reveals), shifts(own), shifts(others))
        )
        return Parts(
            seat=place,
            luck=luck[0],
            own=cost[0],
            gifts=theirs[0],
            rest=result - place - luck[0] - cost[0] - theirs[0],
            result=result,
            luck_error=luck[1],
            own_error=cost[1],
            gifts_error=theirs[1],
        )


Measured = tuple[Vector, Vector]
"""A vector and its variance."""


def reveals_of(reveals: Iterable[Reveal]) -> list[Measured]:
    """Luck and variance of each reveal."""
    return [(reveal.luck, reveal.variance) for reveal in reveals]


def shifts(decisions: Iterable[Judgement]) -> list[Measured]:
    """Shift of the result and its variance, for each decision."""
    return [(decision.shift, decision.variance) for decision in decisions]


def sum_of(seat: int, parts: Sequence[Measured]) -> tuple[float, float]:
    """Sum for a seat, and its standard error."""
    return sum(mean[seat] for mean, _ in parts), sum(variance[seat] for _, variance in parts) ** 0.5


def luck_report(luck: Luck) -> Reveal:
    """Luck as part of a report."""
    return Reveal(number=luck.number, round=luck.round, luck=luck.luck, variance=luck.variance)


def judge_comparison(
    step: CourseStep, comparison: Comparison, candidates: Candidates, marks: Sequence[float]
) -> Judgement:
    """The judgement on a decision from its comparison."""
    played = candidates.plans[0]
    loss, costs, shift = (
        comparison.loss(played),
        comparison.costs(),
        comparison.shifts(played, candidates.middle),
    )
    quick = costs[candidates.quick]
    missed = loss.loss <= 0 and quick.loss > max(marks[0], SURE * quick.error)
    return Judgement(
        number=step.number,
        round=step.round,
        seat=step.decision.seat,
        ask=step.decision.ask,
        played=step.action.as_move(),
        best=comparison.plans[loss.best][0].as_move(),
        loss=loss.loss,
        error=loss.error,
        mark=mark_of(loss, marks),
        shift=mean(shift),
        variance=variance(shift),
        found=quick.loss if missed else 0.0,
        lines=len(comparison.values),
        families=loss.families,
        family_errors=loss.family_errors,
        costs=tuple(
            AnswerCost(
                moves=tuple(action.as_move() for action in plan),
                cost=cost.loss,
                error=cost.error,
                families=cost.families,
                family_errors=cost.family_errors,
            )
            for plan, cost in costs.items()
        ),
    )


def run_analysis(case: Case) -> Report:
    """Do all tasks of an analysis one after the other."""
    return case.report(case.work(task) for task in case.tasks())


__all__ = ["NOBODY", "Case", "Task", "run_analysis"]
