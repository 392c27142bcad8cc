"""What decisions cost on average over the analysed games of a person, for their profile."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from bot.texts import Texts
from bot.texts.writing import decimal
from engine.analysis.report import Grade, Judged, graded

MOST = 20
"""Games that count, the newest."""


class Losses(NamedTuple):
    """Mean loss over decisions that mattered, and the number of games analysed."""

    grade: Grade
    games: int

    def said(self, t: Texts) -> str:
        """In a line."""
        loss, error = decimal(t, max(0.0, self.grade.loss)), decimal(t, self.grade.error)
        return t("profile-losses", loss=loss, error=error, games=self.games)


def losses(stored: Sequence[str]) -> Losses | None:
    """From the stored decisions of games; None where nothing mattered."""
    games = [[Judged.model_validate(it) for it in json.loads(text)] for text in stored]
    grade = graded([it for game in games for it in game])
    return Losses(grade, len(games)) if grade is not None else None
