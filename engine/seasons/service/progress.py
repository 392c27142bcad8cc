"""The clock of a season with sign-up: does what has come due, step by step, and lets its tables follow.

Each step is stored before the next one begins, and follows from what is stored; so a kill in between repeats
nothing and leaves nothing out.
"""

from __future__ import annotations

import logging
import secrets
from dataclasses import replace

from engine.seasons.events import Origin
from engine.seasons.movements import KEPT, movements, origins
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


async def progress(seasons: Changes, it: Edition) -> Edition:
    """Do everything that has come due at a season; raises `Stale` where others come between."""
    for _ in range(STEPS):
        known, before = await facts(seasons, it), it
        it = await seasons.change(it.id, lambda it: due_step(it, known, seasons.clock()))  # noqa: B023
        if it.row.revision == before.row.revision:
            break
    await follow_tables(seasons, it)
    await reveal_tables(seasons, it)
    await follow_season(seasons, it)
    alarm, seen = next_look(it, seasons.clock()), it.row.revision
    notes = (BOARD,) if await free_seats(seasons, it) else ()

    def calm(it: Edition) -> SeasonChange | None:
        """Set the alarm, unless something has happened since: then it stays due, for another look."""
        if it.row.revision != seen or it.row.alarm == alarm:
            return None
        return SeasonChange(row={"alarm": alarm}, notes=notes)

    return await seasons.change(it.id, calm)


def next_look(it: Edition, now: float) -> float | None:
    """When a season must be looked at next; None: it is over."""
    if it.over:
        return None
    again = [now + AGAIN] if it.row.status == "running" or now >= it.plan.starts else []
    return min([*it.plan.coming(now), *again], default=now + AGAIN)


async def facts(seasons: Changes, it: Edition) -> SeasonFacts:
    """What the next step must know."""
    if it.row.status == "running":
        return await games(seasons, it)
    if it.row.status != "sign-up" or seasons.clock() < it.plan.starts:
        return SeasonFacts()
    scope = Scope(it.row.guild, game=it.plan.game)
    ladder = await Ladders(seasons.tables.store).of(scope)
    ratings = {person: line.worst for person, line in ladder.lines.items()}
    return SeasonFacts(origins=await belonging(seasons, it), ratings=ratings)


async def games(seasons: Changes, it: Edition) -> SeasonFacts:
    """Games that are over and of which the season has not heard, and how many run."""
    found, running = [], 0
    for number, opened in (await seasons.store.tables_by_game(it.id)).items():
        fixture = it.state.fixtures.get(number)
        if opened.status not in ("finished", "ended"):
            running += 1
        elif fixture is None or not fixture.over:
            result = await seasons.tables.store.results.of_table(opened.table)
            if result is not None:
                found.append(result_event(it, number, result, await seasons.tables.table(opened.table)))
    return SeasonFacts(tuple(found), running)


async def belonging(seasons: Changes, it: Edition) -> dict[int, Origin]:
    """The division in which each person belongs after earlier seasons."""
    moved: list[dict[int, Origin]] = []
    earlier = it.row.earlier
    while earlier is not None and len(moved) <= KEPT:
        before = await seasons.edition(earlier)
        if before.row.status == "ended":
            moves = movements(before.state)
            moved.append({before.person(who): origin for who, origin in moves.items()})
        earlier = before.row.earlier
    return {person: origin for person, origin in origins(moved).items() if person > 0}


async def follow_tables(seasons: Changes, it: Edition) -> None:
    """Seats that were lost go to a stand-in for good, those that a reserve took to the reserve."""
    for number, fixture in it.state.fixtures.items():
        table = it.table(number)
        if fixture.over or not fixture.lost or table is None:
            continue
        chairs = (await seasons.tables.table(table)).chairs
        for seat in sorted(fixture.lost):
            reserve = fixture.reserves.get(seat)
            try:
                if reserve is None:
                    await seasons.tables.do(table, care.forfeit, seat)
                elif chairs[seat].person != it.person(reserve) > 0:
                    await seasons.tables.do(table, care.take_over, it.person(reserve), seat)
            except TableError as refused:
                log.warning("table %s: seat %s stays as it is: %r", table, seat, refused)


async def reveal_tables(seasons: Changes, it: Edition) -> None:
    """When a season is over or called off that concealed its tables, all may know them."""
    if it.kind.conceals and it.over:
        for _, table in it.row.games:
            await seasons.tables.change(table, lambda it: it.after(concealed=False) if it.concealed else it)


async def follow_season(seasons: Changes, it: Edition) -> None:
    """Open sign-up for the season after a league, at its half or its end; once."""
    plan, now = it.plan, seasons.clock()
    begun = it.row.status == "ended" or (it.row.status == "running" and plan.half and now >= plan.half)
    if not plan.again or not begun or "next" in plan.done:
        return
    following = plan.following(now)
    row = replace(
        it.row, id=0, status="sign-up", plan=following.model_dump_json(), earlier=it.id, revision=0,
        secret=secrets.token_hex(SECRET_BYTES), alarm=min(following.coming(now)), created=now, changed=now,
        former="[]", people=(), events=(), games=(),
    )  # fmt: skip
    try:
        await seasons.create_numbered(row, (BOARD, EVENT))
    except Stale:
        log.info("season %s: the next one is there already", it.id)
    done = plan.after("next").model_dump_json()
    await seasons.change(it.id, lambda it: SeasonChange(row={"plan": done}, notes=(BOARD,)))


async def free_seats(seasons: Changes, it: Edition) -> list[tuple[int, int]]:
    """Seats that a reserve may take now: number of the game, and seat."""
    if it.row.status != "running" or not it.kind.scheduled:
        return []
    found = []
    for number, table in (await seasons.store.abandoned_tables(it.id)).items():
        sitting = await seasons.tables.table(table)
        lost = it.state.fixtures[number].lost
        found += [(number, seat) for seat in left_early(sitting, seasons.clock()) if seat not in lost]
    return found


def left_early(table: Table, now: float) -> list[int]:
    """Seats whose owners were told and did not come back, early in the game."""
    seats = range(len(table.chairs))
    free = [(seat, table.free_from(seat)) for seat in seats if table.chairs[seat].minder != "forfeit"]
    return [seat for seat, since in free if since is not None and since <= now and is_early(table, seat)]
