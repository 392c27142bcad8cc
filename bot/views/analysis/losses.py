"""What decisions cost on average over the analysed games of a person, and their results without luck."""

from __future__ import annotations

import json
from collections.abc import Sequence
from statistics import fmean, stdev
from typing import NamedTuple

from bot.texts import Texts
from bot.texts.formats import decimal
from bot.views.analysis.quiz import points
from engine.analysis.report import Grade, Judgement, Report, mean_grade
from engine.tables.store.analyses import Seated

MOST = 20
"""Games that count, the newest."""
ENOUGH = 3
"""Games from which on others may see the mean, which then tells of no single decision."""


class Losses(NamedTuple):
    """Mean loss over decisions that mattered, in this many games; mean points ahead of the others there, the
    same without luck, and the standard error of that."""

    grade: Grade
    games: int
    ahead: float
    without: float
    error: float

    def line(self, t: Texts) -> str:
        """In two lines."""
        loss, error = decimal(t, max(0.0, self.grade.loss)), decimal(t, self.grade.error)
        lines = (
            t("profile-losses", loss=loss, error=error, games=self.games),
            t(
                "profile-luck",
                ahead=signed_points(t, self.ahead),
                without=self.unlucky(t),
                error=decimal(t, self.error),
            ),
        )
        return "\n".join(lines)

    def unlucky(self, t: Texts) -> str:
        """The result without luck."""
        return signed_points(t, self.without, self.error)


def signed_points(t: Texts, number: float, error: float = 0.0) -> str:
    """Points with their sign."""
    text = points(t, number, error)
    return text if text.startswith("−") or not number else f"+{text}"


def losses(stored: Sequence[Seated], *, mine: bool) -> Losses | None:
    """From the stored analyses of games; None where nothing mattered, and for others (not `mine`) where there
    are few."""
    if not mine and len(stored) < ENOUGH:
        return None
    games = [[Judgement.model_validate(it) for it in json.loads(game.decisions)] for game in stored]
    grade = mean_grade([it for game in games for it in game])
    if grade is None:
        return None
    parts = [Report.model_validate_json(it.report).parts[it.seat] for it in stored]
    ahead, luck = fmean(it.result for it in parts), fmean(it.luck for it in parts)
    own = [it.result - it.luck for it in parts]
    error = stdev(own) / len(own) ** 0.5 if len(own) > 1 else parts[0].luck_error
    return Losses(grade, len(games), ahead, ahead - luck, error)
