"""Health is good where the loop, Discord and the database are there, and says what is not."""

from __future__ import annotations

import asyncio
import logging
import os
import resource
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import Kontor, create_bot
from bot.interactions import rivals
from bot.monitoring import Monitoring, health
from bot.monitoring.server import HttpServer
from bot.settings import Settings
from tests.cogs.wire import Wire, wire
from tests.monitoring.conftest import asked, got
from tests.world import World, open_world

__all__ = ["wire"]


def port(world: World) -> int:
    """Where health is told."""
    bot: Any = world.env.bot
    return int(bot.monitoring.servers[0].port)


async def test_all_is_well(world: World) -> None:
    assert await asked(port(world)) == (200, "all is well\n")


async def test_discord_may_be_away_for_a_while_but_not_for_long(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot: Any = world.env.bot
    bot.dispatch("shard_disconnect", 0)
    await world.env.settle()
    assert (await asked(port(world)))[0] == 200
    monkeypatch.setattr(health, "TOLERATED", 0.0)
    status, text = await asked(port(world))
    assert status == 503 and text.startswith("Discord has been away for ")

    bot.dispatch("shard_disconnect", 0)  # as after each try that fails
    bot.dispatch("shard_resumed", 0)
    await world.env.settle()
    assert (await asked(port(world)))[0] == 200


async def test_one_shard_that_is_away_is_enough(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "TOLERATED", 0.0)
    bot: Any = world.env.bot
    for shard in (0, 1):
        bot.dispatch("shard_disconnect", shard)
    bot.dispatch("shard_ready", 0)
    await world.env.settle()
    assert (await asked(port(world)))[0] == 503


async def test_a_database_that_does_not_answer_is_reported(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "TIMEOUT", 0.2)
    bot: Any = world.env.bot
    monkeypatch.setattr(bot.services.store.census, "alive", lambda: asyncio.sleep(60))
    assert await asked(port(world)) == (503, "the database does not answer\n")

    async def broken() -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr(bot.services.store.census, "alive", broken)
    assert await asked(port(world)) == (503, "the database does not answer\n")


@pytest.mark.skipif(sys.platform == "win32", reason="there is no limit on files there")
async def test_while_nothing_can_be_saved_it_is_not_well(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    """Until a write succeeds, if need be one of health's own; the log has one line, and no traceback."""
    await world.slash("Anna", "new")
    bot: Any = world.env.bot
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    database = bot.settings.database
    caplog.clear()
    with caplog.at_level(logging.INFO):
        resource.setrlimit(resource.RLIMIT_FSIZE, (os.stat(f"{database}-wal").st_size, hard))  # noqa: PTH116
        try:
            for who in ("Ben", "Clara", "Ben"):
                await world.press(who, "Join")
                assert "Nothing can be saved right now" in world.texts(world.private(who))
            status, text = await asked(port(world))
            assert status == 503 and text.startswith(f"nothing can be saved: the disk of {database}")
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert await asked(port(world)) == (200, "all is well\n")
    assert [it.exc_info for it in caplog.records if it.levelno >= logging.WARNING] == [None, None]
    assert "Ben" not in world.texts(world.board)


async def test_another_process_that_answers_for_the_bot_is_reported(
    world: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, wire: Wire
) -> None:
    """Two with one token and two databases; an answer that arrived although its connection broke is none."""
    await world.slash("Anna", "new")
    for _ in range(rivals.TIMES):
        wire.lose("POST /interactions/*/callback")
        await world.slash("Anna", "help")
    assert (await asked(port(world)))[0] == 200
    world.env.inject_error("POST", "/interactions/*/callback", status=400, code=40060, times=rivals.TIMES)
    for _ in range(rivals.TIMES):
        assert (await asked(port(world)))[0] == 200
        await world.slash("Anna", "help")

    assert await asked(port(world)) == (503, "another process answers for this bot\n")
    said = [it.getMessage() for it in caplog.records if it.name == rivals.__name__]
    assert len(said) == 1 and said[0].startswith("another process answers for this bot: ")
    monkeypatch.setattr(rivals, "WITHIN", 0.0)
    assert (await asked(port(world)))[0] == 200


async def test_a_blocked_loop_is_reported_all_the_same(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "TIMEOUT", 0.2)
    assert got(port(world)) == (503, "the loop has stood still for 0 s\n")  # it is we who stop it


async def test_both_doors_are_closed_by_themselves(tmp_path: Path) -> None:
    settings = Settings(database=tmp_path / "kontor.sqlite3", discord_token=None, pictures=False)
    assert (settings.metrics_address, settings.health_address) == ("127.0.0.1", "127.0.0.1")
    async with open_world(lambda: create_bot(settings)) as world:
        bot: Any = world.env.bot
        assert bot.monitoring.servers == []


async def test_a_door_that_cannot_be_opened_stops_no_start(
    make_bot: Callable[[], Kontor], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        busy = taken.getsockname()[1]
        monkeypatch.setattr(
            "bot.monitoring.HttpServer",
            lambda answer, address, port, names: HttpServer(answer, address, busy),
        )
        with caplog.at_level(logging.ERROR):
            async with open_world(make_bot) as world:
                bot: Any = world.env.bot
                assert bot.monitoring.servers == []
                await world.slash("Anna", "new")
                assert "Anna (host)" in world.texts(world.board)
    assert "no health at 127.0.0.1:" in caplog.text and "no metrics at 127.0.0.1:" in caplog.text


async def test_before_the_house_is_furnished_only_the_loop_counts() -> None:
    bot: Any = create_bot(Settings(discord_token=None))
    bot.monitoring = Monitoring(bot, Settings(discord_token=None))
    look = health.Health(bot, bot.monitoring.gateway, asyncio.get_running_loop())
    assert [it async for it in look.troubles()] == []
