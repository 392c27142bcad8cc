"""Events of a season, and the record that holds them: all that a season follows from.

Players are numbers of the season, in the order of their sign-up, so that a record holds no ids of persons.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationInfo, model_validator

Kind = Literal["open", "league", "cup", "duplicate"]
Status = Literal["sign-up", "running", "ended", "cancelled"]
Way = Literal["fell", "stayed", "rose", "absent"]
"""How a player came into the division for the next season; in it they are listed in this order."""
WAYS: tuple[Way, ...] = ("fell", "stayed", "rose", "absent")
FORMAT: Literal["kontor-season"] = "kontor-season"
PlayerNumber = Annotated[int, Field(ge=1)]
HEX = r"^[0-9a-f]{64}$"


class SeasonPart(BaseModel):
    """A part of a record: unknown keys are errors, numbers are numbers."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Origin(SeasonPart):
    """The division, from 1, in which a player belongs after an earlier season, how, and their place in it."""

    division: Annotated[int, Field(ge=1)]
    way: Way
    place: Annotated[int, Field(ge=1)]


class SeasonEvent(SeasonPart):
    """Something that has happened; `at`: in seconds since 1970, no rule depends on it."""

    at: float = 0.0


class Entered(SeasonEvent):
    """A player signs up, or changes what they said. `reserve`: they also step in as a reserve. `plays`: they
    want a place; else they are a reserve only. `rating`: for newcomers; `origin`: for all others."""

    what: Literal["entered"] = "entered"
    who: PlayerNumber
    reserve: bool = False
    plays: bool = True
    rating: float = 0.0
    origin: Origin | None = None


class CheckedIn(SeasonEvent):
    """A player confirms, just before the start, that they will play."""

    what: Literal["checked_in"] = "checked_in"
    who: PlayerNumber


class Withdrew(SeasonEvent):
    """A player withdraws: before the start from the list, later from all games that are not over."""

    what: Literal["withdrew"] = "withdrew"
    who: PlayerNumber


class Started(SeasonEvent):
    """Sign-up is over and the secret of the draw is known; divisions and tables follow."""

    what: Literal["started"] = "started"
    secret: str


class Left(SeasonEvent):
    """A player has lost a seat: a caretaker plays to the end. `early`: before a third of the rounds, so that
    a reserve may take it."""

    what: Literal["left"] = "left"
    who: PlayerNumber
    table: Annotated[int, Field(ge=1)]
    early: bool = False


class Substituted(SeasonEvent):
    """A reserve takes a seat that was lost early."""

    what: Literal["substituted"] = "substituted"
    who: PlayerNumber
    table: Annotated[int, Field(ge=1)]
    absent: PlayerNumber


class Paused(SeasonEvent):
    """A player takes the one free pause of a season."""

    what: Literal["paused"] = "paused"
    who: PlayerNumber


class Played(SeasonEvent):
    """A game is over; ranks and points by seat. In an open season it says who played, None for a computer
    player, and `table` is a number of its own for each game."""

    what: Literal["played"] = "played"
    table: Annotated[int, Field(ge=1)]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    people: tuple[PlayerNumber | None, ...] = ()
    lost: tuple[int, ...] = ()


class Final(SeasonEvent):
    """The groups of a cup are over; the final follows from their standings. `withdrawn`: also players for
    whom the season is over have a place in it, as in records of version 1.0, which lack the key."""

    what: Literal["final"] = "final"
    withdrawn: bool = False

    @model_validator(mode="before")
    @classmethod
    def read_earlier_record(cls, facts: Any, info: ValidationInfo) -> Any:
        """Of a stored event or a file without the key, it is true."""
        return {"withdrawn": True, **facts} if info.mode == "json" and isinstance(facts, dict) else facts


class Ended(SeasonEvent):
    """The season is over. `unfinished`: games that could not be brought to an end do not count."""

    what: Literal["ended"] = "ended"
    unfinished: bool = False


class Cancelled(SeasonEvent):
    """There is no season: too few signed up, or a manager called it off."""

    what: Literal["cancelled"] = "cancelled"


Happening = Annotated[
    Entered
    | CheckedIn
    | Withdrew
    | Started
    | Left
    | Substituted
    | Paused
    | Played
    | Final
    | Ended
    | Cancelled,
    Field(discriminator="what"),
]


class SeasonFile(SeasonPart):
    """A season as a file. `seats`: of a table; `seal`: of the draw, empty where nothing is drawn."""

    format: Literal["kontor-season"]
    version: Literal[1]
    kind: Kind
    seats: Annotated[int, Field(ge=1, le=5)]
    seal: Annotated[str, Field(pattern=r"^([0-9a-f]{64})?$")] = ""
    events: tuple[Happening, ...] = ()
