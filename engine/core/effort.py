"""How long a game takes and how hard it is, for players who choose one: measured numbers, as data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal, Self

from engine.core.strict import StrictModel

BASE = "base"
"""The set without expansions."""


class Duration(StrictModel):
    """Medians of one set of expansions and number of seats, measured with quick players.

    Days until the end, where all look in twice a day: `newcomers` were never told of plans and accept about
    half of those that are offered to them, the others plan ahead (`planned`). `decisions`: of each player.
    """

    newcomers: float
    planned: float
    decisions: int


class Effort(StrictModel):
    """Effort of a game. `difficulty`: 1 easy to learn, 2 medium, 3 demanding. `durations`: by set (the names
    of its expansions, or `BASE`) and number of seats.
    """

    difficulty: Literal[1, 2, 3]
    durations: Mapping[str, Mapping[int, Duration]]

    @classmethod
    def read(cls, file: Path) -> Self:
        """Load from a JSON file; raises `pydantic.ValidationError`."""
        return cls.model_validate_json(file.read_text(encoding="utf-8"))

    def duration(self, expansions: Sequence[str], seats: int) -> Duration | None:
        """Return what was measured for a set and a number of seats; None: nothing."""
        return self.durations.get(set_name(expansions), {}).get(seats)

    def days(self, expansions: Sequence[str] = ()) -> tuple[int, int] | None:
        """Return the fewest and the most days with plans, over all numbers of seats; None: not measured."""
        rounds = [round(planned.planned) for planned in self.durations.get(set_name(expansions), {}).values()]
        return (max(1, min(rounds)), max(1, *rounds)) if rounds else None


def set_name(expansions: Sequence[str]) -> str:
    """Name of a set of expansions in the data."""
    return " ".join(expansions) or BASE
