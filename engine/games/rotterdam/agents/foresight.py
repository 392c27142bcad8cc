"""The skipper's foresight: how a round ends if everybody names what seems best for him."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from operator import itemgetter
from typing import Self

from engine.games.rotterdam.actions import ShipId
from engine.games.rotterdam.agents.odds import cargo_hopes, distance, odds
from engine.games.rotterdam.agents.sailing import name
from engine.games.rotterdam.agents.values import PLAIN, Appraisal, Taste
from engine.games.rotterdam.data.waterways import Waterways
from engine.games.rotterdam.state import Ship, State

Worth = Mapping[str | None, Mapping[str, float]]
"""cargo -> place -> what a ship there promises."""
Gains = dict[str, float]
"""colour -> what it promises, or how likely it is."""
Places = list[str | None]
"""Where all ships lie, seat by seat."""
Outlook = tuple[float, Places]
"""What a moment promises, and where all ships will most likely lie."""
UNLIKELY = 0.08
"""The chance below which nobody thinks of a colour that somebody else may name."""


@cache
def plain_worth(waters: Waterways, full: tuple[str, ...]) -> Worth:
    """What a ship promises as the quick player sees it, if every delivery is alike to him; `full`: the
    harbours that have products."""
    chances, layers = odds(waters), distance(waters)
    found: dict[str | None, Mapping[str, float]] = {None: {it: card(waters, it, PLAIN) for it in chances}}
    for cargo, harbour in waters.harbour_of.items():
        gain = PLAIN.theirs * (harbour in full)
        found[cargo] = {
            it: gain * chances[it][harbour] * PLAIN.patience ** layers[it] + card(waters, it, PLAIN)
            for it in chances
        }
    return found


def card(waters: Waterways, place: str, taste: Taste) -> float:
    """What a place promises besides: an anchor brings a card."""
    return taste.anchor if place in waters.anchors else 0.0


class Foresight(Appraisal):
    """What a seat thinks of a moment and of what the others will make of it. The hands of others nobody
    knows: every delivery is alike to them."""

    __slots__ = ("against", "mine", "plain", "spite", "theirs")

    def __init__(self, s: State, me: int, taste: Taste) -> None:
        super().__init__(s, me, taste)
        self.look()

    @classmethod
    def of_other(cls, s: State, seat: int, taste: Taste) -> Self:
        """What somebody else may think who looks ahead, too."""
        it = super().of_other(s, seat, taste)
        it.look()
        return it

    def look(self) -> None:
        """What ships are worth now."""
        s, taste = self.s, self.taste
        self.spite = taste.spite * 3 / (len(s.seats) - 1)
        self.against = self.rivals()
        self.mine = self.worth(self.deliveries)
        self.theirs = self.worth({it: taste.theirs * bool(pile) for it, pile in s.products.items()})
        self.plain = plain_worth(s.rules.map, tuple([it for it, pile in s.products.items() if pile]))

    def rivals(self) -> list[float]:
        """What a point of each of the others counts against this seat: the more, the more he has already."""
        s, others = self.s, [seat for seat in self.s.players if seat != self.me]
        seen = {seat: s.order_points(seat) + len(s.seats[seat].products) for seat in others}
        weights = {seat: exp(self.taste.envy * points) for seat, points in seen.items()}
        mean = sum(weights.values()) / len(others)
        return [self.spite * weights[seat] / mean if seat in weights else 0.0 for seat in s.players]

    def worth(self, to: Mapping[str, float]) -> Worth:
        """What ships promise if deliveries are worth so much."""
        waters, seats, taste = self.s.rules.map, len(self.s.seats), self.taste
        cards = {place: card(waters, place, taste) for place in waters.places}
        chances = cargo_hopes(
            waters, taste.helm / seats, taste.harm * (1 - 1 / seats), taste.haste ** (1 / seats)
        )
        found: dict[str | None, Mapping[str, float]] = {None: cards}
        for cargo, chance in chances.items():
            gain = to[waters.harbour_of[cargo]]
            found[cargo] = {place: it * gain + cards[place] for place, it in chance.items()}
        return found

    def ship(self, ship: ShipId, place: str | None, cargo: str | None, others: int = 0) -> float:
        """What a ship is worth to this seat there, with this cargo; those of others count against it."""
        if place is None:
            return 0.0
        berth = self.s.ship(ship).berth if ship[1] >= 0 else None
        known = self.taste.anchor if place == berth and place in self.s.rules.map.anchors else 0.0
        if ship[0] != self.me:
            return -self.against[ship[0]] * (self.theirs[cargo][place] - known)
        return (self.mine[cargo][place] - known) * self.taste.again**others

    def now(self, s: State) -> float:
        """What all fleets are worth to this seat where they lie."""
        found = 0.0
        for seat, me in enumerate(s.seats):
            mine = seat == self.me
            rows, part = (self.mine, 1.0) if mine else (self.theirs, -self.against[seat])
            seen = dict[str | None, float]()
            for it in me.ships:
                if it.place is None:
                    continue
                worth = rows[it.cargo][it.place]
                if it.place == it.berth and it.place in s.rules.map.anchors:
                    worth -= self.taste.anchor
                if mine:
                    part = seen.get(it.cargo, 1.0)
                    seen[it.cargo] = part * self.taste.again
                found += part * worth
        return found

    def after_all(self, s: State, seats: Sequence[int]) -> Outlook:
        """What the moment promises if these seats name one after the other; in place, and put back.

        This seat names what is best for it then; others mostly what seems best for them.
        """
        ships = [ship for me in s.seats for ship in me.ships]
        lay = places(ships)
        if not seats:
            return self.now(s), lay
        seat, later, ends = seats[0], seats[1:], dict[str, Places]()
        for colour in s.rules.map.colours:
            name(s, seat, colour)
            ends[colour] = places(ships)
            put(ships, lay)
        chances = self.foretold(s, seat, ends, later) if seat != self.me else dict.fromkeys(ends, 1.0)
        found = dict[str, Outlook]()
        for colour in chances:
            put(ships, ends[colour])
            found[colour] = self.after_all(s, later)
        put(ships, lay)
        if seat == self.me:
            return max(found.values(), key=itemgetter(0))
        mean = sum([found[colour][0] * chance for colour, chance in chances.items()])
        return mean, found[max(chances, key=chances.__getitem__)][1]

    def foretold(self, s: State, seat: int, ends: Mapping[str, Places], later: Sequence[int]) -> Gains:
        """What somebody else may name, and how likely: what seems best at once, as to the quick player.

        `ends`: where all ships lie after each colour; `later`: who names after it.
        """
        fleet = [(at == seat, ship.cargo) for at, me in enumerate(s.seats) for ship in me.ships]
        return self.likely({colour: self.at_once(fleet, lie) for colour, lie in ends.items()})

    def at_once(self, fleet: Sequence[tuple[bool, str | None]], lie: Places) -> float:
        """What all ships seem to be worth that lie there, to whose some of them are."""
        seen, value = set[str | None](), 0.0
        for (own, cargo), place in zip(fleet, lie, strict=True):
            if place is None:
                continue
            part = -PLAIN.spite
            if own:
                part = PLAIN.again if cargo in seen else 1.0
                seen.add(cargo)
            value += part * self.plain[cargo][place]
        return value

    def after(self, s: State, seat: int, colour: str, later: Sequence[int]) -> float:
        """What the moment promises if a seat names this and others then name one after the other."""
        ships = [ship for me in s.seats for ship in me.ships]
        lay = places(ships)
        name(s, seat, colour)
        value, _ = self.after_all(s, later)
        put(ships, lay)
        return value

    def likely(self, seems: Gains) -> Gains:
        """What somebody else may name, and how likely."""
        best = max(seems.values())
        weights = {colour: exp((it - best) / self.taste.doubt) for colour, it in seems.items()}
        total = sum(weights.values())
        kept = {colour: it for colour, it in weights.items() if it >= UNLIKELY * total}
        total = sum(kept.values())
        return {colour: it / total for colour, it in kept.items()}


def places(ships: Sequence[Ship]) -> Places:
    """Where ships lie."""
    return [ship.place for ship in ships]


def put(ships: Sequence[Ship], places: Places) -> None:
    """Let ships lie there."""
    for ship, place in zip(ships, places, strict=True):
        ship.place = place
