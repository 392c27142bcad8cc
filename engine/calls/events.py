"""Terms and events of a call: all that it follows from."""

from __future__ import annotations

from typing import Literal, NamedTuple

from pydantic import BaseModel, ConfigDict

EventKind = Literal[
    "called", "joined", "left", "invited", "choosing", "chose", "extended", "filled", "league", "ended"
]
Choice = Literal["fewer", "fill", "wait"]
CHOICES: tuple[Choice, ...] = ("fewer", "fill", "wait")
"""What people choose where a call is not full at its end; of equally many votes the first wins."""
WHOLE, LOBBY = "whole", "lobby"
"""Ways to be in: only if all seats are taken by people; by a seat in the lobby that the call is for."""


class Terms(BaseModel):
    """What those who are in agree to; it never changes. `seats`: of one table; `many`: more people than that
    may come, as for a league; `hours`: how long the call stands. `lobby`: the digest of the terms of the
    lobby that it is for; empty where the table is still to be opened."""

    model_config = ConfigDict(frozen=True)

    game: str
    expansions: tuple[str, ...] = ()
    seats: int
    many: bool = False
    pace: str = "none"
    language: str = "en"
    hours: int = 3
    lobby: str = ""


class CallEvent(NamedTuple):
    """Something that happened. `person`: who pressed or was named; below 0: they were erased. `until`: the
    end of the stage that begins. `value`: how a person is in, what they chose, or by which choice it is
    filled."""

    kind: EventKind
    person: int = 0
    at: float = 0.0
    until: float = 0.0
    value: str = ""
