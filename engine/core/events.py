"""What happened, for people. The rules never read an event."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar, Protocol, TypeVar


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. Games subclass it with facts, in the past tense, never with prose.

    `reveals`: something hidden was shown, so nothing before it may be taken back. `opens`: a round begins
    with it.
    """

    reveals: ClassVar[bool] = False
    opens: ClassVar[bool] = False

    @property
    def touches(self) -> tuple[int, ...]:
        """The seats whose things it moved or took: who sits there has a say before it is taken back."""
        return ()

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as that seat (None: a spectator) may know it; None: not at all."""
        return self


def told_to(seat: int | None, events: Iterable[Event]) -> Iterator[Event]:
    """What a seat (None: a spectator) may know of what happened: some of it in part, some not at all."""
    return (seen for event in events if (seen := event.seen_by(seat)) is not None)


class Opening(Protocol):
    """What opens a round says which."""

    @property
    def round(self) -> int:
        """From 1."""


E = TypeVar("E", bound=Event)
T = TypeVar("T")


def retold(
    events: Iterable[Event],
    opening: type[Opening],
    ending: type[E],
    telling: Callable[[E], T],
    heard: Callable[[Event, T], None],
) -> T | None:
    """What a listener makes of a whole game: `telling` makes what it is written on, from the end, `heard`
    notes an event there. None unless the events go from the first round to the end."""
    told = tuple(events)
    first, last = (told[0], told[-1]) if told else (None, None)
    if not (isinstance(first, opening) and first.round == 1 and isinstance(last, ending)):
        return None
    it = telling(last)
    for event in told:
        heard(event, it)
    return it
