"""`/new` in a thread of its own: the right kind, with its author in it, and never an empty one."""

from __future__ import annotations

from typing import Any

import pytest
import simcord
from simcord.backend.models import Channel

from engine.tables.service import Tables
from tests.cogs.wire import Wire, wire
from tests.world import World

__all__ = ["wire"]
MADE = "POST /channels/*/threads"


def threads(place: simcord.ChannelHandle) -> list[Any]:
    return list(place.threads)


def lobbies(thread: Any) -> list[Any]:
    """The boards in a thread."""
    return [it for it in thread.history() if it.components and it.embeds]


async def test_in_a_channel_for_announcements_it_is_one_for_announcements(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Channel, "is_thread", property(lambda it: it.type in (10, 11, 12)))
    news = world.guild.create_news_channel("news")
    await world.member("Anna").slash(news, "new", place="thread")

    (made,) = [it.json for it in world.env.http_requests if it.path.endswith("/threads")]
    assert made and made["type"] == 10
    (thread,) = threads(news)
    assert len(lobbies(thread)) == 1


async def test_its_author_is_added(world: World, wire: Wire) -> None:
    await world.slash("Anna", "new", place="thread")

    (thread,) = threads(world.channel)
    assert f"PUT /channels/{thread.id}/thread-members/{world.member('Anna').id}" in wire.calls


async def test_that_its_author_cannot_be_added_stops_nothing(world: World) -> None:
    world.env.inject_error("PUT", "/channels/*/thread-members/*", status=403, code=50013)
    result = await world.slash("Anna", "new", place="thread")

    (thread,) = threads(world.channel)
    assert thread.mention in world.texts(result.response)
    assert len(lobbies(thread)) == 1


async def test_a_thread_whose_creation_got_no_response_is_used(
    world: World, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.interactions.threads.GRACE", 0.01)
    wire.lose(MADE)
    result = await world.slash("Anna", "new", place="thread")

    (thread,) = threads(world.channel)
    assert thread.mention in world.texts(result.response)
    assert len(lobbies(thread)) == 1


async def test_where_none_was_made_nothing_is_planned_any_more(
    world: World, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.interactions.threads.GRACE", 0.01)
    wire.lose(MADE, heard=False)
    result = await world.slash("Anna", "new", place="thread")

    bot: Any = world.env.bot
    assert "went wrong" in world.texts(result.response)
    assert not threads(world.channel)
    assert not await bot.services.store.people.settings("thread ")


async def test_a_crash_between_thread_and_table_leaves_no_empty_thread(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Tables, "open", killed)
        await world.slash("Anna", "new", place="thread", seats=3, pace="daily")
    (thread,) = threads(world.channel)
    assert not lobbies(thread)
    await world.restart()

    (board,) = lobbies(thread)
    assert "Anna (host)" in world.texts(board)
    bot: Any = world.env.bot
    table = await bot.services.tables.of_channel(thread.id)
    assert (table.limit, table.pace) == (3, "daily")
    await world.restart()
    bot = world.env.bot
    assert len(lobbies(thread)) == 1
    assert not await bot.services.store.people.settings("thread ")


async def killed(*_: Any) -> None:
    """As far as the database can tell, the process is no more."""
    raise RuntimeError("killed")
