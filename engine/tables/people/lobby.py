"""From an open table to the first move: who sits down, who gets up, when it starts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.tables.model.errors import AlreadySeated, Full, Impossible, NotAllowed, NotSeated, Stale
from engine.tables.model.log import Remark
from engine.tables.model.table import Chair, Table


def joined(table: Table, person: int, *, now: float) -> Table:
    """With this person on the next free seat."""
    table.expect("lobby")
    if person in table.people:
        raise AlreadySeated
    if len(table.chairs) >= table.limit:
        raise Full
    return table.after(chairs=(*table.chairs, Chair(person=person, acted=now)), changed=now)


def left(table: Table, person: int, *, now: float) -> Table:
    """Without this person. If he was the host, the next person is; the last one out ends the table."""
    table.expect("lobby")
    if person not in table.people:
        raise NotSeated
    it = without(table, table.seat_of(person))
    rest = [chair.person for chair in it.chairs if chair.person is not None]
    if not rest:
        return it.after(status="ended", changed=now)
    return it.after(host=table.host if table.host in rest else rest[0], changed=now)


def without(table: Table, seat: int) -> Table:
    """A lobby without one of its chairs; the revision stays. Whoever begins keeps the start, and if it is he
    who goes, it moves on to the next one."""
    chairs, first = table.chairs[:seat] + table.chairs[seat + 1 :], table.first
    if first is not None:
        first = (first - (seat < first)) % len(chairs) if chairs else None
    return replace(table, chairs=chairs, first=first)


def with_agent(table: Table, person: int, agent: str, *, now: float) -> Table:
    """With a computer player on the next free seat; anybody who sits here may ask for it.

    Raises `Stale` for one that plays here no longer.
    """
    table.expect("lobby")
    if agent not in table.agents.offered:
        raise Stale(agent)
    if person not in table.people:
        raise NotSeated
    if len(table.chairs) >= table.limit:
        raise Full
    return table.after(chairs=(*table.chairs, Chair(agent=agent)), changed=now)


def without_agent(table: Table, person: int, *, now: float) -> Table:
    """Without the computer player that came last."""
    table.expect("lobby")
    if person not in table.people:
        raise NotSeated
    last = max((seat for seat, chair in enumerate(table.chairs) if chair.agent), default=None)
    if last is None:
        return table
    return without(table, last).after(changed=now)


def arranged(table: Table, person: int, manages: bool, changes: Mapping[str, Any], *, now: float) -> Table:
    """With other fields: what is played, how, by how many; by the host, or by who manages the channel.

    In place of another game everything that belonged to the old one goes: expansions, what the host had
    chosen, computer players, the turn to begin. Raises `Full` where more sit here than may, `Stale` where the
    game has no such thing.
    """
    table.expect("lobby")
    if person != table.host and not manages:
        raise NotAllowed
    it = replace(table, **changes)
    if it.key != table.key:
        people = tuple(chair for chair in it.chairs if chair.agent is None)
        limit = min(max(it.limit, it.game.seats[0]), it.game.seats[-1])
        it = replace(it, expansions=(), chosen={}, chairs=people, limit=limit, first=None, follows="")
    if len(it.chairs) > it.limit:
        raise Full
    known = all(value in it.game.deals.CHOSEN.get(name, ()) for name, value in it.chosen.items())
    if not known or it.limit not in it.game.seats or not {*it.expansions} <= {*it.game.expansions}:
        raise Stale
    return it.after(changed=now)


def ended(table: Table, person: int, manages: bool, *, now: float) -> Table:
    """Over before its time; `manages`: this person may manage the channel. A rated game against computer
    players alone counts as lost for the player who ends it.

    Raises `NotAllowed`, and `Impossible` where all who are present must agree.
    """
    table.expect("lobby", "running")
    if not ends_alone(table, person, manages):
        raise Impossible("consent") if table.at_stake else NotAllowed
    it = table.adding(Remark("ended", person, now)) if table.status == "running" else table
    if table.at_stake and person in table.people and table.alone(person):
        it = it.with_chair(table.seat_of(person), lost=person)
    return it.after(status="ended", motion=None, changed=now)


def ends_alone(table: Table, person: int, manages: bool) -> bool:
    """Whether this person needs nobody's consent to end a table: its host and managers of the channel; while
    a rated game is at stake managers who do not play, and the last player who is present."""
    if not table.at_stake:
        return manages or person == table.host
    return table.present == (person,) if person in table.people else manages


def spoken(table: Table, person: int, manages: bool, language: str, *, now: float) -> Table:
    """With its board in another language."""
    table.expect("lobby", "running", "finished")
    if person != table.host and not manages:
        raise NotAllowed
    return table.after(language=language, changed=now)


def rematch(table: Table, person: int, *, decided: bool = True, now: float) -> Table:
    """A new lobby of the same people and agents, in which the next one begins; where the game before has no
    seal that could tell who that is, the lot decides. `id` 0: not stored yet.

    In a series it is the next game of it, or the first of a new one, if that is over (`decided`).
    """
    table.expect("finished", "ended")
    if person not in table.people:
        raise NotSeated
    chairs = tuple(Chair(it.person, None if it.person else it.agent) for it in table.chairs)
    again = Table(
        0, table.guild, table.channel, person, table.key, table.expansions, table.limit, chairs=chairs
    )
    if table.deal is not None and table.seal:
        following = (table.deal.start_seat + 1) % len(chairs)
        again = replace(again, first=following, follows=table.seal)
    for seat in reversed([seat for seat, chair in enumerate(chairs) if former(chair)]):
        again = without(again, seat)
    series = None if decided or table.best_of == 1 else table.series or table.id
    return replace(as_before(again, table), series=series, created=now, changed=now)


def as_before(lobby: Table, table: Table) -> Table:
    """With what the host of the game before had chosen."""
    return replace(
        lobby,
        language=table.language,
        pace=table.pace,
        at_zero=table.at_zero,
        hints=table.hints,
        friendly=table.friendly,
        best_of=table.best_of,
        chosen=table.chosen,
    )


def former(chair: Chair) -> bool:
    """Whether somebody sat here who had himself erased."""
    return chair.person is not None and chair.person < 0
