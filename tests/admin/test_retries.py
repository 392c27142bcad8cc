"""A start without a network, or without Discord: a line, and another try, until it works."""

from __future__ import annotations

import asyncio
import logging
import socket
from itertools import islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from discord.ext import commands
from pydantic import SecretStr

from bot import __version__
from bot.app import create_bot
from bot.logs import PrivateFormatter
from bot.monitoring.health import Health
from bot.platform import retries
from bot.platform.invitation import invitation
from bot.platform.retries import backoff_delays, retry
from bot.settings import Settings
from engine.tables.store.address import Server
from tests.admin.portal import TOKEN, Portal, opened, portal

__all__ = ["portal"]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=tmp_path / "kontor.sqlite3", pictures=False, backups="")


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The requested sleeps, in seconds; none of them takes real time."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(retries, "asyncio", SimpleNamespace(sleep=sleep))
    return slept


def nowhere() -> int:
    """A port of this machine without a server yet."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def begun(settings: Settings) -> bool:
    """Whether the database is open."""
    return Path(str(settings.database)).exists()


async def test_a_bot_that_comes_before_discord_waits_for_it(
    monkeypatch: pytest.MonkeyPatch, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    port = nowhere()
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{port}")
    monkeypatch.setattr(retries, "FIRST_DELAY", 0.05)
    async with create_bot(settings) as bot:
        login = asyncio.create_task(bot.login(TOKEN))
        await asyncio.sleep(0.2)
        assert not login.done()
        async with opened(Portal(), port):
            await login
            assert bot.user is not None and bot.services is not None
    lines = {it.getMessage().partition(";")[0]: it.exc_info for it in caplog.records}
    assert lines == {"Discord is out of reach (ClientConnectorError)": None}


async def test_a_token_that_discord_does_not_know_ends_it_at_once(
    portal: Portal, settings: Settings, slept: list[float]
) -> None:
    async with create_bot(settings) as bot:
        with pytest.raises(discord.LoginFailure):
            await bot.login("another.token")
    assert not slept
    assert not begun(settings)


async def test_a_bot_that_comes_before_its_database_waits_for_it(
    portal: Portal,
    settings: Settings,
    database: Server,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """As after a reboot of the machine; health says what is missing."""
    host = settings.model_copy(update={"database": Server("postgresql://kontor:hush@127.0.0.1:1/kontor")})
    async with create_bot(host) as bot:
        look = Health(bot, bot.monitoring.gateway, asyncio.get_running_loop())
        slept: list[float] = []
        seen: list[list[str]] = []

        async def sleep(seconds: float) -> None:
            slept.append(seconds)
            seen.append([it async for it in look.troubles()])
            if len(slept) == 2:
                host.database = database

        monkeypatch.setattr(retries, "asyncio", SimpleNamespace(sleep=sleep))
        await bot.login(TOKEN)
        assert bot.services is not None
        assert [it async for it in look.troubles()] == []
    assert slept == [5.0, 10.0]
    assert all(it[0].startswith("the database is out of reach: connection failed") for it in seen)
    said = [it.getMessage() for it in caplog.records if it.name == retries.__name__]
    assert len(said) == 2 and "hush" not in caplog.text
    assert said[0].startswith("postgresql://kontor@127.0.0.1:1/kontor is out of reach (connection failed: ")


async def test_a_gateway_that_is_away_is_asked_for_again(
    monkeypatch: pytest.MonkeyPatch, settings: Settings, slept: list[float]
) -> None:
    away = discord.GatewayNotFound()  # type: ignore[no-untyped-call]
    faults = [away, aiohttp.ServerDisconnectedError(), TimeoutError()]

    async def connect(self: Any, *, reconnect: bool) -> None:
        if faults:
            raise faults.pop(0)

    monkeypatch.setattr(commands.AutoShardedBot, "connect", connect)
    async with create_bot(settings) as bot:
        await bot.connect()
    assert slept == [5.0, 10.0, 20.0]


async def test_what_ends_the_connection_for_good_is_raised(
    monkeypatch: pytest.MonkeyPatch, settings: Settings, slept: list[float]
) -> None:
    async def connect(self: discord.Client, *, reconnect: bool) -> None:
        await self.close()
        raise OSError

    monkeypatch.setattr(commands.AutoShardedBot, "connect", connect)
    async with create_bot(settings) as bot:
        with pytest.raises(OSError):
            await bot.connect()
    assert not slept


async def test_discord_is_asked_again_no_sooner_than_it_has_said(slept: list[float]) -> None:
    faults: list[Exception] = [discord.RateLimited(600.0), discord.RateLimited(1.0), TimeoutError()]

    async def attempt() -> None:
        if faults:
            raise faults.pop(0)

    await retry(attempt, "not done")
    assert slept == [600.0, 10.0, 20.0]


async def test_a_fault_of_ours_is_not_tried_again(slept: list[float]) -> None:
    async def attempt() -> None:
        raise LookupError

    with pytest.raises(LookupError):
        await retry(attempt, "not done")
    assert not slept


def test_pauses_grow_to_a_longest() -> None:
    assert list(islice(backoff_delays(5.0, 60.0), 6)) == [5.0, 10.0, 20.0, 40.0, 60.0, 60.0]


async def test_nothing_is_said_before_the_servers_are_known(portal: Portal, settings: Settings) -> None:
    async with create_bot(settings) as bot:
        await bot.login(TOKEN)
        assert not any(it.sleeping for it in bot.scheduler.sleepers)
        await bot.on_ready()
        tasks = [it.sleeping.running[None] for it in bot.scheduler.sleepers]
        await bot.on_ready()
        assert [it.sleeping.running[None] for it in bot.scheduler.sleepers] == tasks


async def test_a_start_says_once_who_we_are_where_and_how_to_invite_us(
    portal: Portal, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    host = settings.model_copy(update={"discord_token": SecretStr(TOKEN)})
    async with create_bot(host) as bot:
        await bot.login(TOKEN)
        host.health_port = 9465
        with caplog.at_level(logging.INFO):
            await bot.on_ready()
            await bot.on_ready()
        (line,) = (it.getMessage() for it in caplog.records if " is online as " in it.getMessage())
        assert line == (
            f"Kontor {__version__} is online as {bot.user} ({bot.application_id}) on 0 servers;"
            f" invite it: {invitation(bot.application_id or 0)}; health: http://127.0.0.1:9465/"
        )
        assert TOKEN not in line


@pytest.mark.parametrize("fault", [ConnectionResetError(), aiohttp.ServerDisconnectedError(), TimeoutError()])
def test_the_library_says_in_a_line_that_the_connection_is_lost(fault: Exception) -> None:
    facts = (logging.ERROR, "discord.py", 1, "Attempting a reconnect in %.2fs", (3.2,))
    record = logging.LogRecord("discord.shard", *facts, exc_info=(type(fault), fault, None))
    text = PrivateFormatter().format(record)

    assert text == f"Attempting a reconnect in 3.20s ({type(fault).__name__})"
    ours = logging.LogRecord("bot.app", *facts, exc_info=(type(fault), fault, None))
    assert len(PrivateFormatter().format(ours).splitlines()) > 1
