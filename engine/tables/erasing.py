"""Erase a person: in each of their games a number that identifies no one takes their place.

No game is lost by it.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.agents.caretaker import CARETAKER
from engine.tables.change import complete_change
from engine.tables.model.change import Change
from engine.tables.model.clock import fresh
from engine.tables.model.errors import Broken, Stale
from engine.tables.model.log import Entry, Log, Remark
from engine.tables.model.motions import Motion
from engine.tables.model.table import Chair, Table
from engine.tables.people import lobby
from engine.tables.play.answers import settle

if TYPE_CHECKING:
    from engine.tables.service import Tables
    from engine.tables.store.privacy import Erasure

TRIES = 20
"""How often other processes may come between an erasure."""
BITS = 53
"""Random bits of a tombstone: enough that no two are equal."""


async def erase_everywhere(tables: Tables, person: int) -> Erasure:
    """Erase a person in one transaction, with all tables that refer to them locked.

    One erasure at a time: holding many locks while waiting for more is free of deadlocks only alone. A
    conflict with another process is retried. Raises `Stale`.
    """
    for _ in range(TRIES if tables.shared else 0):
        with suppress(Stale):
            return await try_erase(tables, person)
    return await try_erase(tables, person)


async def try_erase(tables: Tables, person: int) -> Erasure:
    """One try; raises `Stale` where something else happened at one of the tables."""
    tombstone = -1 - secrets.randbits(BITS)
    async with tables.erasing, AsyncExitStack() as held:
        known = await lock_tables(tables, person, held)
        changes = [
            change
            for table, status in known.items()
            if status in ("lobby", "running")
            and (change := await erasure_change(tables, table, person, tombstone)) is not None
        ]
        try:
            erasure = await tables.store.privacy.erase(person, tombstone, known, changes)
        finally:
            forget(tables, person, known)
        for change in changes:
            tables.attend(change.after, change.alarm)
        tables.alarmed(tables.clock())  # boards of seasons are redrawn
    await tables.store.connection.tidy()
    return erasure


async def lock_tables(tables: Tables, person: int, held: AsyncExitStack) -> dict[int, str]:
    """All tables that refer to a person, with their status, once all of them are locked."""
    mine: set[int] = set()
    while unlocked := (known := await tables.store.privacy.tables(person)).keys() - mine:
        for table in sorted(unlocked):
            await held.enter_async_context(tables.locks[table])
        mine |= unlocked
    return known


async def erasure_change(tables: Tables, table: int, person: int, tombstone: int) -> Change | None:
    """What becomes of an open table; None for one that cannot be read, of which only the rows are changed."""
    try:
        before = await tables.table(table)
    except Broken:
        return None
    now, people = tables.clock(), await tables.habits(*before.people)
    return complete_change(before, without_person(before, person, tombstone, now=now), people, now)


def forget(tables: Tables, person: int, known: Collection[int]) -> None:
    """Drop a person's data from the caches; their tables are loaded again on demand."""
    tables.people.pop(person, None)
    tables.store.results.finished.forget()
    tables.store.people.knowers.forget()
    for table in known:
        tables.recent.pop(table, None)


def without_person(table: Table, person: int, tombstone: int, *, now: float) -> Table:
    """An open table without a person. In a lobby their seat is removed; in a game the caretaker plays it and
    other players may claim it. A game with no person left is over."""
    motion = table.motion if table.motion and not votes(table.motion, person) else None
    log = Log(anonymize_entry(entry, person, tombstone) for entry in table.log)
    chairs = tuple(replace(it, lost=tombstone) if it.lost == person else it for it in table.chairs)
    it = replace(table, motion=motion, log=log, chairs=chairs)
    if table.status == "running" and (person in table.people or table.has_sat(person)):
        it = it.with_former(person)
    if person in table.people:
        it = (
            lobby.leave(it, person, now=now)
            if it.status == "lobby"
            else hand_over(it, person, tombstone, now)
        )
    return it.after(
        host=tombstone if it.host == person else it.host,
        channel=tombstone if it.lesson and it.channel == person else it.channel,
    )


def votes(motion: Motion, person: int) -> bool:
    """Whether a person asks in the motion, or is asked."""
    return person == motion.by or person in motion.voters


def anonymize_entry(entry: Entry, person: int, tombstone: int) -> Entry:
    """An entry of the log that does not name a person any more."""
    return replace(entry, person=tombstone) if entry.person == person else entry


def hand_over(table: Table, person: int, tombstone: int, now: float) -> Table:
    """A running table without a person: the caretaker plays on, another player who is present is the host."""
    seat = table.seat_of(person)
    lost = table.chairs[seat].lost
    vacant = Chair(tombstone, CARETAKER, minder="vote", clock=fresh(table.tempo), lost=lost)
    it = replace(table, chairs=(*table.chairs[:seat], vacant, *table.chairs[seat + 1 :]))
    if not it.people and it.season is None:  # a season plays it to its end
        return replace(it, status="ended", changed=now)
    if table.chairs[seat].waits:
        it = it.adding(Remark("minded", None, now, seat))
    if table.host == person and it.present:
        it = replace(it, host=it.present[0]).adding(Remark("host", it.present[0], now))
    return settle(it, now)
