"""The Spy, right before Purchase (Yucata; ruling 33)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.actions import act
from engine.core.decisions import Decision, Form, Pick
from engine.core.phases import Step
from engine.games.speicherstadt.actions import Keep, Spot, Swap
from engine.games.speicherstadt.kaispeicher.events import Kept, Swapped
from engine.games.speicherstadt.state import Column, State, owner

SPY = "spy"


class Spying(Step[State]):
    """After the last placement its owner may swap one of their workers with a foreign one, wherever they
    stand.

    `turn` passes once over the seats, so that each owner of a Spy is asked once in a round.
    """

    name = "spying"

    def begin(self, s: State) -> None:
        """All seats are to be passed."""
        s.turn = 0

    def run(self, s: State) -> None:
        """Pass over those without a Spy."""
        while s.turn < len(s.seats) and SPY not in s.seats[s.turn].cards:
            s.turn += 1

    def decisions(self, s: State) -> tuple[Decision, ...]:
        """Any own worker with any foreign one. Default: keep the Spy."""
        if s.turn == len(s.seats):
            return ()
        seat, standing = s.turn, dict(spots(s))
        own = tuple(spot for spot, worker in standing.items() if owner(worker) == seat)
        other = tuple(spot for spot, worker in standing.items() if owner(worker) != seat)
        form = Form(Swap, (Pick("own", own, single=True), Pick("other", other, single=True)))
        return (Decision(seat, self.name, (act(Keep, seat),), (form,) if own and other else ()),)

    def on_keep(self, s: State, a: Keep) -> None:
        s.turn += 1
        s.tell(Kept, a.seat)

    def on_swap(self, s: State, a: Swap) -> None:
        """The two change places; the Spy leaves the game."""
        own, other = column_of(s, a.own), column_of(s, a.other)
        own_height, theirs = height(a.own), height(a.other)
        victim = owner(other.line[theirs])
        own.line[own_height], other.line[theirs] = other.line[theirs], own.line[own_height]
        s.use_up(a.seat, SPY)
        s.turn += 1
        s.tell(Swapped, a.seat, victim, a.own, a.other, own.card, other.card)

    def end(self, s: State) -> None:
        """`turn` is a seat again."""
        s.turn = s.starter
        super().end(s)


def spots(s: State) -> Iterator[tuple[Spot, int]]:
    """Where every worker stands: columns from the left, from below, then the reservation row."""
    for at, column in enumerate(s.columns):
        for level, worker in enumerate(column.line):
            yield ("column", at, level), worker
    for at, column in enumerate(s.reserved):
        yield ("reserved", at), column.line[0]


def column_of(s: State, spot: Spot) -> Column:
    """The card at which a worker stands."""
    return (s.columns if spot[0] == "column" else s.reserved)[spot[1]]


def height(spot: Spot) -> int:
    """Position of the worker in its line; a reserved card has one worker."""
    return spot[2] if spot[0] == "column" else 0
