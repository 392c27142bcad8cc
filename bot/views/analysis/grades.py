"""What the decisions of a game, or of many games, say of a player, compared with the computer players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from bot.texts import Texts
from bot.texts.formats import decimal
from bot.views.analysis.amounts import in_points
from engine.analysis.parameters import MeanLoss
from engine.analysis.report import Grade, Judgement, mean_grade

SURE = 2.0
"""Standard errors of difference up to which a player counts as equal to a computer player."""
FEW = 3
"""Costliest decisions whose share of the loss is told."""


Levels = Mapping[str, MeanLoss]
"""What computer players lose, by name."""


def grade_lines(t: Texts, decisions: Sequence[Judgement], levels: Levels) -> Iterator[str]:
    """What the decisions of a seat cost together, and what one game says of its strength. `t`: the texts of
    the game."""
    grade = mean_grade(decisions)
    if grade is None:
        return
    costly = sorted(decisions, key=lambda decision: -decision.loss)
    losses = [decision.loss for decision in costly]
    cost, few = max(0.0, sum(losses)), max(0.0, sum(losses[:FEW]))
    doubt = sum(decision.doubt for decision in costly[:FEW])
    yield t("analysis-grade", count=len(losses), points=in_points(t, cost, len(losses) * grade.error))
    if len(losses) > 2 * FEW:
        yield t("analysis-grade-few", count=FEW, points=in_points(t, few, doubt))
    if len(losses) > 1:
        least, loss, most = (decimal(t, bound) for bound in bounds(grade))
        yield t("analysis-mean", loss=loss, least=least, most=most)
    if len(levels) > 1:
        weakest, strongest, all_alike = similar(grade, levels)
        names = {"weakest": t(f"agent-{weakest}"), "strongest": t(f"agent-{strongest}")}
        by_loss = sorted(levels.items(), key=lambda item: item[1].loss)
        bots = " · ".join(f"{t(f'agent-{name}')} {decimal(t, mean.loss)}" for name, mean in by_loss)
        yield t("analysis-levels", bots=bots)
        if pairs := [" ≈ ".join(t(f"agent-{name}") for name in pair) for pair in too_close(levels)]:
            yield t("analysis-levels-close", bots=", ".join(pairs))
        yield t("analysis-few") if all_alike else t("analysis-between", **names)
    else:
        yield t("analysis-few")


def too_close(levels: Levels) -> list[tuple[str, str]]:
    """Neighbours that were not told apart yet, the stronger first."""
    ranked = sorted(levels, key=lambda name: levels[name].loss)
    return [pair for pair in pairwise(ranked) if is_equal(levels[pair[0]], levels[pair[1]])]


def bounds(grade: Grade) -> tuple[float, float, float]:
    """A mean loss between `SURE` standard errors to both sides; none is below 0."""
    least, loss, most = (max(0.0, grade.loss + side * SURE * grade.error) for side in (-1, 0, 1))
    return least, loss, most


def similar(grade: Grade, levels: Levels) -> tuple[str, str, bool]:
    """The weakest and the strongest computer player that one game does not tell from this one, and whether
    these are the ends. Never one alone: one game does not part neighbours."""
    names = sorted(levels, key=lambda name: -levels[name].loss)
    alike = [at for at, name in enumerate(names) if is_equal(grade, levels[name])]
    alike = alike or [names.index(level(grade, levels))]
    first, last = alike[0], alike[-1]
    if first == last:
        first, last = max(0, first - 1), min(len(names) - 1, last + 1)
    return names[first], names[last], last - first == len(names) - 1


def peers(grade: Grade, levels: Levels) -> tuple[str, ...]:
    """The computer player whose mean loss comes closest, and those that were not told apart from that one,
    the strongest first; none where these are all."""
    closest = levels[level(grade, levels)]
    alike = [name for name in levels if is_equal(closest, levels[name])]
    return tuple(sorted(alike, key=lambda name: levels[name].loss)) if len(alike) < len(levels) else ()


def level(grade: Grade, levels: Levels) -> str:
    """The computer player whose mean loss comes closest."""
    return min(levels, key=lambda name: abs(levels[name].loss - grade.loss))


def is_equal(grade: Grade | MeanLoss, agent: MeanLoss) -> bool:
    """Whether the difference is within `SURE` standard errors of it."""
    error = (grade.error**2 + agent.error**2) ** 0.5
    return bool(abs(agent.loss - grade.loss) <= SURE * error)
