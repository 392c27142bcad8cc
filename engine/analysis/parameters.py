"""Numbers fitted from self-play: the value of each place at the start, the table from margin to chance."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from pathlib import Path
from typing import NamedTuple, Self, TypeVar

from pydantic import BaseModel, ConfigDict, Field

T = TypeVar("T")

BASE = "base"
"""The set without expansions."""
FIRST_SLOPE, LAST_SLOPE = 0.08, 0.4
"""Slopes at the start and at the end of a game that was not fitted, by logit for each point."""


class Fit(BaseModel):
    """Fitted values of a set of expansions and a number of seats, with the number of games of middle players.

    `start`: mean result of each place, from the starter on, in points ahead of the mean of the others;
    `start_error`: standard errors. `slopes`: by round, how strongly a point tells on the chance to win;
    `slope_errors`: standard errors.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    games: int = 0
    start: tuple[float, ...] = ()
    start_error: tuple[float, ...] = ()
    slopes: tuple[float, ...] = ()
    slope_errors: tuple[float, ...] = ()

    def value(self, place: int) -> float:
        """Value of a place at the start, all places together 0; 0 where it was not fitted."""
        return self.start[place] - sum(self.start) / len(self.start) if self.start else 0.0

    def chances(self, values: Sequence[float], round: int, rounds: int) -> tuple[float, ...]:
        """Chances to win of seats with these margins when a round of the game begins; they sum to 1."""
        slope = self.slope(round, rounds)
        weights = [exp(slope * (value - max(values))) for value in values]
        return tuple(weight / sum(weights) for weight in weights)

    def slope(self, round: int, rounds: int) -> float:
        """Slope when a round begins; after the last known one, its."""
        if self.slopes:
            return self.slopes[min(round, len(self.slopes)) - 1]
        return FIRST_SLOPE + (LAST_SLOPE - FIRST_SLOPE) * (round - 1) / max(1, rounds - 1)


class MeanLoss(NamedTuple):
    """Mean loss of a computer player over all decisions with a choice, and its standard error."""

    loss: float
    error: float


class Parameters(BaseModel):
    """All fitted numbers of a game. `marks`: points from which on a loss is a slip, a mistake, a blunder, by
    set of expansions; `wrong`: of ten marks, how many cost nothing in full playouts, by set; `grades`: what
    computer players lose, by set and name; `fits`: by set and seats.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    marks: Mapping[str, tuple[float, float, float]]
    wrong: Mapping[str, int] = Field(default_factory=dict)
    grades: Mapping[str, Mapping[str, MeanLoss]] = Field(default_factory=dict)
    fits: Mapping[str, Fit] = Field(default_factory=dict)

    @classmethod
    def read(cls, file: Path) -> Self:
        """Read the numbers of a game from its file; raises `pydantic.ValidationError`."""
        return cls.model_validate_json(file.read_text(encoding="utf-8"))

    def write(self, file: Path) -> None:
        """Write the numbers to a file, each fit on a line."""
        fits = (f"  {json.dumps(key)}: {fit.model_dump_json()}" for key, fit in sorted(self.fits.items()))
        marks = json.dumps({key: list(marks) for key, marks in self.marks.items()})
        grades = json.dumps({key: dict(grades) for key, grades in self.grades.items()})
        lines = ",\n".join(fits)
        wrong = json.dumps(dict(self.wrong))
        text = f'{{"marks": {marks},\n"wrong": {wrong},\n"grades": {grades},\n"fits": {{\n{lines}\n}}}}\n'
        file.write_text(text, encoding="utf-8")

    def marks_of(self, expansions: tuple[str, ...]) -> tuple[float, float, float]:
        """Thresholds of marks for a set of expansions; falls back to the base game."""
        return number_of(self.marks, expansions, self.marks[BASE])

    def fit(self, expansions: tuple[str, ...], seats: int) -> Fit:
        """The fit for a set of expansions and a number of seats; an empty one where there is none."""
        return self.fits.get(key_of(expansions, seats), Fit())


def number_of(numbers: Mapping[str, T], expansions: tuple[str, ...], default: T) -> T:
    """What was measured for a set of expansions; falls back to the base game, then to `default`."""
    return numbers.get(" ".join(expansions) or BASE, numbers.get(BASE, default))


def key_of(expansions: tuple[str, ...], seats: int) -> str:
    """The key of a set of expansions and a number of seats."""
    return f"{' '.join(expansions) or BASE}/{seats}"


@cache
def load_parameters(file: Path) -> Parameters:
    """The numbers of a game, read once; raises `pydantic.ValidationError`."""
    return Parameters.read(file)
