"""Erasure of a person from a table: a number that identifies no one takes their place; no game is lost."""

from __future__ import annotations

from dataclasses import replace

from engine.agents.caretaker import CARETAKER
from engine.tables.model.clock import fresh
from engine.tables.model.log import Log, Remark
from engine.tables.model.motions import Motion
from engine.tables.model.table import Chair, Table
from engine.tables.people import lobby
from engine.tables.play.answers import settle


def without_person(table: Table, person: int, tombstone: int, *, now: float) -> Table:
    """An open table without a person. In a lobby their seat is removed; in a game the caretaker plays it and
    other players may claim it. A game with no person left is over."""
    motion = table.motion if table.motion and not votes(table.motion, person) else None
    log = Log(replace(entry, person=tombstone) if entry.person == person else entry for entry in table.log)
    chairs = tuple(
        replace(chair, lost=tombstone) if chair.lost == person else chair for chair in table.chairs
    )
    after = replace(table, motion=motion, log=log, chairs=chairs)
    if table.status == "running" and (person in table.people or table.has_sat(person)):
        after = after.with_former(person)
    if person in table.people and after.status == "lobby":
        after = lobby.leave(after, person, now=now)
    elif person in table.people:
        after = hand_over(after, person, tombstone, now)
    return after.after(
        host=tombstone if after.host == person else after.host,
        channel=tombstone if after.lesson and after.channel == person else after.channel,
    )


def votes(motion: Motion, person: int) -> bool:
    """Whether a person asks in the motion, or is asked."""
    return person == motion.by or person in motion.voters


def hand_over(table: Table, person: int, tombstone: int, now: float) -> Table:
    """A running table without a person: a caretaker takes the seat, and another present player hosts."""
    seat = table.seat_of(person)
    lost = table.chairs[seat].lost
    vacant = Chair(tombstone, CARETAKER, minder="vote", clock=fresh(table.tempo), lost=lost)
    after = replace(table, chairs=(*table.chairs[:seat], vacant, *table.chairs[seat + 1 :]))
    if not after.people and after.season is None:  # a season plays it to its end
        return replace(after, status="ended", changed=now)
    if table.chairs[seat].waits:
        after = after.adding(Remark("minded", None, now, seat))
    if table.host == person and after.present:
        after = replace(after, host=after.present[0]).adding(Remark("host", after.present[0], now))
    return settle(after, now)
