"""Votes: an undo that touches others, an early end, a caretaker for a late player."""

from __future__ import annotations

from dataclasses import replace

from engine.tables.model.errors import Impossible, NoMotion, NoVote, WrongMoment
from engine.tables.model.habits import DAY
from engine.tables.model.log import Remark
from engine.tables.model.motions import Motion
from engine.tables.model.table import AtZero, Table
from engine.tables.people import care, lobby, rest
from engine.tables.play import undo


def propose_end(table: Table, person: int, *, now: float) -> Table:
    """Propose to end the game early. All who have not left must agree; the player who asks has agreed, and
    ends it alone if all others have left, or are computer players. Raises `Impossible` in a season."""
    table.expect("running")
    lobby.expect_no_season(table)
    table.seat_of(person)
    if table.present == (person,):
        return lobby.end(replace(table, host=person), person, False, now=now)
    voters = tuple(other for other in table.present if other != person)
    return propose(table, Motion(matter="end", by=person, at=now, voters=voters, needed=len(voters)))


def propose_caretaker(
    table: Table, person: int | None, seat: int, manages: bool = False, *, now: float
) -> Table:
    """Put to the vote that a caretaker plays for a seat that is late.

    More than half of the others who have not left must agree; the player who asks has. A manager of the
    channel who does not play decides at once. `person` None: the clock of the seat ran out, and the bot asks.

    Raises `WrongMoment` for a seat without a waiting player, `NoVote` for a person without one,
    `Impossible` before the seat is late.
    """
    table.expect("running")
    about = table.chairs[seat]
    if about.person is None or not about.waits:
        raise WrongMoment("minded")
    if person is not None and manages and person not in table.people:
        return care.seat_caretaker(table, seat, "vote", person, now=now)
    voters = tuple(voter for voter in table.present if voter != about.person)
    if person is not None and person not in voters:
        raise NoVote
    if person is not None and not late(table, seat, now):
        raise Impossible("too-soon")
    by = {"by": person, "at": now, "ayes": () if person is None else (person,)}
    whom = {"voters": voters, "needed": len(voters) // 2 + 1, "seat": seat, "ply": table.ply(seat)}
    return propose(table, Motion.model_validate({"matter": "replace", **by, **whom}))


def propose_pause(table: Table, person: int, manages: bool, *, now: float) -> Table:
    """Pause at once, or ask those who must agree; raises `Impossible` and what `care.pause` raises."""
    motion = rest.pause(table, person, manages, now=now)
    return care.pause(table, person, manages, now=now) if motion is None else propose(table, motion)


def propose_resume(table: Table, person: int, manages: bool, *, now: float) -> Table:
    """Resume at once, or ask those whose clocks would run; raises what `care.resume` raises."""
    motion = rest.resume(table, person, manages, now=now)
    return care.resume(table, person, manages, now=now) if motion is None else propose(table, motion)


def propose_clock(
    table: Table, person: int, manages: bool, pace: str, at_zero: AtZero, *, now: float
) -> Table:
    """Set another clock in a lobby, by its host; ask all who are present once the game runs. Raises
    `Impossible` in a season."""
    lobby.expect_no_season(table)
    motion = rest.clock(table, person, pace, at_zero, now=now)
    if motion is None:
        return care.set_clock(table, person, manages or table.status == "running", pace, at_zero, now=now)
    return propose(table, motion)


def propose(table: Table, motion: Motion) -> Table:
    """Add a motion; it is carried out at once where there are no voters."""
    return resolve(table.after(motion=motion.put_after(table.motion), changed=motion.at), motion.at)


def late(table: Table, seat: int, now: float) -> bool:
    """Whether a seat keeps the table waiting too long: its clock ran out or, without a clock, a day
    passed.
    """
    chair = table.chairs[seat]
    if seat not in table.due_seats or table.tempo.cap:
        return seat in table.due_seats and chair.expired
    return chair.clock.since is not None and chair.clock.stopped + now - chair.clock.since >= DAY


def vote(table: Table, person: int, agrees: bool, *, now: float) -> Table:
    """Count a vote: a motion that is carried takes effect at once, one that is refused is dropped.

    Raises `NoMotion` where no vote is open, `NoVote` for a person without one.
    """
    table.expect("running")
    motion = table.motion
    if motion is None or is_void(table, motion):
        raise NoMotion
    if person not in motion.voters:
        raise NoVote
    looking = table.with_chair(table.seat_of(person), acted=now)
    return resolve(looking.after(motion=motion.record_vote(person, agrees), changed=now), now)


def resolve(table: Table, now: float) -> Table:
    """Carry out or drop the motion if its votes suffice."""
    motion = table.motion
    if motion is None:
        return table
    if motion.lost and motion.matter != "resume":  # a pause ends in time also without consent
        return table.adding(Remark("refused", None, now)).after(motion=None)
    if not motion.carried:
        return table
    done = table.after(motion=None)
    if motion.matter == "undo":
        return undo.carry_out(done, motion, now)
    if motion.matter == "end":
        return done.after(status="ended")
    if motion.matter == "replace":
        return care.seat_caretaker(done, motion.seat or 0, "vote", motion.by, now=now)
    return rest.carry_out(done, motion, now)


def is_void(table: Table, motion: Motion) -> bool:
    """Whether a motion is obsolete because the table has moved on."""
    if table.status != "running" or not {*motion.voters}.issubset(table.people):
        return True
    if motion.matter == "undo":
        return table.log.course.public != motion.length
    if motion.matter in ("pause", "resume") and rest.void(table, motion):
        return True
    if motion.matter in ("end", "pause", "clock"):
        return not {*table.present}.issubset({*motion.voters, motion.by})
    seat = motion.seat or 0
    answered = motion.ply is not None and motion.ply != table.ply(seat)
    return motion.matter == "replace" and (answered or not table.chairs[seat].waits)
