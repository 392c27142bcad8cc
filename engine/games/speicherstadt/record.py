"""The public game record of this title, versions 1 and 2 (see docs/games/speicherstadt/record-format.md)."""

from __future__ import annotations

from typing import Any, Literal

from engine.core.rounds import RoundEnd, RoundRecord
from engine.core.scores import ranks, totals
from engine.core.strict import StrictModel
from engine.games.speicherstadt.events import Ledger, RoundEnded
from engine.games.speicherstadt.setup import Deal
from engine.games.speicherstadt.state import State


class RoundEntry(RoundEnd):
    """The end of a round; `starter` was its starter."""

    starter: int
    seats: tuple[Ledger, ...]


class Result(StrictModel):
    """After the last fire and the final scoring; rank 1 is the winner."""

    points: tuple[int, ...]
    coins: tuple[int, ...]
    ranks: tuple[int, ...]


class Record(RoundRecord):
    """A whole game of this title."""

    DEAL, ROUND_ENDED, ROUND = Deal, RoundEnded, RoundEntry

    format: Literal["speicherstadt-record"] = "speicherstadt-record"
    expansions: tuple[str, ...]
    seats: int
    start_seat: int
    deck: tuple[str, ...]
    bag: tuple[str, ...]
    moves: tuple[dict[str, Any], ...]
    rounds: tuple[RoundEntry, ...]
    result: Result | None = None

    @staticmethod
    def result_of(end: State) -> Result | None:
        """The result of a game that is over, else None."""
        if not end.over:
            return None
        return Result(points=tuple(totals(end)), coins=end.tie_break, ranks=tuple(ranks(end)))
