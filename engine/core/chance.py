"""All chance of a game, drawn at set-up from one seed by a stable shuffle."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from engine.core.errors import Unimaginable

T = TypeVar("T")
TRIES = 2000
"""Limit of samples for rejection sampling."""


def shuffled(items: Iterable[T], seed: str, label: str) -> list[T]:
    """Shuffle items; the order depends on seed and label alone.

    Python guarantees the sequence of `random()` for a seed, but not that of `shuffle`, hence our own
    Fisher-Yates. Each pile has a label of its own, so that a new pile never changes the others.
    """
    deck = list(items)
    if len(deck) < 2:
        return deck
    chance = random.Random(f"{seed}/{label}").random
    for i in range(len(deck) - 1, 0, -1):
        j = int(chance() * (i + 1))
        deck[i], deck[j] = deck[j], deck[i]
    return deck


def rest_anew(pile: Sequence[str], left: int, seed: str, label: str) -> tuple[str, ...]:
    """Reshuffle the last `left` cards of a pile, which are still hidden.

    They are sorted first, so that their old order leaves no trace.
    """
    drawn = len(pile) - left
    return (*pile[:drawn], *shuffled(sorted(pile[drawn:]), seed, label))


def sample_hidden(items: Iterable[str], luck: random.Random) -> list[str]:
    """Shuffle items by a random generator, twice as fast as `shuffled`: for searches."""
    chance = luck.random
    return sorted(sorted(items), key=lambda _: chance())


def attempts(most: int = TRIES) -> Iterator[int]:
    """Count the attempts of a rejection sampling, from 0; raises `Unimaginable` after the last."""
    yield from range(most)
    raise Unimaginable(f"nothing fits after {most} tries")


def draw_number(below: int, seed: str, label: str) -> int:
    """Draw a number from 0 to `below` - 1."""
    return int(random.Random(f"{seed}/{label}").random() * below)
