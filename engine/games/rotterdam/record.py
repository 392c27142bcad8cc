"""The public game record of this title, versions 1 and 2 (see docs/games/rotterdam/record-format.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

from engine.core.events import Event
from engine.core.scoring import ranks, standings, totals
from engine.core.seal import Part, Seal, Sealable, version
from engine.games.rotterdam.rounds import Ledger, RoundEnded
from engine.games.rotterdam.scoring import ending
from engine.games.rotterdam.setup import Deal
from engine.games.rotterdam.state import State


class SeatEntry(Part):
    """What a seat has at the end of a round."""

    points: int
    orders: tuple[str, ...]
    completed: tuple[str, ...]
    products: tuple[str, ...]
    cards: tuple[str, ...]
    open: tuple[str, ...]
    ships: tuple[tuple[str, str | None] | None, ...]

    @classmethod
    def of(cls, ledger: Ledger) -> SeatEntry:
        """From the event that told of it."""
        return cls(**{name: getattr(ledger, name) for name in cls.model_fields})


class RoundEntry(Part):
    """The end of a round, before the figure passes on."""

    round: int
    harbour_master: int
    seats: tuple[SeatEntry, ...]
    stock: Mapping[str, int]
    piles: Mapping[str, int]


class Result(Part):
    """The points by source; rank 1 is the winner. `end`: why the game was over."""

    end: Literal["orders", "piles", "stall"]
    points: tuple[int, ...]
    orders: tuple[int, ...]
    products: tuple[int, ...]
    cards: tuple[int, ...]
    ranks: tuple[int, ...]


class Record(Sealable):
    """A whole game, which anybody may replay and check without this program."""

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
    return tuple(
        RoundEntry(
            round=it.round,
            harbour_master=it.master,
            seats=tuple(SeatEntry.of(seat) for seat in it.seats),
            stock=it.stock,
            piles=it.piles,
        )
        for it in events
        if isinstance(it, RoundEnded)
    )


def result(s: State) -> Result | None:
    """The result of a game that is over."""
    if not s.over or (end := ending(s)) is None:
        return None
    by_source = {name: tuple(it[name] for it in standings(s)) for name in s.rules.scoring}
    return Result(end=end, points=tuple(totals(s)), ranks=tuple(ranks(s)), **by_source)


def facts_that_differ(said: RoundEntry, found: RoundEntry) -> str:
    """The first fact of a round that differs, with its seat."""
    for name in ("round", "harbour_master", "stock", "piles"):
        if getattr(said, name) != getattr(found, name):
            return f"{name}: {getattr(said, name)}, it should be {getattr(found, name)}"
    if len(said.seats) != len(found.seats):
        return f"{len(said.seats)} seats"
    for seat, (theirs, ours) in enumerate(zip(said.seats, found.seats, strict=True)):
        for name in SeatEntry.model_fields:
            if getattr(theirs, name) != getattr(ours, name):
                return f"seat {seat} {name}: {getattr(theirs, name)}, it should be {getattr(ours, name)}"
    return "nothing"
