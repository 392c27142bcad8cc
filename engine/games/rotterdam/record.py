"""The public game record of this title, versions 1 and 2 (see docs/games/rotterdam/record-format.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from engine.core.rounds import RoundEnd, RoundRecord
from engine.core.scores import ranks, standings, totals
from engine.core.strict import StrictModel
from engine.games.rotterdam.points import ending
from engine.games.rotterdam.rounds import Ledger, RoundEnded
from engine.games.rotterdam.setup import Deal
from engine.games.rotterdam.state import State


class RoundEntry(RoundEnd):
    """The end of a round, before the figure passes on."""

    harbour_master: int
    seats: tuple[Ledger, ...]
    stock: Mapping[str, int]
    piles: Mapping[str, int]


class Result(StrictModel):
    """The points by source; rank 1 is the winner. `end`: why the game was over."""

    end: Literal["orders", "piles", "stall"]
    points: tuple[int, ...]
    orders: tuple[int, ...]
    products: tuple[int, ...]
    cards: tuple[int, ...]
    ranks: tuple[int, ...]


class Record(RoundRecord):
    """A whole game of this title."""

    DEAL, ROUND_ENDED, ROUND = Deal, RoundEnded, RoundEntry

    format: Literal["rotterdam-record"] = "rotterdam-record"
    expansions: tuple[str, ...]
    seats: int
    start_seat: int
    trigger: int
    anchor_every_round: bool
    orders: tuple[str, ...]
    products: Mapping[str, tuple[str, ...]]
    ship_cards: tuple[str, ...]
    reshuffles: tuple[tuple[int, ...], ...]
    moves: tuple[dict[str, Any], ...]
    rounds: tuple[RoundEntry, ...]
    result: Result | None = None

    @staticmethod
    def result_of(end: State) -> Result | None:
        """The result of a game that is over, else None."""
        if not end.over or (why := ending(end)) is None:
            return None
        by_source = {name: tuple(sources[name] for sources in standings(end)) for name in end.rules.scoring}
        return Result(end=why, points=tuple(totals(end)), ranks=tuple(ranks(end)), **by_source)
