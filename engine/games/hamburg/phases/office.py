"""Office: all seats lay goods face down for market and senate (rules, phase 2)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product

from engine.core.actions import Action, act, fresh
from engine.core.decisions import Decision, Deferred, Form, Pick
from engine.core.facts import fact
from engine.core.phases import Sealed, Step
from engine.games.hamburg.actions import Lay
from engine.games.hamburg.ruleset import Ruleset
from engine.games.hamburg.state import State


class OfficePhase(Sealed[State], Step[State]):
    """All at once and sealed; the piles stay face down, and in the hands, until the senate opens them."""

    name = "office"

    def decisions(self, s: State) -> tuple[Decision, ...]:
        """Everyone, until all have sealed: any goods of the hand, of as many kinds as the seat may lay (2.2,
        H-02). Empty piles are allowed (2.3), and the default."""
        sealed = s.sealed
        if len(sealed) == len(s.seats):
            return ()
        asked = s.pending or [question(s, seat) for seat in s.players]
        return tuple(
            [
                each._replace(blocking=False) if each.blocking and each.seat in sealed else each
                for each in asked
            ]
        )

    def on_lay(self, s: State, a: Lay) -> None:
        self.seal(s, a)

    def end(self, s: State) -> None:
        """The answers stay sealed: the senate opens them."""
        Step.end(self, s)


def some(s: State, seat: int, rng: random.Random) -> Lay:
    """Some piles that this seat could lay."""
    me = s.seats[seat]
    return piles(s.rules, me.goods, me.cards).sample(seat, rng) if me.goods else nothing(seat)


@fact
class Within:
    """Both piles together hold no more than the hand, of this many kinds."""

    hand: tuple[str, ...]
    kinds: int

    def __call__(self, market: tuple[str, ...], senate: tuple[str, ...]) -> bool:
        """Whether these piles can be laid."""
        laid = Counter(market + senate)
        return len(laid) <= self.kinds and not laid - Counter(self.hand)


class PilesForm(Deferred):
    """Goods on two piles. Few of all choices in two menus fit together, so they are found kind by kind."""

    __slots__ = ()

    def every(self, seat: int) -> Iterator[Action]:
        """All pairs of piles that differ."""
        rules, hand, cards = self.facts
        copies = Counter(hand)
        for size in range(min(rules.kinds(cards), len(copies)) + 1):
            for chosen in combinations(sorted(copies), size):
                ways = [[*splits(kind, copies[kind])] for kind in chosen]
                yield from (lay_action(seat, parts) for parts in product(*ways))

    def sample(self, seat: int, rng: random.Random) -> Lay:
        """Kinds at random, and of those each good to the market, to the senate or neither."""
        rules, hand, cards = self.facts
        luck, most, kinds = rng.random, rules.kinds(cards), list(dict.fromkeys(hand))
        while len(kinds) > most:
            del kinds[int(luck() * len(kinds))]
        piles: tuple[list[str], ...] = ([], [], [])
        for good in hand:
            if good in kinds:
                piles[int(luck() * 3)].append(good)
        return fresh(Lay, seat, market=tuple(piles[0]), senate=tuple(piles[1]))


def splits(kind: str, copies: int) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """All ways to lay some of these copies on the two piles."""
    for market in range(copies + 1):
        for senate in range(copies - market + 1):
            if market or senate:
                yield (kind,) * market, (kind,) * senate


def lay_action(seat: int, parts: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]) -> Action:
    """The piles that these parts make."""
    market = tuple([good for goods, _ in parts for good in goods])
    return fresh(Lay, seat, market=market, senate=tuple([good for _, goods in parts for good in goods]))


def question(s: State, seat: int) -> Decision:
    """What a seat lays: two empty piles by default, any piles of its hand by a form."""
    me = s.seats[seat]
    forms = (piles(s.rules, me.goods, me.cards),) if me.goods else ()
    return Decision(seat, OfficePhase.name, (nothing(seat),), forms, True, "office", True)


def piles(rules: Ruleset, hand: Sequence[str], cards: Sequence[str]) -> PilesForm:
    """The form to lay goods of this hand, of this many kinds as the cards allow."""
    return PilesForm(Lay, menus, rules, tuple(hand), tuple(cards))


def menus(rules: Ruleset, hand: tuple[str, ...], cards: tuple[str, ...]) -> Form:
    """The form with its fields."""
    picks = tuple(Pick(name, hand, 0, len(hand)) for name in ("market", "senate"))
    return Form(Lay, picks, Within(hand, rules.kinds(cards)))


@cache
def nothing(seat: int) -> Lay:
    """The answer with two empty piles, which is always allowed (2.3)."""
    return act(Lay, seat, market=(), senate=())
