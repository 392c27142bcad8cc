"""Two cards of the display that may change places."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from engine.core.actions import Action, act
from engine.core.decisions import Form, Pick
from engine.games.hamburg.actions import Spot, Swap
from engine.games.hamburg.state import Group, State

GOODS, CARD = (0, 1), 2
"""The places of a group: its goods, and the card beside them."""
Lying = tuple[tuple[Spot, str], ...]
"""What lies in the groups that can be bought."""


@dataclass(frozen=True, slots=True)
class Changing:
    """Some exchange of the display that changes something, in either order (H-10, H-11, H-37)."""

    pairs: frozenset[tuple[Spot, Spot]]

    def __call__(self, a: Action) -> bool:
        """Whether this is one."""
        return isinstance(a, Swap) and not self.pairs.isdisjoint(((a.first, a.second), (a.second, a.first)))


@dataclass(frozen=True, slots=True)
class Exchange(Form):
    """Two cards of one class and of different groups; half of all choices in two menus are none."""

    pairs: tuple[tuple[Spot, Spot], ...] = ()

    def every(self, seat: int) -> Iterator[Action]:
        """Each exchange once, in one order."""
        yield from (act(Swap, seat, first=first, second=second) for first, second in self.pairs)

    def sample(self, seat: int, rng: random.Random) -> Action:
        """Any of them."""
        first, second = self.pairs[int(rng.random() * len(self.pairs))]
        return act(Swap, seat, first=first, second=second)


def exchanges(s: State) -> Form | None:
    """What can be exchanged now; None where nothing would change."""
    lying = ((at, group) for at, group in enumerate(s.display) if group.buyer is None)
    return exchange_form(tuple([it for at, group in lying for it in spots(at, group)]))


def spots(at: int, group: Group) -> Iterator[tuple[Spot, str]]:
    """What lies where in a group."""
    yield from (((at, place), group.goods[place]) for place in GOODS)
    yield (at, CARD), group.card


@lru_cache(maxsize=4096)
def exchange_form(lying: Lying) -> Form | None:
    """The form for what lies there."""
    pairs = tuple(
        (first, second)
        for (first, one), (second, other) in combinations(lying, 2)
        if first[0] != second[0] and one != other and (first[1] == CARD) == (second[1] == CARD)
    )
    if not pairs:
        return None
    among = tuple(sorted({spot for pair in pairs for spot in pair}))
    picks = (Pick("first", among, single=True), Pick("second", among, single=True))
    return Exchange(Swap, picks, Changing(frozenset(pairs)), pairs)


def swap(s: State, first: Spot, second: Spot) -> tuple[str, str]:
    """Exchange two cards; returns what lay there before."""
    one, other = lying_at(s, first), lying_at(s, second)
    put(s, first, other)
    put(s, second, one)
    return one, other


def lying_at(s: State, spot: Spot) -> str:
    """The card there."""
    group = s.display[spot[0]]
    return group.card if spot[1] == CARD else group.goods[spot[1]]


def put(s: State, spot: Spot, card: str) -> None:
    """Lay a card there."""
    group = s.display[spot[0]]
    if spot[1] == CARD:
        group.card = card
    else:
        group.goods[spot[1]] = card
