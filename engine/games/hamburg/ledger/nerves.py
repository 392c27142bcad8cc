"""The ledger: gifts that just missed, floods on the market, groups snatched, loans; from events alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import singledispatch

from engine.core.events import Event, fold_events
from engine.games.hamburg.data import Numbers
from engine.games.hamburg.events import Borrowed, Bought, GameEnded, Given, Opened, RoundStarted, Sold
from engine.games.hamburg.points import shares

NEAR = 2
"""Additional value with which a gift would have been ahead: a lead of 1, and 1 more."""


@dataclass(slots=True)
class Nerves:
    """Statistics of one seat over a whole game.

    `missed`: gifts that would have brought more points with a value of `NEAR` more. `flooded`: Mark lost
    because other seats sold the same kinds. `snatched`: groups whose two kinds another seat, which bought
    later in that round, gave to the senate. `loans`: taken. `gift`: the value of its best gift. `sales`: Mark
    of its best market.
    """

    missed: int = 0
    flooded: int = 0
    snatched: int = 0
    loans: int = 0
    gift: int = 0
    sales: int = 0


@dataclass(slots=True)
class Telling:
    """Accumulator over the events of a game: results so far, and the present round.

    `bought`: seats and goods, in order. `gifts`: the kinds that each seat gave; `earned`: its Mark.
    """

    numbers: Numbers
    seats: tuple[Nerves, ...]
    bought: list[Bought] = field(default_factory=list)
    gifts: dict[int, set[str]] = field(default_factory=dict)
    earned: dict[int, int] = field(default_factory=dict)


def nerves(events: Iterable[Event], numbers: Numbers) -> tuple[Nerves, ...] | None:
    """Statistics of each seat from all events of a finished game; None where events of its start or end are
    missing."""

    def seats(end: GameEnded) -> Telling:
        return Telling(numbers, tuple(Nerves() for _ in end.points))

    told = fold_events(events, RoundStarted, GameEnded, seats, update)
    return told.seats if told else None


@singledispatch
def update(event: Event, telling: Telling) -> None:
    """Update from an event; most events change nothing."""


@update.register
def _(event: RoundStarted, telling: Telling) -> None:
    telling.bought.clear()
    telling.gifts.clear()
    telling.earned.clear()


@update.register
def _(event: Bought, telling: Telling) -> None:
    telling.bought.append(event)


@update.register
def _(event: Borrowed, telling: Telling) -> None:
    telling.seats[event.seat].loans += event.loans


@update.register
def _(event: Opened, telling: Telling) -> None:
    telling.gifts[event.seat] = {*event.senate}


@update.register
def _(event: Given, telling: Telling) -> None:
    table = telling.numbers.senate_points[len(event.values)]
    for seat, value in enumerate(event.values):
        me, better = telling.seats[seat], list(event.values)
        better[seat] += NEAR
        me.gift = max(me.gift, value)
        me.missed += value > 0 and shares(better, table)[seat] > event.points[seat]
    for at, group in enumerate(telling.bought):
        later = {other.seat for other in telling.bought[at + 1 :]} - {group.seat}
        taken = any({*group.goods} <= telling.gifts.get(other, set()) for other in later)
        telling.seats[group.seat].snatched += taken


@update.register
def _(event: Sold, telling: Telling) -> None:
    me, table = telling.seats[event.seat], telling.numbers.market
    alone = table[min(event.count, len(table)) - 1]
    me.flooded += event.count * (alone - event.price)
    telling.earned[event.seat] = telling.earned.get(event.seat, 0) + event.money
    me.sales = max(me.sales, telling.earned[event.seat])
