"""Grades in words: how well a player decides, compared with the computer players."""

from __future__ import annotations

from collections.abc import Iterator

from bot.texts import Texts
from bot.texts.formats import decimal
from bot.views.table.opponents import STAR
from engine.analysis.parameters import MeanLoss, load_parameters
from engine.analysis.report import Grade
from engine.tables.model.table import Table

SURE = 2.0
"""Standard errors of difference up to which a player counts as equal to a computer player."""


def grade_lines(t: Texts, table: Table, grade: Grade | None) -> Iterator[str]:
    """The mean loss of a seat with its error, and which computer players lose as much. `t`: the texts of the
    game."""
    if grade is None:
        return
    loss, error = decimal(t, max(0.0, grade.loss)), decimal(t, grade.error)
    yield t("analysis-grade", loss=loss, error=error, count=grade.decisions)
    known = known_losses(table)
    alike = [name for name, agent in known.items() if is_equal(grade, agent)]
    if len(known) > 1 and len(alike) == len(known):
        yield t("analysis-few")
    elif known:
        names = alike or [min(known, key=lambda name: abs(known[name].loss - grade.loss))]
        text = ", ".join(strength(t, table, name, known[name]) for name in names)
        yield t("analysis-alike" if alike else "analysis-nearest", who=text)


def known_losses(table: Table) -> dict[str, MeanLoss]:
    """Computer players of a table with a known mean loss, the weakest first."""
    judge = table.agents.judge
    known = load_parameters(judge.data).grades_of(table.expansions) if judge else {}
    return {name: known[name] for name in table.agents.by_strength(table.expansions) if name in known}


def is_equal(grade: Grade, agent: MeanLoss) -> bool:
    """Whether the difference is within `SURE` standard errors of it."""
    error = (grade.error**2 + agent.error**2) ** 0.5
    return bool(abs(agent.loss - grade.loss) <= SURE * error)


def strength(t: Texts, table: Table, name: str, agent: MeanLoss) -> str:
    """A computer player with its stars and mean loss."""
    stars = STAR * table.agents.stars(name, table.expansions)
    return t("analysis-strength", who=t(f"agent-{name}"), stars=stars, loss=decimal(t, agent.loss))
