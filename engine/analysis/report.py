"""The result of an analysis: parts that add up for each seat, and what each decision cost. Plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import hypot, sqrt
from statistics import fmean, stdev
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from engine.analysis.losses import Mark
from engine.analysis.parameters import MeanLoss

COMPARABLE = 4
"""Version of the judges from which on losses are points at the end of the game."""


class ReportPart(BaseModel):
    """Base of all parts of a report. Fields that only older versions had are ignored."""

    model_config = ConfigDict(extra="ignore", frozen=True)


class Reveal(ReportPart):
    """Luck of a move (-1: the deal) that drew from a hidden pile: points of each seat, and their variance."""

    number: int
    round: int
    luck: tuple[float, ...]
    variance: tuple[float, ...]


class MeasuredCost(ReportPart):
    """A cost in points with its standard error over the lines; the same if middle players go on, and if quick
    ones do."""

    error: float
    families: tuple[float, float] = (0.0, 0.0)
    family_errors: tuple[float, float] = (0.0, 0.0)

    @property
    def doubt(self) -> float:
        """Standard error of the cost whoever plays on: of the mean of the families, taken as two of many; at
        least that of the lines, which is 0 where both play without chance."""
        return max(self.error, abs(self.families[0] - self.families[1]) / 2)

    @property
    def families_differ(self) -> bool:
        """Whether the cost surely depends on who plays on, by a point at least."""
        difference = abs(self.families[0] - self.families[1])
        return difference >= 1 and difference > 2 * hypot(*self.family_errors)


class AnswerCost(MeasuredCost):
    """A compared answer: the moves that it consists of, and its `cost`: points behind the one that looks
    best."""

    moves: tuple[Mapping[str, Any], ...]
    cost: float


class Judgement(MeasuredCost):
    """A judged decision, with its loss to its seat.

    `number`: of the move; `ask`: the question; `played`, `best`: moves as in a record. `loss`: points behind
    the best answer, measured in `lines` lines. `shift`: for each seat, points against the middle player's
    answer, with `variance`. `found`: points by which it was better than the quick player's answer, where it
    was the best. `costs`: all compared answers, the best first; the played one is
    among them. `master`: what the master would have played, of a marked decision.
    """

    number: int
    round: int
    seat: int
    ask: str
    played: Mapping[str, Any]
    best: Mapping[str, Any]
    loss: float
    mark: Mark
    shift: tuple[float, ...]
    variance: tuple[float, ...]
    found: float
    lines: int
    master: Mapping[str, Any] | None = None
    costs: tuple[AnswerCost, ...] = ()


class Parts(ReportPart):
    """Parts of a seat's result, in points ahead of the mean of the others; they add up to it.

    `seat`: value of its place at the start; `luck`; `own`: its decisions against the middle player's;
    `gifts`: those of the others; `rest`: what is none of these. `luck_error`, `own_error`, `gifts_error`:
    standard errors.
    """

    seat: float
    luck: float
    own: float
    gifts: float
    rest: float
    result: float
    luck_error: float
    own_error: float
    gifts_error: float


class TurningPoint(ReportPart):
    """A round that changed the chance of a seat to win. The cause: what seat `by` decided in this round, else
    what move `number` drew; None of both: many things together."""

    number: int | None
    round: int
    by: int | None
    seat: int
    change: float


class Grade(ReportPart):
    """Mean loss over all decisions with a choice, with its standard error; how many there were."""

    loss: float
    error: float
    decisions: int


class Report(ReportPart):
    """The analysis of a game. `judge`: version of the judge; `chances`: of each seat to win when each round
    began, last at the end; `turning_points`: the largest change first; `reveals`, `decisions`: in the order
    of moves; `levels`: what computer players lose, by name; `wrong`: of ten marks, how many cost nothing in
    full playouts.
    """

    game: str
    judge: int
    seed: str
    effort: float
    chances: tuple[tuple[float, ...], ...]
    slopes: tuple[float, ...]
    parts: tuple[Parts, ...]
    reveals: tuple[Reveal, ...]
    decisions: tuple[Judgement, ...]
    unjudged: int
    turning_points: tuple[TurningPoint, ...] = ()
    levels: Mapping[str, MeanLoss] = Field(default_factory=dict)
    wrong: int = 0

    @property
    def public(self) -> Report:
        """The public report, without single decisions."""
        return self.model_copy(update={"decisions": ()})


class Piece(ReportPart):
    """Result of one task of an analysis."""

    reveals: tuple[Reveal, ...] = ()
    decisions: tuple[Judgement, ...] = ()
    unjudged: Annotated[int, Field(ge=0)] = 0


def mean_grade(decisions: Sequence[Judgement]) -> Grade | None:
    """Mean loss over decisions; its error comes from how much they differ. None without any."""
    losses = [decision.loss for decision in decisions]
    if not losses:
        return None
    error = stdev(losses) / sqrt(len(losses)) if len(losses) > 1 else decisions[0].error
    return Grade(loss=fmean(losses), error=error, decisions=len(losses))
