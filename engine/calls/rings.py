"""Whom a call rings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

MOST = 10
"""People at most whom a call rings."""
APART = 86_400.0
"""Seconds at least between two rings of a person."""


class Subscriber(NamedTuple):
    """A person who wants to be rung. `rung`: when that was last, 0 for never; `asleep`: in quiet hours or on
    vacation."""

    person: int
    rung: float
    asleep: bool


def chosen(subscribers: Iterable[Subscriber], besides: Iterable[int], now: float) -> tuple[int, ...]:
    """Those whom a call rings now, longest not rung first; `besides`: persons who know of it already."""
    known = {*besides}
    ready = (
        subscriber
        for subscriber in subscribers
        if subscriber.person not in known and not subscriber.asleep and subscriber.rung + APART <= now
    )
    ordered = sorted(ready, key=lambda subscriber: (subscriber.rung, subscriber.person))
    return tuple(subscriber.person for subscriber in ordered[:MOST])
