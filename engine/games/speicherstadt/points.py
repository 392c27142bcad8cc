"""The table of points: one line a source (rulebook, end of the game)."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.speicherstadt.state import State

Line = Callable[[State, int], int]


def contracts_points(s: State, seat: int) -> int:
    """Complete contracts; an incomplete one is worth nothing."""
    return sum(s.card(contract).points for contract in s.seats[seat].filled if not s.missing(seat, contract))


def printed_points(kind: str) -> Line:
    """The printed points of all cards of a kind."""

    def points(s: State, seat: int) -> int:
        return sum(card.points for card in s.cards_of(seat, kind))

    return points


def offices_points(s: State, seat: int) -> int:
    """Counting Offices: the more of them, the more each is worth; four are the most that count."""
    owned = s.cards_of(seat, "counting_office")
    if not owned:
        return 0
    worth = owned[0].points_by_owned
    return worth[min(len(owned), len(worth) - 1)]


def warehouse_points(s: State, seat: int) -> int:
    """Goods in the Warehouse; those in the Market Hall count nothing."""
    return sum(card.points for card in s.cards_of(seat, "warehouse")) * len(s.seats[seat].warehouse)


def bonus(card: str, counted: Callable[[State, int], int]) -> Line:
    """The points of one card for each thing that it counts."""

    def points(s: State, seat: int) -> int:
        return s.card(card).points * counted(s, seat) if card in s.seats[seat].cards else 0

    return points


SCORING: dict[str, Line] = {
    "fires": lambda s, seat: s.seats[seat].points - s.seats[seat].factory,  # booked as they came
    "contracts": contracts_points,
    "merchants": printed_points("merchant"),
    "offices": offices_points,
    "warehouse": warehouse_points,
    "buildings": printed_points("point_building"),
    "port": bonus("port", lambda s, seat: len(s.cards_of(seat, "ship"))),
    "chamber": bonus("chamber_of_commerce", lambda s, seat: s.seats[seat].coins),
}
