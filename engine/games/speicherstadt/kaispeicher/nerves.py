"""Statistics from the events of these cards."""

from __future__ import annotations

from engine.games.speicherstadt.actions import Spot
from engine.games.speicherstadt.kaispeicher.events import Doubled, Insured, Reserved, Swapped, Took
from engine.games.speicherstadt.ledger.nerves import Telling, update


@update.register
def _(event: Reserved, telling: Telling) -> None:
    telling.row.append(event.seat)


@update.register
def _(event: Swapped, telling: Telling) -> None:
    (own_line, at), (theirs, there) = standing(telling, event.own), standing(telling, event.other)
    own_line[at], theirs[there] = theirs[there], own_line[at]


@update.register
def _(event: Took, telling: Telling) -> None:
    telling.remove_buyers()


@update.register
def _(event: Doubled, telling: Telling) -> None:
    telling.seats[event.seat].gained += event.points


@update.register
def _(event: Insured, telling: Telling) -> None:
    telling.seats[event.seat].lost -= event.points


def standing(telling: Telling, spot: Spot) -> tuple[list[int], int]:
    """The line in which a worker stands, and its place there."""
    return (telling.columns[spot[1]], spot[2]) if spot[0] == "column" else (telling.row, spot[1])
