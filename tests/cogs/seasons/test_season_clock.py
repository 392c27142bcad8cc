"""The clock of a season, while games end."""

from __future__ import annotations

from typing import Any

import pytest

from engine.seasons.service import progress
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
    tables, whole, ended = arena.bot.house.tables, progress.follow_tables, list[int]()

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
