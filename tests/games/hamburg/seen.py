"""What is counted of games: cards that were bought and used, and what else happened."""

from __future__ import annotations

from collections import Counter

from engine.core.events import Event
from engine.games.hamburg import events as told


def names(event: Event) -> list[str]:
    """What is counted of an event."""
    match event:
        case told.Bought(card=card):
            return [f"bought {card}"]
        case told.Used(card=card) if card:
            return [f"used {card}"]
        case told.Closed(price=price) if price:
            return ["used store"]
        case told.Given(values=values) if equal(values):
            return ["equal gifts"]
        case _:
            return [type(event).__name__]


def equal(values: tuple[int, ...]) -> bool:
    """Whether two of them that count are equal."""
    return max(Counter(it for it in values if it).values(), default=0) > 1
