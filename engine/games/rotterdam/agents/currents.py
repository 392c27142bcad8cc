"""Cache of the movements that colours cause: lookahead asks for the same ones many times."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.core.state import clockwise
from engine.games.rotterdam.actions import ShipId
from engine.games.rotterdam.data.odds import odds
from engine.games.rotterdam.data.waterways import Waterways
from engine.games.rotterdam.state import State

Lie = tuple[str, ...]
"""Where the ships on the board lie, seat by seat."""
Laden = tuple[tuple[ShipId, str | None], ...]
"""The ships on the board and what they carry, seat by seat."""


class Fleets:
    """Ships with given cargoes, in any places. They move by the rules, and every owner steers for the harbour
    of the ship's cargo.

    `ranks`: per naming seat, the order in which ships move, by the seat of their owner; of one seat the ship
    nearest to the harbours is first (A-39). `known`: the cache.
    """

    __slots__ = ("known", "ranks", "ships", "waters")

    def __init__(self, waters: Waterways, ships: Laden, seats: int) -> None:
        self.waters, self.ships = waters, ships
        later, orders = len(waters.places), [clockwise(first, seats) for first in range(seats)]
        self.ranks = [[later * order.index(seat) for (seat, _), _ in ships] for order in orders]
        self.known: dict[tuple[Lie, int], Mapping[str, Lie]] = {}

    def ends(self, lie: Lie, seat: int) -> Mapping[str, Lie]:
        """Where all ships lie after each colour that this seat may name."""
        stored = self.known.get((lie, seat))
        if stored is None:
            stored = {colour: self.sail(lie, seat, colour) for colour in self.waters.colours}
            self.known[lie, seat] = stored
        return stored

    def sail(self, lie: Lie, seat: int, colour: str) -> Lie:
        """Where all ships lie after this seat has named this colour: the first that can move does, again and
        again (A-02)."""
        exits, layer, accepts = self.waters.exits[colour], self.waters.layer, self.waters.accepts
        waiting = [ship for ship, place in enumerate(lie) if place in exits]
        if not waiting:
            return lie
        if waiting[1:]:
            ranks = self.ranks[seat]
            waiting.sort(key=lambda ship: ranks[ship] - layer[lie[ship]])
        now = list(lie)
        while waiting:
            for ship in waiting:
                ways = [way for way in exits[now[ship]] if way not in now or way in accepts]
                if ways:
                    break
            else:
                break
            waiting.remove(ship)
            now[ship] = best_way(self.waters, self.ships[ship][1], tuple(ways)) if ways[1:] else ways[0]
        return tuple(now)


@lru_cache(maxsize=4096)
def best_way(waters: Waterways, cargo: str | None, ways: tuple[str, ...]) -> str:
    """The way with the best odds for the cargo, with an anchor where they are equal; the first of these."""
    chances, home = odds(waters), waters.harbour_of.get(cargo or "")

    def hope(way: str) -> tuple[float, bool]:
        return (chances[way][home] if home else 0.0, way in waters.anchors)

    return max(ways, key=hope)


fleets = lru_cache(maxsize=32)(Fleets)
"""The shared instance of these cargoes, with its cache."""


def fleets_of(s: State) -> tuple[Fleets, Lie]:
    """All ships on the board, and where they lie now."""
    afloat = list(s.afloat())
    laden = tuple([(number, ship.cargo) for number, ship in afloat])
    return fleets(s.rules.map, laden, len(s.seats)), tuple([ship.place or "" for _, ship in afloat])
