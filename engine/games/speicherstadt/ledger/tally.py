"""Points of each card of a seat if the game ended now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.games.speicherstadt.state import State


@dataclass(frozen=True, slots=True)
class Worth:
    """The points of a card, of its copies, or of a set that counts together (Counting Offices).

    `lacks`: the goods that keep a contract from its points.
    """

    cards: tuple[str, ...]
    points: int
    lacks: tuple[str, ...] = ()


def tally(s: State, seat: int) -> list[Worth]:
    """Every card in front of a seat, each once, with what the seat would lose without it.

    The end bonuses go first, for they count the others; so nothing counts twice, and with the points that
    are booked already (`Seat.points`: fires and factories) all of it makes up the seat's total.
    """
    left = s.clone()
    worths, before = [], total(left, seat)
    for cards in bundles(s, seat):
        take_away(left, seat, cards)
        after = total(left, seat)
        worths.append(Worth(cards, before - after, missing(s, seat, cards[0])))
        before = after
    return worths


def total(s: State, seat: int) -> int:
    """The points of one seat."""
    return sum(line(s, seat) for line in s.rules.scoring.values())


def bundles(s: State, seat: int) -> Iterator[tuple[str, ...]]:
    """What is taken away at once, in this order: end bonuses, then all other cards as they were bought."""
    own = s.seats[seat].cards
    together: dict[str, list[str]] = {}
    for name in sorted(own, key=lambda name: s.card(name).kind != "end_bonus"):
        card = s.card(name)
        together.setdefault(card.kind if card.points_by_owned else name, []).append(name)
    return map(tuple, together.values())


def take_away(s: State, seat: int, cards: tuple[str, ...]) -> None:
    """As if the seat did not have them, nor what lies on them."""
    for card in cards:
        s.seats[seat].cards.remove(card)
        s.seats[seat].filled.pop(card, None)


def missing(s: State, seat: int, card: str) -> tuple[str, ...]:
    """The goods that a contract lacks; other cards lack nothing."""
    return tuple(s.missing(seat, card)) if card in s.seats[seat].filled else ()
