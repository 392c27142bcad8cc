"""Between senate and market: prices by the own cards alone (4.3)."""

from __future__ import annotations

from engine.core.actions import act
from engine.core.decisions import Decision, Form, Pick
from engine.core.phases import Step
from engine.games.hamburg.actions import SolePrice
from engine.games.hamburg.events import Named
from engine.games.hamburg.state import State

CARD = "sole_price"


class Pricing(Step[State]):
    """In seat order, one answer each; the answers do not affect each other (H-08, H-09)."""

    name = "pricing"

    def begin(self, s: State) -> None:
        """No one has named anything."""
        for me in s.seats:
            me.alone = None

    def decisions(self, s: State) -> tuple[Decision, ...]:
        """Ask the next seat that holds a card and could gain by it (H-39). Default: nothing."""
        for seat in s.order:
            copies = s.seats[seat].cards.count(CARD)
            if copies and s.seats[seat].alone is None and (kinds := self.raisable_kinds(s, seat)):
                form = Form(SolePrice, (Pick("kinds", kinds, 0, min(copies, len(kinds))),))
                return (Decision(seat, self.name, (act(SolePrice, seat, kinds=()),), (form,)),)
        return ()

    def raisable_kinds(self, s: State, seat: int) -> tuple[str, ...]:
        """The kinds that this seat sells and whose price would rise."""
        price, own = s.rules.market_price, s.seats[seat].market
        sold = [good for me in s.seats for good in me.market]
        return tuple([kind for kind in sorted({*own}) if price(own.count(kind)) > price(sold.count(kind))])

    def on_sole_price(self, s: State, a: SolePrice) -> None:
        """A card for each kind (H-07)."""
        s.seats[a.seat].alone = a.kinds
        for _ in a.kinds:
            s.use(a.seat, CARD)
        s.tell(Named, a.seat, a.kinds)
