"""Votes: an undo that touches others, the end by consent, a caretaker for who does not come."""

from __future__ import annotations

from engine.tables.errors import Impossible, NoMotion, NotAllowed, WrongMoment
from engine.tables.log import Remark
from engine.tables.people import care
from engine.tables.people.motions import Motion
from engine.tables.play import undo
from engine.tables.table import Chair, Table
from engine.tables.time.habits import DAY


def end_proposed(table: Table, person: int, *, now: float) -> Table:
    """Shall the game end before its time? All who have not left must agree; who asks has agreed."""
    table.expect("running")
    table.seat_of(person)
    others = tuple(it for it in table.present if it != person)
    motion = Motion(matter="end", by=person, at=now, voters=others, needed=len(others))
    return decided(table.after(motion=motion.put_after(table.motion), changed=now), now)


def caretaker_proposed(table: Table, person: int | None, seat: int, *, now: float) -> Table:
    """Shall a caretaker play for this seat? More than half of the others who have not left must agree; who
    asks has. Who would decide it alone must have waited for that seat first.

    `person` None: the house asks, because the time of the seat ran out.
    """
    table.expect("running")
    about = table.chairs[seat]
    if about.person is None or not about.waits:
        raise WrongMoment("minded")
    voters = tuple(it for it in table.present if it != about.person)
    if person is not None and person not in voters:
        raise NotAllowed
    if voters == (person,) and not late(about, now):
        raise Impossible("too-soon")
    ayes = () if person is None else (person,)
    needed = len(voters) // 2 + 1
    motion = Motion(matter="replace", by=person, at=now, voters=voters, needed=needed, seat=seat, ayes=ayes)
    return decided(table.after(motion=motion.put_after(table.motion), changed=now), now)


def late(chair: Chair, now: float) -> bool:
    """Whether the table has waited long for somebody."""
    since = chair.clock.since
    return chair.expired or (since is not None and now - since >= DAY)


def voted(table: Table, person: int, agrees: bool, *, now: float) -> Table:
    """With a person's vote; carried, it happens at once, refused, it is dropped."""
    table.expect("running")
    motion = table.motion
    if motion is None or void(table, motion):
        raise NoMotion
    if person not in motion.voters:
        raise NotAllowed
    looking = table.with_chair(table.seat_of(person), acted=now)
    return decided(looking.after(motion=motion.voted(person, agrees), changed=now), now)


def decided(table: Table, now: float) -> Table:
    """With what was voted carried out, or dropped, or still lying there."""
    motion = table.motion
    if motion is None:
        return table
    if motion.lost:
        return table.adding(Remark("refused", None, now)).after(motion=None)
    if not motion.carried:
        return table
    done = table.after(motion=None)
    if motion.matter == "undo":
        return undo.carried(done, motion, now)
    if motion.matter == "end":
        return done.after(status="ended")
    return care.minded(done, motion.seat or 0, "vote", motion.by, now=now)


def void(table: Table, motion: Motion) -> bool:
    """Whether the table has moved on, so that a motion means nothing any more."""
    if table.status != "running" or not {*motion.voters}.issubset(table.people):
        return True
    if motion.matter == "undo":
        return len(table.log) != motion.length
    if motion.matter == "end":
        return not {*table.present}.issubset({*motion.voters, motion.by})
    return motion.matter == "replace" and not table.chairs[motion.seat or 0].waits


def without_void_motion(table: Table) -> Table:
    """Without a motion that has become meaningless."""
    motion = table.motion
    return table.after(motion=None) if motion is not None and void(table, motion) else table
