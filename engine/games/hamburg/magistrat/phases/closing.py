"""Closing: cards in seat order; seats without one to decide on close meanwhile (5.1, H-41)."""

from __future__ import annotations

from engine.core.decisions import Decision
from engine.games.hamburg.actions import Bank, BuySpeicher, BuyVp, Starter
from engine.games.hamburg.events import Banked, PointBought, SpeicherBought, StarterNamed
from engine.games.hamburg.magistrat.phases.turn import CardTurn, done_option, with_cards
from engine.games.hamburg.phases.closing import Closing
from engine.games.hamburg.state import State


class ClosingWithCards(CardTurn, Closing):
    """The closing of the base game after the cards of those who can play any."""

    def begin(self, s: State) -> None:
        super().begin(s)
        for me in s.seats:
            me.able = True

    def run(self, s: State) -> None:
        """It is public which seats can play a card now: they are not asked to close. The others cannot later
        either."""
        for seat, me in enumerate(s.seats):
            if me.able:
                me.able = self.holds(s, seat)

    def decisions(self, s: State) -> tuple[Decision, ...]:
        """The first holder of a playable card has the turn; seats without one close."""
        asked = self.reusable_decisions(s)
        holders: list[int] = []
        closing: list[Decision] = []
        for seat in s.order:
            me = s.seats[seat]
            if me.able:
                holders.append(seat)
            elif not me.closed:
                closing.append(asked.get(seat) or self.ask(s, seat))
        return (self.cards(s, holders[0]), *closing) if holders else tuple(closing)

    def cards(self, s: State, seat: int) -> Decision:
        """One card, or no more. Default: no more."""
        return with_cards(s, seat, "cards", "closing", done_option(seat))

    def holds(self, s: State, seat: int) -> bool:
        """Whether it may and can play a card."""
        me = s.seats[seat]
        return not (me.ended or me.closed) and s.tempts("closing", seat)

    def believable(self, s: State, seat: int) -> bool:
        """It is public which seats are asked to close."""
        return self.holds(s, seat) == s.seats[seat].able

    def on_buy_vp(self, s: State, a: BuyVp) -> None:
        card = s.rules.cards[a.do]
        s.use(a.seat, card.id)
        s.score(a.seat, "bought", card.points)
        s.tell(PointBought, a.seat, card.cost, card.points)
        s.pay(a.seat, card.cost)

    def on_buy_speicher(self, s: State, a: BuySpeicher) -> None:
        """Storing comes last, so it is filled already in this round (H-22)."""
        card = s.rules.cards[a.do]
        s.use(a.seat, card.id)
        s.stock -= 1
        s.seats[a.seat].speicher += 1
        s.tell(SpeicherBought, a.seat, card.cost)
        s.pay(a.seat, card.cost)

    def on_bank(self, s: State, a: Bank) -> None:
        card = s.rules.cards["bank_or_start"]
        s.use(a.seat, card.id)
        s.seats[a.seat].money += card.money
        s.tell(Banked, a.seat, card.money)

    def on_starter(self, s: State, a: Starter) -> None:
        """For the next round only (H-24)."""
        s.use(a.seat, "bank_or_start")
        s.successor = a.who
        s.tell(StarterNamed, a.seat, a.who)

    def stop(self, s: State, seat: int) -> None:
        """No more cards in this round; now it may close."""
        s.seats[seat].ended = True
