"""Statistics from the events of these cards."""

from __future__ import annotations

from engine.games.speicherstadt.actions import Spot
from engine.games.speicherstadt.kaispeicher.events import Doubled, Insured, Reserved, Swapped, Took
from engine.games.speicherstadt.ledger.nerves import Telling, update


@update.register
def _(event: Reserved, it: Telling) -> None:
    it.row.append(event.seat)


@update.register
def _(event: Swapped, it: Telling) -> None:
    (mine, at), (theirs, there) = standing(it, event.own), standing(it, event.other)
    mine[at], theirs[there] = theirs[there], mine[at]


@update.register
def _(event: Took, it: Telling) -> None:
    it.remove_buyers()


@update.register
def _(event: Doubled, it: Telling) -> None:
    it.seats[event.seat].gained += event.points


@update.register
def _(event: Insured, it: Telling) -> None:
    it.seats[event.seat].lost -= event.points


def standing(it: Telling, spot: Spot) -> tuple[list[int], int]:
    """The line in which a worker stands, and its place there."""
    return (it.columns[spot[1]], spot[2]) if spot[0] == "column" else (it.row, spot[1])
