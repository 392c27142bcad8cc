"""Two cards of the display that may change places."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations

from engine.core.actions import Action, act, fresh
from engine.core.chance import TRIES
from engine.core.decisions import Deferred, Form, Pick
from engine.core.facts import fact
from engine.games.hamburg.actions import Spot, Swap
from engine.games.hamburg.state import State

CARD = 2
"""The place of the card beside the goods, which lie at 0 and 1."""
Lying = tuple[tuple[str, str, str] | None, ...]
"""What lies in each group, None in those that were sold."""


@fact
class Changing:
    """Two cards of one class and of different groups, and not two equal ones (H-10, H-11, H-37)."""

    lying: Lying

    def __call__(self, first: Spot, second: Spot) -> bool:
        """Whether this exchange changes something."""
        left, right = self.lying[first[0]], self.lying[second[0]]
        alike = (first[1] == CARD) == (second[1] == CARD) and first[0] != second[0]
        return alike and left is not None and right is not None and left[first[1]] != right[second[1]]


class Exchange(Deferred):
    """Two cards of the display in either order; listed in one."""

    __slots__ = ()

    def every(self, seat: int) -> Iterator[Action]:
        """Each pair of spots whose exchange changes something, once."""
        (lying,) = self.facts
        pairs, changes = combinations(spots(lying), 2), Changing(lying)
        yield from (
            act(Swap, seat, first=first, second=second) for first, second in pairs if changes(first, second)
        )

    def sample(self, seat: int, rng: random.Random) -> Action:
        """Any two cards until they can change places."""
        (lying,) = self.facts
        luck, among, changes = rng.random, spots(lying), Changing(lying)
        for _ in range(TRIES):
            first, second = among[int(luck() * len(among))], among[int(luck() * len(among))]
            if changes(first, second):
                return fresh(Swap, seat, first=first, second=second)
        return super().sample(seat, rng)


def exchanges(s: State) -> Form | None:
    """The form of all exchanges that change something; None where there are none."""
    groups = tuple([(*group.goods, group.card) if group.buyer is None else None for group in s.display])
    left = [group for group in groups if group]
    if len(left) < 2 or (left[0][0] == left[0][1] and left.count(left[0]) == len(left)):
        return None
    return Exchange(Swap, menus, groups)


def menus(lying: Lying) -> Form:
    """The form with its fields."""
    among = spots(lying)
    picks = Pick("first", among, single=True), Pick("second", among, single=True)
    return Form(Swap, picks, Changing(lying))


def spots(lying: Lying) -> tuple[Spot, ...]:
    """The places of the cards that lie there."""
    return places(tuple([at for at, group in enumerate(lying) if group]))


@cache
def places(groups: tuple[int, ...]) -> tuple[Spot, ...]:
    """The spots of these groups: each good, then the card beside them."""
    return tuple((at, place) for at in groups for place in range(CARD + 1))


def swap(s: State, first: Spot, second: Spot) -> tuple[str, str]:
    """Exchange two cards; returns what lay there before."""
    left, right = lying_at(s, first), lying_at(s, second)
    put(s, first, right)
    put(s, second, left)
    return left, right


def lying_at(s: State, spot: Spot) -> str:
    """The good or the card that lies at a spot of the display."""
    group = s.display[spot[0]]
    return group.card if spot[1] == CARD else group.goods[spot[1]]


def put(s: State, spot: Spot, card: str) -> None:
    """Lay a good or a card at a spot of the display, in place of what lies there."""
    group = s.display[spot[0]]
    if spot[1] == CARD:
        group.card = card
    else:
        group.goods[spot[1]] = card
