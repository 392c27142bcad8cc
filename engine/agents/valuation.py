"""Linear evaluation of positions between two rounds, fitted to games that were played to their end.

The heuristics of a game rate a lead too high as long as there are many rounds to come, and miss some of what
decides later. `python -m engine fit` regresses the final points on them and on plain facts of each seat,
round by round and for each family of players, and writes the coefficients into the game's own folder.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Self

from pydantic import BaseModel, ConfigDict, Field

Rows = tuple[tuple[float, ...], ...]
"""Coefficients by round, from the first; games with more or fewer rounds use them in proportion."""


class Valuation(BaseModel):
    """Coefficients of the features `names`. `tables`: by set of expansions, then by family of players; fitted
    to games of four."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    names: tuple[str, ...]
    tables: Mapping[str, Mapping[str, Rows]] = Field(default_factory=dict)

    @classmethod
    def read(cls, file: Path) -> Self:
        """Read the coefficients of a game; raises `pydantic.ValidationError`."""
        return cls.model_validate_json(file.read_text(encoding="utf-8"))

    def value(self, rows: Rows, over: float, features: Sequence[Sequence[float]]) -> list[float]:
        """Expected points of each seat, up to a constant.

        `features`: of each seat, in the order of `names`; `over`: the part of the game that is over when a
        round begins, from 0 in the first to 1 in the last.
        """
        row = rows[round(over * (len(rows) - 1))]
        return [sum([weight * number for weight, number in zip(row, seat, strict=True)]) for seat in features]

    def write(self, file: Path) -> None:
        """Write the coefficients, those of a round on a line."""
        tables = []
        for key, families in sorted(self.tables.items()):
            parts = []
            for family, rows in families.items():
                lines = ",\n".join(f"    {json.dumps(row)}" for row in rows)
                parts.append(f'  "{family}": [\n{lines}\n  ]')
            tables.append(f'"{key}": {{\n' + ",\n".join(parts) + "\n}")
        text = f'{{"names": {json.dumps(self.names)},\n"tables": {{\n' + ",\n".join(tables) + "\n}}\n"
        file.write_text(text, encoding="utf-8")


@cache
def load_valuation(file: Path) -> Valuation:
    """The coefficients of a game, read once; raises `pydantic.ValidationError`."""
    return Valuation.read(file)
