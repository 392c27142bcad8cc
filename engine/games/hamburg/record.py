"""The public game record of this title, versions 1 and 2 (see docs/games/hamburg/record-format.md)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Literal

from pydantic import AfterValidator

from engine.core.events import Event
from engine.core.scoring import ranks, standings, totals
from engine.core.seal import Part, Seal, Sealable, version
from engine.games.hamburg.events import Ledger, Reshuffled, RoundEnded
from engine.games.hamburg.rules import EXPANSIONS, ruleset
from engine.games.hamburg.scoring import filled
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


class SeatEntry(Part):
    """What a seat has at the end of a round; `gift` and `sales` are those of the round."""

    money: int
    points: int
    loans: int
    speicher: int
    goods: tuple[str, ...]
    cards: tuple[str, ...]
    gift: int
    sales: int

    @classmethod
    def of(cls, ledger: Ledger) -> SeatEntry:
        """From the event that told of it."""
        return cls(**{name: getattr(ledger, name) for name in cls.model_fields})


class RoundEntry(Part):
    """The end of a round; `starter` was its starter."""

    round: int
    starter: int
    seats: tuple[SeatEntry, ...]


class Result(Part):
    """After the last round: points by source, what parts equal points, ranks from 1."""

    points: tuple[int, ...]
    sources: tuple[Annotated[dict[str, int], AfterValidator(complete)], ...]
    filled: tuple[int, ...]
    tie: tuple[int, ...]
    money: tuple[int, ...]
    ranks: tuple[int, ...]


class Record(Sealable):
    """A whole game, which anybody may replay and check without this program."""

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

    @classmethod
    def of(
        cls,
        deal: Deal,
        moves: Sequence[dict[str, Any]],
        events: Iterable[Event],
        end: State,
        seal: Seal | None = None,
    ) -> Record:
        """The record of these moves; `end` is the state after them."""
        return cls(
            **version(seal),
            **{name: getattr(deal, name) for name in PILES},
            reshuffles=tuple(end.reshuffles),
            moves=tuple(moves),
            rounds=rounds(events),
            result=result(end),
        )

    @property
    def deal(self) -> Deal:
        """The chance of the game. Reshuffles follow from the seed, or else they are those of the record."""
        piles = {name: getattr(self, name) for name in PILES}
        if self.seal:
            return Deal(**piles, seed=self.seal.seed)
        return Deal(**piles, seed="", reshuffles=self.reshuffles)

    def contradiction(self, event: Event) -> str | None:
        """Where the record says something else than this event, in words."""
        if isinstance(event, Reshuffled) and not self.holds(event):
            return f"reshuffle {event.number} is not recorded, or not one of the discard"
        for found in rounds([event]):
            if found.round > len(self.rounds):
                return f"round {found.round} ended, it is not recorded"
            if (said := self.rounds[found.round - 1]) != found:
                return f"round {found.round} differs: {facts_that_differ(said, found)}"
        return None

    def holds(self, event: Reshuffled) -> bool:
        """Whether a reshuffle of these goods is recorded."""
        pile = self.reshuffles[event.number - 1 : event.number]
        return [sorted(goods) for goods in pile] == [[*event.goods]]

    def difference(self, events: Iterable[Event], end: State) -> str | None:
        """Where the record says more than the moves gave, or another result, in words."""
        if len(self.rounds) != (played := len(rounds(events))):
            return f"after {len(self.moves)} moves: {len(self.rounds)} rounds recorded, {played} played"
        if len(self.reshuffles) != (made := len(end.reshuffles)):
            return f"after {len(self.moves)} moves: {len(self.reshuffles)} reshuffles recorded, {made} made"
        if self.reshuffles != tuple(end.reshuffles):
            return "a reshuffle differs from the one that follows from the seed"
        if self.result != result(end):
            return f"after {len(self.moves)} moves: result {self.result}, it should be {result(end)}"
        return None


def rounds(events: Iterable[Event]) -> tuple[RoundEntry, ...]:
    """The ends of rounds among what happened."""
    ended = (event for event in events if isinstance(event, RoundEnded))
    return tuple(
        RoundEntry(round=it.round, starter=it.starter, seats=tuple(SeatEntry.of(seat) for seat in it.seats))
        for it in ended
    )


def result(s: State) -> Result | None:
    """The result of a game that is over."""
    if not s.over:
        return None
    return Result(
        points=tuple(totals(s)),
        sources=tuple({name: lines.get(name, 0) for name in SOURCES} for lines in standings(s)),
        filled=filled(s),
        tie=s.ties,
        money=tuple(me.money for me in s.seats),
        ranks=tuple(ranks(s)),
    )


def facts_that_differ(said: RoundEntry, found: RoundEntry) -> str:
    """The first fact of a round that differs, with its seat."""
    if (said.round, said.starter) != (found.round, found.starter) or len(said.seats) != len(found.seats):
        return "its number, starter or seats"
    for seat, (theirs, ours) in enumerate(zip(said.seats, found.seats, strict=True)):
        for name in SeatEntry.model_fields:
            if getattr(theirs, name) != getattr(ours, name):
                return f"seat {seat} {name}: {getattr(theirs, name)}, it should be {getattr(ours, name)}"
    return "nothing"
