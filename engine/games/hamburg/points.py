"""The table of points: one line a source (rules, 8.2), and how ranks share points."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.games.hamburg.events import HIDDEN
from engine.games.hamburg.state import State

Line = Callable[[State, int], int]


def shares(values: Sequence[int], points: Sequence[int]) -> tuple[int, ...]:
    """The points of each seat: by rank, equal values share those of their ranks, rounded down (3.3).

    A value of 0 gets nothing and takes no rank (H-48).
    """
    shared, ranked = [], sorted(values, reverse=True)
    for value in values:
        better, equal = ranked.index(value), ranked.count(value)
        shared.append(sum(points[better : better + equal]) // equal if value > 0 else 0)
    return tuple(shared)


def booked_points(source: str) -> Line:
    """Points that were booked as they came."""

    def points(s: State, seat: int) -> int:
        return s.seats[seat].points.get(source, 0)

    return points


def money_points(s: State, seat: int) -> int:
    """The richest; no seat as long as some money is behind a screen."""
    held = [me.money for me in s.seats]
    return 0 if HIDDEN in held else shares(held, s.rules.numbers.money_bonus[len(held)])[seat]


def speicher_points(s: State, seat: int) -> int:
    """The seats with the most filled Speicher."""
    return shares(filled_speicher(s), s.rules.numbers.speicher_bonus[len(s.seats)])[seat]


def filled_speicher(s: State) -> tuple[int, ...]:
    """How many Speicher of each seat hold a good; what a card keeps beyond them does not count (8.3)."""
    return tuple([min(len(me.goods), me.speicher) for me in s.seats])


SCORING: dict[str, Line] = {
    "senate": booked_points("senate"),
    "money": money_points,
    "speicher": speicher_points,
    "loans": lambda s, seat: -s.rules.numbers.loan_penalty * s.seats[seat].loans,
}
