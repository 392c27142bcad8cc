"""Outbox: messages to send, stored in the transaction that made them due.

A row holds no words, only its kind and addressee; the sender reads the newest state. So a row that waits is
superseded, not repeated, and a crash between commit and send loses nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import blake2s
from typing import Literal

from engine.tables.model.table import Table
from engine.tables.model.terms import awaited

NoteKind = Literal["board", "ping", "remind", "lastcall", "vote", "private", "lost", "minded", "tidy"]
CALLS: tuple[NoteKind, ...] = ("vote", "ping", "remind", "lastcall")
"""Messages with a mention; each replaces the previous one."""
IN_CHANNEL: tuple[NoteKind, ...] = ("board", *CALLS, "minded")
"""Messages in the channel of a table."""
FOR_A_SEAT: tuple[NoteKind, ...] = ("private", "minded")
"""Messages to one player, of which each seat has one of a kind; they go once they are void."""
EVERYBODY = -1
JUST_ACTED = 120.0
"""Seconds after a press for which a ping of its author waits: they are looking."""


@dataclass(frozen=True, slots=True)
class Note:
    """A message about a table that must still be sent, or (`tidy`) replaced ones that must still be deleted.

    The board goes to everyone; a call or a private question to a seat; `minded` to the owner of a seat that
    counts as left; a lost channel is announced to each player, one that refuses us to the host.

    `ply`: the seat's moment to which it belongs; once the seat has moved on, the note is void.
    """

    table: int
    what: NoteKind
    seat: int = EVERYBODY
    ply: int = 0
    revision: int = 0


def notes(before: Table, after: Table) -> tuple[Note, ...]:
    """Messages that a change makes due, computed once after all automatic moves.

    The board, if anything public has changed; the end; a call to the players of a lobby who are asked to
    agree to its terms; private questions of seats that have become due, except for a seat that has just
    answered one: its office is open and shows the next.
    """
    kinds = list[tuple[NoteKind, int]]()
    if public_facts(after) != public_facts(before):
        kinds.append(("board", EVERYBODY))
    if after.status == "finished" != before.status and not after.withheld:
        kinds.append(("ping", EVERYBODY))
    if after.lost is not None:
        kinds += (("lost", seat) for seat in lost_channel_recipients(before, after))
    if after.status == "running":
        kinds += (("minded", seat) for seat in newly_abandoned(before, after))
    if after.motion is not None and (before.motion is None or before.motion.at != after.motion.at):
        kinds += (("vote", seat) for seat in electors(after))
    if after.status == "lobby":
        kinds += (("ping", seat) for seat in newly_asked(before, after))
    due = [Note(after.id, kind, seat, revision=after.revision) for kind, seat in kinds]
    was = {(seat, before.ply(seat)) for seat in before.due_seats}
    inside = {decision.seat for decision in before.pending if decision.where == "office"}
    inside &= {move.action.seat for move in after.moves[len(before.moves) :] if move.person is not None}
    for decision in after.pending:
        seat, ply = decision.seat, after.ply(decision.seat)
        asked = decision.blocking and decision.where == "office" and seat not in inside
        if asked and after.rests is None and seat in after.due_seats and (seat, ply) not in was:
            due.append(Note(after.id, "private", seat, ply, after.revision))
    return tuple(due)


def call_answered(before: Table, after: Table) -> bool:
    """Whether nothing for which the standing call was sent is still open, so that its message can go."""
    called = {*open_calls(before)}
    return bool(called) and called.isdisjoint(open_calls(after))


def void_messages(before: Table, after: Table) -> Iterator[tuple[NoteKind, int]]:
    """The messages to one player, by kind and seat, that a change makes void: a question that is answered or
    no longer asked, a notice of a stand-in whose owner is back or has lost the seat."""
    if before.status != "running":
        return
    asked, still = before.due_seats, after.due_seats if after.status == "running" else ()
    for seat, (was, now) in enumerate(zip(before.chairs, after.chairs, strict=False)):
        same = was.person == now.person
        open_still = same and seat in still and after.ply(seat) == before.ply(seat)
        if seat in asked and not open_still:
            yield "private", seat
        if was.left and not (same and now.may_return and after.status == "running"):
            yield "minded", seat


def open_calls(table: Table) -> Iterator[tuple[int, object]]:
    """The decisions, by seat and ply, and the vote for which players have been called and which are open; in
    a lobby the players who have yet to agree to its terms."""
    yield from ((seat, "terms") for seat in awaited(table))
    for seat in table.due_seats:
        if table.chairs[seat].calls or table.chairs[seat].warned:
            yield seat, table.ply(seat)
    if table.motion is not None:
        yield EVERYBODY, table.motion.at


def lost_channel_recipients(before: Table, after: Table) -> Iterator[int]:
    """Seats to notify of a lost channel: all when it is gone, the host (else the first seat) where it refuses
    us.
    """
    people = [seat for seat, chair in enumerate(after.chairs) if chair.person in after.people]
    if is_gone(after) and not is_gone(before):
        yield from people
    elif after.complained is not None and after.complained != before.complained:
        yield from sorted(people, key=lambda seat: after.chairs[seat].person != after.host)[:1]


def newly_abandoned(before: Table, after: Table) -> Iterator[int]:
    """Seats of a running table that have just become abandoned, with an owner to notify."""
    for seat, (was, chair) in enumerate(zip(before.chairs, after.chairs, strict=False)):
        if chair.may_return and not was.left and chair.person in after.people:
            yield seat


def newly_asked(before: Table, after: Table) -> Iterator[int]:
    """Seats of a lobby whose players have just been asked to agree to its terms."""
    known = {(chair.person, chair.asked) for chair in before.chairs}
    for seat in awaited(after):
        if (after.chairs[seat].person, after.chairs[seat].asked) not in known:
            yield seat


def is_gone(table: Table) -> bool:
    """Whether the channel was deleted."""
    return table.lost is not None and table.trouble == "gone"


def electors(table: Table) -> Iterator[int]:
    """Seats whose players have not voted yet."""
    motion = table.motion
    if motion is not None:
        voted = {*motion.ayes, *motion.noes}
        for seat, chair in enumerate(table.chairs):
            if chair.person in motion.voters and chair.person not in voted:
                yield seat


def call_notes(table: Table, calls: Mapping[int, NoteKind]) -> Iterator[Note]:
    """Build a note for each seat that is called."""
    for seat, kind in calls.items():
        yield Note(table.id, kind, seat, table.ply(seat), table.revision)


def public_facts(table: Table) -> tuple[object, ...]:
    """All facts that the board shows. Orders and changed sealed answers are not among them: they leave no
    trace.
    """
    seats = [(chair.person, chair.agent, chair.expired) for chair in table.chairs]
    facts = (table.status, table.channel, table.host, table.language, table.pace, table.at_zero)
    kind = (table.key, table.expansions, table.chosen, table.limit, table.rated, table.hints, table.best_of)
    return (
        *facts,
        *kind,
        seats,
        awaited(table),
        table.log.course.public,
        table.motion,
        table.paused,
        table.concealed,
        table.lost,
        table.trouble if table.lost is not None else None,
    )


def occasion(*facts: object) -> str:
    """Nonce for a message: the same after a crash, different on another occasion.

    A revision would reveal how often something secret was changed.
    """
    return blake2s(repr(facts).encode(), digest_size=4).hexdigest()


def still_due(note: Note, table: Table) -> bool:
    """Whether a note is still worth sending: the end always, a call until its seat has moved on."""
    if note.seat == EVERYBODY:
        return table.status == "finished" and not table.withheld
    if note.what == "lost":
        return table.lost is not None
    if table.status == "lobby":
        return note.seat in awaited(table)
    if note.what == "minded":
        return table.chairs[note.seat].left and table.chairs[note.seat].told is None
    if note.what == "vote":
        return note.seat in electors(table)
    return note.seat in table.due_seats and table.ply(note.seat) == note.ply
