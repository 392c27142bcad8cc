"""Completion: orders for products (rulebook, phase 6), the end of the round and of the game."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from engine.core.actions import Action, act
from engine.core.decisions import Decision
from engine.core.scores import ranks, totals
from engine.games.rotterdam.actions import Complete, Pass
from engine.games.rotterdam.effects import playable
from engine.games.rotterdam.events import Completed, DrewOrder
from engine.games.rotterdam.phases.step import ByHand
from engine.games.rotterdam.points import ending
from engine.games.rotterdam.rounds import GameEnded, RoundEnded, ledger, piles
from engine.games.rotterdam.ruleset import Ruleset
from engine.games.rotterdam.state import State


class Completion(ByHand):
    """In turn every seat that can may complete one order (6.1, A-45)."""

    name = "completion"

    def may_ask(self, s: State, seat: int) -> bool:
        """Every order wants two things or more."""
        return len(s.seats[seat].products) + len(s.seats[seat].cards) >= s.rules.fewest_needs

    def question(self, s: State, seat: int) -> tuple[Decision, ...]:
        """Seats that can complete an order, with jokers. Default: complete nothing. Cards may come before
        it."""
        if not (ways := completions(s, seat)):
            return ()
        return (Decision(seat, self.name, (act(Pass, seat), *ways), playable(s, seat), where="office"),)

    def on_complete(self, s: State, a: Complete) -> None:
        """The products leave the game, jokers are used, a new order is drawn (6.2, 6.3)."""
        me, order = s.seats[a.seat], s.rules.orders[a.order]
        spent = without(order.needs, a.jokers)
        for product in spent:
            me.products.remove(product)
        jokers = jokers_of(s, a.seat)[: len(a.jokers)]
        for joker in jokers:
            s.use_up(a.seat, joker)
        s.spent += spent
        me.orders.remove(a.order)
        insort(me.completed, a.order)
        s.busy = True
        s.tell(Completed, a.seat, a.order, spent, jokers, order.points)
        draw_order(s, a.seat)
        self.next(s)

    def end(self, s: State) -> None:
        """The figure passes to the left, unless the game is over."""
        s.idle, s.busy = 0 if s.busy else s.idle + 1, False
        if s.events is not None:
            ledgers = tuple([ledger(s, seat) for seat in s.players])
            s.tell(RoundEnded, s.round, s.master, ledgers, dict(s.stock), piles(s))
        if (reason := ending(s)) is not None:
            s.tell(GameEnded, reason, tuple(totals(s)), tuple(ranks(s)))
            return
        s.master = (s.master + 1) % len(s.seats)
        super().end(s)


def completions(s: State, seat: int) -> tuple[Action, ...]:
    """Every order of a seat with every way to pay for it."""
    me = s.seats[seat]
    jokers = len(jokers_of(s, seat))
    if len(me.products) + jokers < s.rules.fewest_needs:
        return ()
    return ways_to_pay(s.rules, seat, tuple(me.orders), tuple(me.products), jokers)


@lru_cache(maxsize=64)
def ways_to_pay(
    rules: Ruleset, seat: int, orders: tuple[str, ...], products: tuple[str, ...], jokers: int
) -> tuple[Action, ...]:
    """Ways to complete orders with these products and this many jokers; as few jokers as possible first."""
    return tuple(
        act(Complete, seat, order=order, jokers=missing)
        for order in orders
        for missing in substitutes(rules.orders[order].needs, products, jokers)
    )


def substitutes(needs: tuple[str, ...], products: tuple[str, ...], jokers: int) -> Iterator[tuple[str, ...]]:
    """For which products jokers may stand so that the hand has the others; also for some that it has."""
    lacking = sum([needs.count(need) > products.count(need) for need in {*needs}])
    if lacking > jokers:
        return
    for number in range(lacking, min(jokers, len(needs)) + 1):
        for missing in dict.fromkeys(combinations(sorted(needs), number)):
            rest = without(needs, missing)
            if all(rest.count(product) <= products.count(product) for product in rest):
                yield missing


def without(needs: tuple[str, ...], taken: tuple[str, ...]) -> tuple[str, ...]:
    """Remaining products after these are taken away."""
    left = list(needs)
    for product in taken:
        left.remove(product)
    return tuple(left)


def jokers_of(s: State, seat: int) -> tuple[str, ...]:
    """The jokers in a hand."""
    jokers, cards = s.rules.jokers, s.seats[seat].cards
    return () if jokers.isdisjoint(cards) else tuple([card for card in cards if card in jokers])


def draw_order(s: State, seat: int) -> None:
    """The next order, if there is one (A-21)."""
    if s.orders:
        order = s.orders.pop(0)
        insort(s.seats[seat].orders, order)
        s.tell(DrewOrder, seat, order)
