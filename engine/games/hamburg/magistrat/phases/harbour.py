"""Harbour: cards before and after the purchase (H-12, H-13, H-35)."""

from __future__ import annotations

from engine.core.decisions import Decision
from engine.games.hamburg.actions import Draw1, Draw3, Swap
from engine.games.hamburg.events import Drew, Revealed, Swapped
from engine.games.hamburg.magistrat.exchange import swap
from engine.games.hamburg.magistrat.phases.turn import CardTurn, done_option, with_cards
from engine.games.hamburg.phases.harbour import Harbour
from engine.games.hamburg.state import State


class HarbourWithCards(CardTurn, Harbour):
    """The harbour of the base game with cards in each turn. One just bought may be played at once (H-32)."""

    def question(self, s: State, seat: int) -> Decision:
        """Cards, and buy or pass; after the purchase cards, or end. Default: pass, end."""
        choices = done_option(seat) if s.bought else self.choices(s, seat)
        return with_cards(s, seat, self.name, "harbour", choices)

    def tempting(self, s: State, seat: int) -> bool:
        """Whether it holds a playable card."""
        return s.tempts("harbour", seat)

    def believable(self, s: State, seat: int) -> bool:
        """A seat that is asked after its purchase can play a card."""
        return not s.bought or seat != s.turn or self.tempting(s, seat)

    def on_swap(self, s: State, a: Swap) -> None:
        """The prices of both groups follow the goods that they hold now."""
        s.use(a.seat, a.do)
        first, second = swap(s, a.first, a.second)
        s.tell(Swapped, a.seat, a.first, a.second, first, second)

    def on_draw1(self, s: State, a: Draw1) -> None:
        """Only its owner sees it."""
        price = s.rules.cards[a.do].cost
        s.use(a.seat, a.do)
        goods = s.draw(1)
        s.take(a.seat, goods, openly=False)
        s.tell(Drew, a.seat, goods[0], price)
        s.pay(a.seat, price)

    def on_draw3(self, s: State, a: Draw3) -> None:
        """Laid open; which one is bought is asked next."""
        s.use(a.seat, a.do)
        s.revealed = s.draw(s.rules.cards[a.do].reveals)
        s.tell(Revealed, a.seat, tuple(s.revealed))
        s.enter("choosing", seat=a.seat)

    def stop(self, s: State, seat: int) -> None:
        self.finish(s, seat)
