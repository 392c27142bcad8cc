"""What must still be said, as rows written in the transaction that made it true.

A row never holds words, only what to say to whom; whoever sends it reads the newest state. So a row that
waits is overtaken, not repeated, and a crash between commit and send costs nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.tables.table import Table

What = Literal["board", "ping", "private"]
EVERYBODY = -1
JUST_ACTED = 120.0
"""Seconds after a press in which its author needs no ping: he is looking."""


@dataclass(frozen=True, slots=True)
class Note:
    """Something to say about a table: its board to everybody; a ping or a private question to a seat.

    `ply`: the seat's moment to which it belongs; when the seat has moved on, there is nothing left to say.
    """

    table: int
    what: What
    seat: int = EVERYBODY
    ply: int = 0
    revision: int = 0


def notes(before: Table, after: Table, now: float) -> tuple[Note, ...]:
    """What a change makes to be said: the board always; to each seat that has just become due a ping, and
    the private question itself. Computed after the whole cascade of automatic moves, never inside it."""
    out = [Note(after.id, "board", revision=after.revision)]
    if after.status == "finished":
        out.append(Note(after.id, "ping", revision=after.revision))
    was = {(seat, before.ply(seat)) for seat in before.due}
    for decision in after.pending:
        seat, chair = decision.seat, after.chairs[decision.seat]
        ply = after.ply(seat)
        if chair.person is None or not decision.blocking or (seat, ply) in was:
            continue
        if now - chair.acted >= JUST_ACTED:
            out.append(Note(after.id, "ping", seat, ply, after.revision))
        if decision.ask in after.game.private:
            out.append(Note(after.id, "private", seat, ply, after.revision))
    return tuple(out)


def still_due(note: Note, table: Table) -> bool:
    """Whether a note still says something new: the end always, to a seat while it has not moved on."""
    if note.seat == EVERYBODY:
        return table.status == "finished"
    return note.seat in table.due and table.ply(note.seat) == note.ply
