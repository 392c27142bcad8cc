"""The master's foresight: the others look ahead, too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.games.rotterdam.agents.foresight import Foresight, Gains, Places, places, put
from engine.games.rotterdam.agents.values import Taste
from engine.games.rotterdam.state import State

SKIPPERS = 0.7
"""The part in which the others are taken for skippers; else they are quick players."""


class Insight(Foresight):
    """What a seat thinks that takes the others mostly for skippers, who take theirs for quick players."""

    __slots__ = ("eyes",)

    def __init__(self, s: State, me: int, taste: Taste) -> None:
        super().__init__(s, me, taste)
        self.eyes = [Foresight.of_other(s, seat, taste) for seat in s.players]

    def foretold(self, s: State, seat: int, ends: Mapping[str, Places], later: Sequence[int]) -> Gains:
        """What somebody else may name, and how likely."""
        at_once = super().foretold(s, seat, ends, later)
        ships = [ship for me in s.seats for ship in me.ships]
        lay, seems = places(ships), {}
        for colour, lie in ends.items():
            put(ships, lie)
            seems[colour], _ = self.eyes[seat].after_all(s, later)
        put(ships, lay)
        ahead = self.likely(seems)
        return {
            colour: SKIPPERS * ahead.get(colour, 0.0) + (1 - SKIPPERS) * at_once.get(colour, 0.0)
            for colour in {**ahead, **at_once}
        }
