"""Senate: the piles are opened, the gifts are compared (rules, phase 3)."""

from __future__ import annotations

from engine.core.phases import Step
from engine.games.hamburg.events import Given, Opened
from engine.games.hamburg.points import shares
from engine.games.hamburg.state import State


class Senate(Step[State]):
    """All piles of all seats open together (H-01); then gifts are valued, and the best ones bring points."""

    name = "senate"

    def begin(self, s: State) -> None:
        """Open all piles, value the gifts, and book points by rank (rules, phase 3)."""
        self.open(s)
        card = s.senate[s.round - 1]
        for me in s.seats:
            me.value = s.rules.worth(card, me.gift) + (me.raised or 0)
        for seat in s.order:
            s.cut_in("valued", seat)
        values = tuple(me.value for me in s.seats)
        points = shares(values, s.rules.numbers.senate_points[len(s.seats)])
        for seat, gain in enumerate(points):
            s.score(seat, self.name, gain)
        s.tell(Given, card, values, points)

    def open(self, s: State) -> None:
        """Goods leave the hands; cards for more kinds are revealed."""
        for seat, laid in s.sealed.items():
            if laid:
                me, market, gift = s.seats[seat], laid.market, laid.senate
                s.part(seat, market + gift)
                me.market, me.gift = [*market], [*gift]
                s.tell(Opened, seat, market, gift, len(me.goods))
        s.sealed.clear()
        for seat in s.order:
            s.cut_in("opened", seat)
