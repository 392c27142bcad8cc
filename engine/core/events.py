"""Events: what happened, for people. The rules never read them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import ClassVar, Protocol, TypeVar, dataclass_transform


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Event:
    """Base of all events: facts, named in the past tense, without prose.

    Every subclass is a frozen dataclass: `class Sold(Event): seat: int`. Three facts hold for all events of a
    class, as in `class Drew(Event, reveals=True)`. `reveals`: hidden information became visible, so nothing
    before it may be undone. `opens`: starts a round. `shared`: concerns all seats at once.
    """

    reveals: ClassVar[bool] = False
    opens: ClassVar[bool] = False
    shared: ClassVar[bool] = False

    def __init_subclass__(cls, *, reveals: bool = False, opens: bool = False, shared: bool = False) -> None:
        cls.reveals, cls.opens = reveals or cls.reveals, opens or cls.opens
        cls.shared = shared or cls.shared
        dataclass(frozen=True)(cls)

    @property
    def touches(self) -> tuple[int, ...]:
        """Seats whose property changed; their players must agree to an undo."""
        return ()

    def seen_by(self, seat: int | None) -> Event | None:
        """The event with the facts that a seat (None: a spectator) may know; None: it may know nothing of
        it.
        """
        return self


def visible_events(seat: int | None, events: Iterable[Event]) -> Iterator[Event]:
    """Filter and redact events for a seat (None: a spectator)."""
    return (seen for event in events if (seen := event.seen_by(seat)) is not None)


class Opening(Protocol):
    """An event that starts a round."""

    @property
    def round(self) -> int:
        """Number of the round, from 1."""


E = TypeVar("E", bound=Event)
T = TypeVar("T")


def fold_events(
    events: Iterable[Event],
    opening: type[Opening],
    ending: type[E],
    telling: Callable[[E], T],
    heard: Callable[[Event, T], None],
) -> T | None:
    """Accumulate a value over the events of a whole game; None for a game without its start or its end.

    `telling` makes the accumulator from the last event, `heard` adds an event to it.
    """
    told = tuple(events)
    first, last = (told[0], told[-1]) if told else (None, None)
    if not (isinstance(first, opening) and first.round == 1 and isinstance(last, ending)):
        return None
    ledger = telling(last)
    for event in told:
        heard(event, ledger)
    return ledger
