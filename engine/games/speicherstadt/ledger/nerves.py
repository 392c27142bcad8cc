"""Statistics of each seat's behaviour in the lines.

The lines are reconstructed from the events alone. Handlers for events of an expansion are registered where
those are defined, by `heard.register`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import singledispatch

from engine.core.events import Event, fold_events
from engine.games.speicherstadt.events import Bought, Burned, Declined, GameEnded, Placed, RoundStarted


@dataclass(frozen=True, slots=True)
class Refusal:
    """A card that was left at this price, in coins."""

    card: str
    price: int


@dataclass(slots=True)
class Nerves:
    """Statistics of one seat over a whole game.

    `pressed`: coins that others paid more because workers of this seat stood in their line: for each card
    that another seat bought, one for each worker of this seat behind the buyer. Cards taken for nothing do
    not count.
    `bargains`: cards bought for one coin.
    `withdrawals`: how often this seat was first in line, had the coins, and passed.
    `refusal`: the most expensive of those withdrawals, the earliest of equal ones; None: there was none.
    `spent`: coins paid for cards. `points`: at the end.
    `lost`, `gained`: points that fires took and gave, neither negative; what an insurance gives back is not
    lost, what is doubled is gained. Their difference is the line "fires" of the table of points.
    """

    pressed: int = 0
    bargains: int = 0
    withdrawals: int = 0
    refusal: Refusal | None = None
    spent: int = 0
    points: int = 0
    lost: int = 0
    gained: int = 0

    @property
    def value(self) -> float | None:
        """Points at the end for each coin spent on cards; None where nothing was spent."""
        return self.points / self.spent if self.spent else None


@dataclass(slots=True)
class Telling:
    """Accumulator over the events of a game: results so far, and the lines.

    Workers are the seats to which they belong. `columns`: the line of each column by its number, the first
    in line first. `row`: the workers on reserved cards, the first reserved first; every later one makes the
    earlier ones more expensive, so the row is a line too, of which a purchase takes only the first.
    """

    seats: tuple[Nerves, ...]
    columns: dict[int, list[int]] = field(default_factory=dict)
    row: list[int] = field(default_factory=list)

    def current_line(self) -> list[int]:
        """The line at the card in turn: columns are sold from the left, then the row."""
        return next((self.columns[at] for at in sorted(self.columns) if self.columns[at]), self.row)

    def remove_buyers(self) -> None:
        """The card in turn has an owner: all workers of a column go home, of the row only the first."""
        line = self.current_line()
        del line[: 1 if line is self.row else None]


def nerves(events: Iterable[Event]) -> tuple[Nerves, ...] | None:
    """Statistics of each seat from all events of a finished game; None where events of its start or end are
    missing."""

    def seats(end: GameEnded) -> Telling:
        return Telling(tuple(Nerves(points=points) for points in end.points))

    told = fold_events(events, RoundStarted, GameEnded, seats, update)
    return told.seats if told else None


@singledispatch
def update(event: Event, telling: Telling) -> None:
    """Update from an event; most events change nothing."""


@update.register
def _(event: RoundStarted, telling: Telling) -> None:
    telling.columns.clear()
    telling.row.clear()


@update.register
def _(event: Placed, telling: Telling) -> None:
    telling.columns.setdefault(event.column, []).append(event.seat)


@update.register
def _(event: Declined, telling: Telling) -> None:
    telling.current_line().pop(0)
    if event.able:
        me = telling.seats[event.seat]
        me.withdrawals += 1
        if me.refusal is None or event.price > me.refusal.price:
            me.refusal = Refusal(event.card, event.price)


@update.register
def _(event: Bought, telling: Telling) -> None:
    for rival in telling.current_line()[1:]:
        if rival != event.seat:
            telling.seats[rival].pressed += 1
    telling.remove_buyers()
    me = telling.seats[event.seat]
    me.spent += event.price
    me.bargains += event.price == 1


@update.register
def _(event: Burned, telling: Telling) -> None:
    for me, points in zip(telling.seats, event.points, strict=True):
        me.gained += max(0, points)
        me.lost += max(0, -points)
