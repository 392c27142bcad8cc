"""Consent to a pause, to its end, and to another clock: no player alone stops or refills a clock.

Each question is a motion, or None where no consent is needed. Without a clock every player may pause.
"""

from __future__ import annotations

from typing import cast

from engine.tables.model.errors import Impossible, WrongMoment
from engine.tables.model.motions import Motion
from engine.tables.model.table import AtZero, Table
from engine.tables.people import care


def pause(table: Table, person: int, manages: bool, *, now: float) -> Motion | None:
    """The vote on a pause: with a clock all others who are present must agree, unless the player who asks
    manages the channel and is not due. At the live pace managers ask like all others; a player who is due
    cannot.

    Raises `WrongMoment` where it is paused already, `NotAllowed`, `Impossible`.
    """
    table.expect("running")
    care.require_authority(table, person, manages, seated=True)
    if table.paused is not None:
        raise WrongMoment("paused")
    others, due = besides(table, person), is_due(table, person)
    if not table.tempo.cap or not others or (manages and table.tempo.sleeps and not due):
        return None
    if not table.tempo.sleeps and (due or person not in table.people):
        raise Impossible("due")
    return Motion(matter="pause", by=person, at=now, voters=others, needed=len(others))


def resume(table: Table, person: int, manages: bool, *, now: float) -> Motion | None:
    """The vote on the end of a pause: at the live pace by the others whose clocks would run, for as long as
    the pace gives time to come back."""
    table.expect("running")
    care.require_authority(table, person, manages, seated=True)
    last = table.motion
    asked = last is not None and last.matter == "resume" and now - last.at >= table.tempo.grace
    due = tuple(voter for voter in besides(table, person) if is_due(table, voter))
    if table.tempo.sleeps or asked or not due or person not in table.people:
        return None
    return Motion(matter="resume", by=person, at=now, voters=due, needed=len(due))


def clock(table: Table, person: int, pace: str, at_zero: AtZero, *, now: float) -> Motion | None:
    """The vote on another clock: none in a lobby, all others who are present once the game runs.
    Raises `NotSeated` then for a person who does not play."""
    table.expect("lobby", "running")
    if table.status == "lobby":
        return None
    table.seat_of(person)
    voters = besides(table, person)
    asked = Motion(
        matter="clock", by=person, at=now, voters=voters, needed=len(voters), pace=pace, at_zero=at_zero
    )
    return asked if voters else None


def carry_out(table: Table, motion: Motion, now: float) -> Table:
    """With what all have agreed to."""
    by = motion.by or 0
    if motion.matter == "pause":
        return care.pause(table, by, True, now=now)
    if motion.matter == "resume":
        return care.resume(table, by, True, now=now)
    return care.set_clock(table, by, True, motion.pace, cast(AtZero, motion.at_zero), now=now)


def void(table: Table, motion: Motion) -> bool:
    """Whether a vote on a pause is void; at the live pace also because the player who asked has become
    due."""
    if motion.matter == "resume":
        return table.paused is None
    live = not table.tempo.sleeps
    return table.paused is not None or (live and is_due(table, motion.by or 0))


def besides(table: Table, person: int) -> tuple[int, ...]:
    """All others who are present."""
    return tuple(other for other in table.present if other != person)


def is_due(table: Table, person: int) -> bool:
    """Whether the table waits for this person."""
    return person in table.people and table.seat_of(person) in table.due_seats
