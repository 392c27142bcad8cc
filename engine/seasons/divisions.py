"""Assign players to the divisions of a league and the groups of a cup."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.seasons import draw, schedule
from engine.seasons.events import WAYS
from engine.seasons.model import Entrant

Groups = tuple[tuple[int, ...], ...]
REST = 4
"""Players of a division at least from which the one above takes more than planned."""


def entry_order(entrants: Mapping[int, Entrant]) -> tuple[int, ...]:
    """Players who confirmed, in the order in which divisions are filled.

    Those of earlier seasons by division, then as they came into it, then by place; after them newcomers by
    rating, then by sign-up."""
    ready = [
        entrant
        for entrant in entrants.values()
        if entrant.checked and entrant.plays and not entrant.withdrawn
    ]
    return tuple(entrant.player for entrant in sorted(ready, key=sort_key))


def sort_key(entrant: Entrant) -> tuple[float, ...]:
    """Sort key of the entry order; newcomers come behind all divisions."""
    origin = entrant.origin
    if origin is None:
        return (float("inf"), 0.0, -entrant.rating, entrant.player)
    return (origin.division, WAYS.index(origin.way), origin.place, entrant.player)


def cut(order: Sequence[int], entrants: Mapping[int, Entrant]) -> Groups:
    """Divisions of a league: the entry order, cut into even sizes. A cut moves down behind players with the
    same claim, and behind those who rose, as far as both sizes stay possible."""
    planned = schedule.sizes(len(order))
    ends = [sum(planned[: number + 1]) for number in range(len(planned))]
    players, begin = [entrants[player] for player in order], 0
    for number, end in enumerate(ends[:-1]):
        most = min(begin + schedule.LARGEST, ends[number + 1] - REST)
        for behind in range(end, most + 1):
            if not same_claim(players[behind - 1], players[behind]):
                ends[number] = behind
                if not has_risen(players[behind], number + 1):
                    break
        begin = ends[number]
    return tuple(tuple(order[first:end]) for first, end in zip([0, *ends], ends, strict=False))


def has_risen(entrant: Entrant, division: int) -> bool:
    """Whether a player came up into this division or one above it."""
    origin = entrant.origin
    return origin is not None and origin.way == "rose" and origin.division <= division


def same_claim(first: Entrant, second: Entrant) -> bool:
    """Whether two players of earlier seasons have the same claim to a division."""
    return first.origin is not None and first.origin == second.origin


def groups(players: Sequence[int], secret: str) -> Groups:
    """Groups of a cup: all players in a drawn order, dealt out one after the other."""
    drawn, count = draw.shuffle_members(sorted(players), secret, "player"), len(schedule.sizes(len(players)))
    return tuple(drawn[first::count] for first in range(count))
