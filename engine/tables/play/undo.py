"""Undo the player's last press, alone or with the consent of the players it affects.

A move is never deleted. An undo is a remark in the log that says how many moves count; the state is computed
from those. All chance was drawn at the start, so undo and redo cannot change the deal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.core.errors import IllegalAction
from engine.core.records import replay
from engine.core.state import State
from engine.tables.model.errors import Impossible, NotAllowed
from engine.tables.model.log import Entry, Move, Remark
from engine.tables.model.motions import Motion
from engine.tables.model.table import Table
from engine.tables.play.answers import apply_answers, drop_expired_orders, expect_moves, settle

PER_DECISION, PER_ROUND = 5, 20
"""How often a seat may take the same decision back, or ask the others for it, and any in a round."""


@dataclass(frozen=True, slots=True)
class UndoEffect:
    """Effect of an undo: how many moves remain, which other seats lose moves, and whether one of the moves
    had revealed something hidden. `concerned`: the persons who must agree, including owners of seats that a
    caretaker plays. `friendly`: more than a slip is taken back (another seat has answered, or something was
    revealed), so a rated game would no longer be rated. `lost`: the only person at the table does so, and the
    game counts as lost for them."""

    keeps: int
    touched: tuple[int, ...]
    revealed: bool
    concerned: tuple[int, ...]
    friendly: bool
    lost: bool


def reach(table: Table, seat: int) -> UndoEffect:
    """What taking back the last press of a seat would do; raises `Impossible` where that may not be.

    Free until another person has acted, something of theirs was touched, something hidden was shown, or a
    rated game would no longer be one. Computer players agree to nothing: what was shown after one of them
    has answered stays, unless other players agree.
    """
    table.expect("running")
    expect_moves(table)
    keeps, me = before_last_press(table, seat), table.chairs[seat].person
    expect_few(table, seat, keeps)
    gone, spoilt = table.moves[keeps:], spoils(table, seat, keeps)
    revealed = any(event.reveals for move in gone for event in move.events)
    touched = tuple(sorted({move.action.seat for move in gone}))
    concerned = affected_persons(table, gone, everybody=revealed or spoilt) - {me}
    practice = table.lesson or table.forked is not None
    if revealed and not concerned and not practice and any(by_agent(table, move) for move in gone):
        raise Impossible("shown")
    lost = spoilt and table.alone(me or 0)
    return UndoEffect(keeps, touched, revealed, tuple(sorted(concerned)), spoilt, lost)


def affected_persons(table: Table, gone: Sequence[Move], *, everybody: bool) -> set[int]:
    """Persons whose moves these are, or whose things they touch; all who have not left, if cards or goods
    were publicly drawn."""
    acted = {person for person in map(table.actor_of, gone) if person is not None}
    if everybody:
        return acted.union(table.present)
    owners = {table.chairs[seat].person for move in gone for event in move.events for seat in event.touches}
    return acted.union(person for person in table.present if person in owners)


def by_agent(table: Table, move: Move) -> bool:
    """Whether a computer player made this move by its own choice, in a seat of its own."""
    return move.cause == "agent" and table.chairs[move.action.seat].person is None


def before_last_press(table: Table, seat: int) -> int:
    """Number of moves before the last press of a seat. Raises `Impossible` where there is none, or where it
    was a sealed answer: that one can be changed, while an undo would reveal who sealed after it."""
    person = table.chairs[seat].person
    presses = [
        number for number, move in enumerate(table.moves) if move.cause == "hand" and move.person == person
    ]
    if not presses:
        raise Impossible("nothing-to-take-back")
    last = table.moves[presses[-1]].action
    if any(decision.sealed and decision.allows(last) for decision in table.decisions_of(seat)):
        raise Impossible("sealed")
    return presses[-1]


def expect_few(table: Table, seat: int, keeps: int) -> None:
    """Raise `Impossible` where a seat has reached the limit of undos for this decision or round: an undo is
    for slips, and each one is a line in the public log. Lessons have no limit."""
    opened = (
        at for at, move in enumerate(table.moves[:keeps], 1) if any(event.opens for event in move.events)
    )
    begins = max(opened, default=0)
    undone = [
        attempt.keeps
        for attempt in attempts(table)
        if attempt.seat == seat and (attempt.keeps or 0) >= begins
    ]
    if not table.lesson and (undone.count(keeps) >= PER_DECISION or len(undone) >= PER_ROUND):
        raise Impossible("undone-often")


def attempts(table: Table) -> Iterator[Remark]:
    """The undos, and the questions whether there may be one; what all have agreed to is one attempt."""
    asked = False
    for entry in table.log.course.entries:
        if isinstance(entry, Remark) and (entry.what == "asked" or (entry.what == "undo" and not asked)):
            yield entry
        asked = isinstance(entry, Remark) and entry.what == "asked"


def spoils(table: Table, seat: int, keeps: int) -> bool:
    """Whether a rated game would stop being rated if a seat took back all but `keeps` moves (in a season it
    cannot be taken back then): computer players count as others here, for knowing their answers is an
    advantage."""
    gone = table.moves[keeps:]
    answered = any(move.action.seat != seat and move.cause != "forced" for move in gone)
    shown = any(event.reveals for move in gone for event in move.events)
    return (table.rated or table.season is not None) and (answered or shown)


def undo_press(table: Table, person: int, *, now: float) -> Table:
    """Take back the last press of a person, or open a vote of those who must agree; raises `Impossible`."""
    seat = table.seat_of(person)
    effect = reach(table, seat)
    if effect.friendly and table.season is not None:
        raise Impossible("season")
    if not effect.concerned:
        return without(table.with_chair(seat, acted=now), effect.keeps, person, now)
    rewound(table, effect.keeps)
    motion = Motion(
        matter="undo",
        by=person,
        at=now,
        voters=effect.concerned,
        needed=len(effect.concerned),
        seat=seat,
        keeps=effect.keeps,
        length=table.log.course.public,
    )
    if table.motion is not None and motion.put_after(table.motion) is table.motion:
        return table.after(changed=now)
    asked = table.adding(Remark("asked", person, now, seat, effect.keeps))
    put = motion.model_copy(update={"length": asked.log.course.public})
    return asked.after(motion=put, changed=now)


def without(table: Table, keeps: int, person: int, now: float) -> Table:
    """Keep only `keeps` moves, with a remark in the log. Agents and orders do not answer again where the
    player who took back decides next. Orders for cards that are gone are dropped. Taking back more than a
    slip makes a rated game a friendly one; it counts as lost for a player who does so alone.
    """
    touched = {move.action.seat for move in table.moves[keeps:]}
    state = rewound(table, keeps)
    back = replace(
        table, state=state, chairs=drop_expired_orders(table.chairs, state), motion=None, changed=now
    )
    seats = range(len(table.chairs))
    asked_anew = {seat for seat in seats if table.decisions_of(seat) != back.decisions_of(seat)}
    seat_of_person, stale = table.seat_of(person), sorted(touched | asked_anew)
    undone = back.adding(
        Remark("undo", person, now, seat_of_person, keeps, tuple(sorted(touched)), tuple(stale))
    )
    if spoils(table, seat_of_person, keeps):
        undone = replace(undone, friendly=True)
        undone = undone.with_chair(seat_of_person, lost=person) if table.alone(person) else undone
    return (undone if undone.due_seats else settle(undone, now)).after()


def rewound(table: Table, keeps: int) -> State[Any]:
    """The state after that number of moves that count; raises `Impossible` where the log does not lead to the
    present state, for then earlier states are unknown."""
    try:
        then = state_after(table, table.moves[:keeps])
        now = then.clone()
        for _ in replay(now, (move.action for move in table.moves[keeps:])):
            pass
    except IllegalAction as unknown:
        raise Impossible("no-deal") from unknown
    if table.game.dump(now) != table.game.dump(table.now):
        raise Impossible("no-deal")
    return then


def state_after(table: Table, moves: Sequence[Move]) -> State[Any]:
    """The state to which the deal and these moves lead; raises `Impossible` for a table without its deal."""
    if table.deal is None:
        raise Impossible("no-deal")
    state: State[Any] = table.game.start(table.deal)
    state.events = None
    for _ in replay(state, (move.action for move in moves)):
        pass
    return state


def redoable(table: Table, seat: int) -> tuple[Move, ...]:
    """The press that a seat has just taken back, if nothing has happened since; it can be made again."""
    last = next((entry for entry in reversed(table.log) if not changes_a_seal(entry)), None)
    if not isinstance(last, Remark) or last.what != "undo" or last.seat != seat or last.keeps is None:
        return ()
    steps: list[Move] = []
    for move in table.log.course.undone:
        if move.cause != "hand" if not steps else not continues(move, steps[0]):
            break
        steps.append(move)
    return tuple(steps)


def changes_a_seal(entry: Entry) -> bool:
    """Whether it changes a sealed answer, which other players must not notice."""
    return isinstance(entry, Move) and entry.seals == "changed"


def continues(move: Move, first: Move) -> bool:
    """Whether a move was a further step of the same press; one that was forced at last was made by it too."""
    return move.cause in ("step", "forced") and move.person is not None and move.person == first.person


def redo_press(table: Table, person: int, *, now: float) -> Table:
    """Replay the press that was undone; forced moves and orders are computed again.

    Raises `Impossible` where there is nothing to redo.
    """
    seat = table.seat_of(person)
    moves = redoable(table, seat)
    if not moves:
        raise Impossible("nothing-to-redo")
    return apply_answers(table, seat, [move.action for move in moves], now)


def carry_out(table: Table, motion: Motion, now: float) -> Table:
    """Undo as all voters agreed; raises `NotAllowed` where the log has moved on since."""
    if motion.by is None or table.log.course.public != motion.length:
        raise NotAllowed
    expect_moves(table)
    return without(table, motion.keeps, motion.by, now)
