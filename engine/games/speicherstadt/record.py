"""The public game record of this title, versions 1 and 2 (see docs/games/speicherstadt/record-format.md)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

from engine.core.events import Event
from engine.core.scoring import ranks, totals
from engine.core.seal import Part, Seal, Sealable, version
from engine.games.speicherstadt.events import Ledger, RoundEnded
from engine.games.speicherstadt.setup import Deal
from engine.games.speicherstadt.state import State


class SeatEntry(Part):
    """What a seat owns at the end of a round."""

    coins: int
    points: int
    cards: tuple[str, ...]
    contracts: dict[str, tuple[str, ...]]
    warehouse: tuple[str, ...]
    hall: tuple[str, ...]

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
    """After the last fire and the final scoring; rank 1 is the winner."""

    points: tuple[int, ...]
    coins: tuple[int, ...]
    ranks: tuple[int, ...]


class Record(Sealable):
    """A whole game, which anybody may replay and check without this program."""

    format: Literal["speicherstadt-record"] = "speicherstadt-record"
    expansions: tuple[str, ...]
    seats: int
    start_seat: int
    deck: tuple[str, ...]
    bag: tuple[str, ...]
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
            **dict(deal),
            moves=tuple(moves),
            rounds=rounds(events),
            result=result(end),
        )

    @property
    def deal(self) -> Deal:
        """The chance of the game."""
        return Deal(**{name: getattr(self, name) for name in Deal.model_fields})

    def contradiction(self, event: Event) -> str | None:
        """Where the record says something else than this event, in words."""
        for found in rounds([event]):
            if found.round > len(self.rounds):
                return f"round {found.round} ended, it is not recorded"
            if (said := self.rounds[found.round - 1]) != found:
                return f"round {found.round} differs: {facts_that_differ(said, found)}"
        return None

    def difference(self, events: Iterable[Event], end: State) -> str | None:
        """Where the record says more than the moves gave, or another result, in words."""
        if len(self.rounds) != (played := len(rounds(events))):
            return f"after {len(self.moves)} moves: {len(self.rounds)} rounds recorded, {played} played"
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
    return Result(points=tuple(totals(s)), coins=s.tie_break, ranks=tuple(ranks(s)))


def facts_that_differ(said: RoundEntry, found: RoundEntry) -> str:
    """The first fact of a round that differs, with its seat."""
    if (said.round, said.starter) != (found.round, found.starter) or len(said.seats) != len(found.seats):
        return "its number, starter or seats"
    for seat, (theirs, ours) in enumerate(zip(said.seats, found.seats, strict=True)):
        for name in SeatEntry.model_fields:
            if getattr(theirs, name) != getattr(ours, name):
                return f"seat {seat} {name}: {getattr(theirs, name)}, it should be {getattr(ours, name)}"
    return "nothing"
