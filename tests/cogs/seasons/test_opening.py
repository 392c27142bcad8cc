"""Opening the tables of a season: where they stand, and what happens while Discord refuses or limits it."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from bot.background.seasons.tables import TableOpener
from engine.seasons.service.step import TABLE
from engine.tables.store.season_rows import SeasonNote
from tests.cogs.seasons.arena import Arena
from tests.world import Press, World

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


@pytest.mark.parametrize("ours", [True, False])
async def test_a_thread_that_another_process_left_without_a_table_is_used(
    arena: Arena, monkeypatch: pytest.MonkeyPatch, ours: bool
) -> None:
    """Its server is not in the cache of the process that has taken over, or the cache lacks the thread, for
    the connection was away."""
    tables: Any = arena.bot.services.tables
    whole, killed = tables.open, list[int]()

    async def kill(*facts: Any, **more: Any) -> Any:
        if not killed:
            killed.append(1)
            monkeypatch.setattr(discord.Guild, "threads", property(lambda _: []))
            if not ours:
                monkeypatch.setattr(arena.bot, "get_guild", lambda _: None)
            raise OSError("killed")
        return await whole(*facts, **more)

    monkeypatch.setattr(tables, "open", kill)
    await arena.until((await arena.season()).plan.starts)
    await arena.tick(30)
    assert killed and len(arena.world.channel.threads) == 5
    assert all(game.table for game in (await arena.view()).parts[0].games)


async def test_tables_stand_in_given_channels_and_else_in_threads(arena: Arena) -> None:
    """A channel in which people play is left alone, and one that becomes free is not waited for."""
    rooms = [arena.world.guild.create_text_channel(f"room-{number}") for number in range(3)]
    await arena.world.env.settle()
    await arena.world.slash("Max", "season")
    await arena.world.choose_channels("Max", "Tables: threads", *rooms)
    assert arena.world.picked_channels("Max", "Tables: threads") == [it.id for it in rooms]
    named = " ".join(f"<#{it.id}>" for it in rooms)
    assert f"Tables in {named}, then in threads." in arena.world.texts(arena.world.private("Max"))
    await arena.world.member("Anna").slash(rooms[1], "new")
    await arena.until((await arena.season()).plan.starts)
    await arena.tick(8)
    games = (await arena.view()).parts[0].games
    places = [game.channel for game in games]
    assert places[:2] == [rooms[0].id, rooms[2].id]
    assert places[2:] == [thread.id for thread in arena.world.channel.threads] and len(places) == 5
    assert all(any(it.embeds for it in room.history()) for room in rooms)


async def test_only_managers_choose_channels_and_the_next_season_keeps_them(arena: Arena) -> None:
    room = arena.world.guild.create_text_channel("room")
    await arena.world.env.settle()
    chosen = Press(arena.people[0], "sk:seasonchannels:0:1:given", arena.board, (str(room.id),))
    await arena.world.flood(chosen)
    assert (await arena.season()).plan.channels == ()
    await arena.world.flood(chosen._replace(who="Max", values=(str(room.id), "4711", "x")))
    plan = (await arena.season()).plan
    assert plan.channels == (room.id,) == plan.following(plan.ends).channels


async def test_a_season_is_played_with_an_expansion(world: World) -> None:
    arena = Arena(world, 5)
    await arena.open("league", weeks=2, first=0, game="speicherstadt_kaispeicher")
    assert "Die Speicherstadt + Kaispeicher" in arena.world.texts(arena.board)
    for who in arena.people:
        await arena.join(who)
    await arena.until((await arena.season()).plan.starts)
    await arena.tick(8)
    games = (await arena.view()).parts[0].games
    tables = [await arena.bot.services.tables.table(game.table) for game in games]
    assert len(tables) == 5 and {table.expansions for table in tables} == {("kaispeicher",)}


async def test_seasons_take_turns(world: World) -> None:
    """A season that has opened a few tables waits behind the others; its board shows them at its next turn,
    and keeps the pause after a failure."""
    bot: Any = world.env.bot
    seasons = bot.services.seasons
    first, second, third = [(await seasons.begin_month(it, it, 1, "en", "UTC")).id for it in (1, 2, 3)]
    now, store = world.env.now().timestamp(), seasons.store
    for season in (first, third):
        await store.mark_sent(SeasonNote(season, "board"))
        await store.put_behind_others(season, TABLE, now)
        now += 1.0
    assert [due.season for due in await store.owing_by_server(now, 5)] == [*(second, first, third)]
    await store.put_off(second, None, lambda tries: 60.0, now)
    await store.put_behind_others(second, TABLE, now)
    assert [due.season for due in await store.owing_by_server(now, 5)] == [*(first, third)]
