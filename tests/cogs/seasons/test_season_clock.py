"""The clock of a season, while games end."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any

import pytest

from bot.background.seasons.clocks import SEASONS_PER_SECOND
from bot.background.seasons.messages import SeasonMessages
from engine.seasons.service import progress
from engine.tables.store.season_rows import SeasonNote
from tests.cogs.seasons.arena import Arena
from tests.tables.sittings import gone_on
from tests.world import World


async def test_a_game_that_ends_while_the_season_is_looked_at_counts_at_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It calls the season's clock again, and the look that goes on must not put that off."""
    arena = Arena(world, 5)
    await arena.open("league", weeks=2, first=0)
    for who in arena.people:
        await arena.join(who)
    await arena.until((await arena.season()).plan.starts)
    await arena.tick(8)
    tables, whole, ended = arena.bot.services.tables, progress.follow_tables, list[int]()

    async def ends(seasons: Any, it: Any) -> None:
        await whole(seasons, it)
        if not ended:
            ended.append(it.table(2))
            now = tables.clock()
            await tables.change(it.table(2), lambda table: gone_on(table, 2_000, arena.luck, now))

    monkeypatch.setattr(progress, "follow_tables", ends)
    await arena.finish(1)
    games = (await arena.view()).parts[0].games
    assert ended and [game.number for game in games if game.over] == [1, 2]


async def test_seasons_that_are_due_have_their_turns_one_by_one(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All seasons of a time zone begin in the same second, and presses must not wait for several of them: not
    for their steps, and not for their boards."""
    bot: Any = world.env.bot
    seasons = bot.services.seasons
    whole, looks = seasons.fire_alarm, dict[int, float]()
    shows, built = SeasonMessages.draw, list[float]()

    async def ring(number: int) -> Any:
        looks.setdefault(number, asyncio.get_running_loop().time())
        return await whole(number)

    async def draw(*facts: Any) -> Any:
        built.append(asyncio.get_running_loop().time())
        return await shows(*facts)

    monkeypatch.setattr(seasons, "fire_alarm", ring)
    monkeypatch.setattr(SeasonMessages, "draw", draw)
    for guild in range(1, 13):
        season = await seasons.begin_month(guild, guild, 1, "en", "UTC")
        await seasons.store.postpone(season.id, 0.0)
    world.as_bot(lambda: bot.scheduler.expect(0.0))
    for _ in range(40):
        await world.env.advance_time(0.3)
    assert looks.keys() == {*range(1, 13)} and len(built) >= 12
    for turns in looks.values(), built:
        assert min(after - before for before, after in pairwise(turns)) > 0.9 / SEASONS_PER_SECOND


async def test_an_announcement_waits_for_no_name(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of 200 seasons of 60 players take minutes; a board waits for them a while."""
    arena = Arena(world, 5)
    await arena.open("league", weeks=2, first=0)
    for who in arena.people:
        await arena.join(who)
    asked = list[int]()

    async def learn(guild: int, *_: Any) -> None:
        asked.append(guild)

    monkeypatch.setattr(arena.bot.services.names, "learn", learn)
    messages = SeasonMessages(arena.bot, arena.bot.services, lambda: None)
    for what, waits in (("half", False), ("board", True)):
        asked.clear()
        await arena.do(messages.show(SeasonNote(1, what)))
        assert bool(asked) is waits, what
