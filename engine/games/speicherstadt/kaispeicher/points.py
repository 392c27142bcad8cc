"""The lines of the table of points that come with these cards (rulings 44 to 49)."""

from __future__ import annotations

from engine.games.speicherstadt.points import Line, bonus
from engine.games.speicherstadt.state import State


def mayor_points(s: State, seat: int) -> int:
    """The printed points of the best point building once more, without the Harbour Tour (ruling 45)."""
    if "mayor" not in s.seats[seat].cards:
        return 0
    return max((card.points for card in s.cards_of(seat, "point_building")), default=0)


def count(kind: str) -> Line:
    """How many cards of a kind lie in front of a seat."""

    def cards(s: State, seat: int) -> int:
        return len(s.cards_of(seat, kind))

    return cards


SCORING: dict[str, Line] = {
    "factories": lambda s, seat: s.seats[seat].factory,
    "press": bonus("press", count("fireman")),  # the Fire Engine is no fireman (ruling 40)
    "mayor": mayor_points,
    "harbour-tour": bonus("harbour_tour", count("point_building")),
    "deichtorhallen": bonus("deichtorhallen", count("merchant")),
    "accountant": bonus("accountant", count("contract")),  # complete or not (ruling 49)
}
