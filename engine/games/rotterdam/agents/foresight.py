"""The skipper's foresight: how a round ends if everybody names what seems best for him."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp

from engine.games.rotterdam.actions import ShipId
from engine.games.rotterdam.agents.odds import cargo_hopes
from engine.games.rotterdam.agents.sailing import name
from engine.games.rotterdam.agents.values import Appraisal, Taste
from engine.games.rotterdam.state import Ship, State

Worth = Mapping[str | None, Mapping[str, float]]
"""cargo -> place -> what a ship there promises."""
Gains = dict[str, float]
"""colour -> what it changes."""
UNLIKELY = 0.08
"""The chance below which nobody thinks of a colour that somebody else may name."""


class Foresight(Appraisal):
    """What a seat thinks of a moment and of what the others will make of it. The hands of others nobody
    knows: every delivery is alike to them."""

    __slots__ = ("against", "mine", "spite", "theirs")

    def __init__(self, s: State, me: int, taste: Taste) -> None:
        super().__init__(s, me, taste)
        self.spite = taste.spite * 3 / (len(s.seats) - 1)
        self.against = self.rivals()
        self.mine = self.worth(self.deliveries)
        self.theirs = self.worth({it: taste.theirs * bool(pile) for it, pile in s.products.items()})

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
        card = {place: taste.anchor if place in waters.anchors else 0.0 for place in waters.places}
        chances = cargo_hopes(waters, taste.helm / seats, taste.haste ** (1 / seats))
        found: dict[str | None, Mapping[str, float]] = {None: card}
        for cargo, chance in chances.items():
            gain = to[waters.harbour_of[cargo]]
            found[cargo] = {place: it * gain + card[place] for place, it in chance.items()}
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

    def outlook(self, s: State) -> tuple[float, Gains, list[Gains]]:
        """What all fleets are worth to this seat; what each colour adds to that, and what it seems to add to
        the fleet of each seat. Who moves out of whose way is not seen."""
        colours, now, gains = s.rules.map.colours, 0.0, dict.fromkeys(s.rules.map.colours, 0.0)
        taken, fleets = s.taken(), []
        for seat, me in enumerate(s.seats):
            fleet, parts = dict.fromkeys(colours, 0.0), dict[str | None, float]()
            fleets.append(fleet)
            mine = seat == self.me
            for it in me.ships:
                if it.place is None:
                    continue
                part = parts.get(it.cargo, 1.0) if mine else -self.against[seat]
                parts[it.cargo] = part * self.taste.again
                rows = self.mine if mine else self.theirs
                here, ways = self.ways(s, it, rows[it.cargo], taken)
                now += part * here
                for colour, gain in ways:
                    gains[colour] += part * gain
                if mine:
                    _, ways = self.ways(s, it, self.theirs[it.cargo], taken)
                for colour, gain in ways:
                    fleet[colour] += gain
        return now, gains, fleets

    def ways(
        self, s: State, it: Ship, row: Mapping[str, float], taken: set[str | None]
    ) -> tuple[float, list[tuple[str, float]]]:
        """What a ship promises where it lies, and what each colour adds to that."""
        place, waters = it.place or "", s.rules.map
        here = row[place]
        if place == it.berth and place in waters.anchors:
            here -= self.taste.anchor
        found = []
        for colour, ways in waters.ahead.get(place, ()):
            free = [row[way] for way in ways if way not in taken or way in waters.accepts]
            if free:
                found.append((colour, max(free) - here))
        return here, found

    def after_all(self, s: State, seats: Sequence[int], *, hastily: bool = False) -> float:
        """What the moment promises if these seats name one after the other; in place, and put back.

        This seat names what is best for it then; others mostly what seems best for them at once.
        `hastily`: at the last naming nobody looks who moves out of whose way.
        """
        now, gains, fleets = self.outlook(s)
        if not seats:
            return now
        seat, later = seats[0], seats[1:]
        colours = dict.fromkeys(gains, 1.0) if seat == self.me else self.likely(seat, fleets)
        if hastily and not later:
            found = {colour: now + gains[colour] for colour in colours}
        else:
            found = {colour: self.after(s, seat, colour, later, hastily=hastily) for colour in colours}
        if seat == self.me:
            return max(found.values())
        return sum([found[colour] * chance for colour, chance in colours.items()])

    def after(
        self, s: State, seat: int, colour: str, later: Sequence[int], *, hastily: bool = False
    ) -> float:
        """What the moment promises if a seat names this and others then name one after the other."""
        ships = [ship for me in s.seats for ship in me.ships]
        lay = [ship.place for ship in ships]
        name(s, seat, colour)
        value = self.after_all(s, later, hastily=hastily)
        for ship, place in zip(ships, lay, strict=True):
            ship.place = place
        return value

    def likely(self, seat: int, fleets: Sequence[Gains]) -> Gains:
        """What somebody else may name, and how likely."""
        seems = {
            colour: (1 + self.spite) * gain - self.spite * sum([fleet[colour] for fleet in fleets])
            for colour, gain in fleets[seat].items()
        }
        best = max(seems.values())
        weights = {colour: exp((it - best) / self.taste.doubt) for colour, it in seems.items()}
        total = sum(weights.values())
        kept = {colour: it for colour, it in weights.items() if it >= UNLIKELY * total}
        total = sum(kept.values())
        return {colour: it / total for colour, it in kept.items()}
