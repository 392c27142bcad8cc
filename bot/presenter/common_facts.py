"""View models that the pictures of all games share: the open question, the result."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.pictures.facts import EndFacts, PointSource, SeatResult
from bot.pictures.letters import shorter
from bot.pictures.seats import LETTERS
from bot.presenter.context import Context
from bot.texts.formats import MARKS, plain
from engine.core.decisions import Decision
from engine.core.scores import ranks, standings, totals

SHORT = 18
"""Characters of a name inside a sentence."""
Course = Callable[[int], Sequence[int]]
"""The points of a seat after each round."""
Ties = Callable[[int], tuple[int, ...]]
"""The numbers that part a seat from those of equal points; empty: there are none."""


def short(name: str) -> str:
    """A name that leaves room for the rest of a sentence: the kind of a computer player goes before the name
    is cut."""
    names = shorter(plain(name))
    name = next((name for name in names if len(name) <= SHORT), names[-1])
    return name if len(name) <= SHORT else name[: SHORT - 1].rstrip() + "…"


Question = Callable[[Context, Decision], str]
"""Public wording of the question to a seat."""


def question_text(c: Context, question: Question) -> str:
    """The open question with the player's name; with several players their heads tell them apart. Things have
    numbers and other marks letters, as in the picture."""
    due = {decision.seat: decision for decision in c.pending if decision.blocking}
    if len(due) != 1:
        return c.t("picture-several") if due else ""
    ((seat, decision),) = due.items()
    brief = replace(c, names=tuple(map(short, c.names)))
    text = question(brief, decision).replace(brief.who(seat), brief.names[seat])
    text = re.sub(re.escape(MARKS[seat]) + r"(?=\d)", "#", text)
    for mark, letter in zip(MARKS, LETTERS, strict=True):
        text = text.replace(mark, letter)
    return text


def end_facts(c: Context, game: str, course: Course, ties: Ties) -> EndFacts:
    """How the game came off, the best seat first."""
    state, t = c.view, c.t
    places = ranks(state)
    return EndFacts(
        title=t("end-title", game=t(f"game-{game}")),
        verdict=verdict(c),
        winners=tuple(seat for seat in state.players if places[seat] == 1 and c.finished),
        headings=(t("picture-sources"), t("picture-course")),
        results=tuple(
            result(c, seat, places[seat], ties(seat), (0, *course(seat), totals(state)[seat]))
            for seat in sorted(state.players, key=places.__getitem__)
        ),
    )


def verdict(c: Context) -> str:
    """The winners with their points, or that the game ended early; the message congratulates them."""
    state, t = c.view, c.t
    if not c.finished:
        return t("end-early")
    winners = [short(c.names[seat]) for seat, rank in enumerate(ranks(state)) if rank == 1]
    best = max(totals(state))
    if len(winners) > 1:
        return t("end-shared", who=", ".join(winners), points=best, people=0)
    return t("end-winner", who=winners[0], points=best, people=0)


def result(c: Context, seat: int, rank: int, ties: tuple[int, ...], course: tuple[int, ...]) -> SeatResult:
    """One seat at the end."""
    lines = standings(c.view)[seat]
    parts = tuple(PointSource(line, c.t(f"score-{line}"), points) for line, points in lines.items())
    return SeatResult(seat, plain(c.names[seat]), rank, totals(c.view)[seat], ties, parts, course)


def tie_break(c: Context, seat: int, *criteria: Sequence[int]) -> tuple[int, ...]:
    """Tie-break of a seat: one number per criterion, in order of comparison; empty without a tie."""
    points = totals(c.view)
    return tuple(values[seat] for values in criteria) if points.count(points[seat]) > 1 else ()
