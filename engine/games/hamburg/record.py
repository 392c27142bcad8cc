"""The public game record of this title, versions 1 and 2 (see docs/games/hamburg/record-format.md)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal

from pydantic import AfterValidator

from engine.core.events import Event
from engine.core.game import Deal as AnyDeal
from engine.core.rounds import RoundEnd, RoundRecord
from engine.core.scores import ranks, standings, totals
from engine.core.strict import StrictModel
from engine.games.hamburg.events import Ledger, Reshuffled, RoundEnded
from engine.games.hamburg.points import filled_speicher
from engine.games.hamburg.rules import EXPANSIONS, ruleset
from engine.games.hamburg.setup import Deal
from engine.games.hamburg.state import State

SOURCES = tuple(ruleset(EXPANSIONS).scoring)
"""Every source of points, also in games without the expansion that has it."""
PILES = ("expansions", "seats", "start_seat", "snake", "goods", "deck", "senate")
"""What a record says of the deal."""


def complete(sources: dict[str, int]) -> dict[str, int]:
    """The points by all sources; raises ValueError where one is missing or unknown."""
    if sources.keys() != {*SOURCES}:
        raise ValueError(f"the sources of points are {', '.join(SOURCES)}")
    return sources


class RoundEntry(RoundEnd):
    """The end of a round; `starter` was its starter."""

    starter: int
    seats: tuple[Ledger, ...]


class Result(StrictModel):
    """After the last round: points by source, what parts equal points, ranks from 1."""

    points: tuple[int, ...]
    sources: tuple[Annotated[dict[str, int], AfterValidator(complete)], ...]
    filled: tuple[int, ...]
    tie: tuple[int, ...]
    money: tuple[int, ...]
    ranks: tuple[int, ...]


class Record(RoundRecord):
    """A whole game of this title."""

    DEAL, ROUND_ENDED, ROUND = Deal, RoundEnded, RoundEntry

    format: Literal["hamburg-record"] = "hamburg-record"
    expansions: tuple[str, ...]
    seats: int
    start_seat: int
    snake: bool
    goods: tuple[str, ...]
    deck: tuple[str, ...]
    senate: tuple[str, ...]
    reshuffles: tuple[tuple[str, ...], ...]
    moves: tuple[dict[str, Any], ...]
    rounds: tuple[RoundEntry, ...]
    result: Result | None = None

    @staticmethod
    def result_of(end: State) -> Result | None:
        """The result of a game that is over, else None."""
        if not end.over:
            return None
        return Result(
            points=tuple(totals(end)),
            sources=tuple({name: lines.get(name, 0) for name in SOURCES} for lines in standings(end)),
            filled=filled_speicher(end),
            tie=end.ties,
            money=tuple(me.money for me in end.seats),
            ranks=tuple(ranks(end)),
        )

    @classmethod
    def chance_facts(cls, deal: AnyDeal, end: State) -> dict[str, Any]:
        """The piles, and the reshuffles that came about."""
        return {**{name: getattr(deal, name) for name in PILES}, "reshuffles": tuple(end.reshuffles)}

    @property
    def deal(self) -> Deal:
        """The chance of the game. Reshuffles follow from the seed, or else they are those of the record."""
        piles = {name: getattr(self, name) for name in PILES}
        if self.seal:
            return Deal(**piles, seed=self.seal.seed)
        return Deal(**piles, seed="", reshuffles=self.reshuffles)

    def contradiction(self, event: Event) -> str | None:
        """Also a reshuffle may differ."""
        if isinstance(event, Reshuffled) and not self.holds(event):
            return f"reshuffle {event.number} is not recorded, or not one of the discard"
        return super().contradiction(event)

    def holds(self, event: Reshuffled) -> bool:
        """Whether a reshuffle of these goods is recorded."""
        pile = self.reshuffles[event.number - 1 : event.number]
        return [sorted(goods) for goods in pile] == [[*event.goods]]

    def difference(self, events: Iterable[Event], end: State) -> str | None:
        """Also the reshuffles may differ."""
        if len(self.reshuffles) != (made := len(end.reshuffles)):
            return f"after {len(self.moves)} moves: {len(self.reshuffles)} reshuffles recorded, {made} made"
        if self.reshuffles != tuple(end.reshuffles):
            return "a reshuffle differs from the one that follows from the seed"
        return super().difference(events, end)
