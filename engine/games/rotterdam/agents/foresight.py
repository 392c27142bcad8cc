"""The skipper's lookahead: the end of a round if every seat names its best colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import exp
from operator import getitem
from typing import Self

from engine.games.rotterdam.actions import ShipId
from engine.games.rotterdam.agents.currents import Fleets, Lie, fleets_of
from engine.games.rotterdam.agents.trades import Trader
from engine.games.rotterdam.agents.values import PLAIN, Taste
from engine.games.rotterdam.data.odds import cargo_hopes, distance, odds
from engine.games.rotterdam.data.waterways import Waterways
from engine.games.rotterdam.state import State

Worth = Mapping[str | None, Mapping[str, float]]
"""cargo -> place -> what a ship there promises."""
Gains = dict[str, float]
"""colour -> what it promises, or how likely it is."""
Row = Mapping[str, float]
"""place -> what a certain ship is worth there."""
UNLIKELY = 0.08
"""Probability below which a colour of another seat is pruned."""


@cache
def plain_worth(waters: Waterways, full: tuple[str, ...]) -> Worth:
    """Prospect of a ship in the quick player's view, with all deliveries worth the same; `full`: the harbours
    that have products."""
    chances, layers = odds(waters), distance(waters)
    cards: dict[str | None, Mapping[str, float]] = {
        None: {place: card(waters, place, PLAIN) for place in chances}
    }
    for cargo, harbour in waters.harbour_of.items():
        gain = PLAIN.theirs * (harbour in full)
        cards[cargo] = {
            place: gain * chances[place][harbour] * PLAIN.patience ** layers[place]
            + card(waters, place, PLAIN)
            for place in chances
        }
    return cards


@lru_cache(maxsize=8192)
def promises(
    waters: Waterways,
    seats: int,
    taste: Taste,
    cargo: str | None,
    berth: str | None,
    worth: tuple[float, float],
) -> Row:
    """What a ship promises, place by place; an anchor at which it lay before brings no card. `worth`: what
    its delivery brings, and which part of all counts."""
    gain, part = worth
    row = {place: part * card(waters, place, taste) for place in waters.places}
    if berth is not None:
        row[berth] = 0.0
    if cargo is not None:
        each = 1 / seats
        chances = cargo_hopes(waters, taste.helm * each, taste.harm * (1 - each), taste.haste**each)[cargo]
        for place, chance in chances.items():
            row[place] += part * gain * chance
    return row


def card(waters: Waterways, place: str, taste: Taste) -> float:
    """Bonus of a place: an anchor brings a card."""
    return taste.anchor if place in waters.anchors else 0.0


class Foresight(Trader):
    """A seat's evaluation of a state and its model of the others. Their hands are unknown, so all their
    deliveries are worth the same."""

    __slots__ = ("against", "full", "known", "rows", "spite")

    def __init__(self, s: State, me: int, taste: Taste) -> None:
        super().__init__(s, me, taste)
        self.look()

    @classmethod
    def of_other(cls, s: State, seat: int, taste: Taste) -> Self:
        """Model of another seat that looks ahead too."""
        foresight = super().of_other(s, seat, taste)
        foresight.look()
        return foresight

    def look(self) -> None:
        """Compute the values of ships at this moment."""
        s, taste = self.s, self.taste
        self.known = dict[tuple[Fleets, Lie, tuple[int, ...]], float]()
        self.rows = dict[Fleets, list[Row]]()
        self.spite = taste.spite * 3 / (len(s.seats) - 1)
        self.against = self.rivals()
        self.full = tuple([harbour for harbour, pile in s.products.items() if pile])

    def rivals(self) -> list[float]:
        """Weight of a point of each other seat against this one; it grows with that seat's points."""
        s, others = self.s, [seat for seat in self.s.players if seat != self.me]
        seen = {seat: s.order_points(seat) + len(s.seats[seat].products) for seat in others}
        weights = {seat: exp(self.taste.envy * points) for seat, points in seen.items()}
        mean = sum(weights.values()) / len(others)
        return [self.spite * weights[seat] / mean if seat in weights else 0.0 for seat in s.players]

    def ship(self, ship: ShipId, place: str | None, cargo: str | None, others: int = 0) -> float:
        """Value to this seat of a ship with this cargo at a place; ships of others count against it."""
        if place is None:
            return 0.0
        berth = self.s.ship(ship).berth if ship[1] >= 0 else None
        part = self.taste.again**others if ship[0] == self.me else -self.against[ship[0]]
        return self.row(ship[0], cargo, part, berth)[place]

    def row(self, seat: int, cargo: str | None, part: float, berth: str | None) -> Row:
        """Values to this seat of a seat's ship with this cargo, by place."""
        rules, gain = self.s.rules, 0.0
        if cargo is not None:
            harbour = rules.map.harbour_of[cargo]
            gain = self.deliveries[harbour] if seat == self.me else self.taste.theirs * (harbour in self.full)
        return promises(rules.map, len(self.s.seats), self.taste, cargo, berth, (gain, part))

    def one_more(self, cargo: str) -> Row:
        """Values of one more own ship with this cargo, by place."""
        return self.row(self.me, cargo, self.taste.again ** self.underway[cargo], None)

    def ship_values(self, fleets: Fleets) -> list[Row]:
        """Values of each ship to this seat, by place."""
        rows, seen = list[Row](), dict[str | None, float]()
        for ship, cargo in fleets.ships:
            part = -self.against[ship[0]]
            if ship[0] == self.me:
                part = seen.get(cargo, 1.0)
                seen[cargo] = part * self.taste.again
            rows.append(self.row(ship[0], cargo, part, self.s.ship(ship).berth))
        return rows

    def now(self, fleets: Fleets, lie: Lie) -> float:
        """Value of all fleets to this seat if ships lie there."""
        rows = self.rows.get(fleets)
        if rows is None:
            rows = self.rows[fleets] = self.ship_values(fleets)
        return sum(map(getitem, rows, lie))

    def namers(self, turn: int) -> tuple[int, ...]:
        """Seats that name after the first `named`, to the end of the round."""
        return self.s.order(self.s.master)[turn:]

    def after_all(self, s: State, seats: Sequence[int]) -> float:
        """Expected value if these seats name one after the other.

        This seat names what is best for it then; others mostly what seems best for them.
        """
        return self.outlook(*fleets_of(s), tuple(seats))

    def after(self, s: State, seat: int, colour: str, later: Sequence[int]) -> float:
        """Expected value if a seat names this colour and others then name one after the other."""
        fleets, lie = fleets_of(s)
        return self.outlook(fleets, fleets.ends(lie, seat)[colour], tuple(later))

    def outlook(self, fleets: Fleets, lie: Lie, seats: tuple[int, ...]) -> float:
        """Expected value from where ships lie, if these seats name; cached."""
        key = fleets, lie, seats
        stored = self.known.get(key)
        if stored is None:
            stored = self.compute_outlook(fleets, lie, seats) if seats else self.now(fleets, lie)
            self.known[key] = stored
        return stored

    def compute_outlook(self, fleets: Fleets, lie: Lie, seats: tuple[int, ...]) -> float:
        """Compute the expected value for the cache."""
        seat, later, ends = seats[0], seats[1:], fleets.ends(lie, seats[0])
        if seat == self.me:
            return max([self.outlook(fleets, end, later) for end in ends.values()])
        chances = self.predict_naming(fleets, lie, seat, later)
        return sum([self.outlook(fleets, ends[end], later) * chance for end, chance in chances.items()])

    def predict_naming(self, fleets: Fleets, lie: Lie, seat: int, later: tuple[int, ...]) -> Gains:
        """Colours that another seat may name, with probabilities: the best at once, as for the quick player.

        `later`: the seats that name after it.
        """
        return quickly(fleets, self.full, lie, seat, self.taste.doubt)


