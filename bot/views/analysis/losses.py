"""Mean loss of decisions over the analysed games of a person, and their results without luck."""

from __future__ import annotations

import json
from collections.abc import Sequence
from statistics import fmean, stdev
from typing import NamedTuple

from bot.texts import Texts
from bot.texts.formats import decimal
from bot.views.analysis.amounts import points
from bot.views.analysis.grades import bounds, peers
from engine.analysis.report import COMPARABLE, Grade, Judgement, Report, mean_grade
from engine.tables.store.analyses import Seated

MOST = 20
"""Newest games that count."""
ENOUGH = 3
"""Games from which on others may see the mean, since it then discloses no single decision."""


class Losses(NamedTuple):
    """Mean loss of all decisions with a choice, in `games` games; mean lead in points there, the same without
    luck, and the standard error of that. `levels`: the computer players who lose as much; empty: unknown, or
    too few games."""

    grade: Grade
    games: int
    ahead: float
    without: float
    error: float
    levels: tuple[str, ...] = ()

    def line(self, t: Texts) -> str:
        """The mean loss, and the lead with and without luck; the level. `t`: the texts of the game."""
        least, loss, most = (decimal(t, bound) for bound in bounds(self.grade))
        without = signed_points(t, self.without, self.error)
        spread = points(t, self.error, self.error) if self.games > 1 else ""
        alike = " / ".join(t(f"agent-{name}") for name in self.levels)
        lines = (
            t("profile-losses", loss=loss, least=least, most=most, games=self.games),
            t("profile-luck", ahead=signed_points(t, self.ahead), without=without, error=spread or "none"),
            *([t("profile-level", who=alike)] if alike else []),
        )
        return "\n".join(lines)


def signed_points(t: Texts, number: float, error: float = 0.0) -> str:
    """Points with a sign; in tenths where `error` is small."""
    text = points(t, number, error)
    return text if text.startswith("−") or not number else f"+{text}"


def losses(stored: Sequence[Seated], *, is_own: bool) -> Losses | None:
    """Statistics of the comparable analyses, for older judges say something else. None where there was
    no choice, and for other readers than the player (not `is_own`) where there are few games."""
    reports = {seated: Report.model_validate_json(seated.report) for seated in stored}
    stored = [seated for seated, report in reports.items() if report.judge >= COMPARABLE]
    if not stored or (not is_own and len(stored) < ENOUGH):
        return None
    games = [[Judgement.model_validate(data) for data in json.loads(game.decisions)] for game in stored]
    grade = mean_grade([judgement for game in games for judgement in game])
    if grade is None:
        return None
    parts = [reports[seated].parts[seated.seat] for seated in stored]
    ahead, luck = fmean(part.result for part in parts), fmean(part.luck for part in parts)
    own = [part.result - part.luck for part in parts]
    error = stdev(own) / len(own) ** 0.5 if len(own) > 1 else parts[0].luck_error
    levels = reports[stored[0]].levels
    named = peers(grade, levels) if levels and len(games) >= MOST else ()
    return Losses(grade, len(games), ahead, ahead - luck, error, named)
