"""A fire: the strongest gains, the weakest loses (rulebook, phase 1, fire)."""

from __future__ import annotations

from engine.games.speicherstadt.events import Burned
from engine.games.speicherstadt.state import State


def burn(s: State, fire: str) -> None:
    """Compare the sums of firemen and book the points at once; below zero is possible.

    All tied at the top gain, all tied at the bottom lose; if all are equal nothing happens (rulings 7
    to 9 and 11). Then cards that care about fires may ask their owners (moment `burned`).
    """
    value = s.card(fire).value
    strengths = tuple(s.strength(seat) for seat in s.players)
    best, worst = max(strengths), min(strengths)
    points = tuple(value * ((strength == best) - (strength == worst)) for strength in strengths)
    for seat, gain in zip(s.seats, points, strict=True):
        seat.points += gain
    s.discard.append(fire)
    s.tell(Burned, fire, strengths, points)
    ask(s, points)


def ask(s: State, points: tuple[int, ...]) -> None:
    """Let cards cut in. What is asked last is put on the stack first."""
    for card, effects in s.rules.moments["burned"].items():
        for seat, me in enumerate(s.seats):
            for effect in effects if card in me.cards else ():
                effect(s, seat, card, points[seat])
