"""Care of a running table: who plays for whom, when it rests, where it stands."""

from __future__ import annotations

from dataclasses import replace

from engine.agents.caretaker import CARETAKER
from engine.tables.model import clock
from engine.tables.model.errors import (
    AlreadySeated,
    HasSat,
    NoTable,
    NotAllowed,
    NotClaimable,
    NotSeated,
    WrongMoment,
)
from engine.tables.model.habits import DAY, MINUTE
from engine.tables.model.log import Remark
from engine.tables.model.table import AtZero, Chair, Minder, Table, Trouble
from engine.tables.play.answers import settled

GRACE, ONCE = 5 * MINUTE, 7 * DAY
"""Seconds for which a channel may refuse us before the host of its table hears of it, and seconds after which
he may hear of the same table again."""


def minded(table: Table, seat: int, why: Minder, person: int | None, *, now: float) -> Table:
    """With a caretaker in somebody's seat, who plays at once where he is due. The seat stays its owner's."""
    table.expect("running")
    chair = table.chairs[seat]
    if chair.person is None or not chair.waits:
        raise WrongMoment("minded")
    remark = Remark("minded", person, now, seat)
    changes = {"agent": CARETAKER, "minder": why, "orders": None, "snooze": None, "told": None}
    return settled(table.with_chair(seat, **changes).adding(remark), now).after()


def leave(table: Table, person: int, *, now: float) -> Table:
    """A person's own wish: a caretaker plays until he is back."""
    return minded(table, table.seat_of(person), "wish", person, now=now)


def departed(table: Table, person: int, *, now: float) -> Table:
    """Let a caretaker play for a player who has left the server; they take the seat back when they return."""
    if table.status != "running" or person not in table.people:
        return table
    seat = table.seat_of(person)
    return minded(table, seat, "left", None, now=now) if table.chairs[seat].waits else table


def returned(table: Table, person: int, *, now: float) -> Table:
    """A person takes his seat back from the caretaker."""
    table.expect("running")
    seat = table.seat_of(person)
    if table.chairs[seat].waits:
        raise WrongMoment("returned")
    back = table.with_chair(seat, agent=None, minder="", acted=now, expired=False, told=None)
    return settled(back.adding(Remark("returned", person, now, seat)), now).after()


def notified(table: Table, seat: int, *, now: float) -> Table:
    """With the moment at which the owner of a seat was told that a caretaker plays there; from then on they
    have the time of `Pace.grace` to come back. The same table where that means nothing any more."""
    chair = table.chairs[seat]
    if table.status != "running" or not chair.left or chair.told is not None:
        return table
    return table.with_chair(seat, told=now).after()


def claimed(table: Table, person: int, seat: int, *, now: float) -> Table:
    """Another player takes a seat that was left, with everything on it but the secrets of its owner.

    Raises `NotClaimable` before the owner was told and had the time to come back, `HasSat` for a player who
    gave up a seat of this game: they know hidden cards.
    """
    table.expect("running")
    if person in table.people:
        raise AlreadySeated
    if table.has_sat(person):
        raise HasSat
    chair = table.chairs[seat]
    free = table.free_from(seat)
    if free is None or free > now:
        raise NotClaimable(free)
    host = person if table.host == chair.person else table.host
    lost = chair.lost or (chair.person if table.rated else None)
    fresh = Chair(person=person, acted=now, clock=clock.fresh(table.tempo), lost=lost)
    chairs = (*table.chairs[:seat], fresh, *table.chairs[seat + 1 :])
    former = table.with_former(chair.person) if chair.person in table.people else table
    taken = replace(former, chairs=chairs, host=host).adding(Remark("claimed", person, now, seat))
    return settled(taken, now).after()


def handed_over(table: Table, person: int, heir: int, manages: bool, *, now: float) -> Table:
    """With another host, who sits here; by the host, or by who manages the channel."""
    table.expect("lobby", "running", "finished")
    authorised(table, person, manages)
    if heir not in table.people:
        raise NotSeated
    remark = Remark("host", heir, now)
    with_log = table.adding(remark) if table.status != "lobby" else table
    return with_log.after(host=heir, changed=now)


def paused(table: Table, person: int, manages: bool, *, now: float) -> Table:
    """Nothing is called, and no clock runs, until it goes on. With a clock nobody moves either."""
    table.expect("running")
    authorised(table, person, manages, seated=True)
    if table.paused is not None:
        raise WrongMoment("paused")
    return table.adding(Remark("paused", person, now)).after(paused=now, changed=now)


def resumed(table: Table, person: int, manages: bool, *, now: float) -> Table:
    """It goes on; every clock stands where it stood."""
    table.expect("running")
    authorised(table, person, manages, seated=True)
    if table.paused is None:
        raise WrongMoment("resumed")
    going = table.adding(Remark("resumed", person, now)).after(paused=None, changed=now)
    return settled(going, now)


def strayed(table: Table, trouble: Trouble = "gone", *, now: float) -> Table:
    """We cannot speak where it stands: it rests until somebody moves it or the trouble is mended. A channel
    that is gone stays gone, whatever else is said of it."""
    table.expect("lobby", "running")
    if table.lost is None:
        return table.after(lost=now, trouble=trouble)
    known = table.trouble in ("gone", trouble)
    return table if known else table.after(trouble=trouble)


def complaint(table: Table) -> float | None:
    """When its host is to hear that its channel refuses us; None: he need not, or he has heard it. Most such
    trouble passes before. Of a channel that is gone all hear at once."""
    if table.lost is None or table.trouble == "gone":
        return None
    told = table.complained is not None and table.complained > table.lost - ONCE
    return None if told else table.lost + GRACE


def complaining(table: Table, now: float) -> Table:
    """With its host told, if it is time for that; the revision stays."""
    at = complaint(table)
    return table if at is None or at > now else replace(table, complained=now)


def moved(table: Table, channel: int, person: int, manages: bool, *, now: float) -> Table:
    """Move a table to another channel of its server, and go on if it was lost.

    It never changes its server: its deal, its managers and its results belong there. Raises `NoTable` for a
    lesson, which stands in no channel.
    """
    table.expect("lobby", "running")
    if table.lesson:
        raise NoTable(str(table.id))
    authorised(table, person, manages, seated=True)
    it = table if table.status == "lobby" else table.adding(Remark("moved", person, now))
    return it.after(channel=channel, lost=None, complained=None, changed=now)


def found(table: Table, *, now: float) -> Table:
    """Where it was, for we can speak there again: it goes on, unless its people have paused it."""
    table.expect("lobby", "running")
    return table if table.lost is None else table.after(lost=None, changed=now)


def paced(table: Table, person: int, manages: bool, pace: str, at_zero: AtZero, *, now: float) -> Table:
    """With another clock, which begins full for everybody, now. How it is agreed on: see `votes`."""
    table.expect("lobby", "running")
    authorised(table, person, manages)
    it = replace(table, pace=pace, at_zero=at_zero)
    chairs = tuple(
        replace(chair, clock=clock.fresh(it.tempo), expired=False, warned=False) for chair in it.chairs
    )
    after = it.after(chairs=chairs, changed=now)
    return settled(after, now) if table.halted else after


def authorised(table: Table, person: int, manages: bool, *, seated: bool = False) -> None:
    """Raise `NotAllowed` unless this person is the host, manages the channel, or, where that is enough, sits
    here."""
    if not (person == table.host or manages or (seated and person in table.people)):
        raise NotAllowed
