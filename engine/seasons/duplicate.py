"""Duplicate week: all play the same deal alone, against the same computer players."""

from __future__ import annotations

from dataclasses import dataclass

from engine.seasons.model import Season


@dataclass(frozen=True, slots=True)
class Attempt:
    """The attempt of a player: points in the game, and how far they are ahead of the best other seat."""

    who: int
    place: int
    score: int
    lead: int


def standing(season: Season) -> tuple[Attempt, ...]:
    """Places by points, then by the lead; then players stay tied."""
    found = []
    for game in season.fixtures.values():
        (who, mine), *_ = ((it, seat) for seat, it in enumerate(game.members) if it is not None)
        if mine not in game.lost:
            best = max((it for seat, it in enumerate(game.scores) if seat != mine), default=0)
            found.append((game.scores[mine], game.scores[mine] - best, who))
    found.sort(key=lambda it: (-it[0], -it[1], it[2]))
    return tuple(
        Attempt(who, 1 + sum((it[0], it[1]) > (score, lead) for it in found), score, lead)
        for score, lead, who in found
    )
