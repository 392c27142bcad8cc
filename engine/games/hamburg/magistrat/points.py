"""Points by cards in the table of points (rules, 8.2)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.hamburg.points import Line, booked_points
from engine.games.hamburg.state import State

CARD = "magistrat"


def groups(s: State, seat: int) -> int:
    """Cards of this kind count in groups: as many full ones as there are, then the rest (H-27)."""
    table = s.rules.cards[CARD].table
    full, rest = divmod(s.seats[seat].cards.count(CARD), len(table))
    return full * table[-1] + (table[rest - 1] if rest else 0)


def with_cards(lines: Mapping[str, Line]) -> dict[str, Line]:
    """The points that cards bring follow those that the senate brings."""
    more = {"gift16": booked_points("gift16"), "bought": booked_points("bought"), CARD: groups}
    return {"senate": lines["senate"], **more, **lines}
