"""Opening the tables of a season while Discord refuses or limits it."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from bot.background.season_tables import TableOpener
from tests.cogs.seasons.arena import Arena
from tests.world import World

WINDOW, PATIENCE = 60.0, 30.0
"""Seconds of a rate limit, and of it that discord.py waits at most: else it refuses the call."""


@pytest.fixture
async def arena(world: World) -> Arena:
    """Five people with a league that begins within a week."""
    found = Arena(world, 5)
    await found.open("league", weeks=2, first=0)
    for who in found.people:
        await found.join(who)
    return found


async def test_tables_that_are_refused_are_retried_ever_more_rarely(arena: Arena) -> None:
    """Too many refused calls get a bot banned."""
    await arena.world.deny("create_public_threads")
    await arena.until((await arena.season()).plan.starts)
    await arena.tick(60)
    asked = [it for it in arena.world.env.http_requests if it.path.endswith("/threads")]
    assert 5 <= len(asked) <= 15 and not arena.world.channel.threads


async def test_a_rate_limit_is_used_up_near_the_end_of_its_window(
    arena: Arena, monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py refuses while much of a window is left, even where calls are left."""
    whole, ends, refused = TableOpener.new_thread, [0.0], list[float]()

    async def limited(self: TableOpener, *facts: Any) -> discord.Thread:
        now = arena.world.env.now().timestamp()
        if ends[0] - now > PATIENCE:
            refused.append(ends[0] - now)
            raise discord.RateLimited(ends[0] - now)
        ends[0] = max(ends[0], now + WINDOW if ends[0] <= now else 0.0)
        return await whole(self, *facts)

    monkeypatch.setattr(TableOpener, "new_thread", limited)
    await arena.until((await arena.season()).plan.starts)
    await arena.tick(50)
    assert len(arena.world.channel.threads) == 5 and len(refused) <= 5
    assert len({game.table for game in (await arena.view()).parts[0].games}) == 5


async def test_each_table_shows_its_board_though_nobody_presses(arena: Arena) -> None:
    await arena.until((await arena.season()).plan.starts)
    for _ in range(20):  # no tick: that would wake what sends boards
        await arena.world.env.advance_time(1.2)
    threads = arena.world.channel.threads
    assert len(threads) == 5 and all([it for it in thread.history() if it.embeds] for thread in threads)


async def test_a_wait_for_a_rate_limit_ends_no_job(
    arena: Arena, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """discord.py waits up to 30 seconds for a rate limit, the scheduler as long for a whole job."""
    whole, ends = TableOpener.new_thread, [0.0]

    async def waits(self: TableOpener, *facts: Any) -> discord.Thread:
        now = arena.world.env.now().timestamp()
        ends[0] = ends[0] if ends[0] > now else now + PATIENCE - 1
        await asyncio.sleep(ends[0] - now)
        return await whole(self, *facts)

    monkeypatch.setattr(TableOpener, "new_thread", waits)
    await arena.until((await arena.season()).plan.starts)
    await arena.tick(200)
    assert len(arena.world.channel.threads) == 5
    assert not [it for it in caplog.records if it.exc_info and "looking at it failed" in it.message]


async def test_a_thread_that_another_process_left_without_a_table_is_used(
    arena: Arena, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its server is not in the cache of the process that has taken over."""
    tables: Any = arena.bot.house.tables
    whole, killed = tables.open, list[int]()

    async def kill(*facts: Any, **more: Any) -> Any:
        if not killed:
            killed.append(1)
            monkeypatch.setattr(arena.bot, "get_guild", lambda _: None)
            raise OSError("killed")
        return await whole(*facts, **more)

    monkeypatch.setattr(tables, "open", kill)
    await arena.until((await arena.season()).plan.starts)
    await arena.tick(30)
    assert killed and len(arena.world.channel.threads) == 5
    assert all(game.table for game in (await arena.view()).parts[0].games)
