"""Goods as the lines of a menu: a line for each, or for several together where there are very many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.games.hamburg.words import KINDS, good_name
from bot.messages.controls import OPTIONS
from bot.texts import Texts
from bot.texts.formats import HARD_SPACE


class Bundle(NamedTuple):
    """A line of a menu: `size` goods of a kind; `number` distinguishes the lines of a kind."""

    kind: str
    size: int
    number: int

    @property
    def value(self) -> str:
        """By which it is known in a menu."""
        return f"{self.kind}.{self.number}"


def bundles(goods: Iterable[str], most: int = OPTIONS) -> tuple[Bundle, ...]:
    """A line for each good; where these are more than a menu holds, bundles of 1, 2, 4, ... goods, of which
    any number can be put together.

    >>> [it.size for it in bundles(["tea"] * 9, most=8)]
    [1, 2, 4, 2]
    """
    held = Counter(goods)
    single = held.total() <= most
    bundles = []
    for kind in sorted(held, key=KINDS.index):
        sizes = [1] * held[kind] if single else doubling(held[kind])
        bundles += [Bundle(kind, size, number) for number, size in enumerate(sizes, 1)]
    return tuple(bundles)


def doubling(number: int) -> list[int]:
    """1, 2, 4, ... and a rest, which are this many together."""
    sizes, size = [], 1
    while number:
        sizes.append(min(size, number))
        number -= sizes[-1]
        size *= 2
    return sizes


def lines(t: Texts, bundles: Sequence[Bundle], key: str) -> list[tuple[str, str]]:
    """Values and labels; `key`: what is done with one."""
    options = []
    for bundle in bundles:
        name = good_name(t, bundle.kind) + (f"{HARD_SPACE}×{bundle.size}" if bundle.size > 1 else "")
        options.append((bundle.value, t(key, good=name)))
    return options


def goods_of(bundles: Sequence[Bundle], values: Iterable[str]) -> tuple[str, ...]:
    """The goods that these values mean, sorted."""
    chosen = {*values}
    return tuple(
        sorted(bundle.kind for bundle in bundles if bundle.value in chosen for _ in range(bundle.size))
    )


def values_for(bundles: Sequence[Bundle], goods: Iterable[str]) -> list[str]:
    """The values that mean these goods, the largest bundles first."""
    left, values = Counter(goods), []
    for bundle in sorted(bundles, key=lambda bundle: -bundle.size):
        if bundle.size <= left[bundle.kind]:
            left[bundle.kind] -= bundle.size
            values.append(bundle.value)
    return values
