"""Lessons: a deal, opponents, and texts that are shown at given moments. All data.

A text is shown the first time its moment comes: when the learner is asked a question, or when an event
happens that they may see. A lesson changes neither rules nor deal; its seed was chosen because its deal
brings up early what is to be learnt.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Annotated, Any, Self

from pydantic import Field

from engine.core.events import Event
from engine.core.strict import StrictModel


class Moment(StrictModel):
    """Trigger of a text, and its key: a question (`ask`), or an event of this name whose facts match these
    patterns (`*` anything, `[ab]` one of these; lists are joined by commas). `mine`: only for the learner's
    own seat.
    """

    key: str
    ask: str = ""
    event: str = ""
    facts: Mapping[str, str] = Field(default_factory=dict)
    mine: bool = False

    def fits(self, event: Event, seat: int) -> bool:
        """Whether an event matches, for the learner on this seat."""
        return (
            type(event).__name__ == self.event
            and (not self.mine or getattr(event, "seat", None) == seat)
            and all(fnmatchcase(text(getattr(event, name)), pattern) for name, pattern in self.facts.items())
        )


class Lesson(StrictModel):
    """A lesson of a game. It begins with the game's goal and the game in short, and ends when every text has
    been read, or after its last round.

    `seed`: that of the deal and of the computer players' luck, so that only the learner's own answers vary.
    `seats`: computer players by name (as a rule the game's tutor), the learner as an empty one. `chosen`: the
    host's choices (`Deal.CHOSEN`). `minutes`: what it takes, a multiple of five. `rounds`: number of its last
    round; in sensible play every text comes up by then. The learner may play on to the end of the game.
    `moments`: the texts; `slips`: the learner's moves that they may take back, and why, in order of
    precedence.
    """

    seed: Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]
    seats: tuple[str, ...]
    expansions: tuple[str, ...] = ()
    chosen: Mapping[str, int] = Field(default_factory=dict)
    minutes: int
    rounds: int
    moments: tuple[Moment, ...]
    slips: tuple[Moment, ...] = ()

    @classmethod
    def read(cls, file: Path) -> Self:
        """Load a lesson from its JSON file; raises `pydantic.ValidationError`."""
        return cls.model_validate_json(file.read_text(encoding="utf-8"))

    @property
    def seat(self) -> int:
        """The learner's seat: the one without a computer player."""
        return self.seats.index("")

    @property
    def keys(self) -> tuple[str, ...]:
        """Keys of the texts of all moments and slips, each once."""
        return tuple(dict.fromkeys(moment.key for moment in (*self.moments, *self.slips)))

    def luck(self, moves: int) -> random.Random:
        """Random generator of a computer player that is asked after this number of moves."""
        return random.Random(f"{self.seed}/{moves}")

    def texts_for(self, event: Event) -> Iterable[str]:
        """Keys of the texts that an event triggers."""
        return (moment.key for moment in self.moments if moment.event and moment.fits(event, self.seat))


def text(value: Any) -> str:
    """Convert a fact to the form that patterns match."""
    return ",".join(map(str, value)) if isinstance(value, tuple | list) else str(value)
