"""What is done and what happens in the orchard."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Literal

from pydantic import Field

from engine.core.actions import Action
from engine.core.events import Event

BACK = "?"


class Offer(Action):
    """A fruit of mine for one of yours."""

    do: Literal["offer"] = "offer"
    to: int
    give: str
    want: str


class Rest(Action):
    """No offer."""

    do: Literal["rest"] = "rest"


class Answer(Action):
    """Yes or no to an offer."""

    do: Literal["answer"] = "answer"
    yes: bool


class Bid(Action):
    """A card face down."""

    do: Literal["bid"] = "bid"
    card: str


class Feast(Action):
    """At any time: a basket for a point and a new card."""

    do: Literal["feast"] = "feast"


Move = Annotated[Offer | Rest | Answer | Bid | Feast, Field(discriminator="do")]


class Began(Event, opens=True):
    """A new round."""

    round: int


class Offered(Event):
    """Everyone hears an offer."""

    seat: int
    to: int
    give: str
    want: str


class Drew(Event, reveals=True):
    """A card came to a hand; only its owner sees it."""

    seat: int
    card: str

    def seen_by(self, seat: int | None) -> Event:
        """Others see its back."""
        return self if seat == self.seat else replace(self, card=BACK)


class Scored(Event, reveals=True):
    """Points were booked; the card that was laid is open now."""

    seat: int
    points: int
    card: str
