"""The scheduled event of a season: one where the server allows it, changed and ended with the season."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import discord
import pytest

from engine.tables.store.seasons import Seasons
from tests.cogs.seasons.arena import Arena
from tests.world import World

SCHEDULED, ACTIVE, COMPLETED, CANCELLED = 1, 2, 3, 4


@pytest.fixture
async def arena(world: World, monkeypatch: pytest.MonkeyPatch) -> Arena:
    """Five people and a manager."""
    found = Arena(world, 5)
    found.patch(monkeypatch)
    return found


def events(arena: Arena) -> list[Any]:
    """All events of the server, the oldest first."""
    return [*arena.world.env.backend.get_guild(arena.world.guild.id).scheduled_events.values()]


def allow(arena: Arena, *permissions: str) -> None:
    """From now on the bot may do this on the server, and nothing else about events."""
    backend, guild = arena.world.env.backend, arena.world.guild.id
    mine = discord.Permissions.all()
    mine.update(administrator=False, create_events=False, manage_events=False)
    mine.update(**dict.fromkeys(permissions, True))
    (role,) = [it for it in backend.get_guild(guild).roles.values() if it.managed]
    backend.edit_role(guild, role.id, {"permissions": mine.value})


async def test_a_season_has_one_event_that_leads_to_its_board(arena: Arena) -> None:
    await arena.open("league")
    (event,) = events(arena)
    plan = (await arena.season()).plan
    assert event.name == "League 1 · Die Speicherstadt" and event.status == SCHEDULED
    assert "You play 4 games at once" in event.description
    assert event.entity_metadata == {"location": arena.board.jump_url}
    dates = [datetime.fromisoformat(it) for it in (event.scheduled_start_time, event.scheduled_end_time)]
    assert [it.timestamp() for it in dates] == [plan.starts, plan.ends]
    for who in arena.people:
        await arena.join(who)
    await arena.world.restart()
    await arena.tick()
    assert len(events(arena)) == 1


async def test_a_crash_after_its_creation_creates_no_second_one(
    arena: Arena, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, broken = Seasons.mark_sent, list[int]()

    async def breaks(self: Seasons, note: Any, *facts: Any, **more: Any) -> None:
        if note.what == "event" and not broken:
            broken.append(1)
            raise OSError("killed")
        await whole(self, note, *facts, **more)

    monkeypatch.setattr(Seasons, "mark_sent", breaks)
    await arena.open("league")
    await arena.world.restart()
    await arena.tick(10)
    assert broken and len(events(arena)) == 1
    assert await arena.bot.services.store.seasons.message(1, "event") == (
        arena.world.guild.id,
        events(arena)[0].id,
    )


async def test_it_follows_the_board_and_is_cancelled_with_the_season(arena: Arena) -> None:
    await arena.open("league")
    before = arena.board.jump_url
    other = arena.world.guild.create_text_channel("seasons")
    await arena.do(arena.seasons.move(1, other.id))
    await arena.tick()
    (event,) = events(arena)
    assert event.entity_metadata["location"] != before and str(other.id) in event.entity_metadata["location"]
    await arena.do(arena.seasons.call_off(1))
    await arena.tick()
    assert [it.status for it in events(arena)] == [CANCELLED]


async def test_it_ends_with_the_last_game(arena: Arena) -> None:
    await arena.open("league", weeks=2, first=0)
    for who in arena.people:
        await arena.join(who)
    await arena.until((await arena.season()).plan.starts)
    await arena.tick(8)
    assert [it.status for it in events(arena)] == [ACTIVE]
    for game in (await arena.view()).parts[0].games:
        await arena.finish(game.number)
    await arena.tick()
    assert [it.status for it in events(arena)] == [COMPLETED, SCHEDULED], "and that of the next season"


async def test_a_duplicate_week_begins_at_once(arena: Arena) -> None:
    await arena.open("duplicate", weeks=1)
    await arena.world.env.advance_time(120)
    assert [it.status for it in events(arena)] == [ACTIVE]


async def test_one_that_was_deleted_is_not_created_again(arena: Arena) -> None:
    await arena.open("league")
    arena.world.env.backend.delete_scheduled_event(arena.world.guild.id, events(arena)[0].id)
    await arena.do(arena.seasons.move(1, arena.world.guild.create_text_channel("seasons").id))
    await arena.tick()
    assert events(arena) == []


async def test_without_the_permission_there_is_none_and_nothing_is_said(arena: Arena) -> None:
    allow(arena)
    await arena.world.env.settle()
    await arena.open("league")
    asked = [it for it in arena.world.env.http_requests if "scheduled-events" in it.path]
    assert events(arena) == asked == [] and "Sign up" in arena.world.labels("Max", arena.board)


async def test_a_refusal_is_final(arena: Arena, monkeypatch: pytest.MonkeyPatch) -> None:
    """The cache may be wrong about permissions; a refused call is not repeated."""
    allow(arena, "create_events")  # the simulated Discord wants the other one
    await arena.world.env.settle()
    await arena.open("league")
    await arena.tick(10)
    asked = [it.method for it in arena.world.env.http_requests if "scheduled-events" in it.path]
    assert events(arena) == [] and asked.count("POST") == 1
