"""Many seasons: names that differ, turns between servers, limits."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from bot import limits
from bot.background.seasons.turns import ServerTurns
from engine.seasons.service.plan import SeasonRequest
from engine.tables.store.seasons import WaitingSeason
from tests.cogs.seasons.arena import Arena
from tests.world import World


@pytest.fixture
async def arena(world: World) -> Arena:
    """Five people and a manager."""
    return Arena(world, 5)


async def titles(arena: Arena) -> list[str]:
    """The titles of all boards."""
    return [it.embeds[0].title or "" for it in arena.world.channel.history() if it.embeds]


async def test_two_leagues_and_the_successor_of_the_first_have_different_names(arena: Arena) -> None:
    for _ in range(2):
        await arena.open("league", weeks=2, first=0)
    for who in arena.people:
        await arena.join(who)
    plan = (await arena.season()).plan
    await arena.do(arena.seasons.call_off(2))
    await arena.until(plan.half)
    await arena.tick(2)
    await arena.open("league", weeks=2, first=0)
    names = [name.split(" · ")[0] for name in await titles(arena) if name.startswith("League")]
    assert sorted(names) == ["League 1", "League 2", "League 3", "League 4"]


async def test_seasons_at_the_limit_open_no_other(arena: Arena, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SEASONS_PER_PERSON", 2)
    for _ in range(2):
        await arena.open("duplicate", weeks=1)
    await arena.world.slash("Max", "season")
    await arena.world.press("Max", "Start another season", arena.world.private("Max"))
    kinds = arena.world.private("Max")
    await arena.world.press("Max", "Start a league", kinds)
    assert "You have opened 2 seasons" in arena.world.texts(arena.world.private("Max"))
    monkeypatch.setattr(limits, "SEASONS_PER_PERSON", 10)
    monkeypatch.setattr(limits, "SEASONS_PER_SERVER", 2)
    await arena.world.press("Max", "Start a league", kinds)
    assert "This server has 2 open seasons" in arena.world.texts(arena.world.private("Max"))


async def test_an_attempt_counts_as_a_table(arena: Arena) -> None:
    await arena.open("duplicate", weeks=1)
    who = arena.people[0]
    arena.bot.limits.person = 1
    await attempt(arena, who)
    (table,) = await arena.bot.services.store.of_host(arena.id(who))
    assert (await arena.season()).row.games == ((1, table),)
    await arena.open("duplicate", weeks=1)
    await arena.world.slash(who, "season")
    await arena.world.choose(who, "Other seasons", "Duplicate week 2 · Die Speicherstadt")
    await arena.world.press(who, "Play my game", arena.world.private(who))
    assert "You have 1 open table, the maximum" in arena.world.texts(arena.world.private(who))
    assert not (await arena.season(2)).people


async def attempt(arena: Arena, who: str) -> None:
    """Begin an attempt of the one week, whose table opens at once."""
    await arena.world.slash(who, "season")
    await arena.world.press(who, "Play my game", arena.world.private(who))
    await arena.tick(3)


async def test_forty_weeks_of_one_server_do_not_delay_the_tables_of_another(arena: Arena) -> None:
    """The messages of the other server's season are in the second look, whatever waits at the first one."""
    services: Any = arena.bot.services
    await arena.do(arena.bot.scheduler.close())
    wish = SeasonRequest("duplicate", date(2026, 1, 1), 1, "UTC", "speicherstadt")
    for guild in (*[71] * 40, 72):
        season = await arena.do(arena.seasons.open(wish, guild, guild, 1, "en"))
        await arena.do(arena.seasons.attempt(season.id, 5))
        await arena.world.env.advance_time(1.0)
    turns, order = ServerTurns(), list[int]()
    now = arena.world.env.now().timestamp()
    for _ in range(4):
        order += turns.pick(await arena.do(services.store.seasons.owing_by_server(now, 100)), 2)
        for season in order[-2:]:
            await arena.do(services.store.seasons.put_off(season, None, lambda _: 0.0, now))
    assert order.count(41) == 4 and len({*order}) == 5, order


def test_each_server_has_a_turn_before_another_has_its_second() -> None:
    waiting = [WaitingSeason(*it) for it in ((1, 7), (4, 8), (5, 9), (2, 7), (3, 7))]
    turns = ServerTurns()
    assert turns.pick(waiting, 2) == [1, 4]
    assert turns.pick([WaitingSeason(2, 7), *waiting[1:3]], 2) == [5, 2]
    assert turns.pick([WaitingSeason(3, 7), WaitingSeason(6, 7)], 2) == [3, 6]
    assert turns.pick([], 2) == []
