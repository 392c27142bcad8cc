"""Looking back: the rounds of a table, what happened in each, and the table as it was at any moment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.core.events import Event
from engine.tables.model.log import ByOrder, Log, Move, events_of
from engine.tables.model.table import Table
from engine.tables.play.undo import state_after


@dataclass(frozen=True, slots=True)
class Round:
    """A round in the log. `begins`: how many moves had been made by then; there the round before it ended."""

    number: int
    begins: int
    events: tuple[Event, ...]


def rounds(table: Table, seat: int | None = None) -> tuple[Round, ...]:
    """All rounds that have begun, as a seat (None: the public) may know them; counted back from the present
    one, for a log may lack its beginning."""
    begun: list[tuple[int, list[Event]]] = []
    for moves, event in numbered_events(table, seat):
        if opens(event) or not begun:
            begun.append((moves, []))
        begun[-1][1].append(event)
    first = table.round - len(begun) + 1
    return tuple(Round(number, begins, tuple(events)) for number, (begins, events) in enumerate(begun, first))


def steps(table: Table) -> Iterator[tuple[int, int]]:
    """The moments of a game between the beginnings of its rounds at which something had come of an answer:
    the round, and how many moves had been made.

    What follows by itself, and what was done in the same press, belongs to the answer; of answers under a
    seal only the opening is a moment.
    """
    moves, begins = table.moves, {begun.begins: begun.number for begun in rounds(table)}
    number = begins.get(0, 0)
    for made, move in enumerate(moves, 1):
        going_on = made < len(moves) and moves[made].cause in ("step", "forced")
        if made in begins:
            number = begins[made]
        elif move.events and not going_on:
            yield number, made


def numbered_events(table: Table, seat: int | None) -> Iterator[tuple[int, Event]]:
    """What a seat may know of what happened, each with the number of moves after which the table stood like
    that."""
    moves = 0
    yield from ((moves, event) for event in table.redact_events(seat, table.opening))
    for entry in table.log.course.entries:
        moves += isinstance(entry, Move)
        yield from ((moves, event) for event in table.redact_events(seat, events_of(entry)))


def opens(event: Event) -> bool:
    """Whether a round begins with it."""
    return event.inner.opens if isinstance(event, ByOrder) else event.opens


def since(table: Table, seat: int) -> int | None:
    """How many moves had been made when a seat last pressed; None: it has not yet."""
    moves = table.moves
    presses = (made for made in range(len(moves), 0, -1) if is_press_of(moves[made - 1], seat))
    return next(presses, None)


def last_press(table: Table, seat: int) -> int:
    """How many moves had been made before the last press of a seat, which may be several moves; 0: none."""
    at = since(table, seat) or 0
    while at and table.moves[at - 1].cause == "step":
        at -= 1
    return max(0, at - 1)


def is_press_of(move: Move, seat: int) -> bool:
    """Whether a move was made by a press of this seat."""
    return move.action.seat == seat and move.cause in ("hand", "step")


def as_of(table: Table, moves: int) -> Table:
    """The running table as it was after that number of moves that count, read-only.

    Orders, votes, clocks and pauses of that moment are unknown, so it has none. Raises `Impossible` without a
    deal, `IllegalAction` where the log does not follow from it.
    """
    return replace(
        table,
        status="running",
        pace="none",
        state=state_after(table, table.moves[:moves]),
        log=Log(table.log.course.entries[: table.log.course.place(moves)]),
        chairs=tuple(replace(chair, orders=None) for chair in table.chairs),
        motion=None,
        paused=None,
        lost=None,
        disclosed=not table.secret,
    )
