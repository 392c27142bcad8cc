"""Care of a running table: caretakers, replacement players, pauses, moves to another channel."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from engine.agents.caretaker import CARETAKER
from engine.tables.model import clock
from engine.tables.model.errors import (
    AlreadySeated,
    HasSat,
    Impossible,
    NoTable,
    NotAllowed,
    NotClaimable,
    NotSeated,
    Unseen,
    WrongMoment,
)
from engine.tables.model.habits import DAY, MINUTE
from engine.tables.model.log import Remark
from engine.tables.model.table import AtZero, Chair, Minder, Table, Trouble
from engine.tables.people import lobby
from engine.tables.play.answers import settle

GRACE, ONCE = 5 * MINUTE, 7 * DAY
"""Grace period in seconds before the host hears that a channel refuses us, and the least time between two
such messages about one table."""


def seat_caretaker(table: Table, seat: int, why: Minder, person: int | None, *, now: float) -> Table:
    """Put a caretaker in the seat of a player; it plays at once where the seat is due.

    The seat remains its owner's, and so do their orders: unless the seat is lost for good, these count again
    once the owner is back. Raises `WrongMoment` where a caretaker plays there already, or an agent.
    """
    table.expect("running")
    chair = table.chairs[seat]
    if chair.person is None or not chair.waits:
        raise WrongMoment("minded")
    remark = Remark("minded", person, now, seat)
    orders = None if why == "forfeit" else chair.orders
    changes = {"agent": CARETAKER, "minder": why, "orders": orders, "snooze": None, "told": None}
    return settle(table.with_chair(seat, **changes).adding(remark), now).after()


def stand_in(person: int, lost: int | None) -> Chair:
    """The seat of a person who left before the game begins: `lost` for good, or erased."""
    return Chair(person, CARETAKER, minder="vote" if lost is None else "forfeit", lost=lost)


def leave(table: Table, person: int, *, now: float) -> Table:
    """Let a caretaker play for a player, at their own wish, until they are back."""
    return seat_caretaker(table, table.seat_of(person), "wish", person, now=now)


def replace_departed(table: Table, person: int, *, now: float) -> Table:
    """Let a caretaker play for a player who has left the server; they take the seat back when they return.

    In a lobby they get up, so that it does not wait for a host who is gone.
    """
    if table.status == "lobby" and person in table.people:
        return lobby.leave(table, person, now=now)
    if table.status != "running" or person not in table.people:
        return table
    seat = table.seat_of(person)
    return seat_caretaker(table, seat, "left", None, now=now) if table.chairs[seat].waits else table


def return_to_seat(table: Table, person: int, *, now: float) -> Table:
    """Give a player their seat back from the caretaker; raises `WrongMoment` where none plays there,
    `Impossible` where the seat is lost for good."""
    table.expect("running")
    seat = table.seat_of(person)
    if table.chairs[seat].waits:
        raise WrongMoment("returned")
    if table.chairs[seat].minder in ("forfeit", "deadline"):
        raise Impossible("forfeit" if table.chairs[seat].minder == "forfeit" else "closing")
    back = table.with_chair(seat, agent=None, minder="", acted=now, expired=False, told=None)
    return settle(back.adding(Remark("returned", person, now, seat)), now).after()


def mark_notified(table: Table, seat: int, *, now: float) -> Table:
    """Store when the owner of a seat was notified that a caretaker plays there; from then on they have
    `Pace.grace` to come back. The same table where that no longer applies."""
    chair = table.chairs[seat]
    if table.status != "running" or not chair.left or chair.told is not None:
        return table
    return table.with_chair(seat, told=now).after()


def claim(table: Table, person: int, seat: int, *, now: float) -> Table:
    """Let another player take a seat that was left, with everything on it but the secrets of its owner.

    Raises `AlreadySeated`; `NotClaimable` before the owner was notified and had the time to come back, and
    in a season; `HasSat` for a player who gave up a seat of this game: they know hidden cards.
    """
    expect_newcomer(table, person)
    if table.season is not None:
        raise NotClaimable
    free = table.free_from(seat)
    if free is None or free > now:
        raise NotClaimable(free)
    return take_over(table, person, seat, now=now)


def expect_newcomer(table: Table, person: int) -> None:
    """Raise `AlreadySeated` or `HasSat` for a person who plays a running game, or gave up a seat there."""
    table.expect("running")
    if person in table.people:
        raise AlreadySeated
    if table.has_sat(person):
        raise HasSat


def take_over(table: Table, person: int, seat: int, *, now: float) -> Table:
    """Seat another player in place of the owner; raises `AlreadySeated`, `HasSat`."""
    expect_newcomer(table, person)
    chair = table.chairs[seat]
    host = person if table.host == chair.person else table.host
    lost = chair.lost or (chair.person if table.rated else None)
    fresh = Chair(person=person, acted=now, clock=clock.fresh(table.tempo), lost=lost)
    chairs = (*table.chairs[:seat], fresh, *table.chairs[seat + 1 :])
    former = table.with_former(chair.person) if chair.person in table.people else table
    taken = replace(former, chairs=chairs, host=host).adding(Remark("claimed", person, now, seat))
    return settle(taken, now).after()


def forfeit(table: Table, seat: int, *, now: float) -> Table:
    """Take a seat from its owner for good: a caretaker plays it to the end. The same table where that is
    done, or the game is over."""
    chair = table.chairs[seat]
    if table.status != "running" or chair.person is None or chair.minder == "forfeit":
        return table
    lost = chair.lost or (chair.person if table.rated else None)
    if not chair.waits:
        return table.with_chair(seat, minder="forfeit", lost=lost, orders=None).after()
    return seat_caretaker(table.with_chair(seat, lost=lost), seat, "forfeit", None, now=now)


def play_out(table: Table, *, now: float) -> Table:
    """From its deadline on: stand-ins play a table to its end, a slice of moves at a time, also for players
    who are present. No player loses a seat by it; the revision stays."""
    if not table.closing:
        chairs = tuple(
            replace(chair, agent=CARETAKER, minder="deadline", orders=None) if chair.waits else chair
            for chair in table.chairs
        )
        remark = Remark("deadline", None, now)
        table = replace(table, chairs=chairs, closing=True, paused=None, motion=None).adding(remark)
    return settle(table, now)


def hand_over(table: Table, person: int, heir: int, manages: bool, *, now: float) -> Table:
    """Make another player the host; asked for by the host or by a manager of the channel.

    Raises `NotSeated` where the new host does not sit here, `NotAllowed`.
    """
    table.expect("lobby", "running", "finished")
    require_authority(table, person, manages)
    if heir not in table.people:
        raise NotSeated
    remark = Remark("host", heir, now)
    with_log = table.adding(remark) if table.status != "lobby" else table
    return with_log.after(host=heir, changed=now)


def pause(table: Table, person: int, manages: bool, *, now: float) -> Table:
    """Pause a table: no reminders, no running clocks, and with a clock no moves.

    Raises `WrongMoment` where it is paused already, `NotAllowed`.
    """
    table.expect("running")
    require_authority(table, person, manages, seated=True)
    if table.paused is not None:
        raise WrongMoment("paused")
    return table.adding(Remark("paused", person, now)).after(paused=now, changed=now)


def resume(table: Table, person: int, manages: bool, *, now: float) -> Table:
    """Resume a table; every clock stands where it stood. Raises `WrongMoment` where it is not paused,
    `NotAllowed`.
    """
    table.expect("running")
    require_authority(table, person, manages, seated=True)
    if table.paused is None:
        raise WrongMoment("resumed")
    going = table.adding(Remark("resumed", person, now)).after(paused=None, changed=now)
    return settle(going, now)


def suspend(table: Table, trouble: Trouble = "gone", *, now: float) -> Table:
    """Suspend a table whose channel refuses our messages, until it is moved or the trouble is over.

    The trouble `gone` is final: later reports do not replace it.
    """
    table.expect("lobby", "running")
    if table.lost is None:
        return table.after(lost=now, trouble=trouble)
    known = table.trouble in ("gone", trouble)
    return table if known else table.after(trouble=trouble)


def host_notice_due(table: Table) -> float | None:
    """Time at which the host is to be notified that the channel refuses us; None: not needed, or done.

    There is a grace period, for most such trouble passes. Of a deleted channel the host hears at once.
    """
    if table.lost is None or table.trouble == "gone":
        return None
    told = table.complained is not None and table.complained > table.lost - ONCE
    return None if told else table.lost + GRACE


def mark_host_notified(table: Table, now: float) -> Table:
    """Note that the host has been notified, if that is due; the revision stays."""
    at = host_notice_due(table)
    return table if at is None or at > now else replace(table, complained=now)


def move(
    table: Table, channel: int, person: int, manages: bool, readers: Collection[int], *, now: float
) -> Table:
    """Move a table to another channel of its server, and go on if it was lost. `readers`: persons who are
    known to see that channel, or have left the server.

    It never changes its server: its deal, its managers and its results belong there. Raises `Unseen` where a
    player of it is no reader, `NoTable` for a lesson, which stands in no channel, and `Impossible` for a
    concealed table: others would read along.
    """
    table.expect("lobby", "running")
    if table.lesson:
        raise NoTable(str(table.id))
    if table.concealed:
        raise Impossible("concealed")
    require_authority(table, person, manages, seated=True)
    if blind := {*table.people} - {*readers}:
        raise Unseen(tuple(sorted(map(table.seat_of, blind))))
    moved = table if table.status == "lobby" else table.adding(Remark("moved", person, now))
    return moved.after(channel=channel, lost=None, complained=None, changed=now)


def lift_suspension(table: Table, *, now: float) -> Table:
    """Resume a suspended table whose channel accepts messages again; a pause by its players remains."""
    table.expect("lobby", "running")
    return table if table.lost is None else table.after(lost=None, changed=now)


def set_clock(table: Table, person: int, manages: bool, pace: str, at_zero: AtZero, *, now: float) -> Table:
    """Set another clock, which starts full for every seat. How players agree on it: see `votes`."""
    table.expect("lobby", "running")
    require_authority(table, person, manages)
    changed = replace(table, pace=pace, at_zero=at_zero)
    chairs = tuple(
        replace(chair, clock=clock.fresh(changed.tempo), expired=False, warned=False)
        for chair in changed.chairs
    )
    after = changed.after(chairs=chairs, changed=now)
    if table.status == "lobby":
        return lobby.agreed_by(after, person)
    return settle(after, now) if table.halted else after


def require_authority(table: Table, person: int, manages: bool, *, seated: bool = False) -> None:
    """Raise `NotAllowed` unless this person is the host, manages the channel or (`seated`) plays here."""
    if not (person == table.host or manages or (seated and person in table.people)):
        raise NotAllowed
