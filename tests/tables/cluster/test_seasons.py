"""Seasons in two processes: each step, each message and each table once."""

from __future__ import annotations

import asyncio

from engine.seasons.service.fixtures import table_of
from engine.seasons.service.plan import SeasonRequest, next_monday
from engine.seasons.service.seasons import SeasonService
from engine.tables.model.errors import Stale
from tests.tables.cluster.conftest import Both

PEOPLE = range(101, 108)


async def signed_up(both: Both) -> tuple[SeasonService, SeasonService, int]:
    """A league for which seven have signed up and confirmed, in turn in either process."""
    one, two = (SeasonService(it.tables) for it in both)
    first = next_monday(one.clock(), "UTC")
    wish = SeasonRequest("league", first, 2, "UTC", "speicherstadt")
    it = await one.open(wish, 1, 7, 9, "en")
    await asyncio.gather(*((one, two)[who % 2].enter(it.id, who, plays=True, reserve=True) for who in PEOPLE))
    both[0].clock.now = it.plan.checks + 1
    await asyncio.gather(one.fire_alarm(it.id), two.fire_alarm(it.id))
    await asyncio.gather(*((one, two)[who % 2].confirm(it.id, who) for who in PEOPLE))
    both[0].clock.now = it.plan.starts + 1
    return one, two, it.id


async def test_a_season_starts_once(both: Both) -> None:
    one, two, season = await signed_up(both)
    await asyncio.gather(*(it.fire_alarm(season) for it in (one, two, one, two)))
    it = await two.edition(season)
    assert [event.what for event in it.events].count("started") == 1
    assert it.row.status == "running" and {*it.people} == {*PEOPLE}
    notes = await one.store.notes(season, one.clock())
    assert [note.what for note in notes].count("table") == 7


async def test_a_table_is_opened_once(both: Both) -> None:
    one, two, season = await signed_up(both)
    it = await one.fire_alarm(season)
    opened = await asyncio.gather(
        *(
            seasons.tables.open(table_of(it, 1, channel, one.clock()), fixture=1)
            for channel, seasons in enumerate((one, two, one, two), 50)
        ),
        return_exceptions=True,
    )
    assert sum(isinstance(found, Stale) for found in opened) == 3
    assert len(await two.store.tables_by_game(season)) == 1 == len(await one.tables.store.of_guild(1))


async def test_all_finished_games_are_counted_once(both: Both) -> None:
    one, two, season = await signed_up(both)
    it = await one.fire_alarm(season)
    for number in it.state.fixtures:
        await (one, two)[number % 2].tables.open(
            table_of(it, number, 50 + number, one.clock()), fixture=number
        )
    both[0].clock.now = it.plan.ends + 1
    for seasons in (one, two) * 20:
        for table in await seasons.tables.store.alarms(one.clock()):
            await seasons.tables.ring(table)
        await asyncio.gather(one.fire_alarm(season), two.fire_alarm(season))
    it = await one.edition(season)
    said = [event.what for event in it.events]
    assert said.count("played") == 7 and said.count("ended") == 1 and said[-1] == "ended"
    assert len(await two.store.plans(1, "league")) == 2  # the next one, once
