"""The clock of a season with sign-up: does what has come due, step by step, and lets its tables follow.

Each step is stored before the next one begins, and follows from what is stored; so a kill in between repeats
nothing and leaves nothing out.
"""

from __future__ import annotations

import logging
import secrets
from dataclasses import replace

from engine.seasons.events import Origin
from engine.seasons.movements import SEASONS_KEPT, movements, origins
from engine.seasons.service.changes import Changes
from engine.seasons.service.due import SeasonFacts, due_step
from engine.seasons.service.edition import Edition
from engine.seasons.service.fixtures import is_early, result_event
from engine.seasons.service.step import BOARD, EVENT, SeasonChange
from engine.tables.model.errors import Stale, TableError
from engine.tables.model.habits import HOUR
from engine.tables.model.table import Table
from engine.tables.people import care
from engine.tables.scores.ladder import Ladders, Scope

log = logging.getLogger(__name__)
SECRET_BYTES = 16
"""Entropy of the secret of a draw."""
STEPS = 50
"""Steps in one look at a season; there are never as many."""
AGAIN = 6 * HOUR
"""Seconds after which a running season is looked at again: seats may have become free."""


async def progress(seasons: Changes, edition: Edition) -> Edition:
    """Do everything that has come due at a season; raises `Stale` after repeated conflicts."""
    for _ in range(STEPS):
        known, before = await facts(seasons, edition), edition
        edition = await seasons.change(edition.id, lambda latest: due_step(latest, known, seasons.clock()))  # noqa: B023
        if edition.row.revision == before.row.revision:
            break
    await follow_tables(seasons, edition)
    await reveal_tables(seasons, edition)
    await follow_season(seasons, edition)
    alarm, seen = next_look(edition, seasons.clock()), edition.row.revision
    notes = (BOARD,) if await free_seats(seasons, edition) else ()

    def set_alarm(latest: Edition) -> SeasonChange | None:
        """Set the alarm, unless something has happened since: then it stays due, for another look."""
        if latest.row.revision != seen or latest.row.alarm == alarm:
            return None
        return SeasonChange(row={"alarm": alarm}, notes=notes)

    return await seasons.change(edition.id, set_alarm)


def next_look(edition: Edition, now: float) -> float | None:
    """When a season must be looked at next; None: it is over."""
    if edition.over:
        return None
    again = [now + AGAIN] if edition.row.status == "running" or now >= edition.plan.starts else []
    return min([*edition.plan.upcoming(now), *again], default=now + AGAIN)


async def facts(seasons: Changes, edition: Edition) -> SeasonFacts:
    """What the next step must know of games, ratings and earlier seasons."""
    if edition.row.status == "running":
        return await games(seasons, edition)
    if edition.row.status != "sign-up" or seasons.clock() < edition.plan.starts:
        return SeasonFacts()
    scope = Scope(edition.row.guild, game=edition.plan.game)
    ladder = await Ladders(seasons.tables.store).of(scope)
    ratings = {person: line.worst for person, line in ladder.lines.items()}
    return SeasonFacts(origins=await earlier_origins(seasons, edition), ratings=ratings)


async def games(seasons: Changes, edition: Edition) -> SeasonFacts:
    """Games that are over and of which the season has not heard, and how many run."""
    played, running = [], 0
    for number, opened in (await seasons.store.tables_by_game(edition.id)).items():
        fixture = edition.state.fixtures.get(number)
        if opened.status not in ("finished", "ended"):
            running += 1
        elif fixture is None or not fixture.over:
            result = await seasons.tables.store.results.of_table(opened.table)
            if result is not None:
                played.append(result_event(edition, number, result, await seasons.tables.table(opened.table)))
    return SeasonFacts(tuple(played), running)


async def earlier_origins(seasons: Changes, edition: Edition) -> dict[int, Origin]:
    """The division in which each person belongs after earlier seasons."""
    moved: list[dict[int, Origin]] = []
    earlier = edition.row.earlier
    while earlier is not None and len(moved) <= SEASONS_KEPT:
        before = await seasons.edition(earlier)
        if before.row.status == "ended":
            moves = movements(before.state)
            moved.append({before.person(player): origin for player, origin in moves.items()})
        earlier = before.row.earlier
    return {person: origin for person, origin in origins(moved).items() if person > 0}


async def follow_tables(seasons: Changes, edition: Edition) -> None:
    """Seat a stand-in for good on seats that were lost, and reserves on those that they took."""
    for number, fixture in edition.state.fixtures.items():
        table = edition.table(number)
        if fixture.over or not fixture.lost or table is None:
            continue
        chairs = (await seasons.tables.table(table)).chairs
        for seat in sorted(fixture.lost):
            reserve = fixture.reserves.get(seat)
            try:
                if reserve is None:
                    await seasons.tables.do(table, care.forfeit, seat)
                elif chairs[seat].person != edition.person(reserve) > 0:
                    await seasons.tables.do(table, care.take_over, edition.person(reserve), seat)
            except TableError as refused:
                log.warning("table %s: seat %s stays as it is: %r", table, seat, refused)


async def reveal_tables(seasons: Changes, edition: Edition) -> None:
    """Reveal the tables of a season that conceals them, once it is over or called off."""
    if edition.kind.conceals and edition.over:
        for _, number in edition.row.games:
            await seasons.tables.change(
                number, lambda table: table.after(concealed=False) if table.concealed else table
            )


async def follow_season(seasons: Changes, edition: Edition) -> None:
    """Open sign-up for the season after a league, at its half or its end; once."""
    plan, now = edition.plan, seasons.clock()
    status = edition.row.status
    begun = status == "ended" or (status == "running" and plan.half and now >= plan.half)
    if not plan.again or not begun or "next" in plan.done:
        return
    following = plan.following(now)
    row = replace(
        edition.row, id=0, status="sign-up", plan=following.model_dump_json(), earlier=edition.id, revision=0,
        secret=secrets.token_hex(SECRET_BYTES), alarm=min(following.upcoming(now)), created=now, changed=now,
        former="[]", people=(), events=(), games=(),
    )  # fmt: skip
    try:
        await seasons.create_numbered(row, (BOARD, EVENT))
    except Stale:
        log.info("season %s: the next one is there already", edition.id)
    done = plan.after("next").model_dump_json()
    await seasons.change(edition.id, lambda latest: SeasonChange(row={"plan": done}, notes=(BOARD,)))


async def free_seats(seasons: Changes, edition: Edition) -> list[tuple[int, int]]:
    """Seats that a reserve may take now: number of the game, and seat."""
    if edition.row.status != "running" or not edition.kind.scheduled:
        return []
    free = []
    for number, table in (await seasons.store.abandoned_tables(edition.id)).items():
        sitting = await seasons.tables.table(table)
        lost = edition.state.fixtures[number].lost
        free += [(number, seat) for seat in left_early(sitting, seasons.clock()) if seat not in lost]
    return free


def left_early(table: Table, now: float) -> list[int]:
    """Seats whose owners were notified and did not come back, early in the game."""
    seats = range(len(table.chairs))
    free = [(seat, table.free_from(seat)) for seat in seats if table.chairs[seat].minder != "forfeit"]
    return [seat for seat, since in free if since is not None and since <= now and is_early(table, seat)]
