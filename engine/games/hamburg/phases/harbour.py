"""Harbour: in laps each seat buys a group or passes (rules, phase 1)."""

from __future__ import annotations

from bisect import insort
from functools import cache

from engine.core.actions import Action, act
from engine.core.decisions import Decision
from engine.core.phases import Step
from engine.games.hamburg.actions import Buy, Pass
from engine.games.hamburg.events import Bought, Passed
from engine.games.hamburg.ruleset import SPEICHER
from engine.games.hamburg.state import NOBODY, State


class Harbour(Step[State]):
    """One group a turn; every second lap runs backwards (H-34), and seats that are out are passed over."""

    name = "harbour"

    def begin(self, s: State) -> None:
        """The starter first; all seats may buy."""
        s.turn, s.turns, s.bought = s.starter, 0, False
        for me in s.seats:
            me.groups, me.out = 0, False

    def run(self, s: State) -> None:
        """A turn ends by itself where nothing can be done after the purchase (H-35)."""
        if s.bought and not self.tempting(s, s.turn):
            self.finish(s, s.turn)
        while s.seats[s.turn].out and not all([me.out for me in s.seats]):  # noqa: C419  # faster
            self.move_on(s)

    def decisions(self, s: State) -> tuple[Decision, ...]:
        """Buy or pass. Default: pass."""
        if s.seats[s.turn].out:
            return ()
        return (self.question(s, s.turn),)

    def question(self, s: State, seat: int) -> Decision:
        """The answers of the seat in turn."""
        return Decision(seat, self.name, self.choices(s, seat), (), True, "office")

    def choices(self, s: State, seat: int) -> tuple[Action, ...]:
        """Pass, or any group that the seat can pay for (H-29)."""
        rules, display, most = s.rules, s.display, s.payable(seat)
        if most < rules.cheapest_group:
            return (passing(seat),)
        left = [at for at, group in enumerate(display) if group.buyer is None]
        if most < rules.dearest_group:
            left = [at for at in left if rules.price(display[at].goods) <= most]
        buying = purchases(seat, len(display))
        return (passing(seat), *[buying[at] for at in left])

    def tempting(self, s: State, seat: int) -> bool:
        """Whether there is something to do after a purchase."""
        return False

    def on_buy(self, s: State, a: Buy) -> None:
        """The goods behind the screen, a Speicher in front of it, all other cards to the hand (1.4)."""
        me, group = s.seats[a.seat], s.display[a.group]
        price = s.rules.price(group.goods)
        if s.events is not None:
            s.tell(Bought, a.seat, a.group, tuple(group.goods), group.card, price)
        s.pay(a.seat, price)
        s.take(a.seat, group.goods, openly=True)
        if group.card == SPEICHER:
            me.speicher += 1
        elif group.card:
            insort(me.cards, group.card)
        group.buyer = a.seat
        me.groups += 1
        s.bought = True

    def on_pass(self, s: State, a: Pass) -> None:
        """Out for this phase (H-36)."""
        s.seats[a.seat].out = True
        s.tell(Passed, a.seat)
        self.finish(s, a.seat)

    def finish(self, s: State, seat: int) -> None:
        """End the turn. A seat that has bought its maximum of groups is out; all are when the last is
        sold."""
        if s.bought:
            me, s.bought = s.seats[seat], False
            me.out = me.groups == s.rules.numbers.most_groups[len(s.seats)]
            if sum([each.groups for each in s.seats]) == len(s.display):
                for each in s.seats:
                    each.out = True
        self.move_on(s)

    def move_on(self, s: State) -> None:
        """To the next place of the lap; after the last one a new lap begins."""
        s.turns += 1
        lap, place = divmod(s.turns, len(s.seats))
        s.turn = s.order[-1 - place if s.snake and lap % 2 else place]

    def end(self, s: State) -> None:
        """Remove what was not bought: goods to the discard, cards out of the game."""
        for group in s.display:
            if group.buyer is None:
                group.buyer = NOBODY
                s.discard += group.goods
                s.gone += [group.card] if group.card else []
        super().end(s)


@cache
def passing(seat: int) -> Action:
    """The answer of a seat that buys nothing and is out of the harbour."""
    return act(Pass, seat)


@cache
def purchases(seat: int, groups: int) -> tuple[Action, ...]:
    """Each of this many groups."""
    return tuple(act(Buy, seat, group=at) for at in range(groups))
