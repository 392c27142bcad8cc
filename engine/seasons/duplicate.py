"""Duplicate week: all play the same deal alone, against the same computer players."""

from __future__ import annotations

from dataclasses import dataclass

from engine.seasons.model import Season


@dataclass(frozen=True, slots=True)
class Attempt:
    """The attempt of a player: points in the game, and how far they are ahead of the best other seat."""

    player: int
    place: int
    score: int
    lead: int


def standing(season: Season) -> tuple[Attempt, ...]:
    """Places by points, then by the lead; then players stay tied."""
    results = []
    for game in season.fixtures.values():
        (player, own_seat), *_ = (
            (member, seat) for seat, member in enumerate(game.members) if member is not None
        )
        if own_seat not in game.lost:
            best = max((score for seat, score in enumerate(game.scores) if seat != own_seat), default=0)
            results.append((game.scores[own_seat], game.scores[own_seat] - best, player))
    results.sort(key=lambda result: (-result[0], -result[1], result[2]))
    return tuple(
        Attempt(player, 1 + sum((rival[0], rival[1]) > (score, lead) for rival in results), score, lead)
        for score, lead, player in results
    )
