"""All chance of a game, drawn at set-up from one seed by a shuffle that never changes."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from engine.core.errors import Unimaginable

T = TypeVar("T")
TRIES = 2000
"""Samples that rejection sampling draws at most."""


def shuffled(items: Iterable[T], seed: str, label: str) -> list[T]:
    """The items in an order that depends on nothing but seed and label.

    Python promises that `random()` keeps its sequence for a seed; it does not promise that for `shuffle`,
    hence our own Fisher-Yates. A label for each pile, so that a new pile never moves the others.
    """
    out = list(items)
    if len(out) < 2:
        return out
    chance = random.Random(f"{seed}/{label}").random
    for i in range(len(out) - 1, 0, -1):
        j = int(chance() * (i + 1))
        out[i], out[j] = out[j], out[i]
    return out


def rest_anew(pile: Sequence[str], left: int, seed: str, label: str) -> tuple[str, ...]:
    """A pile with its last `left` cards, which are still hidden, in another order.

    They are sorted first, so that the order in which they lay leaves no trace.
    """
    drawn = len(pile) - left
    return (*pile[:drawn], *shuffled(sorted(pile[drawn:]), seed, label))


def imagined(items: Iterable[str], luck: random.Random) -> list[str]:
    """The items in an order that depends on luck alone: for games that are only imagined, twice as fast."""
    chance = luck.random
    return sorted(sorted(items), key=lambda _: chance())


def attempts(most: int = TRIES) -> Iterator[int]:
    """The numbers of the attempts of a rejection sampling, from 0; raises `Unimaginable` after the last."""
    yield from range(most)
    raise Unimaginable(f"nothing fits after {most} tries")


def drawn(below: int, seed: str, label: str) -> int:
    """A number from 0 to `below` - 1."""
    return int(random.Random(f"{seed}/{label}").random() * below)