@lru_cache(maxsize=16_384)
def quickly(fleets: Fleets, full: tuple[str, ...], lie: Lie, seat: int, doubt: float) -> Gains:
    """Colours that a quick player with an unknown hand may name; `full`: the harbours that have products."""
    seems = {colour: at_once(fleets, full, end, seat) for colour, end in fleets.ends(lie, seat).items()}
    return likely(seems, doubt)


def at_once(fleets: Fleets, full: tuple[str, ...], lie: Lie, seat: int) -> float:
    """Sum of the prospects of a seat's ships in these places."""
    return sum(map(getitem, plain_rows(fleets, full, seat), lie))


@lru_cache(maxsize=128)
def plain_rows(fleets: Fleets, full: tuple[str, ...], seat: int) -> list[Row]:
    """Values of each ship as the quick player sees them, by place."""
    worth, seen, rows = plain_worth(fleets.waters, full), set[str | None](), list[Row]()
    for (owner, _), cargo in fleets.ships:
        part = -PLAIN.spite
        if owner == seat:
            part = PLAIN.again if cargo in seen else 1.0
            seen.add(cargo)
        rows.append({place: part * worth for place, worth in worth[cargo].items()})
    return rows


def likely(seems: Gains, doubt: float) -> Gains:
    """Probability of each colour, from its worth to the seat (softmax)."""
    best = max(seems.values())
    weights = {colour: exp((value - best) / doubt) for colour, value in seems.items()}
    total = sum(weights.values())
    kept = {colour: weight for colour, weight in weights.items() if weight >= UNLIKELY * total}
    total = sum(kept.values())
    return {colour: weight / total for colour, weight in kept.items()}
