"""Closing: loans are repaid, goods are stored, the round ends (rules, phase 5)."""

from __future__ import annotations

import random
from bisect import bisect

from engine.core.actions import Action, fresh
from engine.core.chance import TRIES
from engine.core.decisions import Decision, Deferred, Form, Pick, some
from engine.core.facts import fact
from engine.core.phases import Step
from engine.core.scores import ranks, totals
from engine.games.hamburg.actions import Close
from engine.games.hamburg.events import Closed, Discarded, GameEnded, RoundEnded
from engine.games.hamburg.state import State


class Closing(Step[State]):
    """All seats close at once, since it does not affect the others (H-41)."""

    name = "closing"

    def begin(self, s: State) -> None:
        for me in s.seats:
            me.ended = me.closed = me.able = False

    def decisions(self, s: State) -> tuple[Decision, ...]:
        """All seats that have not closed."""
        asked, seats = self.reusable_decisions(s), s.seats
        return tuple([asked.get(seat) or self.ask(s, seat) for seat in s.order if not seats[seat].closed])

    def ask(self, s: State, seat: int) -> Decision:
        """Ask what to repay and what to keep; no form where there is one way to do it.

        Default: repay in the last round what can be repaid, keep the most expensive goods that the Speicher
        take.
        """
        me, rules = s.seats[seat], s.rules
        goods, repay = tuple(me.goods), min(me.loans, me.money // rules.numbers.loan_repay)
        keep = goods
        if len(goods) > me.speicher:
            keep = tuple(sorted(sorted(goods, key=rules.place_of_good.__getitem__)[: me.speicher]))
        default = fresh(Close, seat, repay=repay if s.last_round else 0, keep=keep)
        form = closing_form(s, seat, goods, repay)
        return Decision(seat, Closing.name, (default,), (form,) if form else (), True, "office")

    def on_close(self, s: State, a: Close) -> None:
        """Repay from cash, pay for goods beyond the Speicher, discard the rest openly (5.2). The cards that
        keep goods lie open until the round ends (7.3)."""
        me, repaid = s.seats[a.seat], a.repay * s.rules.numbers.loan_repay
        beyond = len(a.keep) - me.speicher
        price = price_of(s.keeping(a.seat), beyond) if beyond > 0 else 0
        for card in s.storing(a.seat, beyond) if beyond > 0 else ():
            s.use(a.seat, card)
        lost = me.goods[:]
        for good in a.keep:
            lost.remove(good)
        s.part(a.seat, lost)
        s.discard += lost
        me.loans -= a.repay
        me.money -= repaid
        me.closed = True
        s.tell(Closed, a.seat, a.repay, repaid, a.keep, price)
        if lost:
            s.tell(Discarded, a.seat, tuple(lost))
        s.pay(a.seat, price)

    def end(self, s: State) -> None:
        """Used cards come back; the left neighbour of the starter starts, or the seat that was named (5.3,
        5.4)."""
        for me in s.seats:
            if me.used:
                me.cards, me.used = sorted((*me.cards, *me.used)), []
            me.ended = me.closed = me.able = False
        if s.events is not None:
            s.tell(RoundEnded, s.round, s.starter, tuple(s.ledger(seat) for seat in s.players))
        if s.last_round:
            self.finish(s)
        else:
            self.clear(s)
            super().end(s)

    def clear(self, s: State) -> None:
        """Fix the next starter, discard what was laid, and reset the fields of the round."""
        s.starter = (s.starter + 1) % len(s.seats) if s.successor is None else s.successor
        s.successor = None
        for me in s.seats:
            s.discard += (*me.market, *me.gift)
            me.market, me.gift = [], []
            me.value = me.sales = 0
            me.raised = me.alone = None

    def finish(self, s: State) -> None:
        """Tell the final result."""
        if s.events is not None:
            money = tuple(me.money for me in s.seats)
            s.tell(GameEnded, tuple(totals(s)), s.ties, money, tuple(ranks(s)))


@fact
class Room:
    """What a seat can keep: in `speicher`, and for the prices of one, two, ... goods beyond them. It can pay
    `payable`; but who repays loans, `repaid` Mark each, can pay only from its cash."""

    speicher: int
    prices: tuple[int, ...]
    cash: int
    payable: int
    repaid: int

    def __call__(self, repay: int, keep: tuple[str, ...]) -> bool:
        """Whether a seat may close so (H-43)."""
        left = self.cash - repay * self.repaid if repay else self.payable
        return price_of(self.prices, len(keep) - self.speicher) <= left


def price_of(prices: tuple[int, ...], goods: int) -> int:
    """Price of keeping this many goods beyond the Speicher."""
    return prices[goods - 1] if goods > 0 else 0


class Stores(Deferred):
    """Loans to repay and goods to keep, as many as the Speicher take or more."""

    __slots__ = ()

    def sample(self, seat: int, rng: random.Random) -> Action:
        """Any number of loans, and of goods that can be paid for."""
        goods, repay, most, room = self.facts
        luck, least = rng.random, min(len(goods), room.speicher)
        for _ in range(TRIES):
            loans, keep = int(luck() * (repay + 1)), some(goods, least, most, rng)
            if room(loans, keep):
                return fresh(Close, seat, repay=loans, keep=keep)
        return super().sample(seat, rng)


def closing_form(s: State, seat: int, goods: tuple[str, ...], repay: int) -> Form | None:
    """Any number of loans up to `repay`; goods, as many as the Speicher take or more (H-40).

    None where there is only one way. Prices rise from one good to the next.
    """
    me, prices, payable = s.seats[seat], s.keeping(seat), s.payable(seat)
    least, most = min(len(goods), me.speicher), min(len(goods), me.speicher + bisect(prices, payable))
    if not repay and least == most and (least in (0, len(goods)) or len({*goods}) == 1):
        return None
    room = Room(me.speicher, prices, me.money, payable, s.rules.numbers.loan_repay)
    return Stores(Close, menus, goods, repay, most, room)


def menus(goods: tuple[str, ...], repay: int, most: int, room: Room) -> Form:
    """The form with its fields."""
    keep = Pick("keep", goods, min(len(goods), room.speicher), most)
    return Form(Close, (Pick("repay", tuple(range(repay + 1)), single=True), keep), room)
