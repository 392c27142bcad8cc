"""From a game of a season to a table, and from a table to what the season must know of it."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import replace

from engine.games.agents import AGENTS
from engine.seasons.events import Played
from engine.seasons.model import FINAL, Fixture
from engine.seasons.service.edition import Edition
from engine.tables.model.results import TableResult
from engine.tables.model.table import Chair, Table
from engine.tables.people.care import stand_in
from engine.tables.play.start import SEED_BYTES, start

PART = 3
"""A seat may pass to a reserve before one part of this many of its decisions is made."""
NOBODY = 0
"""The host of tables of a season: there is none."""


def table_of(edition: Edition, number: int, channel: int, now: float, seed: str = "") -> Table:
    """The table of a game, as it begins: players on their seats, the first one starts. `seed`: for tests; all
    tables of a duplicate week have one deal, which follows from its secret."""
    lobby = replace(lobby_of(edition, number, channel), created=now, changed=now)
    if edition.kind.solo:
        seed = seed_from(f"{edition.row.secret}/deal")
    return start(lobby, NOBODY, now=now, seed=starting_first(lobby, seed))


def lobby_of(edition: Edition, number: int, channel: int) -> Table:
    """The table of a game before its start."""
    plan, solo, fixture = edition.plan, edition.kind.solo, edition.state.fixtures.get(number)
    if fixture is None:
        chairs = solo_chairs(edition, number)
    else:
        chairs = tuple(player_chair(edition, fixture, seat) for seat in range(len(fixture.members)))
    return Table(
        id=0,
        guild=edition.row.guild,
        channel=channel,
        host=NOBODY,
        key=plan.game,
        expansions=plan.expansions,
        limit=len(chairs),
        language=edition.row.language,
        pace=plan.pace,
        at_zero="caretaker",
        hints=False,
        friendly=solo,
        concealed=edition.kind.conceals,
        first=0,
        chairs=chairs,
        season=edition.id,
        season_began=plan.starts,
        deadline=plan.deadline(final=fixture is not None and fixture.division == FINAL),
    )


def player_chair(edition: Edition, fixture: Fixture, seat: int) -> Chair:
    """The chair of a member, or of the reserve who has their seat; a stand-in plays where the seat is lost
    and no reserve has it, or the person was erased."""
    owner = edition.person(fixture.members[seat] or 0)
    lost = owner if seat in fixture.lost else None
    person = edition.person(fixture.reserves[seat]) if seat in fixture.reserves else owner
    gone = seat in fixture.vacant or person < 0
    return stand_in(person, lost) if gone else Chair(person, lost=lost)


def solo_chairs(edition: Edition, player: int) -> tuple[Chair, ...]:
    """Chairs of an attempt: the player begins, the others are the strongest computer players that answer
    without thought, and so by no clock."""
    agents = AGENTS[edition.plan.game]
    quick = [name for name in agents.by_strength(edition.plan.expansions) if agents[name].at_once]
    return (
        Chair(person=edition.person(player)),
        *(Chair(agent=quick[-1]) for _ in range(edition.plan.seats - 1)),
    )


def starting_first(table: Table, seed: str = "") -> str:
    """A random seed from which the first seat is drawn as the starter, so that the seal proves it. `seed`:
    the first one that is tried."""
    game, rules = table.game, table.game.rules(table.expansions)
    while True:
        seed = seed or secrets.token_hex(SEED_BYTES)
        if game.deal(rules, len(table.chairs), seed).start_seat == 0:
            return seed
        seed = seed_from(seed)


def seed_from(text: str) -> str:
    """The seed that follows from a text."""
    return hashlib.sha256(text.encode()).hexdigest()[: 2 * SEED_BYTES]


def result_event(edition: Edition, fixture: int, result: TableResult, table: Table) -> Played:
    """A game that is over. A seat is lost if a stand-in played there at the end for a player who was gone."""
    solo = edition.kind.solo
    return Played(
        at=result.ended,
        table=fixture,
        ranks=tuple(place.rank for place in result.places),
        scores=tuple(place.points for place in result.places),
        people=(fixture, *[None] * (len(table.chairs) - 1)) if solo else (),
        lost=tuple(seat for seat, chair in enumerate(table.chairs) if chair.deserted),
    )


def is_early(table: Table, seat: int) -> bool:
    """Whether so little of a game is played that a reserve may take this seat: less than a third of the
    decisions that a player usually makes."""
    effort = table.game.effort
    usual = effort.duration(table.expansions, len(table.chairs)) if effort else None
    return usual is not None and PART * table.ply(seat) < usual.decisions
