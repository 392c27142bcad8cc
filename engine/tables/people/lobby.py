"""The life of a lobby: joining, leaving, computer players, settings, rematches."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.tables.model.errors import AlreadySeated, Full, Impossible, NotAllowed, NotSeated, SentAway, Stale
from engine.tables.model.keyed_hashes import includes
from engine.tables.model.log import Remark
from engine.tables.model.table import Chair, Table
from engine.tables.model.terms import OPEN, awaited, patience_ends

Finishers = Callable[..., Awaitable[frozenset[int]]]
STAKES = ("friendly", "hints")
"""Settings that say what a game counts for."""


def with_usual_stakes(table: Table, *, newcomers: bool) -> Table:
    """With the usual stakes, unless the host has decided: friendly with hints where a player has yet to
    finish a game of this kind (`newcomers`), or where one player sits with computer players; else rated.
    """
    if table.status != "lobby" or table.decided:
        return table
    alone = len(table.people) == 1 and any(chair.agent for chair in table.chairs)
    friendly = newcomers or alone
    if (table.friendly, table.hints) == (friendly, friendly):
        return table
    return replace(table, friendly=friendly, hints=friendly)


async def expected_stakes(table: Table, finishers: Finishers) -> Table:
    """The same, where `finishers` finds those of some persons who have finished a game of a kind."""
    if table.status != "lobby" or table.decided:
        return table
    known = await finishers(table.key, *table.people)
    return with_usual_stakes(table, newcomers=not known.issuperset(table.people))


def join(table: Table, person: int, terms: str | None = None, *, now: float) -> Table:
    """Seat a player on the next free chair, or let one who is asked agree to the terms of the lobby.

    `terms`: the digest of those that they were shown; None: those that hold. Raises `AlreadySeated`; `Stale`
    where a seated player was shown terms that have changed since; `SentAway`; `Full` where no chair is free.
    """
    table.expect("lobby")
    if person in table.people:
        return agree(table, table.seat_of(person), terms, now=now)
    if includes(table.former_sitters, person):
        raise SentAway
    if len(table.chairs) >= table.limit:
        raise Full
    return table.after(chairs=(*table.chairs, Chair(person=person, acted=now, agreed=terms)), changed=now)


def seat_called(
    table: Table, called: Mapping[int, int], terms: str, *, fill: bool = False, now: float
) -> Table:
    """Seat persons whom a call has found, with how many people each plays at least, on the free chairs; who
    was sent away, or for whom none is left, is left out. They agreed to the terms with this digest. `fill`:
    computer players take the other chairs."""
    table.expect("lobby")
    for person, least in called.items():
        known = person in table.people or includes(table.former_sitters, person)
        if not known and len(table.chairs) < table.limit:
            chair = Chair(person=person, acted=now, agreed=terms, least=least)
            table = table.after(chairs=(*table.chairs, chair), changed=now)
    agents = (Chair(agent=table.agents.choices[0]),) * (table.limit - len(table.chairs) if fill else 0)
    return table.after(chairs=(*table.chairs, *agents), changed=now) if agents else table


def send_away(table: Table, person: int, manages: bool, sent: int, *, now: float) -> Table:
    """Remove another player from a lobby for good, by the host or a manager of the channel.

    Only a keyed hash stays of them, until the game starts or the table ends. Raises `NotAllowed`,
    `NotSeated`.
    """
    table.expect("lobby")
    if (person != table.host and not manages) or sent == person:
        raise NotAllowed
    return leave(table.with_former(sent), sent, now=now)


def agree(table: Table, seat: int, terms: str | None, *, now: float) -> Table:
    """Let the player of a seat agree to the terms; raises `AlreadySeated` where they have, or `Stale`."""
    if seat not in awaited(table):
        raise AlreadySeated
    agreed = table.with_chair(seat, agreed=terms, acted=now, least=0)
    if seat in awaited(agreed):
        raise Stale
    return agreed.after()


def without_silent(table: Table, *, now: float) -> Table:
    """A lobby without the players who were asked a day ago and have not agreed to its terms."""
    while (at := patience_ends(table)) is not None and at <= now:
        seat = min(awaited(table), key=lambda seat: table.chairs[seat].asked or now)
        table = leave(table, table.chairs[seat].person or 0, now=now)
    return table


def agreed_by(table: Table, person: int) -> Table:
    """A lobby in which a player agrees to what their own change leads to; the revision stays."""
    return table.with_chair(table.seat_of(person), agreed=None) if person in table.people else table


def leave(table: Table, person: int, *, now: float) -> Table:
    """Remove a player from a lobby; raises `NotSeated`.

    The host's role passes to the next player; the table ends when the last one leaves.
    """
    table.expect("lobby")
    if person not in table.people:
        raise NotSeated
    remaining = without(table, table.seat_of(person))
    rest = [chair.person for chair in remaining.chairs if chair.person is not None]
    if not rest:
        return remaining.after(status="ended", changed=now)
    return remaining.after(host=table.host if table.host in rest else rest[0], changed=now)


def without(table: Table, seat: int) -> Table:
    """Remove a chair from a lobby; the revision stays.

    The starter keeps the start; if their own chair is removed, it passes to the next one.
    """
    chairs, first = table.chairs[:seat] + table.chairs[seat + 1 :], table.first
    if first is not None:
        first = (first - (seat < first)) % len(chairs) if chairs else None
    return replace(table, chairs=chairs, first=first)


def with_agent(table: Table, person: int, agent: str, *, now: float) -> Table:
    """Seat a computer player on the next free chair; every seated player may ask for it.

    Raises `Stale` for an agent that is offered no longer, `NotSeated`, or `Full` where no chair is free.
    """
    table.expect("lobby")
    if agent not in table.agents.choices:
        raise Stale(agent)
    if person not in table.people:
        raise NotSeated
    if len(table.chairs) >= table.limit:
        raise Full
    return table.after(chairs=(*table.chairs, Chair(agent=agent)), changed=now)


def without_agent(table: Table, person: int, *, now: float) -> Table:
    """Remove the computer player that joined last; raises `NotSeated` for a person who does not play here."""
    table.expect("lobby")
    if person not in table.people:
        raise NotSeated
    last = max((seat for seat, chair in enumerate(table.chairs) if chair.agent), default=None)
    if last is None:
        return table
    return without(table, last).after(changed=now)


def change_settings(
    table: Table, person: int, manages: bool, changes: Mapping[str, Any], *, now: float
) -> Table:
    """Change settings of a lobby: the game, its options, the seats; by the host or a manager of the channel.

    Another game resets everything that belonged to the old one: expansions, chosen options, computer players,
    the starter. Raises `NotAllowed`; `Full` where more players are seated than the limit; `Stale` for a value
    that the game does not have.
    """
    table.expect("lobby")
    if person != table.host and not manages:
        raise NotAllowed
    changed = replace(table, **changes, decided=table.decided or not changes.keys().isdisjoint(STAKES))
    if changed.key != table.key:
        people = tuple(chair for chair in changed.chairs if chair.agent is None)
        limit = min(max(changed.limit, changed.game.seats[0]), changed.game.seats[-1])
        changed = replace(
            changed, expansions=(), chosen={}, chairs=people, limit=limit, first=None, follows=""
        )
    if len(changed.chairs) > changed.limit:
        raise Full
    known = all(value in changed.game.deals.CHOSEN.get(name, ()) for name, value in changed.chosen.items())
    if (
        not known
        or changed.limit not in changed.game.seats
        or not {*changed.expansions} <= {*changed.game.expansions}
    ):
        raise Stale
    return agreed_by(changed, person).after(changed=now)


def end(table: Table, person: int, manages: bool, *, now: float) -> Table:
    """End a table early; `manages`: this person may manage the channel. A rated game against computer players
    alone counts as lost for the player who ends it.

    Raises `NotAllowed`, and `Impossible` where all who are present must agree, or in a season.
    """
    table.expect("lobby", "running")
    expect_no_season(table)
    if not ends_alone(table, person, manages):
        raise Impossible("consent") if table.at_stake else NotAllowed
    ended = table.adding(Remark("ended", person, now)) if table.status == "running" else table
    if table.at_stake and person in table.people and table.alone(person):
        ended = ended.with_chair(table.seat_of(person), lost=person)
    return ended.after(status="ended", motion=None, changed=now)


def expect_no_season(table: Table) -> None:
    """Raise `Impossible` for a table of a season: what was announced for all holds until its end."""
    if table.season is not None:
        raise Impossible("season")


def ends_alone(table: Table, person: int, manages: bool) -> bool:
    """Whether this person may end a table without the consent of others.

    True for the host and managers of the channel; while a rated game is at stake, for managers who do not
    play and for the last player who is present.
    """
    if not table.at_stake:
        return manages or person == table.host
    return table.present == (person,) if person in table.people else manages


def set_language(table: Table, person: int, manages: bool, language: str, *, now: float) -> Table:
    """Set the language of a board; raises `NotAllowed` unless the host or a manager of the channel asks."""
    table.expect("lobby", "running", "finished")
    if person != table.host and not manages:
        raise NotAllowed
    return table.after(language=language, changed=now)


def rematch(table: Table, person: int, *, decided: bool = True, now: float) -> Table:
    """Create a lobby with the same players and agents; raises `NotSeated` for a person who did not play.

    Each seat waits for its player's own consent, which the person who asks has given. The next seat starts;
    where the previous game has no seal that would prove the order, the starter is drawn. `id` 0: not stored
    yet. Unless the series is over (`decided`), the lobby belongs to it or starts one. Raises `Impossible`
    for a game that is withheld.
    """
    table.expect("finished", "ended")
    table.expect_not_withheld()
    if person not in table.people:
        raise NotSeated
    chairs = tuple(
        Chair(
            chair.person,
            None if chair.person else chair.agent,
            agreed=None if chair.person in (None, person) else OPEN,
        )
        for chair in table.chairs
    )
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
    """Copy what the host of the previous game had chosen."""
    return replace(
        lobby,
        language=table.language,
        pace=table.pace,
        at_zero=table.at_zero,
        hints=table.hints,
        friendly=table.friendly,
        decided=table.decided,
        best_of=table.best_of,
        chosen=table.chosen,
    )


def former(chair: Chair) -> bool:
    """Whether the data of this seat's player were erased."""
    return chair.person is not None and chair.person < 0
